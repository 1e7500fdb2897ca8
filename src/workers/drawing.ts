import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Parses a DXF file off the main thread. */
answerPage((bytes) => {
  beginReading();
  return answerDrawing(bytes);
});
