/** A piece of a suggestion: either typed or predicted. */
export interface SuggestionPart {
  text: string;
  isTyped: boolean;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * Splits a suggestion into the typed part and the rest: `metal wa` in «Metal Wall Panels» leaves «ll Panels».
 * Without a match (a synonym), it is one typed piece.
 */
export function splitSuggestion(text: string, typed: string): SuggestionPart[] {
  const words = typed.toLowerCase().match(wordPattern) ?? [];
  const pieces: SuggestionPart[] = [];
  const add = (piece: string, isTyped: boolean): void => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isTyped === isTyped) last.text += piece;
    else pieces.push({ text: piece, isTyped });
  };
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const lower = word.toLowerCase();
    const longest = words
      .filter((one) => lower.startsWith(one))
      .reduce((most, one) => Math.max(most, one.length), 0);
    const between = text.slice(at, index);
    add(between, pieces.at(-1)?.isTyped ?? longest > 0);
    add(word.slice(0, longest), true);
    add(word.slice(longest), false);
    at = index + word.length;
  }
  add(text.slice(at), pieces.at(-1)?.isTyped ?? true);
  return pieces.some(({ isTyped }) => isTyped) ? pieces : [{ text, isTyped: true }];
}
