import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import {
  detailPicture,
  productPicture,
  type FilmPicture,
  type World,
  type FilmEntry,
} from '../../src/reference-api/door/studio.ts';
import { chromiumFlags } from '../chromium-flags.ts';
import { findChromium } from '../find-chromium.ts';

const WIDTH = 960;
const HEIGHT = 540;

const file = join(import.meta.dirname, '../../src/styles/fonts/ibm-plex-sans-400-600.woff2');
const font = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;

const style = `
  @font-face { font-family: Plex; font-weight: 400 600; src: ${font} }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${WIDTH}px; height: ${HEIGHT}px; display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
    background: #fff; color: #0d0f0c; font: 400 27px/1.4 Plex; padding: 36px 48px 84px; gap: 20px }
  h1 { font: 600 30px/1.2 Plex; letter-spacing: -.01em }
  .title { align-content: center; background: #16181b; color: #fff }
  .title h1 { font-size: 52px; line-height: 1.12; max-width: 15em; letter-spacing: -.015em }
  .title p { color: #c9ccd0 }
  .drawing { display: grid; min-height: 0 }
  .drawing svg { width: 100%; height: 100% }
  ol { padding: 0; list-style: none; display: grid; gap: 14px; align-content: center; counter-reset: n }
  li { display: flex; gap: 18px; counter-increment: n }
  li::before { content: counter(n); flex: none; width: 38px; height: 38px; border: 2px solid #0b57a4; color: #0b57a4;
    font: 600 21px/34px Plex; text-align: center }
  table { align-self: center; width: 100%; border-collapse: collapse }
  td { padding: 13px 0; border-bottom: 1px solid #c9ccd0; vertical-align: top }
  td + td { font-weight: 600; text-align: right; padding-left: 32px }
  footer { position: absolute; left: 48px; right: 48px; bottom: 24px; display: flex; justify-content: space-between;
    color: #5c6066; font-size: 16px }
  .title footer { color: #c9ccd0 }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function bodyOf(world: World, film: FilmEntry, { kind, heading, parts }: FilmPicture): string {
  const head = `<h1>${escaped(heading)}</h1>`;
  switch (kind) {
    case 'title':
      return `${head}<p>${escaped(film.noun)}</p>`;
    case 'product': {
      const product = world.content.all('product').find(({ noun }) => noun === film.noun);
      return `${head}<div class="drawing">${drawing(productPicture(world, product?.id ?? 0, { untagged: true }), film)}</div>`;
    }
    case 'detail':
      return `${head}<div class="drawing">${drawing(detailPicture(parts[0] ?? ''), film)}</div>`;
    case 'points':
      return `${head}<ol>${parts.map((part) => `<li>${escaped(part)}</li>`).join('')}</ol>`;
    case 'table':
      return `${head}<table>${parts
        .map((part) => part.split(' = '))
        .map(([name = '', value = '']) => `<tr><td>${escaped(name)}<td>${escaped(value)}</tr>`)
        .join('')}</table>`;
  }
}

function drawing(svg: string | null, { slug }: FilmEntry): string {
  if (svg === null) throw new Error(`${slug} shows a drawing that does not exist.`);
  return svg;
}

export interface Stills {
  /** A picture of a film as PNG. */
  draw: (film: FilmEntry, picture: FilmPicture) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function openStills(world: World): Promise<Stills> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  return {
    draw: async (film, picture) => {
      const foot = `<footer><span>${escaped(film.title)}</span><span>${brand.name}</span></footer>`;
      const html = `<!doctype html><style>${style}</style><body class="${picture.kind}">`;
      await page.setContent(html + bodyOf(world, film, picture) + foot);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ type: 'png' });
    },
    close: () => browser.close(),
  };
}
