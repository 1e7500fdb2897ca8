import { singleLineText } from '../../src/lib/invisible-characters.ts';

/** Gives the width of a line in pixels, in a font of this size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

/** A line of text on a card: the left end of its baseline, in pixels. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: 400 | 600;
  tone: 'ink' | 'quiet' | 'muted';
}

export interface CardTexts {
  title: string;
  kicker: string;
  lines: readonly string[];
}

/** The margin around a card, and where its words begin beside a picture. */
export const margin = 72;
const wordsBesidePicture = 624;
const cardWidth = 1200;
/** Where the words begin; the picture and they share this top. */
const top = 104;
/** The words end above this, where the site's name is. */
const bottom = 480;
/** Of titles, from the largest down: the first at which all fits. */
const titleSizes = [60, 52, 44, 38, 32];
/** In characters: what follows fits in no size. */
const longest = 240;

/** The words of a card, line by line: what it is, its title, and who makes it. The title gets smaller before it is cut. */
export function cardLines(
  { title, kicker, lines }: CardTexts,
  { hasPicture, measure }: { hasPicture: boolean; measure: Measure },
): PlacedLine[] {
  const x = hasPicture ? wordsBesidePicture : margin;
  const width = cardWidth - margin - x;
  const kind = sentence(shown(kicker));
  const facts = lines.map(shown).filter((line) => line !== '');
  const below = facts.flatMap((line) => wrapped(line, width, 2, (text) => measure(text, 28, 400)));
  const room = bottom - top - 46 - 24 - below.length * 40;
  const size =
    titleSizes.find((one) => {
      const most = Math.floor(room / (one * 1.15));
      return fits(
        wrapped(shown(title), width, most + 1, (text) => measure(text, one, 600)),
        most,
      );
    }) ?? Math.min(...titleSizes);
  const most = Math.max(1, Math.floor(room / (size * 1.15)));
  const head = wrapped(shown(title), width, most, (text) => measure(text, size, 600));
  const underTitle = top + 46 + head.length * size * 1.15 + 24;
  return [
    { text: kind, x, y: top + 20, size: 26, weight: 400, tone: 'quiet' },
    ...head.map((text, at): PlacedLine => ({
      text,
      x,
      y: Math.round(top + 46 + size * (0.95 + at * 1.15)),
      size,
      weight: 600,
      tone: 'ink',
    })),
    ...below.map((text, at): PlacedLine => ({
      text,
      x,
      y: Math.round(underTitle + 24 + at * 40),
      size: 28,
      weight: 400,
      tone: 'muted',
    })),
  ];
}

const fits = (lines: readonly string[], most: number): boolean =>
  lines.length <= most && !(lines.at(-1) ?? '').endsWith('…');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As one line of at most so many characters. */
function shown(text: string): string {
  const line = singleLineText(text).trim().replaceAll(/\s+/g, ' ');
  return line.length <= longest ? line : `${[...line].slice(0, longest).join('')}…`;
}

/** The text in lines of at most this width; the last of `most` lines ends with an ellipsis if there would be more. */
function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), cut(kept.at(-1) ?? '', width, measure)];
}

/** A word that is wider than a line, in parts that are not. */
function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && measure(part + sign) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

function cut(line: string, width: number, measure: (text: string) => number): string {
  const signs = [...line];
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
