import { describe, expect, it } from 'vitest';

import { notesOf } from '#src/domain/drawing/notes.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

const line = (text: string, y: number, rest: Partial<SheetText> = {}): SheetText => ({
  text,
  layer: 'A-ANNO-NOTE',
  kind: 'note',
  x: 5,
  y,
  height: 1,
  angle: 0,
  align: 'left',
  ...rest,
});

describe('the notes of a drawing', () => {
  it('are one text each, however many lines they have', () => {
    const texts = [
      line('STEEL ROOF DECK, SEE', 10),
      line('STRUCTURAL', 8.4),
      line('DRAWINGS', 6.8),
      line('CLEAT', 4.6),
    ];
    expect(notesOf(texts)).toEqual(['STEEL ROOF DECK, SEE STRUCTURAL DRAWINGS', 'CLEAT']);
  });

  it.each([
    ['beside it', { x: 9 }],
    ['of another size', { height: 1.4 }],
    ['on another layer', { layer: 'A-ANNO-TEXT' }],
    ['at an angle', { angle: 90 }],
    ['above it', { y: 11.6 }],
    ['on it', { y: 10 }],
  ])('a text %s is another note', (_, rest) => {
    expect(notesOf([line('ONE', 10), line('TWO', 8.4, rest)])).toEqual(['ONE', 'TWO']);
  });

  it('are no dimensions, titles, or blanks', () => {
    const texts = [
      line('6"', 10, { kind: 'dimension' }),
      line('TPO-101', 8.4, { kind: 'title' }),
      line(' ', 6),
    ];
    expect(notesOf(texts)).toEqual([]);
  });
});
