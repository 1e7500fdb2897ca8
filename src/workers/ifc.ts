import { IfcAPI, LogLevel } from 'web-ifc';
import wasm from 'web-ifc/web-ifc.wasm?url';

import type { IfcModel } from '#src/lib/ifc/ifc-model.ts';
import { TooLargeError } from '#src/lib/budget.ts';
import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';

/**
 * Answers an IFC file with its structure and properties, `too-large` for one with too many parts, or null where it is none
 * or cannot be read. The one worker that runs WebAssembly.
 */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // The page is not told of a promise rejected here, and would wait forever.
  void answerOf(data)
    .catch((error: unknown) => (error instanceof TooLargeError ? 'too-large' : null))
    .then((answer) => postMessage(answer));
});

async function answerOf(question: unknown): Promise<IfcModel | null> {
  if (!(question instanceof Blob)) return null;
  const api = new IfcAPI();
  await api.Init(() => wasm, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = openIfc(api, new Uint8Array(await question.arrayBuffer()));
  return opened && readIfc(opened.file);
}
