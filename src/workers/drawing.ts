import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Reads the bytes of a DXF file apart from the page, so that the page stays alive meanwhile. */
answerPage((bytes) => {
  beginReading();
  return answerDrawing(bytes);
});
