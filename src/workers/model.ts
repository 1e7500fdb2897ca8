import { readGlb } from '#src/lib/model/read-glb.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Parses a GLB file off the main thread. */
answerPage(
  (bytes) => {
    beginReading();
    return readGlb(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array());
  },
  (answer) =>
    'model' in answer
      ? answer.model.types.flatMap(({ parts }) => parts.map(({ triangles }) => triangles.buffer))
      : [],
);
