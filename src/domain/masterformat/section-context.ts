import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { findFormerSection } from '#src/domain/masterformat/former-sections.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';

export interface SectionContext {
  /** The listed sections of its division, itself among them. */
  inDivision: readonly Section[];
  /** Empty when it is not listed. */
  formerTitle: string;
  /** Other sections from the same number of MasterFormat 95. */
  sameFormer: readonly Section[];
}

export function sectionContext({ digits, former }: Section): SectionContext {
  return {
    inDivision: sections.filter((section) => section.digits.startsWith(digits.slice(0, 2))),
    formerTitle: findFormerSection(former)?.title ?? '',
    sameFormer: to04(former).filter((section) => section.digits !== digits),
  };
}
