import type { MasterReference } from '#src/reference-api/specifications/section-master.ts';

/** A sentence: first letter large, a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const stopped = /[.:!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return stopped.charAt(0).toUpperCase() + stopped.slice(1);
}

/** `a`, `a and b`, `a, b, and c`. */
export function listed(items: readonly string[], word = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${last}`;
}

/** `Flush wood door` → `flush wood doors`; a word in capitals (`TPO`) stays. */
export function thingsOf(noun: string): string {
  const lower = noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (/(?:s|x|ch|sh)$/.test(lower)) return `${lower}es`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`;
  return `${lower}s`;
}

/** `ASTM E84` of `ASTM E84 - Surface Burning Characteristics of Building Materials`. */
export const designation = (standard: string): string => standard.split(' - ')[0] ?? standard;

export function referenceOf(standard: string): MasterReference {
  const name = designation(standard);
  return [name, standard.slice(name.length).replace(/^ - /, '')];
}
