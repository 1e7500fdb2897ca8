import { answerModel, type ModelAnswer } from '#src/lib/model/answer-model.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Parses a GLB file off the main thread. */
answerPage((bytes) => {
  beginReading();
  return answerModel(bytes);
}, buffersOf);

/** Transferred, because copying a large model takes long. */
function buffersOf(answer: ModelAnswer): Transferable[] {
  if ('error' in answer) return [];
  return [
    ...answer.model.types.flatMap(({ parts }) => parts.map(({ triangles }) => triangles.buffer)),
    ...answer.lines.flatMap(({ parts }) => parts.map(({ lines }) => lines.buffer)),
  ];
}
