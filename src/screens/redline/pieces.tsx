import { Fragment } from 'react';

import type { Piece } from '#src/domain/redline/word-pieces.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Pieces of text: inserted, deleted, or in both texts. */
export const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ of, text }, at) => {
    if (of === 'both') return <Fragment key={at}>{unbroken(text)}</Fragment>;
    // The index works as key, because the pieces of a line never change order.
    return of === 'old' ? <del key={at}>{unbroken(text)}</del> : <ins key={at}>{unbroken(text)}</ins>;
  });
