import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Difference } from '#src/domain/merged-section/performance.ts';

/**
 * A conflict that a person settles: texts of makers that exclude each other, what each recommends or fills in, or a
 * clause that only one can meet.
 */
export type OpenKind = Difference | 'choice' | 'blank' | 'proprietary';

/** One of the texts, with whose it is. */
export interface OpenSide {
  makers: readonly string[];
  text: string;
}

/** A way to settle it, and what the section then says where that is another text. */
export interface Answer {
  key: string;
  label: string;
  text: string | null;
}

export interface OpenItem {
  /** From its texts: the same after a master was renumbered, another one once a maker changed the words. */
  key: string;
  kind: OpenKind;
  /** Where it stands: the title of the article. */
  article: string;
  sides: readonly OpenSide[];
  answers: readonly Answer[];
  /** Null while it is open. */
  answer: string | null;
  /** Its lines in the result; empty where all were left out. */
  lineIds: readonly number[];
}

/** A value that all makers meet, chosen among theirs. */
export interface MergedValue {
  lineId: number;
  article: string;
  text: string;
  /** `≥` or `≤`. */
  sign: string;
  chosen: string;
  standard: string;
  values: readonly { maker: string; text: string }[];
}

/** The fate of a maker’s line. */
export type Fate =
  | { kind: 'line'; id: number }
  | { kind: 'open'; key: string }
  | { kind: 'out'; why: string };

/** The answers so far, by the key of the item. */
export type Answers = Readonly<Record<string, string>>;

export interface Merged {
  section: SpecSection;
  /** By slot, the basis of design first. */
  makers: readonly { maker: string; filename: string; coid: number; companySlug: string; lines: number }[];
  items: readonly OpenItem[];
  values: readonly MergedValue[];
  /** By `slot:line`. */
  fates: ReadonlyMap<string, Fate>;
  /** The lines that are not in the result. */
  leftOut: readonly { maker: string; text: string; why: string }[];
}

/** Conflicts first; clauses are not in each other’s way. */
export const isConflict = ({ kind }: Pick<OpenItem, 'kind'>): boolean => kind !== 'proprietary';
