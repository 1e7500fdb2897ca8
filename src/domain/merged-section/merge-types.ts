import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Difference } from '#src/domain/merged-section/performance.ts';

/**
 * A conflict for a person to resolve: manufacturers' texts that exclude each other, different values of one property, different
 * recommendations or blank values, or a clause that only one manufacturer can meet.
 */
export type OpenKind = Difference | 'measure' | 'choice' | 'blank' | 'proprietary';

/** One of the texts, with its manufacturers. */
export interface OpenSide {
  manufacturers: readonly string[];
  text: string;
}

/** A way to resolve the conflict, with the resulting text if it differs. */
export interface Answer {
  key: string;
  label: string;
  text: string | null;
  /** What the answer means for the manufacturers: `Excludes Stormglass (120 psf).` */
  effect?: string;
}

/** A property that the manufacturers' products have to different degrees. */
export interface Measure {
  unit: string | null;
  /** `>=` for a minimum, `<=` for a maximum. */
  op: '>=' | '<=';
  /** The values of those that the requirement is for; `value` is in `unit`, `text` as the manufacturer states it. */
  values: readonly { manufacturer: string; value: number; text: string }[];
}

export interface OpenItem {
  /** Derived from the texts: survives a renumbered master, but changes when a manufacturer changes the words. */
  key: string;
  kind: OpenKind;
  /** Title of the article it is in. */
  article: string;
  sides: readonly OpenSide[];
  answers: readonly Answer[];
  /** Set if values differ: a person may then require a custom value (`own-75`). */
  measure: Measure | null;
  /** Null while undecided. */
  answer: string | null;
  /** Its lines in the result; empty if all were left out. */
  lineIds: readonly number[];
}

/** A value that a person chose to require, where the manufacturers' values differ. */
export interface MergedValue {
  lineId: number;
  article: string;
  text: string;
  /** `≥` or `≤`. */
  sign: string;
  chosen: string;
  standard: string;
  values: readonly { manufacturer: string; text: string }[];
  /** Manufacturers whose products don't meet it. */
  excludes: readonly string[];
}

/** The outcome of merging a manufacturer's line. */
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
    coid: number | null;
    companySlug: string;
    lines: number;
  }[];
  items: readonly OpenItem[];
  values: readonly MergedValue[];
  /** By `slot:line`. */
  outcomes: ReadonlyMap<string, LineOutcome>;
  /** Lines that aren't in the result. */
  leftOut: readonly { manufacturer: string; text: string; why: string }[];
}

/** Whether it is a conflict; proprietary clauses don't contradict each other. */
export const isConflict = ({ kind }: Pick<OpenItem, 'kind'>): boolean => kind !== 'proprietary';
