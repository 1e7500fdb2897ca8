import { useEffect, useState } from 'react';

import type { PaperDocument } from '#src/components/viewer/paper/open-document.ts';

export interface PageTexts {
  /** In order of the pages, as far as they are read. */
  texts: readonly string[];
  isComplete: boolean;
  /** Why there is no text, as a sentence. */
  problem: string | null;
}

const none: PageTexts = { texts: [], isComplete: false, problem: null };

/** The words of all pages of a PDF, read from it page by page once they are wanted. */
export function usePageTexts(paper: PaperDocument | null, isWanted: boolean): PageTexts {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (!paper || !isWanted) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const texts: string[] = [];
      for (let number = 1; number <= paper.count && isCurrent; number += 1)
        texts.push(await paper.textOf(number));
      if (isCurrent) setKnown({ texts, isComplete: true, problem: null });
    };
    read().catch(() => {
      if (isCurrent)
        setKnown({ texts: [], isComplete: true, problem: 'The text of this file can’t be read.' });
    });
    return () => {
      isCurrent = false;
    };
  }, [paper, isWanted]);
  return known;
}
