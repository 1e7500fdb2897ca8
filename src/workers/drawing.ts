import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Reads a DXF file, its text, apart from the page, so that the page stays alive meanwhile. */
answerPage((text) => {
  beginReading();
  return answerDrawing(text);
});
