/** Signs of Word's symbol fonts, which have no Unicode value in the file, by font and code. */
const symbol: Readonly<Record<string, string>> = {
  b0: '°',
  b1: '±',
  a3: '≤',
  b3: '≥',
  b4: '×',
  b7: '•',
  bc: '…',
  b9: '≠',
  bb: '≈',
  d2: '®',
  d3: '©',
  d4: '™',
  '6d': 'µ',
  '44': 'Δ',
  '57': 'Ω',
  a5: '∞',
  ae: '→',
  '2d': '−',
};
const wingdings: Readonly<Record<string, string>> = {
  a8: '☐',
  '6f': '☐',
  fe: '☒',
  fd: '☒',
  fc: '✓',
  a7: '•',
  '6c': '•',
  e0: '→',
};

/** The sign of a font at a code such as `F0B0`; null if it isn't known. */
export function symbolText(font: string, code: string): string | null {
  const key = code.toLowerCase().replace(/^f0/, '');
  if (/^symbol$/i.test(font)) return symbol[key] ?? null;
  if (/^wingdings/i.test(font)) return wingdings[key] ?? null;
  const point = Number.parseInt(code, 16);
  return point >= 0x20 && point < 0xd8_00 ? String.fromCodePoint(point) : null;
}
