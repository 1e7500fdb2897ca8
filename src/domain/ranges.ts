/** A chosen stretch of numbers, both ends included; null leaves an end open. Units are US customary. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** A range of one measured property, by its name in addresses. */
export interface NamedRange extends Range {
  name: string;
}

export const rangeName = /^[a-z][a-z0-9-]{0,39}$/;
const maxNumberLength = 15;
const whole = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

const numberFrom = (text: string | undefined): number | null =>
  text === undefined || text.length > maxNumberLength ? null : Number(text);

/** Reads `50..`, `..12`, `20..30`; null for anything else, and for ends the wrong way round. */
export function rangeFrom(text: string): Range | null {
  const match = whole.exec(text);
  if (match === null) return null;
  const [from, to] = [numberFrom(match[1]), numberFrom(match[2])];
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

const plain = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(6))));

/** `50..`, `..12`, `20..30`: as addresses and calls write it. */
export function rangeText({ from, to }: Range): string {
  return `${plain(from)}..${plain(to)}`;
}

/** Both at once; null where no number fits both. */
export function narrowed(one: Range, other: Range): Range | null {
  const from = one.from === null ? other.from : Math.max(one.from, other.from ?? one.from);
  const to = one.to === null ? other.to : Math.min(one.to, other.to ?? one.to);
  return from !== null && to !== null && from > to ? null : { from, to };
}

const maxRanges = 12;

/** Several ranges by name, each name once, in the order of names. */
export function rangesInOrder(ranges: readonly NamedRange[]): readonly NamedRange[] {
  const byName = new Map(ranges.map((range) => [range.name, range]));
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, maxRanges);
}

/** `gwp:..12,stc:50..`: several in one parameter, as a call takes them. */
export function rangesText(ranges: readonly NamedRange[]): string {
  return ranges.map((range) => `${range.name}:${rangeText(range)}`).join(',');
}

/** The way back; what is no range is passed over. */
export function rangesFrom(text: string): readonly NamedRange[] {
  return rangesInOrder(
    text.split(',').flatMap((part) => {
      const at = part.indexOf(':');
      const name = part.slice(0, at).trim();
      const range = rangeFrom(part.slice(at + 1).trim());
      return range === null || !rangeName.test(name) ? [] : [{ name, ...range }];
    }),
  );
}
