import { answerDrawing } from '#src/domain/drawing/answer.ts';

/** Reads a DXF file, its text, apart from the page, so that the page stays alive meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  globalThis.postMessage(answerDrawing(data), { transfer: [] });
});
