import { largest } from '#src/lib/long-lists.ts';

/**
 * A stroke font for text in CAD fonts (`.shx`), which are not in the file. Capitals are six units high. Each letter's strokes
 * are pairs of digits: x, and y, where 2 is the baseline and 8 the cap height.
 */
const strokesByLetter: Readonly<Record<string, string>> = {
  ' ': '',
  A: '022842 1535',
  B: '02083847463505 3544433202',
  C: '4738180703123243',
  D: '020828374644433202',
  E: '48080242 0535',
  F: '480802 0535',
  G: '47381807031232434525',
  H: '0802 4842 0545',
  I: '0828 1812 0222',
  J: '4843321203',
  K: '0802 4804 1542',
  L: '080242',
  M: '0208254842',
  N: '02084248',
  O: '180703123243473818',
  P: '02083847463505',
  Q: '180703123243473818 2442',
  R: '02083847463505 2542',
  S: '473818070615354443321203',
  T: '0848 2822',
  U: '080312324348',
  V: '082248',
  W: '0812263248',
  X: '0842 0248',
  Y: '082548 2522',
  Z: '08480242',
  a: '361605031232 3632',
  b: '0802 062635332202',
  c: '352616050312 122233',
  d: '3832 361605031232',
  e: '043435261605031232',
  f: '38281712 0626',
  g: '361605031232 36312010',
  h: '0802 0516263532',
  i: '0602 0708',
  j: '161100 1718',
  k: '0802 3603 1432',
  l: '0802',
  m: '0602 05162522 25364542',
  n: '0602 0516263532',
  o: '160503122233352616',
  p: '0600 062635332202',
  q: '3630 361605031232',
  r: '0602 05162635',
  s: '35261605142433221203',
  t: '18132232 0636',
  u: '0603122232 3632',
  v: '062246',
  w: '0612253246',
  x: '0632 0236',
  y: '0622 461000',
  z: '06360232',
  0: '180703123243473818',
  1: '172822 1232',
  2: '07183847460242',
  3: '0718384746354443321203 1535',
  4: '32380444',
  5: '480805354443321203',
  6: '4738180703123243443515 1504',
  7: '084812',
  8: '180706153546473818 1504031232434435',
  9: '031232434738180706153546',
  '.': '0202',
  ',': '1201',
  ':': '0202 0505',
  ';': '1201 1515',
  '!': '0804 0202',
  '?': '071838474625 2524 2222',
  "'": '0806',
  '"': '0806 2826',
  '-': '0535',
  '+': '0545 2327',
  '=': '0444 0646',
  '/': '0248',
  '\\': '0842',
  '|': '0801',
  _: '0141',
  '(': '18060412',
  ')': '08161402',
  '[': '18080212',
  ']': '08181202',
  '{': '28171605141322',
  '}': '08171625141302',
  '`': '0817',
  '<': '470543',
  '>': '074503',
  '#': '1218 3238 0444 0646',
  $: '473818070615354443321203 2822',
  '%': '0248 0818170708 3343423233',
  '&': '4206071827260403122244',
  '*': '1337 1733 2428',
  '@': '36261514233336 3344463818060412 1232',
  '^': '062846',
  '~': '05163445',
  '°': '1807162718',
  '±': '0646 2824 0242',
  '⌀': '180703123243473818 0248',
  '×': '0347 0743',
  '²': '0718270525',
};

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
