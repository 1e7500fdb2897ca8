import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';

import type { ShareCard } from '#src/domain/share-card.ts';
import { cardLines } from '../../scripts/share-cards/card-layout.ts';
import { drawShareCard } from '../../scripts/share-cards/draw-share-card.ts';
import { encodePng } from '../../scripts/share-cards/encode-png.ts';
import { cardDrawer } from '../../scripts/share-cards/share-cards.ts';

const words = {
  title: 'Roof Hatch',
  kicker: 'CAD detail',
  lines: ['Northfold Roofing Systems', '07 72 33 Roof Hatches'],
};
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';

const kept = await mkdtemp(join(tmpdir(), 'cards-'));
afterAll(() => rm(kept, { recursive: true }));

/** Width and height as the file says; how many pixels are not white, in the picture's half and in that of the words. */
async function look(png: Buffer) {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const paint = canvas.getContext('2d');
  paint.drawImage(image, 0, 0);
  const { data } = paint.getImageData(0, 0, image.width, image.height - 14);
  const inked = { left: 0, right: 0 };
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 128) inked[(at / 4) % image.width < 600 ? 'left' : 'right'] += 1;
  return {
    kind: png.subarray(1, 4).toString(),
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
    ...inked,
  };
}

describe('the words of a card', () => {
  /** Each sign is half as wide as the font is high. */
  const measure = (text: string, size: number) => ([...text].length * size) / 2;
  const lines = (title: string, hasPicture = true) => cardLines({ ...words, title }, { hasPicture, measure });
  const texts = (title: string) => lines(title).map(({ text }) => text);

  it('are what it is, its title, and who makes it, from top to bottom', () => {
    expect(texts('Roof Hatch')).toEqual(['CAD detail', 'Roof Hatch', ...words.lines]);
    const tops = lines('Roof Hatch').map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(lines('Roof Hatch').map(({ x }) => x))).toEqual(new Set([624]));
    expect(new Set(lines('Roof Hatch', false).map(({ x }) => x))).toEqual(new Set([72]));
  });

  it.each([
    [
      'a long title',
      'Insulated roof hatch with a safety post, ladder, and a curb of eighteen inches '.repeat(2),
    ],
    ['a longer one', 'word '.repeat(200)],
    ['a word without end', 'x'.repeat(500)],
    ['signs of two units', '😀'.repeat(300)],
    ['nothing', ''],
  ])('stay within the card: %s', (_, title) => {
    for (const hasPicture of [true, false])
      for (const { text, x, y, size } of lines(title, hasPicture)) {
        expect(x + measure(text, size)).toBeLessThanOrEqual(1200 - 72);
        expect(y).toBeLessThan(508);
      }
  });

  it('get smaller before they are cut, and say that they are', () => {
    const sizeOf = (title: string) => lines(title).find(({ tone }) => tone === 'ink')?.size ?? 0;
    expect(sizeOf('Roof Hatch')).toBeGreaterThan(
      sizeOf('Insulated roof hatch with a safety post '.repeat(2)),
    );
    expect(texts('word '.repeat(200)).some((text) => text.endsWith('…'))).toBe(true);
    expect(texts('Insulated roof hatch with a safety post').join(' ')).not.toContain('…');
  });

  it('hold nothing unseen, and begin with a capital letter', () => {
    const [kicker, title] = cardLines(
      { title: 'Roof\u202E\u0000\nHatch', kicker: 'video', lines: [''] },
      { hasPicture: false, measure },
    ).map(({ text }) => text);
    expect([kicker, title]).toEqual(['Video', 'Roof Hatch']);
  });
});

const blackPng = await createBlack();

async function createBlack(): Promise<Buffer> {
  const canvas = createCanvas(10, 10);
  canvas.getContext('2d').fillRect(0, 0, 10, 10);
  return canvas.encode('png');
}

