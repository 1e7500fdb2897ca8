import type { Piece } from '#src/domain/redline/word-pieces.ts';

/** Words in pieces: inserted, deleted, or in both texts. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ of, text }, at) => {
    if (of === 'both') return text;
    // Pieces of a line never change places.
    return of === 'old' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
  });
}
