import rows from '#src/domain/masterformat/former-sections.json' with { type: 'json' };

export interface FormerSection {
  /** The five digits of MasterFormat 95. */
  digits: string;
  title: string;
}

/**
 * The sections of MasterFormat 95 that listed sections of 04 came from, sorted by number.
 * @internal
 */
export const formerSections: readonly FormerSection[] = rows.map(([digits = '', title = '']) => ({
  digits,
  title,
}));

const byDigits = new Map(formerSections.map((section) => [section.digits, section]));

/** A section of MasterFormat 95 by its five digits; null if it is not listed. */
export const findFormerSection = (digits: string): FormerSection | null => byDigits.get(digits) ?? null;
