import type { ContentType, CountsByType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';

/** `CAD 12`, `BIM 3`, `Spec 1`; types without items are omitted. */
export const countsText = (counts: CountsByType, types: readonly ContentType[]): string[] =>
  types.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count === 0 ? [] : [`${contentTypeWords[type].short}\u00A0${countText(count)}`];
  });
