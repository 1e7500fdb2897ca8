import { diffArrays } from 'diff';

/** A piece of a paragraph that is in both texts or in only one. */
export interface Piece {
  of: 'both' | 'old' | 'now';
  text: string;
}

/** Words with what joins them (`1-1/2`, `0.060`, `hot-air`), spaces, and every other character alone. */
const token = /\s+|[\p{L}\p{N}\p{M}]+(?:[.,/'’-][\p{L}\p{N}\p{M}]+)*|\P{Cs}|[^]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** A paragraph with more changes isn't compared word by word. */
const mostEdits = 400;

/** Word-by-word differences. The old and common pieces give the old text, the new and common ones the new text. */
export function wordPieces(old: string, now: string): Piece[] {
  if (old === now) return old === '' ? [] : [{ of: 'both', text: old }];
  const edits = diffArrays(tokensOf(old), tokensOf(now), { maxEditLength: mostEdits });
  if (edits === undefined) return joined([piece('old', old), piece('now', now)]);
  return joined(
    edits.map(({ added, removed, value }) => piece(added ? 'now' : removed ? 'old' : 'both', value.join(''))),
  );
}

const piece = (of: Piece['of'], text: string): Piece => ({ of, text });

/** Joins adjacent changes; a space between two changed words is easier to read as part of the change. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let old = '';
  let now = '';
  const flush = (): void => {
    if (old !== '') result.push(piece('old', old));
    if (now !== '') result.push(piece('now', now));
    old = '';
    now = '';
  };
  pieces.forEach(({ of, text }, at) => {
    const isBridge =
      of === 'both' && /^[\s\p{P}]{1,2}$/u.test(text) && old + now !== '' && at < pieces.length - 1;
    if (of !== 'now' && (of === 'old' || isBridge)) old += text;
    if (of !== 'old' && (of === 'now' || isBridge)) now += text;
    if (of !== 'both' || isBridge) return;
    flush();
    if (text !== '') result.push(piece('both', text));
  });
  flush();
  return result;
}
