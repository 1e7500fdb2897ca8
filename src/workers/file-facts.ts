import { answerFileQuestion } from '#src/domain/file-kinds/answer-file-question.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Reads what a file says about itself, or unpacks one file of an archive, off the main thread. */
answerPage((question) => {
  beginReading();
  return answerFileQuestion(question);
});
