import { diffArrays } from 'diff';

/** A stretch of a paragraph: in both texts, or in one of them. */
export interface Piece {
  of: 'both' | 'old' | 'now';
  text: string;
}

/** Words with what holds them together (`1-1/2`, `0.060`, `hot-air`), spaces, and every other sign alone. */
const token = /\s+|[\p{L}\p{N}\p{M}]+(?:[.,/'’-][\p{L}\p{N}\p{M}]+)*|\P{Cs}|[^]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** More changes than that in one paragraph are no longer read word by word. */
const mostEdits = 400;

/** How one text became the other, word by word. The pieces of the old give the old text, those of the new one the new. */
export function wordPieces(old: string, now: string): Piece[] {
  if (old === now) return old === '' ? [] : [{ of: 'both', text: old }];
  const edits = diffArrays(tokensOf(old), tokensOf(now), { maxEditLength: mostEdits });
  if (edits === undefined) return joined([piece('old', old), piece('now', now)]);
  return joined(
    edits.map(({ added, removed, value }) => piece(added ? 'now' : removed ? 'old' : 'both', value.join(''))),
  );
}

const piece = (of: Piece['of'], text: string): Piece => ({ of, text });

/** Stretches of changes as one change each: a space between two changed words reads better as a part of them. */
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
