import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';

/** The places from one up to, but not including, another. */
export const placesOf = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** The words between, as terms. */
export const nameOf = (words: readonly ScannedWord[], { from, to }: { from: number; to: number }): string =>
  words
    .slice(from, to)
    .map(({ term }) => term)
    .join(' ');
