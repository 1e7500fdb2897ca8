import { answerDrawing } from '#src/domain/drawing/answer.ts';

/** Reads the bytes of a DXF file apart from the page, so that the page stays alive meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  globalThis.postMessage(answerDrawing(data), { transfer: [] });
});
