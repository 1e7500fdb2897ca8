import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ShareCard } from '#src/domain/share-card.ts';
import { drawShareCard } from '../../scripts/share-cards/draw-share-card.ts';
import { pageCards } from '../../scripts/share-cards/page-cards.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';
const texts = { title: 'Roof Hatch', kicker: 'CAD detail', lines: ['Northfold'] };
const card: ShareCard = { ...texts, picture: '/api/files/1.svg' };

const api = createServer((request, response) => {
  const isPicture = request.url === '/api/files/1.svg';
  response.writeHead(isPicture ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(isPicture ? square : '');
});
let apiOrigin = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cards-'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  apiOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true });
});

/** The cards of one build; each has a `dist` of its own. */
function build(name: string) {
  const dist = join(folder, name);
  const cards = pageCards({ dist, kept: join(folder, 'kept'), apiOrigin });
  const published = (path: string) => readFile(join(dist, path)).catch(() => null);
  return { ...cards, published };
}

describe('the cards of pages', () => {
  it('are where the pages name them, with the picture that the API serves', async () => {
    const { draw, publish, published } = build('first');
    await draw('/company/s%C3%B8n-40417/cad/1', card);
    await publish('/company/s%C3%B8n-40417/cad/1');
    const png = await published('-/cards/company/søn-40417/cad/1.png');
    expect(png?.equals(await drawShareCard({ ...texts, pictureSvg: square }))).toBe(true);
  });

  it('are kept for the next build, which draws none of what is as it was', async () => {
    await build('second').draw('/product/1', card);
    const { publish, published } = build('third');
    await publish('/product/1');
    expect((await published('-/cards/product/1.png'))?.length).toBeGreaterThan(10_000);
  });

  it('are gone once a page has none, and no page must have one', async () => {
    await build('fourth').draw('/product/2', card);
    const { draw, publish, published } = build('fifth');
    await draw('/product/2', null);
    await publish('/product/2');
    await publish('/about');
    expect(await published('-/cards/product/2.png')).toBeNull();
    expect(await published('-/cards/about.png')).toBeNull();
  });

  it('have no picture where the API can’t be reached', async () => {
    const { draw } = pageCards({
      dist: join(folder, 'x'),
      kept: join(folder, 'x'),
      apiOrigin: 'http://127.0.0.1:1',
    });
    await draw('/product/3', card);
    const png = await readFile(join(folder, 'x/-/cards/product/3.png'));
    expect(png.equals(await drawShareCard(texts))).toBe(true);
  });
});
