import { pdfFaces } from '#src/reference-api/files/documents/pdf/pdf-faces.ts';

/** Words in scripts that the documents' font lacks, with their usual romanization. */
const romanized: readonly (readonly [RegExp, string])[] = [
  [/لوح عزل صلب/g, 'Lawh azl sulb'],
  [/屋根用断熱パネル/g, 'Yaneyō dannetsu paneru'],
];

const hasLetter = (letter: string): boolean =>
  pdfFaces().regular.some(({ glyphs }) => glyphs.has(letter.codePointAt(0) ?? 0));

/**
 * A text in characters of the documents' font: other scripts are romanized, `CO₂` becomes `CO2`, and combining marks
 * without a letter are dropped. Titles in the file's properties and bookmarks keep the original.
 */
export function inPdfLetters(text: string): string {
  if ([...text].every(hasLetter)) return text;
  const words = romanized.reduce((sofar, [word, latin]) => sofar.replace(word, latin), text.normalize('NFC'));
  return [...words].map((letter) => (hasLetter(letter) ? letter : nearest(letter))).join('');
}

/** The plain form of a superscript or subscript; empty for a mark. */
function nearest(letter: string): string {
  const plain = letter.normalize('NFKC');
  if ([...plain].every(hasLetter)) return plain;
  return /\p{M}/u.test(letter) ? '' : letter;
}
