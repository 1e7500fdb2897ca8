import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '../src/brand.ts';
import { sharePictureSize, sitePicture } from '../src/domain/share-card.ts';
import { drawDetail, drawingToPicture } from '../src/reference-api/door/studio.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Draws `public/-/share.png`, which links to this site show elsewhere, after a change of the brand:
 * node scripts/draw-share-picture.ts
 */
const { width, height } = sharePictureSize;
const root = join(import.meta.dirname, '..');
const file = readFileSync(join(root, 'src/styles/fonts/ibm-plex-sans-400-600.woff2'));
const font = `url(data:font/woff2;base64,${file.toString('base64')})`;

const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
/** What is above a window is the thing the site is named for. */
const drawing = drawingToPicture(drawDetail('window-head'), { title: 'Window head' });

const html = `<!doctype html>
<style>
  @font-face { font-family: Plex; font-weight: 400 600; src: ${font} }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${width}px; height: ${height}px; display: grid; grid-template-columns: 640px 1fr;
    background: #fff; color: #0d0f0c; font: 400 30px/1.35 Plex; border-bottom: 14px solid #0b57a4 }
  .words { padding: 72px 0 56px 72px; display: flex; flex-direction: column }
  .name { display: flex; align-items: center; gap: 24px; font: 600 64px/1 Plex; letter-spacing: -.01em }
  .name svg { width: 76px; height: 76px }
  h1 { font: 600 60px/1.12 Plex; letter-spacing: -.015em; margin: auto 0 28px }
  p { color: #454643; max-width: 17em }
  .drawing { padding: 56px 64px 56px 24px; display: grid }
  .drawing svg { width: 100%; height: 100%; transform: scale(1.3) }
</style>
<div class="words">
  <div class="name">${mark}${brand.name}</div>
  <h1>${brand.tagline}</h1>
  <p>Products, CAD details, BIM objects, specifications and declarations.</p>
</div>
<div class="drawing">${drawing}</div>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: sharePictureSize });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const png = await page.screenshot({ type: 'png' });
await browser.close();
writeFileSync(join(root, 'public', sitePicture), png);
console.log(`${sitePicture}: ${png.length} bytes`);
