import { linesOfModel, type SceneLines } from '#src/lib/model/part-lines.ts';
import { readGlb, type Model, type ModelError } from '#src/lib/model/read-glb.ts';

export type ModelAnswer = { model: Model; lines: readonly SceneLines[] } | { error: ModelError };

/** A GLB file as the viewer shows it: what is in it, and the edges of its parts. Never throws. */
export function answerModel(bytes: unknown): ModelAnswer {
  const read = readGlb(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array());
  return 'error' in read ? read : { model: read.model, lines: linesOfModel(read.model) };
}
