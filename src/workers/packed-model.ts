import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

import type { DracoModule } from '#src/lib/model/mesh-decoders.ts';
import type { BasisModule } from '#src/lib/model/ktx2.ts';
import { extensionsToUnpackIn, unpackGlb } from '#src/lib/model/unpack-glb.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

/** The decoders' folder; see scripts/vite/model-decoders.ts. */
const data = import.meta.env.VITE_THREE_DATA;

/** Unpacks the compressed geometry and textures of a GLB file; null if it can't. Runs WebAssembly. */
answerPage(async (bytes): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!(bytes instanceof ArrayBuffer)) return null;
  const packed = new Uint8Array(bytes);
  const names = extensionsToUnpackIn(packed);
  const [draco, basis] = await Promise.all([
    names.includes('KHR_draco_mesh_compression') ? dracoModule() : null,
    names.includes('KHR_texture_basisu') ? basisModule() : null,
    MeshoptDecoder.ready,
  ]);
  beginReading();
  const meshopt: Parameters<typeof unpackGlb>[1]['meshopt'] = (
    target,
    { count, size, mode, filter },
    source,
  ) => MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter);
  return unpackGlb(packed, { meshopt, draco, basis });
});

async function dracoModule(): Promise<DracoModule> {
  const loaded: unknown = await import(/* @vite-ignore */ `${data}draco.js`);
  if (!isStarter<DracoModule>(loaded)) throw new TypeError('The Draco decoder has another form.');
  return loaded.default({ locateFile: () => `${data}draco.wasm` });
}

async function basisModule(): Promise<BasisModule> {
  const loaded: unknown = await import(/* @vite-ignore */ `${data}basis.js`);
  if (!isStarter<BasisModule>(loaded)) throw new TypeError('The Basis transcoder has another form.');
  const basis = await loaded.default({ locateFile: () => `${data}basis.wasm` });
  basis.initializeBasis();
  return basis;
}

interface Starter<Module> {
  default: (options: { locateFile: () => string }) => Promise<Module>;
}

const isStarter = <Module>(value: unknown): value is Starter<Module> =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';
