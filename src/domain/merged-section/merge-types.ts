import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Difference } from '#src/domain/merged-section/performance.ts';

/**
 * A conflict for a person to settle: manufacturers' texts that exclude each other, different recommendations or blank
 * values, or a clause that only one manufacturer can meet.
 */
export type OpenKind = Difference | 'choice' | 'blank' | 'proprietary';

/** One of the texts, and whose it is. */
export interface OpenSide {
  manufacturers: readonly string[];
  text: string;
}

/** A way to settle the conflict, with the resulting text if it differs. */
export interface Answer {
  key: string;
  label: string;
  text: string | null;
}

export interface OpenItem {
  /** Derived from the texts: survives a renumbered master, but changes when a manufacturer changes the words. */
  key: string;
  kind: OpenKind;
  /** Title of the article it is in. */
  article: string;
  sides: readonly OpenSide[];
  answers: readonly Answer[];
  /** Null while undecided. */
  answer: string | null;
  /** Its lines in the result; empty if all were left out. */
  lineIds: readonly number[];
}

/** One of the manufacturers' values that all of them meet. */
export interface MergedValue {
  lineId: number;
  article: string;
  text: string;
  /** `≥` or `≤`. */
  sign: string;
  chosen: string;
  standard: string;
  values: readonly { manufacturer: string; text: string }[];
}

/** What became of a manufacturer's line. */
export type LineOutcome =
  | { kind: 'line'; id: number }
  | { kind: 'open'; key: string }
  | { kind: 'out'; why: string };

/** The answers so far, by item key. */
export type Answers = Readonly<Record<string, string>>;

export interface Merged {
  section: SpecSection;
  /** By slot; the basis of design is first. */
  manufacturers: readonly {
    manufacturer: string;
    filename: string;
    coid: number;
    companySlug: string;
    lines: number;
  }[];
  items: readonly OpenItem[];
  values: readonly MergedValue[];
  /** By `slot:line`. */
  fates: ReadonlyMap<string, LineOutcome>;
  /** Lines that aren't in the result. */
  leftOut: readonly { manufacturer: string; text: string; why: string }[];
}

/** Whether it is a conflict; proprietary clauses don't contradict each other. */
export const isConflict = ({ kind }: Pick<OpenItem, 'kind'>): boolean => kind !== 'proprietary';
