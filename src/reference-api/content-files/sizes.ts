import type { Content } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import { madeFile } from '#src/reference-api/content-files/made-file.ts';

/** How long an answer with many items may take to make files only to tell their sizes. */
const PATIENCE_MS = 1000;

/** Sizes already known, by world and address: a file's size does not change while its world stands. */
const known = new WeakMap<World, Map<string, number>>();

/** The item with the sizes of its files, which are made for it where they are not known yet. */
export async function withSizes<Item extends Content>(world: World, item: Item): Promise<Item> {
  return sized(world, item, () => true);
}

/**
 * The items with their files' sizes, as far as they are known or found out in a second, the first item of
 * each type before the second ones. Asked again, more of them are known.
 */
export async function withSizesInTime<Item extends Content>(
  world: World,
  items: readonly Item[],
): Promise<Item[]> {
  const end = performance.now() + PATIENCE_MS;
  const turns = new Map<string, number>();
  const queue = items.map((item, index) => {
    const turn = turns.get(item.content_type) ?? 0;
    turns.set(item.content_type, turn + 1);
    return { item, index, turn };
  });
  const done: Item[] = [...items];
  for (const { item, index } of queue.toSorted(
    (one, other) => one.turn - other.turn || one.index - other.index,
  )) {
    done[index] = await sized(world, item, () => performance.now() < end);
  }
  return done;
}

async function sized<Item extends Content>(world: World, item: Item, mayMake: () => boolean): Promise<Item> {
  const sizes = known.get(world) ?? new Map<string, number>();
  known.set(world, sizes);
  const files = [];
  for (const file of item.files) {
    const made = sizes.has(file.url) || !mayMake() ? null : await madeFile(world, item, file.name);
    if (made) sizes.set(file.url, made.byteLength);
    files.push({ ...file, bytes: sizes.get(file.url) ?? null });
  }
  return { ...item, files };
}
