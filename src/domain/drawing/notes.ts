import type { SheetText } from '#src/domain/drawing/sheet.ts';

/** The lines of a note are closer than notes are to each other; CAD programs set them 1.67 heights apart. */
const longestStep = 1.9;

/** The notes of a drawing in the file's order, each as one text: in a file, every line is a text of its own. */
export function notesOf(texts: readonly SheetText[]): string[] {
  const notes: string[] = [];
  let before: SheetText | null = null;
  for (const text of texts) {
    if (text.kind !== 'note' || text.text.trim() === '') continue;
    const last = notes.at(-1);
    if (last !== undefined && before && isNextLine(before, text))
      notes[notes.length - 1] = `${last} ${text.text}`;
    else notes.push(text.text);
    before = text;
  }
  return notes;
}

/** Directly below, with the same edge and size. */
function isNextLine(above: SheetText, text: SheetText): boolean {
  const { height } = above;
  const step = above.y - text.y;
  return (
    above.layer === text.layer &&
    above.align === text.align &&
    above.angle === 0 &&
    text.angle === 0 &&
    Math.abs(text.height - height) < height / 100 &&
    Math.abs(text.x - above.x) < height / 10 &&
    step > height &&
    step < longestStep * height
  );
}
