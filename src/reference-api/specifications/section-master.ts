/** A standard that a master cites. */
export type MasterReference = readonly [designation: string, title: string];

/** A section of the trade, in the notation of docs/section-notation.md. */
export interface SectionMaster {
  /** Digits of MasterFormat 04: `075423`. */
  number: string;
  references: readonly MasterReference[];
  text: string;
}
