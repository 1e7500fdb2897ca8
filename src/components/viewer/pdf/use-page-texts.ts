import { useEffect, useState } from 'react';

import { Budget, TooLargeError } from '#src/lib/budget.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';

export interface PageTexts {
  /** In page order, as far as they have been read. */
  texts: readonly string[];
  isComplete: boolean;
  /** Why there is no text, as a sentence. */
  problem: string | null;
}

/** Limit for the whole document, about fifty thick books. */
const mostCharacters = 50_000_000;

const none: PageTexts = { texts: [], isComplete: false, problem: null };

/** The texts of all pages of a PDF, read page by page once `isWanted`. */
export function usePageTexts(paper: PdfDocument | null, isWanted: boolean): PageTexts {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (!paper || !isWanted) return undefined;
    let isCurrent = true;
    void readTexts(paper, () => isCurrent).then((read) => isCurrent && setKnown(read));
    return () => {
      isCurrent = false;
    };
  }, [paper, isWanted]);
  return known;
}

/** @internal */
export async function readTexts(paper: PdfDocument, isCurrent: () => boolean): Promise<PageTexts> {
  const [texts, characters]: [string[], Budget] = [[], new Budget(mostCharacters)];
  try {
    for (let number = 1; number <= paper.count && isCurrent(); number += 1) {
      const text = await paper.textOf(number);
      characters.spend(text.length);
      texts.push(text);
    }
    return { texts, isComplete: true, problem: null };
  } catch (error) {
    const isTooLong = error instanceof TooLargeError;
    const problem = isTooLong
      ? 'The file has too much text to show here.'
      : 'The text of this file can’t be read.';
    return { texts: [], isComplete: true, problem };
  }
}
