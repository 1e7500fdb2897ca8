import type { World } from '#src/reference-api/world/world.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

/** The day on which every test sees the sample world: another one would build it anew. */
const today = '2026-11-02';

const others = new Map<number, World>();

/** The standard world, or that of another seed, beside it: the API's own keeps its index and its library. */
export function sampleWorld(seed: 1 | 2 | 3): World {
  if (seed === 1) return sharedWorld({ seed, scale: 1, today }).world;
  const world = others.get(seed) ?? seedWorld({ seed, scale: 1, today });
  others.set(seed, world);
  return world;
}

export const sampleWorlds = (): World[] => ([1, 2, 3] as const).map(sampleWorld);
