import type { SpecNode } from '#src/reference-api/files/documents/spec-document.ts';

/** Short forms in which the parts of a section are written. */
export const part = (text: string): SpecNode => ({ level: 0, kind: 'part', text });
export const article = (text: string): SpecNode => ({ level: 1, kind: 'article', text });
export const para = (text: string): SpecNode => ({ level: 2, kind: 'para', text });
export const sub = (text: string): SpecNode => ({ level: 3, kind: 'para', text });
export const subSub = (text: string): SpecNode => ({ level: 4, kind: 'para', text });
/** A note before an article, or before paragraphs. */
export const note = (text: string): SpecNode => ({ level: 1, kind: 'note', text });

/** A sentence: first letter large, a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const stopped = /[.:!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return stopped.charAt(0).toUpperCase() + stopped.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** `Flush wood door` → `flush wood doors`; a word in capitals (`TPO`) stays. */
export function thingsOf(noun: string): string {
  const lower = noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (/(?:s|x|ch|sh)$/.test(lower)) return `${lower}es`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`;
  return `${lower}s`;
}
