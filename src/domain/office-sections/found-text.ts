import type { Level } from '#src/domain/specification/section-tree.ts';

/** A paragraph or table of a file, before its level in the section is known. */
export interface FoundLine {
  kind: 'line' | 'note' | 'table';
  /** Without its number; tabs and line breaks are kept until the number is read. */
  text: string;
  /** Automatic number, `1.1` or `A.`; empty if there is none or it is typed. */
  label: string;
  /** The level from its style, list, or tag; null if only its number and indentation tell. */
  level: Level | null;
  /** What its style makes of it: a heading, a caption of the next table, a note on the last text, or none. */
  place: 'title' | 'end' | 'aside' | 'caption' | 'below' | null;
  /** Level of a word processor's heading, 1 for the highest; null for none. */
  heading: number | null;
  /** Where its number starts and where its text does, in twips; null if unknown. */
  left: number | null;
  textLeft: number | null;
  /** Rows of a table, header row first. */
  rows: readonly (readonly string[])[];
}

/** A part of a file that could not be kept unchanged. `line` counts paragraphs from 1; 0 is the whole file. */
export interface Remark {
  line: number;
  /** The beginning of the paragraph, or the text in question. */
  text: string;
  problem: string;
}

/** The result of a format's reader. */
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

/** Maximum number of paragraphs. */
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
