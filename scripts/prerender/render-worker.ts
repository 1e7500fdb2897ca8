import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { cardPath } from '../../src/domain/share-card.ts';
import { cardDrawer } from '../share-cards/share-cards.ts';
import { APP_PAGE } from '../vite/app-page.ts';
import { fileOf, pageFile } from './page-file.ts';
import { pageStyles } from './page-styles.ts';
import { Rendering } from './renderers.ts';
import type { Rendered } from './renderers.ts';

type Code = typeof import('../../src/entry-server/entry-server.tsx');

const { code, dist, apiOrigin, cards } = v.parse(Rendering, workerData);
const built: unknown = await import(pathToFileURL(code).href);
const { renderPage } = v.parse(
  v.object({ renderPage: v.custom<Code['renderPage']>((value) => typeof value === 'function') }),
  built,
);
const template = { html: readFileSync(join(dist, APP_PAGE), 'utf8'), stylesOf: pageStyles(dist) };

/** When pages are made; `SOURCE_DATE_EPOCH` says so where a build must be the same each time (reproducible-builds.org). */
const epoch = process.env['SOURCE_DATE_EPOCH'];

/** In ms. A picture that takes longer is left out of its card. */
const patience = 10_000;
const ask = (path: string) => fetch(new URL(path, apiOrigin), { signal: AbortSignal.timeout(patience) });
const draw = cardDrawer({ ask, kept: cards });

async function rendered(path: string): Promise<Rendered> {
  const made = epoch === undefined ? Date.now() : Number(epoch) * 1000;
  try {
    const page = await renderPage(path);
    const files: Rendered['files'] = [{ name: fileOf(path), content: pageFile(path, page, template, made) }];
    if (page.card)
      files.push({
        name: decodeURIComponent(cardPath(page.card.of)).slice(1),
        content: new Uint8Array(await draw(page.card.card)),
      });
    return { made, files, failure: null };
  } catch (error) {
    return { made, files: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(path: unknown): Promise<void> {
  parentPort?.postMessage(await rendered(v.parse(v.string(), path)), []);
}

parentPort?.on('message', (path: unknown) => void answer(path));
