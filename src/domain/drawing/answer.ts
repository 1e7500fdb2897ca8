import { TooLargeError } from '#src/lib/budget.ts';
import { readDxf } from '#src/domain/drawing/read-dxf.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';

/** The worker's answer. */
export type DrawingResult = { sheet: Sheet; problem?: never } | { sheet?: never; problem: string };

/** A file's bytes and the name of a layout. */
export interface DrawingQuestion {
  bytes: Uint8Array;
  layout: string | null;
}

/** Reads a file's bytes or text. Never throws. */
export function answerDrawing(file: unknown, layout: string | null = null): DrawingResult {
  try {
    const sheet = readDxf(typeof file === 'string' || file instanceof Uint8Array ? file : '', layout);
    return sheet.entities === 0 ? { problem: emptyText(sheet) } : { sheet };
  } catch (error) {
    if (error instanceof TooLargeError) return { problem: 'The drawing has too many parts to show here.' };
    return { problem: 'The drawing can’t be read.' };
  }
}

function emptyText({ notDrawn }: Sheet): string {
  if (notDrawn.length === 0) return 'The drawing is empty.';
  const kinds = notDrawn.slice(0, 5).map(({ kind, count }) => `${kind} ${count}`);
  return `The drawing holds only what is not drawn here: ${kinds.join(', ')}.`;
}

/** The worker's answer to the page's question. Never throws. */
export function answerDrawingQuestion(question: unknown): DrawingResult {
  if (typeof question !== 'object' || question === null || !('bytes' in question) || !('layout' in question))
    return answerDrawing('');
  return answerDrawing(question.bytes, typeof question.layout === 'string' ? question.layout : null);
}