describe('a card', () => {
  it('is a PNG of 1,200 × 630 pixels with words at the right and nothing at the left', async () => {
    const { kind, size, left, right } = await look(
      await drawShareCard({ ...words, pictureSvg: square.replace('<path d="M0 0h40v40H0z"/>', '') }),
    );
    expect([kind, size, left]).toEqual(['PNG', [1200, 630], 0]);
    expect(right).toBeGreaterThan(3_000);
  });

  it.each([
    ['a drawing', { pictureSvg: square }],
    [
      'a drawing with a view box alone',
      {
        pictureSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>',
      },
    ],
    ['a picture of pixels', { picturePng: blackPng }],
  ])('shows %s in its whole place, and as large as it is', async (_, picture) => {
    const { left } = await look(await drawShareCard({ ...words, ...picture }));
    expect(left).toBeGreaterThan(488 * 488 * 0.98);
    expect(left).toBeLessThan(488 * 488 * 1.02);
  });

  it('holds the very pixels that the library’s own encoder would write', async () => {
    const canvas = createCanvas(7, 5);
    const paint = canvas.getContext('2d');
    for (let at = 0; at < 35; at += 1) {
      paint.fillStyle = `rgb(${at * 7}, ${255 - at * 3}, ${(at * 53) % 256})`;
      paint.fillRect(at % 7, Math.floor(at / 7), 1, 1);
    }
    const own = paint.getImageData(0, 0, 7, 5).data;
    const other = createCanvas(7, 5).getContext('2d');
    other.drawImage(await loadImage(await encodePng(own, 7, 5)), 0, 0);
    expect([...other.getImageData(0, 0, 7, 5).data]).toEqual([...own]);
  });

  it('has other pixels for another name', async () => {
    const one = await drawShareCard(words);
    expect(one.equals(await drawShareCard({ ...words }))).toBe(true);
    expect(one.equals(await drawShareCard({ ...words, title: 'Roof Drain' }))).toBe(false);
  });

  it('is refused where the picture is none', async () => {
    await expect(drawShareCard({ ...words, pictureSvg: 'no drawing' })).rejects.toThrow(
      'Unsupported image type',
    );
    await expect(drawShareCard({ ...words, picturePng: Buffer.from('x') })).rejects.toThrow(
      'Unsupported image type',
    );
  });
});

describe('the cards of a build', () => {
  const card: ShareCard = { ...words, picture: '/api/files/1.svg' };
  const answering = (body: BodyInit, type = 'image/svg+xml; charset=utf-8', status = 200) => {
    const asked: string[] = [];
    const ask = (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
    };
    return { asked, draw: cardDrawer({ ask, kept }) };
  };

  it('have the picture that the API serves, and are drawn once', async () => {
    const { asked, draw } = answering(square);
    const png = await draw(card);
    expect((await look(png)).left).toBeGreaterThan(200_000);
    const before = await readdir(kept);
    expect((await draw(card)).equals(png)).toBe(true);
    expect(await readdir(kept)).toEqual(before);
    expect(asked).toEqual(['/api/files/1.svg', '/api/files/1.svg']);
  });

  it.each([
    ['that is missing', answering('', 'image/svg+xml', 404)],
    ['that is a page', answering('<!doctype html>', 'text/html')],
    ['that is broken', answering('<svg xmlns="http://www.w3.org/2000/svg" width="9"')],
    ['without end', answering('x'.repeat(5_000_000))],
    ['that never comes', { draw: cardDrawer({ ask: () => Promise.reject(new Error('gone')), kept }) }],
  ])('leave a picture out %s', async (_, { draw }) => {
    const plain = await drawShareCard(words);
    expect((await draw(card)).equals(plain)).toBe(true);
  });

  it('ask for nothing where a record has no picture', async () => {
    const { asked, draw } = answering(square);
    await draw({ ...card, picture: null });
    expect(asked).toEqual([]);
  });

  const file = join(import.meta.dirname, '../../public/-/share.png');
  it.each([
    `<image width="40" height="40" xlink:href="${file}"/>`,
    `<image width="40" height="40" href='${file}'/>`,
    `<image width="40" height="40" xlink:HREF = "${file}"/>`,
    `<image width="40" height="40" xlink:href="&#${file.charCodeAt(0)};${file.slice(1)}"/>`,
    `<image width="40" height="40" xlink:href="file://${file}"/>`,
    `<filter id="f"><feImage xlink:href="${file}"/></filter><path filter="url(#f)" d="M0 0h40v40H0z" fill="none"/>`,
    `<image width="40" height="40" xlink:href="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"><image width="40" height="40" xlink:href="${file}"/></svg>`)}"/>`,
    '<script>throw 1</script>',
  ])('show nothing that a drawing fetches or runs: %s', async (part) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${part}</svg>`;
    expect((await look(await answering(drawing).draw(card))).left).toBe(0);
  });

  it('leave out a drawing that defines entities, and draw what is within one', async () => {
    const named = `<!DOCTYPE svg [<!ENTITY f "${file}">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"><image width="40" height="40" xlink:href="&f;"/></svg>`;
    expect((await answering(named).draw(card)).equals(await drawShareCard(words))).toBe(true);
    const within = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"><defs><path id="p" d="M0 0h40v20H0z"/></defs><use xlink:href="#p"/><image y="20" width="40" height="20" preserveAspectRatio="none" xlink:href="data:image/png;base64,${blackPng.toString('base64')}"/></svg>`;
    expect((await look(await answering(within).draw(card))).left).toBeGreaterThan(200_000);
  });
});
