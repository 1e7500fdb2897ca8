import { answerDrawingQuestion } from '#src/domain/drawing/answer.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Parses a DXF file off the main thread. */
answerPage((question) => {
  beginReading();
  return answerDrawingQuestion(question);
});
