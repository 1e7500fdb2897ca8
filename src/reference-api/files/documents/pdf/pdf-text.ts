import type { Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';

/** One line, cut with an ellipsis where it would be wider than `width` points. */
export function fitLine(text: string, { face, size }: Look, width: number): string {
  if (textWidth(face, text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(face, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
