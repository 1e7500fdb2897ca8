/** A piece of a text, and whether the other texts lack it. */
export interface Piece {
  text: string;
  differs: boolean;
}

const wordOf = (text: string): string => /[\p{L}\d](?:[^]*[\p{L}\d%])?/u.exec(text.toLowerCase())?.[0] ?? '';

/** Splits a text into pieces that all the others share, and pieces that only it has. */
export function differingWords(text: string, others: readonly string[]): Piece[] {
  const lists = others.map((other) => new Set(other.split(/\s+/).map(wordOf)));
  const pieces: Piece[] = [];
  for (const part of text.split(/(\s+)/)) {
    const word = wordOf(part);
    const differs = word !== '' && lists.some((list) => !list.has(word));
    const last = pieces.at(-1);
    const isSpace = part.trim() === '';
    if (last && (last.differs === differs || (isSpace && !last.differs))) last.text += part;
    else pieces.push({ text: part, differs });
  }
  return pieces;
}
