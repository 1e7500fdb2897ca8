import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { findFormerSection } from '#src/domain/masterformat/former-sections.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';

export interface SectionContext {
  /** All listed sections of its division, including itself. */
  inDivision: readonly Section[];
  /** Empty if the 95 number isn't listed. */
  formerTitle: string;
  /** Other sections that came from the same MasterFormat 95 number. */
  sameFormer: readonly Section[];
}

export const sectionContext = ({ digits, former }: Section): SectionContext => ({
  inDivision: sections.filter((section) => section.digits.startsWith(digits.slice(0, 2))),
  formerTitle: findFormerSection(former)?.title ?? '',
  sameFormer: to04(former).filter((section) => section.digits !== digits),
});
