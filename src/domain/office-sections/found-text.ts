import type { Level } from '#src/domain/specification/section-tree.ts';

/** A paragraph or table as a file has it, before it is known where in a section it stands. */
export interface FoundLine {
  kind: 'line' | 'note' | 'table';
  /** Without its number; tabs and line breaks are kept until the number is read. */
  text: string;
  /** Number by the word processor's count, `1.1` or `A.`; empty for none or one that is typed. */
  label: string;
  /** The level that its style, list, or tag states; null if only number and place tell. */
  level: Level | null;
  /**
   * What else its style says: a heading of the section, a caption of the next table, a note on the paragraph above, or
   * nothing.
   */
  place: 'title' | 'end' | 'aside' | 'caption' | 'below' | null;
  /** Rank of a word processor's heading, 1 for the highest; null for none. */
  heading: number | null;
  /** Where its number starts and where its text does, in twips; null if unknown. */
  left: number | null;
  textLeft: number | null;
  /** Rows of a table, header row first. */
  rows: readonly (readonly string[])[];
}

/** What of a file could not be kept as it was. `line` counts paragraphs from 1; 0 is the whole file. */
export interface Remark {
  line: number;
  /** The beginning of the paragraph, or what was found there. */
  text: string;
  problem: string;
}

/** What a reader of a format found. */
export interface FoundText {
  lines: readonly FoundLine[];
  remarks: readonly Remark[];
  /** Texts of headers and footers, each once. */
  edges: readonly string[];
}

/** A file that isn't read, with the reason as a sentence. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}

/** The most paragraphs that are read. */
export const mostParagraphs = 50_000;
export const tooManyParagraphs = `The file has more than ${mostParagraphs.toLocaleString('en-US')} paragraphs. Split it into its sections and open them one by one.`;

export const plainLine: Omit<FoundLine, 'text'> = {
  kind: 'line',
  label: '',
  level: null,
  place: null,
  heading: null,
  left: null,
  textLeft: null,
  rows: [],
};

const longestExcerpt = 80;

/** The beginning of a text, for a list. */
export function excerptOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > longestExcerpt ? `${words.slice(0, longestExcerpt - 1)}…` : words;
}
