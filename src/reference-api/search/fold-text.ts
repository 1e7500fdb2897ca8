const plainAscii = /^[\x20-\x7e]*$/;
/** Letters that Unicode does not decompose but that are commonly written without their stroke or ligature. */
const strokes = new Map(
  Object.entries({
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
  }),
);

/** Lower case without accents, strokes, and apostrophes: `Søn` becomes `son`, `O'Halloran` becomes `ohalloran`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const bare = plainAscii.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[øđðłħŧıßæœþ]/g, (letter) => strokes.get(letter) ?? letter);
  return bare.replace(/['’ʼ‘`´]/g, '');
}
