import { createCanvas, loadImage } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from './driver/engine.ts';
import { northfold } from './journeys/journey.ts';
import type { Site } from './walk.ts';
import { Visitor, type Named } from './visitor.ts';

interface Look {
  name: string;
  path: string;
  /** There once the screen is. */
  sign: Named;
  /** A canvas on which something must be. */
  drawn?: string;
}

/** Screens that show what engines draw in their own way: lists of options, legends, pictures that fit, tables, long texts. */
const looks: readonly Look[] = [
  { name: 'home', path: '/', sign: ['heading', /^Building products to find/] },
  { name: 'results', path: '/search/tpo', sign: ['heading', /^Showing /] },
  { name: 'product', path: '/product/1', sign: ['region', 'Values'] },
  { name: 'manufacturer', path: northfold, sign: ['heading', 'Northfold Roofing Systems'] },
  { name: 'drawing', path: `${northfold}/cad/1/viewer`, sign: { css: 'canvas[data-drawn="sharp"]' } },
  { name: 'declaration', path: `${northfold}/epd/1/viewer`, sign: { css: 'figure' }, drawn: 'figure canvas' },
  {
    name: 'catalog',
    path: `${northfold}/catalog-viewer/1/4`,
    sign: { css: 'figure' },
    drawn: 'figure canvas',
  },
  { name: 'specification', path: '/specification/31250/1', sign: ['region', 'References'] },
  { name: 'specwizard', path: '/sw/northfold-075423', sign: ['tree', /./] },
  { name: 'comparison', path: '/compare?ids=1,155', sign: ['heading', 'Compare 2 products'] },
  { name: 'sign-in', path: '/signin', sign: ['textbox', /^Email/] },
  {
    name: 'report',
    path: '/outline-specs-report/northfold/demo-report?group=month',
    sign: { css: 'main table' },
  },
];

const widths = [1360, 390] as const;
/** Stored this much smaller: letters blur, boxes and their places stay. */
const shrink = 3;
/** How far a color may be from the stored one, of 255, and which part of the picture may be farther. */
const tolerance = { color: 40, share: 0.015 };

const folder = join(import.meta.dirname, 'pictures');

async function small(picture: Uint8Array) {
  const image = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(Math.round(image.width / shrink), Math.round(image.height / shrink));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height).data };
}

async function pixelsOf(stored: Uint8Array) {
  const image = await loadImage(Buffer.from(stored));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

/** The part of pixels that are unlike; 1 for pictures of other sizes. */
function unlike(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  if (one.length !== other.length) return 1;
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].some(
      (color) => Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0)) > tolerance.color,
    );
    if (far) count += 1;
  }
  return count / (one.length / 4);
}

export interface LookedAt {
  name: string;
  /** Null if it looks as stored; there is no picture of another version of the engine. */
  problem: string | null;
}

interface Options extends Site {
  /** Stores pictures instead of comparing them. */
  takes: boolean;
}

/** Every screen at the widths of a desk and of a phone, held against its stored picture. */
export async function look(engine: Engine, { origin, script, takes, see }: Options): Promise<LookedAt[]> {
  const [kind = '', major = ''] = /^(\w+) (\d+(?:\.\d+)?)/.exec(engine.name)?.slice(1) ?? [];
  const own = join(folder, kind.toLowerCase());
  await mkdir(own, { recursive: true });
  const versionFile = join(own, 'version.txt');
  if (takes) await writeFile(versionFile, `${major}\n`);
  const made = existsSync(versionFile) ? (await readFile(versionFile, 'utf8')).trim() : 'none';
  if (made !== major)
    console.log(`  – Pictures are of ${kind} ${made}, this is ${major}: they are not compared.`);
  const found: LookedAt[] = [];
  for (const { name, path, sign, drawn } of looks)
    for (const width of widths) {
      const title = `${kind.toLowerCase()}, ${name}, ${width} px`;
      try {
        const visitor = new Visitor(engine, origin, script);
        await engine.forget(origin);
        await engine.resize(width, 900);
        await visitor.opens(path);
        await visitor.sees(sign);
        if (drawn !== undefined) await visitor.draws({ css: drawn }, 100);
        await visitor.stands();
        const picture = await engine.picture();
        await see(title, picture);
        const file = join(own, `${name}-${width}.webp`);
        const { canvas, pixels } = await small(picture);
        if (takes) await writeFile(file, await canvas.encode('webp', 60));
        const share =
          takes || made !== major || !existsSync(file)
            ? 0
            : unlike(pixels, await pixelsOf(await readFile(file)));
        const problem =
          share > tolerance.share ? `${(100 * share).toFixed(1)} % are unlike the picture` : null;
        found.push({ name: title, problem });
      } catch (error) {
        found.push({ name: title, problem: error instanceof Error ? error.message : String(error) });
      }
    }
  return found;
}
