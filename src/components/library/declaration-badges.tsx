import type { ReactElement } from 'react';

import type { ContentType } from '#src/contracts/content-types.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import { Code } from '#src/ui/code.tsx';

const typeOf = { EPD: 'epd', HPD: 'hpd' } as const satisfies Record<string, ContentType>;

/** A product's kinds of declarations: those in force, and those of which the library only has expired ones. */
export const declarationBadges = ({
  counts,
  declarations,
}: Pick<ListedProduct, 'counts' | 'declarations'>): ReactElement[] =>
  (['EPD', 'HPD'] as const).flatMap((kind) => {
    if (declarations.includes(kind))
      return [
        <Code key={kind} tone="good">
          {kind}
        </Code>,
      ];
    if ((counts[typeOf[kind]] ?? 0) === 0) return [];
    return [<Code key={kind}>{kind} expired</Code>];
  });
