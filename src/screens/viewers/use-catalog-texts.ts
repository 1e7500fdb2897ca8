import { useCallback, useMemo, useState } from 'react';

import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import { usePageTexts, type PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import type { Result } from '#src/contracts/result.ts';
import type { CatalogPage } from '#src/domain/catalog-pages.ts';
import { useSettled } from '#src/components/page/use-settled.ts';

interface CatalogTexts {
  texts: PageTexts;
  /** Called when a person begins to search: only then a PDF is read for its text. */
  onTexts: () => void;
}

/**
 * The text of each page from the catalog's text file; without a usable one, from its PDF, or why there is none.
 * `paper` is null until the PDF is open, and where it can't be opened.
 */
export function useCatalogTexts(
  asked: Promise<Result<readonly CatalogPage[]>>,
  count: number,
  { paper, isFailed }: { paper: PdfDocument | null; isFailed: boolean },
): CatalogTexts {
  const result = useSettled(asked);
  const [isWanted, setWanted] = useState(false);
  const onTexts = useCallback(() => setWanted(true), []);
  const own = useMemo(() => textsOfFile(result, count), [result, count]);
  const isOwn = own.problem === null && (!own.isComplete || own.texts.some((text) => text !== ''));
  const ofPaper = usePageTexts(paper, isWanted && !isOwn);
  // Without its PDF, what is wrong with the text file is all there is to say.
  const texts = isOwn || (paper === null && isFailed) ? own : ofPaper;
  return { texts, onTexts };
}

const none: PageTexts = { texts: [], isComplete: false, problem: null };

function textsOfFile(result: Result<readonly CatalogPage[]> | null, count: number): PageTexts {
  if (result === null) return none;
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
}
