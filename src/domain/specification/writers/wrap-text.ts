/** Breaks text into lines of at most `width` columns; splits a word that fits on no line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (columns(last) + 1 + columns(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const columns = (text: string): number => Array.from(text).length;

function pieces(word: string, width: number): string[] {
  const letters = Array.from(word);
  const cut: string[] = [];
  for (let at = 0; at < letters.length; at += width) cut.push(letters.slice(at, at + width).join(''));
  return cut;
}
