import { useMemo } from 'react';

import type { PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import type { Result } from '#src/contracts/result.ts';
import type { CatalogPage } from '#src/domain/catalog-pages.ts';
import { useSettled } from '#src/components/page/use-settled.ts';

/** The text of each page from the catalog's text file, or why there is none. */
export function useCatalogTexts(asked: Promise<Result<readonly CatalogPage[]>>, count: number): PageTexts {
  const result = useSettled(asked);
  return useMemo(() => {
    if (result === null) return { texts: [], isComplete: false, problem: null };
    if (result.error) {
      const problem =
        result.error.status === 404
          ? 'This catalog has no text file, so its pages can’t be searched.'
          : `${result.error.message} Only the pages can be shown.`;
      return { texts: [], isComplete: true, problem };
    }
    const texts = new Map(result.data.map(({ pageNumber, data }) => [pageNumber, data]));
    return {
      texts: Array.from({ length: count }, (_, index) => texts.get(index + 1) ?? ''),
      isComplete: true,
      problem: null,
    };
  }, [result, count]);
}
