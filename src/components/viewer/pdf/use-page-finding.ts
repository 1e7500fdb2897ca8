import { useMemo, useState } from 'react';

import { findInPages, isSearched, type PageMatch } from '#src/domain/viewer/find-in-pages.ts';

export interface PageFinding {
  words: string;
  matches: readonly PageMatch[];
  /** Index of the current match; -1 before the first step. */
  at: number;
  isSearched: boolean;
  setWords: (words: string) => void;
  goTo: (at: number) => void;
  step: (by: 1 | -1) => void;
}

/** Searches the texts of the pages and steps through the matches, starting from the visible page. */
export function usePageFinding(
  texts: readonly string[],
  { words: initial, page, onPage }: { words: string; page: number; onPage: (page: number) => void },
): PageFinding {
  const [{ words, at }, setState] = useState({ words: initial, at: -1 });
  const matches = useMemo(() => findInPages(texts, words), [texts, words]);
  const goTo = (next: number): void => {
    const match = matches[next];
    if (!match) return;
    setState({ words, at: next });
    onPage(match.page);
  };
  const step = (by: 1 | -1): void => {
    if (matches.length === 0) return;
    if (at >= 0) {
      goTo((at + by + matches.length) % matches.length);
      return;
    }
    const here =
      by === 1
        ? matches.findIndex((one) => one.page >= page)
        : matches.findLastIndex((one) => one.page <= page);
    goTo(here === -1 ? (by === 1 ? 0 : matches.length - 1) : here);
  };
  return {
    words,
    matches,
    at,
    isSearched: isSearched(words),
    setWords: (next) => setState({ words: next, at: -1 }),
    goTo,
    step,
  };
}
