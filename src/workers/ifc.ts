import { IfcAPI, LogLevel } from 'web-ifc';
import wasm from 'web-ifc/web-ifc.wasm?url';

import type { IfcModel } from '#src/lib/ifc/ifc-model.ts';
import { TooLargeError } from '#src/lib/budget.ts';
import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';
import { unpackedIfc } from '#src/lib/ifc/unpacked-ifc.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/**
 * Reads structure and properties of an IFC file; `too-large` if it has too many parts, `no-project` if it has none, null if it
 * cannot be read. The only worker that runs WebAssembly.
 */
answerPage(async (file): Promise<IfcModel | 'too-large' | 'no-project' | null> => {
  if (!(file instanceof Blob)) return null;
  const api = new IfcAPI();
  await api.Init(() => wasm, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  beginReading();
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const unpacked = unpackedIfc(bytes);
    const opened = unpacked && openIfc(api, unpacked);
    return opened && (readIfc(opened.file) ?? 'no-project');
  } catch (error) {
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  }
});
