import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import type { SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** The library's names for a product that a section names. */
export interface NamedProduct {
  id: number;
  tradename: string;
  model: string;
}

/** A maker’s section, and the products of the library that it names. */
export interface MergeSource {
  section: SpecSection;
  products: readonly NamedProduct[];
}

/** A source being merged; the basis of design has slot 0. */
export interface Side {
  slot: number;
  maker: string;
  coid: number;
  filename: string;
  section: SpecSection;
  tree: SectionTree;
  products: readonly NamedProduct[];
  /** The maker as its text names it. */
  makerNames: readonly string[];
}

/** A line of one of the sources. */
export interface SidedLine {
  side: Side;
  line: SpecLine;
}

export function sideOf({ section, products }: MergeSource, slot: number): Side {
  const maker = plainText(section.company).trim();
  const names = [maker, plainText(section.manufacturer.name).trim()];
  return {
    slot,
    maker,
    coid: section.coid,
    filename: section.filename,
    section,
    tree: sectionTree(section),
    products,
    makerNames: [...new Set(names)].filter((name) => name.length > 2),
  };
}

/** Sixteen numbers for each line of a source: one for each maker’s, and those of lines that merging adds. */
const step = 16;
/** Of a note about a maker’s line; the maker’s slot is added. */
const noteSlot = 4;
const addedSlot = 8;

/** The number of a line in the result: it stays whatever is resolved. */
export const resultId = (slot: number, lineId: number): number => lineId * step + slot;

export const noteId = (slot: number, lineId: number): number => resultId(noteSlot + slot, lineId);

/** Of a line that no maker has, beside one of the result. */
export const addedId = (besideId: number, which: number): number =>
  besideId - (besideId % step) + addedSlot + which;

/** `0:17`: a line among all sources. */
export const lineKey = ({ side, line }: SidedLine): string => `${side.slot}:${line.id}`;
