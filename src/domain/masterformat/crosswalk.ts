import { type Section, findSection, sections } from '#src/domain/masterformat/sections.ts';

/** The five digits of 95 for a section of 04; a fifth level answers for its parent. Null when it is not listed. */
export function to95(digits: string): string | null {
  return (findSection(digits) ?? findSection(digits.slice(0, 6)))?.former ?? null;
}

/**
 * The listed sections of 04 that took over a number of 95, in order. A broad number such as `07400`
 * answers for everything under it; a narrow one that is not listed, `07412`, for its parent `07410`.
 */
export function to04(former: string): readonly Section[] {
  if (!/^\d{5}$/.test(former)) return [];
  const stem = former.replace(/0{1,3}$/, '');
  const under = sections.filter((section) => section.former.startsWith(stem));
  if (under.length > 0 || former.endsWith('0')) return under;
  return sections.filter((section) => section.former === `${former.slice(0, 4)}0`);
}
