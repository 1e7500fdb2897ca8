import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { findFormerSection } from '#src/domain/masterformat/former-sections.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';

/** What stands around a section in the two editions. */
export interface SectionContext {
  /** The listed sections of its division, itself among them. */
  inDivision: readonly Section[];
  /** What its number of MasterFormat 95 was called; empty when that is not listed. */
  formerTitle: string;
  /** The other sections that came from the same number of MasterFormat 95. */
  sameFormer: readonly Section[];
}

export function sectionContext({ digits, former }: Section): SectionContext {
  return {
    inDivision: sections.filter((section) => section.digits.startsWith(digits.slice(0, 2))),
    formerTitle: findFormerSection(former)?.title ?? '',
    sameFormer: to04(former).filter((section) => section.digits !== digits),
  };
}
