/** Characters of PDF's standard fonts beyond Latin-1 (Windows code page 1252). */
const extras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters and symbols that Unicode does not decompose into a base letter and marks. */
const spelled: Readonly<Record<string, string>> = {
  '′': "'",
  '″': '"',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '→': '->',
  '⌀': 'Ø',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  İ: 'I',
  ŋ: 'ng',
  Ŋ: 'NG',
  ẞ: 'SS',
  Ω: 'ohm',
};

const holds = (character: string): boolean =>
  /^[ -~\u00A0-\u00FF]$/.test(character) || extras.includes(character);

function mapped(character: string): string {
  if (holds(character)) return character;
  const known = spelled[character];
  if (known !== undefined) return known;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (base !== character && base !== '') return [...base].map(mapped).join('');
  if (/^[\p{L}\p{N}]$/u.test(character)) return '?';
  return /^\s$/u.test(character) ? ' ' : '';
}

/**
 * Converts text to the characters of PDF's standard fonts: unsupported accents and emoji are dropped, and
 * letters of other scripts become question marks. If nothing readable remains, returns `otherwise`.
 */
export function winAnsiText(text: string, otherwise = '(see document properties)'): string {
  const result = [...text.normalize('NFC')].map(mapped).join('').replace(/\s+/g, ' ').trim();
  const saysSomething = /[^?\s\p{P}]/u.test(result);
  return saysSomething || !/\p{L}|\p{So}/u.test(text) ? result : otherwise;
}
