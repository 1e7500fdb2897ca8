import type { Video } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import { clock } from '#src/reference-api/media/web-vtt.ts';
import { attributeInWords } from '#src/reference-api/seed/attribute-values.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { lowerFirst, withArticle } from '#src/reference-api/seed/titles-and-text.ts';

/** Captions and transcript of a film on the manufacturer's site. */
export function captionsFile(world: World, video: Video, format: string): FileContent {
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
