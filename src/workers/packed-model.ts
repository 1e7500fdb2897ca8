import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

import type { DracoModule } from '#src/lib/model/mesh-decoders.ts';
import { plainGlb } from '#src/lib/model/plain-glb.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** Where the Draco decoder lies: see scripts/vite/model-decoders.ts. */
const data = import.meta.env.VITE_THREE_DATA;

/** Makes a GLB file with packed shapes a plain one; null if it can't. It runs WebAssembly. */
answerPage(async (bytes): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!(bytes instanceof ArrayBuffer)) return null;
  const [draco] = await Promise.all([dracoModule(), MeshoptDecoder.ready]);
  beginReading();
  const meshopt: Parameters<typeof plainGlb>[1]['meshopt'] = (
    target,
    { count, size, mode, filter },
    source,
  ) => MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter);
  return plainGlb(new Uint8Array(bytes), { meshopt, draco });
});

async function dracoModule(): Promise<DracoModule> {
  const loaded: unknown = await import(/* @vite-ignore */ `${data}draco.js`);
  if (!isStarter(loaded)) throw new TypeError('The Draco decoder has another form.');
  return loaded.default({ locateFile: () => `${data}draco.wasm` });
}

interface Starter {
  default: (options: { locateFile: () => string }) => Promise<DracoModule>;
}

const isStarter = (value: unknown): value is Starter =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';
