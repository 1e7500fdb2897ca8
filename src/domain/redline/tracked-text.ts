import type { Piece } from '#src/domain/redline/word-pieces.ts';
import { run } from '#src/domain/specification/writers/docx/xml.ts';
import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';

/** Author and date of the changes, which Word shows next to each one. */
export interface Stamp {
  author: string;
  /** ISO date. */
  day: string;
}

export type Track = 'ins' | 'del' | 'moveFrom' | 'moveTo';

/** Writes tracked changes; each gets a unique id in the file. */
export interface Tracker {
  /** Attributes of the next change. */
  attributes: () => string;
  /** Pieces of a paragraph as inserted, deleted, or plain text. */
  pieces: (pieces: readonly Piece[], look?: string) => string;
  /** A text that was inserted, deleted, or moved as a whole; plain if null. */
  text: (text: string, track: Track | null, look?: string) => string;
  /** Properties of the paragraph mark; tracking the mark inserts or deletes the paragraph itself. */
  mark: (track: Track | null) => string;
}

export function tracker({ author, day }: Stamp): Tracker {
  let last = 0;
  const attributes = (): string =>
    `w:id="${(last += 1)}" w:author="${escapeMarkup(author)}" w:date="${day}T12:00:00Z"`;
  const text = (words: string, track: Track | null, look = ''): string => {
    if (words === '') return '';
    if (track === null) return run(words, look);
    const content = track === 'del' ? deletedRun(words, look) : run(words, look);
    return `<w:${track} ${attributes()}>${content}</w:${track}>`;
  };
  return {
    attributes,
    text,
    pieces: (pieces, look) =>
      pieces
        .map(({ of, text: words }) => text(words, of === 'both' ? null : of === 'old' ? 'del' : 'ins', look))
        .join(''),
    mark: (track) => (track === null ? '' : `<w:rPr><w:${track} ${attributes()}/></w:rPr>`),
  };
}

const deletedRun = (text: string, look: string): string =>
  run(text, look).replace('<w:t ', '<w:delText ').replace('</w:t>', '</w:delText>');
