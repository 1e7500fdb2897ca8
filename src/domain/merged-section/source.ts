import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { sectionTree, type SectionTree, type SpecLine } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** The library's names for a product in the section. */
export interface NamedProduct {
  id: number;
  tradename: string;
  model: string;
}

/** A manufacturer's section and the library products it names. */
export interface MergeSource {
  section: SpecSection;
  products: readonly NamedProduct[];
}

/** A source being merged; slot 0 is the basis of design. */
export interface Side {
  slot: number;
  manufacturer: string;
  coid: number | null;
  filename: string;
  section: SpecSection;
  tree: SectionTree;
  products: readonly NamedProduct[];
  /** The manufacturer's names as used in its text. */
  manufacturerNames: readonly string[];
}

/** A line of one of the sources. */
export interface SidedLine {
  side: Side;
  line: SpecLine;
}

export function sideOf({ section, products }: MergeSource, slot: number): Side {
  const manufacturer = plainText(section.company).trim();
  const names = [manufacturer, plainText(section.manufacturer.name).trim()];
  return {
    slot,
    manufacturer,
    coid: section.coid,
    filename: section.filename,
    section,
    tree: sectionTree(section),
    products,
    manufacturerNames: [...new Set(names)].filter((name) => name.length > 2),
  };
}

/** Each source line gets a range of sixteen ids: one per manufacturer, and the rest for lines that merging adds. */
const step = 16;
/** Offset for a note on a manufacturer's line; the manufacturer's slot is added to it. */
const noteSlot = 4;
const addedSlot = 8;

/** The id of a line in the result. It doesn't depend on how conflicts are resolved. */
export const resultId = (slot: number, lineId: number): number => lineId * step + slot;

export const noteId = (slot: number, lineId: number): number => resultId(noteSlot + slot, lineId);

/** The id of an added line next to a line of the result. */
export const addedId = (besideId: number, which: number): number =>
  besideId - (besideId % step) + addedSlot + which;

/** `0:17`: identifies a line among all sources. */
export const lineKey = ({ side, line }: SidedLine): string => `${side.slot}:${line.id}`;
