import { IfcAPI, LogLevel } from 'web-ifc';
import wasm from 'web-ifc/web-ifc.wasm?url';

import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';

/** Answers an IFC file with its structure and properties, or null where it is none. The one worker that runs WebAssembly. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));

async function answer(question: unknown): Promise<void> {
  if (!(question instanceof Blob)) return;
  const api = new IfcAPI();
  await api.Init(() => wasm, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = openIfc(api, await question.bytes());
  postMessage(opened && readIfc(opened.file));
}
