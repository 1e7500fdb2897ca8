import type { Content, Video } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { cadFile } from '#src/reference-api/files/cad-files.ts';
import { recordedOf } from '#src/reference-api/media/recorded-texts.ts';
import { captionsOrChapters } from '#src/reference-api/media/recordings.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import { FileCache } from '#src/reference-api/files/file-cache.ts';
import { clock } from '#src/reference-api/media/web-vtt.ts';
import { attributeInWords } from '#src/reference-api/seed/attribute-values.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { lowerFirst, withArticle } from '#src/reference-api/seed/titles-and-text.ts';

/** Captions and transcript of a film on the manufacturer's site. */
function captionsFile(world: World, video: Video, format: string): FileContent {
  const lines = spokenIn(world, video);
  if (format === 'TXT') return `${video.title}\n${video.company}\n\n${lines.join('\n')}\n`;
  if (format !== 'VTT') return null;
  const each = video.seconds / Math.max(1, lines.length);
  const cues = lines.map(
    (line, index) => `${clock(index * each)} --> ${clock((index + 1) * each - 0.2)}\n${line}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function spokenIn(world: World, video: Video): string[] {
  const product = world.content.find('product', video.productIds[0] ?? 0);
  const profile = profileOf(video.csi[0]?.number ?? '');
  if (!product || !profile) return [video.summary];
  const properties = product.attributes.map(
    (attribute) => `On the label you see ${withArticle(attributeInWords(attribute))}.`,
  );
  return [
    `This is ${product.tradename}, a ${lowerFirst(product.noun)} by ${video.company}.`,
    ...profile.descriptions,
    ...properties.slice(0, 3),
    'Here is how it goes in.',
    ...profile.installation,
    'And what to keep in mind.',
    ...product.limitations,
    'Drawings, objects and the guide specification are in the library.',
  ];
}

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
