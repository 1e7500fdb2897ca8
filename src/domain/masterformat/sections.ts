import rows from '#src/domain/masterformat/sections.json' with { type: 'json' };

export interface Section {
  /** MasterFormat 04 digits without spaces: six, or eight for the fifth level. */
  digits: string;
  title: string;
  /** The five digits that covered the same work in MasterFormat 95. */
  former: string;
}

/** The sections of MasterFormat 04 that have products, sorted by number. */
export const sections: readonly Section[] = rows.map(([digits = '', title = '', former = '']) => ({
  digits,
  title,
  former,
}));

const byDigits = new Map(sections.map((section) => [section.digits, section]));

/** A section by its digits without spaces; null if it is not listed. */
export const findSection = (digits: string): Section | null => byDigits.get(digits) ?? null;
