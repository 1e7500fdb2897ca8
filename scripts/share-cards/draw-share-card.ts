import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { brand } from '../../src/brand.ts';
import { sharePictureSize } from '../../src/domain/share-card.ts';
import { encodePng } from './encode-png.ts';
import { cardLines, margin, type CardTexts } from './card-layout.ts';

export interface CardContent extends CardTexts {
  /** The record's picture as SVG. */
  pictureSvg?: string;
  /** The same as PNG, JPEG, or WebP. */
  picturePng?: Buffer;
}

/** Of `tokens.css`, in the light theme. */
const tones = { ink: '#0d0f0c', quiet: '#63635e', muted: '#454643' } as const;
const [paper, accent] = ['#ffffff', '#0b57a4'];
const { width, height } = sharePictureSize;
/** The picture's place: x, y, width, height. */
const frame = { x: margin, y: 64, width: 488, height: 488 } as const;

const { resolve } = createRequire(import.meta.url);
const families = ['latin', 'latin-ext', 'greek', 'cyrillic'].map((script) => {
  const family = `Card ${script}`;
  for (const weight of [400, 600]) {
    const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff2`;
    GlobalFonts.registerFromPath(resolve(file), family);
  }
  return `"${family}"`;
});
/** Of other scripts this machine may have fonts. */
const fontOf = (size: number, weight: number): string =>
  `${weight} ${size}px ${families.join(', ')}, sans-serif`;

const mark = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'));

/** The picture of a link to a page, as PNG. Rejects where the picture can't be read. */
export async function drawShareCard(card: CardContent): Promise<Buffer> {
  const picture = await pictureOf(card);
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  paint.fillStyle = paper;
  paint.fillRect(0, 0, width, height);
  if (picture) place(paint, picture);
  const measure = (text: string, size: number, weight: number): number => {
    paint.font = fontOf(size, weight);
    return paint.measureText(text).width;
  };
  for (const line of cardLines(card, { hasPicture: picture !== null, measure })) {
    paint.font = fontOf(line.size, line.weight);
    paint.fillStyle = tones[line.tone];
    paint.fillText(line.text, line.x, line.y);
  }
  await sign(paint, picture === null ? margin : 624);
  return encodePng(paint.getImageData(0, 0, width, height).data, width, height);
}

/** The site's mark and name, and its line at the foot. */
async function sign(paint: SKRSContext2D, x: number): Promise<void> {
  paint.drawImage(await loadImage(resized(mark.toString(), 44, 44)), x, 508, 44, 44);
  paint.font = fontOf(34, 600);
  paint.fillStyle = tones.ink;
  paint.fillText(brand.name, x + 58, 542);
  paint.fillStyle = accent;
  paint.fillRect(0, height - 14, width, 14);
}

interface Picture {
  image: Image;
  width: number;
  height: number;
}

async function pictureOf({ pictureSvg: svg, picturePng }: CardContent): Promise<Picture | null> {
  if (svg === undefined && picturePng === undefined) return null;
  const pictureSvg = svg && withoutFiles(svg);
  const image = await loadImage(picturePng ?? Buffer.from(pictureSvg ?? ''));
  if (!(image.width > 0 && image.height > 0)) throw new Error('The picture has no size.');
  const scale = Math.min(frame.width / image.width, frame.height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  // A drawing is drawn in the size in which it is shown, not enlarged.
  return pictureSvg === undefined
    ? { image, ...size }
    : { image: await loadImage(resized(pictureSvg, size.width, size.height)), ...size };
}

function place(paint: SKRSContext2D, { image, width: wide, height: tall }: Picture): void {
  const [x, y] = [frame.x + (frame.width - wide) / 2, frame.y + (frame.height - tall) / 2];
  paint.drawImage(image, x, y, wide, tall);
}

/**
 * The library reads the files that a drawing names, which would put pictures of this machine on cards: only parts of the
 * drawing and pixels within it are kept. Throws for a drawing with entities, which could hide such a name.
 */
function withoutFiles(svg: string): string {
  if (/<!(?:doctype|entity)/i.test(svg)) throw new Error('The drawing defines entities.');
  return svg.replaceAll(/href\s*=\s*(?:"[^"]*"|'[^']*')/gi, (reference) =>
    /^href\s*=\s*["'](?:#|data:image\/(?:png|jpeg|webp)[;,])/i.test(reference) ? reference : 'data-href=""',
  );
}

/** An SVG document with another size of its own; what it shows is scaled by its view box. */
function resized(svg: string, wide: number, tall: number): Buffer {
  const [, units] = /\sviewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  const text = withOwnStrokes(svg, Number(units ?? wide) / wide).replace(/<svg\b[^>]*>/, (tag) => {
    const [, own] = /\swidth="([\d.]+)/.exec(tag) ?? [];
    const [, high] = /\sheight="([\d.]+)/.exec(tag) ?? [];
    const isScaled = tag.includes('viewBox=') || own === undefined || high === undefined;
    const box = isScaled ? '' : ` viewBox="0 0 ${own} ${high}"`;
    return tag
      .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
      .replace(/^<svg/, `<svg width="${wide}" height="${tall}"${box}`);
  });
  return Buffer.from(text);
}

/** The library makes strokes grow with the drawing; those that say that they don't become as much wider as it is scaled down. */
const withOwnStrokes = (svg: string, units: number): string =>
  svg.replaceAll(
    /stroke-width="([\d.]+)" vector-effect="non-scaling-stroke"/g,
    (_, own: string) => `stroke-width="${(Number(own) * units).toFixed(2)}"`,
  );
