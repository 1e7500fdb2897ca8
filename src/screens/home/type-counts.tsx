import { use } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { contentTypes, type CountsByType } from '#src/contracts/content-types.ts';
import type { Library } from '#src/contracts/library.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/home/home.module.css';

/** The library by type, with and without counts of the same height. */
export const TypeCounts = ({ result }: { result: Promise<Result<Library>> }) => (
  <PromptSuspense awaited={result} fallback={<Types totals={{}} />}>
    <Counted result={result} />
  </PromptSuspense>
);

const Counted = ({ result }: { result: Promise<Result<Library>> }) => (
  <Types totals={use(result).data?.totals ?? {}} />
);

const Types = ({ totals }: { totals: CountsByType }) => (
  <ul className={`note hidden-1023 ${style.types}`} aria-label="By type">
    {contentTypes.map((type) => (
      <li key={type}>
        <Link to={to.contentType(type)}>
          {contentTypeWords[type].plural}{' '}
          <span className="small-mono muted">{countText(totals[type] ?? 0)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
