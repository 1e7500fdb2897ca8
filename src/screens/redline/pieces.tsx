import type { Piece } from '#src/domain/redline/word-pieces.ts';

/** Pieces of text: inserted, deleted, or in both texts. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ of, text }, at) => {
    if (of === 'both') return text;
    // The index works as key, because the pieces of a line never change order.
    return of === 'old' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
  });
}
