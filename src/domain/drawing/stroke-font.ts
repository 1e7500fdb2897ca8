import strokesByLetter from '#src/domain/drawing/stroke-font.json' with { type: 'json' };
import { largest } from '#src/lib/long-lists.ts';

interface Letter {
  /** Each stroke is a flat list of x and y, from the baseline. */
  strokes: readonly (readonly number[])[];
  /** The advance width. */
  width: number;
}

const gap = 2;
const space = 3;

function letterOf(strokes: string): Letter {
  const all = strokes
    .split(' ')
    .map((stroke) => Array.from(stroke, Number).map((value, at) => (at % 2 === 0 ? value : value - 2)));
  const right = largest(all.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 0)));
  return { strokes: all, width: strokes === '' ? space : right + gap };
}

/**
 * A stroke font for text in CAD fonts (`.shx`), which are not in the file. Capitals are six units high. Each letter's strokes
 * are pairs of digits: x, and y, where 2 is the baseline and 8 the cap height.
 */
const letters = new Map(Object.entries(strokesByLetter).map(([letter, text]) => [letter, letterOf(text)]));

/** Height of a capital. */
export const strokeCapital = 6;

/** A text's strokes and width; null if the font lacks a letter. */
export function strokesOf(text: string): { strokes: number[][]; width: number } | null {
  const strokes: number[][] = [];
  let from = 0;
  for (const character of text) {
    const letter = letters.get(character);
    if (!letter) return null;
    for (const stroke of letter.strokes)
      strokes.push(stroke.map((value, at) => (at % 2 === 0 ? value + from : value)));
    from += letter.width;
  }
  return { strokes, width: Math.max(1, from - gap) };
}
