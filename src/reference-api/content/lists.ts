import { fileAt, type Line } from '#src/reference-api/content/files.ts';
import { texts } from '#src/reference-api/content/texts.ts';

const entriesOf = (lines: readonly Line[]) =>
  lines.filter(({ text }) => text !== '' && !text.startsWith('# '));

/** A list with one entry per line. Lines that begin with `# ` are notes. */
export const listIn = (path: string, files = texts): string[] =>
  entriesOf(fileAt(path, files).lines).map(({ text }) => text);

/** A list of replacements: `word, word > phrase, phrase`. */
export function pairsIn(path: string, files = texts): { from: string[]; to: string[] }[] {
  const { lines, refuse } = fileAt(path, files);
  return entriesOf(lines).map(({ at, text }) => {
    const [from, to, ...others] = text.split(' > ').map((side) => side.split(', '));
    if (!from || !to || others.length > 0) return refuse(at, 'A line is “words > what they stand for”.');
    return { from, to };
  });
}
