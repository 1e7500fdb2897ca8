import type { Content } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import { madeFile } from '#src/reference-api/content-files/made-file.ts';

/** Sizes already known, by world and address: a file's size does not change while its world stands. */
const known = new WeakMap<World, Map<string, number>>();

/** The item with the sizes of its files, which are made for it where they are not known yet. */
export async function withSizes<Item extends Content>(world: World, item: Item): Promise<Item> {
  const sizes = known.get(world) ?? new Map<string, number>();
  known.set(world, sizes);
  const files = [];
  for (const file of item.files) {
    const bytes = sizes.get(file.url) ?? (await madeFile(world, item, file.name))?.byteLength ?? null;
    if (bytes !== null) sizes.set(file.url, bytes);
    files.push({ ...file, bytes });
  }
  return { ...item, files };
}
