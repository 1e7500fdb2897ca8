/** Text that a person wrote for a section, replacing what the project supplies; null keeps the project's. */
export interface OwnText {
  title: string | null;
  products: string | null;
  remarks: string;
}

/** A person's changes to a project's outline. Digits identify sections. */
export interface OutlineEdits {
  texts: Readonly<Record<string, OwnText>>;
  added: readonly string[];
  removed: readonly string[];
  /** Digits of moved sections; sections of a division keep this order. */
  order: readonly string[];
}

export const noEdits: OutlineEdits = { texts: {}, added: [], removed: [], order: [] };

const noText: OwnText = { title: null, products: null, remarks: '' };

export const ownTextOf = ({ texts }: OutlineEdits, number: string): OwnText => texts[number] ?? noText;

export function withText(edits: OutlineEdits, number: string, part: Partial<OwnText>): OutlineEdits {
  return { ...edits, texts: { ...edits.texts, [number]: { ...ownTextOf(edits, number), ...part } } };
}

/** Restores the project's title and products; keeps remarks. */
export function withoutOwnText(edits: OutlineEdits, number: string): OutlineEdits {
  return withText(edits, number, { title: null, products: null });
}

/** Adds a section. One that was removed before comes back with its text. */
export function withSection(edits: OutlineEdits, number: string): OutlineEdits {
  return {
    ...edits,
    added: [...removeAll(edits.added, [number]), number],
    removed: removeAll(edits.removed, [number]),
  };
}

export function withoutSection(edits: OutlineEdits, number: string): OutlineEdits {
  return { ...edits, removed: [...removeAll(edits.removed, [number]), number] };
}

export function withSectionBack(edits: OutlineEdits, number: string): OutlineEdits {
  return { ...edits, removed: removeAll(edits.removed, [number]) };
}

/** Moves a section within its division, whose sections are given in their present order. */
export function withSectionMoved(
  edits: OutlineEdits,
  division: readonly string[],
  number: string,
  by: -1 | 1,
): OutlineEdits {
  const from = division.indexOf(number);
  const next = from + by;
  if (from === -1 || next < 0 || next >= division.length) return edits;
  return {
    ...edits,
    order: [
      ...removeAll(edits.order, division),
      ...division.with(from, division[next] ?? number).with(next, number),
    ],
  };
}

export const inMasterFormatOrder = (edits: OutlineEdits): OutlineEdits => ({ ...edits, order: [] });

/** MasterFormat order of digits: `07 42 13` before `07 42 13.23`; sections without a number last. */
export const byNumber = (one: string, other: string): number =>
  one === other ? 0 : (one || '~') < (other || '~') ? -1 : 1;

/** Numbers in MasterFormat order, except that moved ones take each other's positions. */
export function ordered(numbers: readonly string[], order: readonly string[]): string[] {
  const sorted = numbers.toSorted(byNumber);
  const moved = order.filter((number) => numbers.includes(number));
  const places = new Set(moved);
  let at = 0;
  return sorted.map((number) => (places.has(number) ? (moved[at++] ?? number) : number));
}

const removeAll = (list: readonly string[], gone: readonly string[]): string[] =>
  list.filter((one) => !gone.includes(one));
