import type { PDFFont } from '@cantoo/pdf-lib';

import { winAnsiText } from '#src/reference-api/drawings/win-ansi.ts';

/** Text that the standard fonts can show. Empty stays empty; other scripts are marked as not shown. */
export const shown = (text: string): string => winAnsiText(text, '(name not in Latin script)');

function split(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && font.widthOfTextAtSize(part + letter, size) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Breaks text into lines that are no wider than `width` points; words that are too long are cut. */
export function wrapLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of shown(paragraph).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (font.widthOfTextAtSize(longer, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = split(word, font, size, width);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    lines.push(line);
  }
  return lines;
}

/** One line, cut with an ellipsis where it would be wider than `width` points. */
export function fitLine(text: string, font: PDFFont, size: number, width: number): string {
  const line = shown(text);
  if (font.widthOfTextAtSize(line, size) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && font.widthOfTextAtSize(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
