import { brand } from '#src/brand.ts';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { maxIds, type CsiSection } from '#src/contracts/shapes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { findSection, sections } from '#src/domain/masterformat/sections.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/** The functions of this file read path parameters. They refuse malformed ones with 400, and unknown ones with 404. */

export const numberFrom = (text: string, name: string): number =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuse(400, `${name}: Invalid value: Expected a number.`);

/** `1,2,3` */
export function numbersFrom(text: string, name: string): number[] {
  const parts = text.split(',').filter(Boolean);
  if (parts.length > maxIds) refuse(400, `${name}: Too many values.`);
  return parts.map((part) => numberFrom(part, name));
}

export const companyFrom = (world: World, text: string): Company =>
  world.companies.get(numberFrom(text, 'coid')) ?? refuse(404, `${brand.name} has no manufacturer ${text}.`);

export const contentTypeFrom = (text: string): ContentType =>
  contentTypes.find((type) => type === text) ?? refuse(404, `There is no content type ${text}.`);

/** The sections that a number names: a section of the 2004 or 1995 edition, or all sections below a broader number. */
export function sectionsFrom(text: string): CsiSection[] {
  const digits = text.replaceAll(/[\s.-]/g, '');
  if (!/^\d{2,8}$/.test(digits)) refuse(404, `${text} is not a section number.`);
  // A listed section does not include its level-five sections, which have counts of their own.
  if (findSection(digits)) return [csiSectionOf(digits)];
  const stem = digits.slice(0, 2) + withoutTrailing(digits.slice(2), /0/);
  const named =
    digits.length === 5 ? to04(digits) : sections.filter((section) => section.digits.startsWith(stem));
  return named.map((section) => csiSectionOf(section.digits));
}
