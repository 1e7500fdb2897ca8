import { paperFaces } from '#src/reference-api/files/documents/pdf/paper-faces.ts';

/** Words of the sample world in scripts that the papers' font lacks, by the usual romanization. */
const romanized: readonly (readonly [RegExp, string])[] = [
  [/لوح عزل صلب/g, 'Lawh azl sulb'],
  [/屋根用断熱パネル/g, 'Yaneyō dannetsu paneru'],
];

const hasLetter = (letter: string): boolean =>
  paperFaces().regular.some(({ glyphs }) => glyphs.has(letter.codePointAt(0) ?? 0));

/**
 * A text in letters that the font of the papers has: words of other scripts are romanized, `CO₂` is written `CO2`, and
 * marks that no letter is made with are left out. Titles in the file's properties and bookmarks stay as they are.
 */
export function readable(text: string): string {
  if ([...text].every(hasLetter)) return text;
  const words = romanized.reduce((sofar, [word, latin]) => sofar.replace(word, latin), text.normalize('NFC'));
  return [...words].map((letter) => (hasLetter(letter) ? letter : nearest(letter))).join('');
}

/** The plain form of a raised or lowered sign; nothing for a mark. */
function nearest(letter: string): string {
  const plain = letter.normalize('NFKC');
  if ([...plain].every(hasLetter)) return plain;
  return /\p{M}/u.test(letter) ? '' : letter;
}
