import { type Section, findSection, sections } from '#src/domain/masterformat/sections.ts';

/** The five digits of MasterFormat 95 for a section of 04, of its parent at the fifth level; or null. */
export const to95 = (digits: string): string | null =>
  (findSection(digits) ?? findSection(digits.slice(0, 6)))?.former ?? null;

const cameFrom = (test: (former: string) => boolean) => sections.filter((section) => test(section.former));

/**
 * The listed sections of MasterFormat 04 that replaced a number of 95, in order. A broad number that isn't listed,
 * `07400`, covers everything under it; a narrow one, `07412`, uses its parent `07410`.
 */
export function to04(digits: string): readonly Section[] {
  if (!/^\d{5}$/.test(digits)) return [];
  const exact = cameFrom((former) => former === digits);
  if (exact.length > 0) return exact;
  if (!digits.endsWith('0')) return cameFrom((former) => former === `${digits.slice(0, 4)}0`);
  const stem = digits.replace(/0{1,3}$/, '');
  return cameFrom((former) => former.startsWith(stem));
}
