/** A standard that a master cites: designation, title, and what became of it if it is no longer in force. */
export type MasterReference =
  | readonly [designation: string, title: string]
  | readonly [
      designation: string,
      title: string,
      fate: { status: 'withdrawn' | 'superseded'; replacedBy?: string },
    ];

/** A section written for the trade, in the notation of docs/section-notation.md. */
export interface SectionMaster {
  /** Digits of MasterFormat 04: `075423`. */
  number: string;
  references: readonly MasterReference[];
  text: string;
}
