/** A range of numbers, both ends included; null leaves an end open. US customary units. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** A range of one measured property, named as in addresses. */
export interface NamedRange extends Range {
  name: string;
}

export const rangeName = /^[a-z][a-z0-9-]{0,39}$/;
const maxNumberLength = 15;
const whole = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

const numberFrom = (text: string | undefined): number | null =>
  text === undefined || text.length > maxNumberLength ? null : Number(text);

/** Parses `50..`, `..12`, `20..30`; null for anything else and for reversed ends. */
export function rangeFrom(text: string): Range | null {
  const match = whole.exec(text);
  if (match === null) return null;
  const [from, to] = [numberFrom(match[1]), numberFrom(match[2])];
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

const plain = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(6))));

/** `50..`, `..12`, `20..30`: the spelling in addresses and calls. */
export const rangeText = ({ from, to }: Range): string => `${plain(from)}..${plain(to)}`;

/** The intersection of two ranges; null if it is empty. */
export function intersectRanges(one: Range, other: Range): Range | null {
  const from = one.from === null ? other.from : Math.max(one.from, other.from ?? one.from);
  const to = one.to === null ? other.to : Math.min(one.to, other.to ?? one.to);
  return from !== null && to !== null && from > to ? null : { from, to };
}

const maxRanges = 12;

/** Combines ranges so that each name occurs once, sorted by name. */
export function rangesInOrder(ranges: readonly NamedRange[]): readonly NamedRange[] {
  const byName = new Map(ranges.map((range) => [range.name, range]));
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, maxRanges);
}

/** `gwp:..12,stc:50..`: several ranges in one parameter of a call. */
export const rangesText = (ranges: readonly NamedRange[]): string =>
  ranges.map((range) => `${range.name}:${rangeText(range)}`).join(',');

/** Parses the output of `rangesText`; skips anything that isn't a range. */
export const rangesFrom = (text: string): readonly NamedRange[] =>
  rangesInOrder(
    text.split(',').flatMap((part) => {
      const at = part.indexOf(':');
      const name = part.slice(0, at).trim();
      const range = rangeFrom(part.slice(at + 1).trim());
      return range === null || !rangeName.test(name) ? [] : [{ name, ...range }];
    }),
  );
