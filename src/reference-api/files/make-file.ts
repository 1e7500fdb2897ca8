import type { Content } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { cadFile } from '#src/reference-api/files/cad-files.ts';
import { captionsFile } from '#src/reference-api/files/captions.ts';
import { recordedOf } from '#src/reference-api/media/recorded-texts.ts';
import { captionsOrChapters } from '#src/reference-api/media/recordings.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import { FileCache } from '#src/reference-api/files/file-cache.ts';

const CACHE_BYTES = 24_000_000;
const caches = new WeakMap<World, FileCache>();

/** The bytes of one of an item's files by name; null if it has no such file. */
export async function makeFile(
  world: World,
  item: Content,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = item.files.find((one) => one.name === name);
  if (!file) return null;
  const cache = caches.get(world) ?? new FileCache(CACHE_BYTES);
  caches.set(world, cache);
  const cached = cache.get(file.url);
  if (cached) return cached;
  const recorded = recordedOf(item.title);
  const made = recorded
    ? captionsOrChapters(recorded, item.title, name)
    : await generateFile(world, item, file.format);
  if (made === null) return null;
  const bytes = new Uint8Array(typeof made === 'string' ? new TextEncoder().encode(made) : made);
  cache.set(file.url, bytes);
  return bytes;
}

async function generateFile(world: World, item: Content, format: string): Promise<FileContent> {
  switch (item.content_type) {
    case 'cad':
      return cadFile(world, item, format);
    case 'bim':
      return (await import('#src/reference-api/files/bim-files.ts')).bimFile(world, item, format);
    case 'spec':
      return (await import('#src/reference-api/files/spec-files.ts')).specFile(world, item, format);
    case 'video':
      return captionsFile(world, item, format);
    default:
      return (await import('#src/reference-api/files/pdf-files.ts')).pdfFile(world, item, format);
  }
}
