import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';
import { measureHere } from '#src/reference-api/files/sizes.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const options = v.parse(v.object({ seed: v.number(), scale: v.number(), today: v.string() }), workerData);
const Asked = v.object({ type: v.picklist(contentTypes), id: v.number() });

const { world } = sharedWorld(options);
const measure = measureHere(world);

async function answer(message: unknown): Promise<void> {
  const { type, id } = v.parse(Asked, message);
  const item = world.content.find(type, id);
  parentPort?.postMessage({ type, id, sizes: item ? await measure(item) : new Map() }, []);
}

parentPort?.on('message', (message: unknown) => void answer(message));
