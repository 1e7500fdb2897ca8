import { paragraphText, type WordContext } from '#src/domain/office-sections/word/paragraph-text.ts';
import type { WordParts } from '#src/domain/office-sections/word/word-parts.ts';
import { elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

/** Finds the text of footnotes, endnotes, and comments by their ids. */
export function wordNotes({ footnotes, endnotes, comments }: WordParts): WordContext['noteText'] {
  const parts = { footnote: footnotes, endnote: endnotes, comment: comments };
  const byId = Object.fromEntries(
    Object.entries(parts).map(([kind, part]) => [
      kind,
      new Map((part ? elementsOf(part) : []).map((note) => [note.attributes['w:id'] ?? '', note])),
    ]),
  );
  return (kind, id) => {
    const note = byId[kind]?.get(id);
    if (note === undefined || note.attributes['w:type'] === 'separator') return null;
    const text = plainTextOf(note);
    const author = kind === 'comment' ? note.attributes['w:author'] : undefined;
    if (text === '') return null;
    return author === undefined || author === '' ? text : `${author}: ${text}`;
  };
}

/** The texts of headers and footers, each once; fields show what they were when the file was saved. */
export function edgeTexts(edges: readonly XmlElement[], context: WordContext): string[] {
  const texts = edges.flatMap((edge) =>
    paragraphsIn(edge).map((paragraph) =>
      paragraphText(paragraph, { ...context, fields: [] }, false)
        .shown.replace(/\s+/g, ' ')
        .trim(),
    ),
  );
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** All text inside, on one line. */
function plainTextOf(element: XmlElement): string {
  const context: WordContext = {
    isStyleHidden: () => false,
    noteText: () => null,
    fields: [],
    counts: { inserted: 0, deleted: 0, moved: 0 },
  };
  return paragraphsIn(element)
    .map((paragraph) => paragraphText(paragraph, context, false).shown)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Paragraphs at any depth, in order. */
export const paragraphsIn = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) => (child.name === 'w:p' ? [child] : paragraphsIn(child)));
