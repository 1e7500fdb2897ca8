/** A person’s words for a section in place of those that the project gives; null where they are the project’s. */
export interface OwnText {
  title: string | null;
  products: string | null;
  remarks: string;
}

/** A person's changes to the outline of a project; sections go by their digits. */
export interface OutlineEdits {
  texts: Readonly<Record<string, OwnText>>;
  added: readonly string[];
  removed: readonly string[];
  /** Of sections that were moved; those of a division keep this order. */
  order: readonly string[];
}

export const noEdits: OutlineEdits = { texts: {}, added: [], removed: [], order: [] };

const noText: OwnText = { title: null, products: null, remarks: '' };

export const ownTextOf = ({ texts }: OutlineEdits, number: string): OwnText => texts[number] ?? noText;

export function withText(edits: OutlineEdits, number: string, part: Partial<OwnText>): OutlineEdits {
  return { ...edits, texts: { ...edits.texts, [number]: { ...ownTextOf(edits, number), ...part } } };
}

/** Title and products are the project’s again; remarks stay. */
export function withoutOwnText(edits: OutlineEdits, number: string): OutlineEdits {
  return withText(edits, number, { title: null, products: null });
}

/** A section that was removed and is added again comes back with its text. */
export function withSection(edits: OutlineEdits, number: string): OutlineEdits {
  return {
    ...edits,
    added: [...without(edits.added, [number]), number],
    removed: without(edits.removed, [number]),
  };
}

export function withoutSection(edits: OutlineEdits, number: string): OutlineEdits {
  return { ...edits, removed: [...without(edits.removed, [number]), number] };
}

export function withSectionBack(edits: OutlineEdits, number: string): OutlineEdits {
  return { ...edits, removed: without(edits.removed, [number]) };
}

/** Moves a section among those of its division, which stand in this order. */
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
      ...without(edits.order, division),
      ...division.with(from, division[next] ?? number).with(next, number),
    ],
  };
}

export const inMasterFormatOrder = (edits: OutlineEdits): OutlineEdits => ({ ...edits, order: [] });

/** MasterFormat’s order of digits: `07 42 13` before `07 42 13.23`, sections without a number last. */
export const byNumber = (one: string, other: string): number =>
  one === other ? 0 : (one || '~') < (other || '~') ? -1 : 1;

/** Numbers in MasterFormat’s order, where those that a person moved take each other’s places. */
export function ordered(numbers: readonly string[], order: readonly string[]): string[] {
  const sorted = numbers.toSorted(byNumber);
  const moved = order.filter((number) => numbers.includes(number));
  const places = new Set(moved);
  let at = 0;
  return sorted.map((number) => (places.has(number) ? (moved[at++] ?? number) : number));
}

const without = (list: readonly string[], gone: readonly string[]): string[] =>
  list.filter((one) => !gone.includes(one));
