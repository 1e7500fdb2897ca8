import { describe, expect, it } from 'vitest';
import type { Content } from '#src/contracts/content.ts';
import {
  buildingKeys,
  buildingOf,
  drawBuilding,
} from '#src/reference-api/drawings/buildings/building-of-project.ts';
import { boundsOf } from '#src/reference-api/drawings/geometry/bounds.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { divisionPicture, divisionSheet } from '#src/reference-api/pictures/division-sheet.ts';
import { constructionPicture, itemPicture, projectPicture } from '#src/reference-api/pictures/pictures.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { ask, referenceApi, today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });

/** A picture without its words. */
const lines = (picture: string | null): string =>
  (picture ?? '').replaceAll(/<title>.*?<\/title>|<desc>.*?<\/desc>|<path aria-label.*?\/>/gs, '');

/** How often the most frequent of the pictures comes. */
const most = (pictures: readonly string[]): number =>
  Math.max(...[...Map.groupBy(pictures, (picture) => picture).values()].map((same) => same.length));

describe('the picture of a project', () => {
  it.each([
    ['Duluth Elementary School', 'Education', 'school'],
    ['Toledo Regional Hospital Bed Tower', 'Health', 'hospital'],
    ['Reno Distribution Center', 'Industrial', 'distribution-center'],
    ['Omaha Main Library', 'Public', 'library'],
    ['Fargo Warehouse Lofts', 'Office', 'loft'],
    ['Salem Ferry Terminal', 'Transportation', 'ferry'],
    ['Boise Station Hotel', 'Hotel', 'hotel'],
    ['Boise Fire Station No. 4', 'Public', 'fire-station'],
    ['Something else', 'Religious', 'parish-hall'],
  ])('%s is drawn as a %s building: %s', (name, type, building) => {
    expect(buildingOf({ name, type })).toBe(building);
  });

  it('is a building, in every one of its forms, and no product', () => {
    const drawn = buildingKeys.flatMap((key) =>
      [6000, 300_000].map((area) => drawingToPicture(drawBuilding(key, area, 11).drawing, { title: key })),
    );
    expect(drawn.filter((svg) => /NaN|Infinity|undefined/.test(svg) || svg.length > 24_000)).toEqual([]);
    const projects = [...world.projects.values()];
    const repeated = projects.filter(
      ({ id, products: [first] }) =>
        first && lines(projectPicture(world, id)) === lines(productPicture(world, first.id)),
    );
    expect(repeated).toEqual([]);
    expect(projects.every(({ id, picture }) => picture === `/api/files/project/${id}/building.svg`)).toBe(
      true,
    );
  });

  it.each(buildingKeys)('has a line below the whole name of each level: %s', (key) => {
    const { shapes, scale } = drawBuilding(key, null, 11).drawing;
    const names = shapes.flatMap((shape) =>
      shape.kind === 'text' && /^(?:LEVEL|ROOF)/.test(shape.text) ? [boundsOf([shape], scale)] : [],
    );
    const lines = shapes.flatMap((shape) =>
      shape.kind === 'polyline' && shape.layer === 'A-ANNO-SYMB' ? [boundsOf([shape], scale)] : [],
    );
    expect(names.length).toBeGreaterThan(1);
    const height = Math.min(...names.map(({ min, max }) => max.y - min.y));
    const bare = names.filter(
      ({ min, max }) =>
        !lines.some(
          (line) =>
            line.min.x <= min.x && line.max.x >= max.x - 0.01 && Math.abs(line.max.y - min.y) < height / 4,
        ),
    );
    const touched = names.filter(({ max }) =>
      lines.some((line) => line.max.x >= max.x && line.min.y > max.y && line.min.y < max.y + height / 4),
    );
    expect({ bare, touched }).toEqual({ bare: [], touched: [] });
  });

  it('comes twice at most', () => {
    expect(
      most([...world.projects.keys()].map((id) => lines(projectPicture(world, id)))),
    ).toBeLessThanOrEqual(2);
  });
});

it('draws a building wide, with its name at the lower edge', () => {
  const picture = projectPicture(world, 1) ?? '';
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)?.map(Number) ?? [];
  expect(width / height).toBeCloseTo(16 / 9, 2);
  const foot = Math.max(
    ...[...picture.matchAll(/aria-label="[^>]*translate\([\d.]+ (-?\d+)\)/g)].map(([, y]) => Number(y)),
  );
  expect(foot).toBeLessThan(height);
  expect(foot).toBeGreaterThan(height * 0.9);
});

describe('the picture of a film, a lecture or a catalog', () => {
  const items: readonly Content[] = [
    ...world.content.all('video'),
    ...world.content.all('webinar'),
    ...world.content.all('catalog'),
    // Every fourth: drawing them all takes longer than it tells.
  ].filter((_, index) => index % 4 === 0);

  it('shows what it is about, with its own title, and comes twice at most', () => {
    const pictures = items.map((item) => itemPicture(world, item));
    expect(pictures.filter((picture) => !picture || /NaN|undefined/.test(picture))).toEqual([]);
    expect(most(pictures.map(lines))).toBeLessThanOrEqual(2);
  });

  it('names on the cover of a catalog whose it is', () => {
    const catalogs = world.content.all('catalog').filter((_, index) => index % 4 === 0);
    const nameless = catalogs.filter((catalog) => {
      const picture = itemPicture(world, catalog) ?? '';
      const written = [...picture.matchAll(/aria-label="([^"]*)"/g)].map(([, words]) => words).join(' ');
      const [maker] = catalog.company.split(/[\s&’']/);
      return !written.includes(maker ?? '') || !written.includes(catalog.title.split(' ')[0] ?? '');
    });
    expect(nameless.map(({ company }) => company)).toEqual([]);
  });

  it('cuts nothing off on the cover of a catalog', () => {
    const covers = world.content.all('catalog').map((catalog) => itemPicture(world, catalog) ?? '');
    expect(covers.filter((cover) => cover.includes('…'))).toEqual([]);
    // Some have more sections than two lines hold.
    expect(covers.some((cover) => /and \d+ more/.test(cover))).toBe(true);
  });
});

describe('the picture of a division', () => {
  const addresses = divisions.map(({ number }) => divisionPicture(world, number));
  const parts = divisionSheet(world).split('<view ').slice(1);

  it('is a view of its own on one sheet, so that a page with all of them makes one request', () => {
    expect(new Set(addresses).size).toBe(divisions.length);
    const views = parts.map((part) => `/api/files/divisions.svg#${/^id="(\w+)"/.exec(part)?.[1]}`);
    expect(views).toEqual(addresses);
  });

  it('shows where a product of the division is drawn', () => {
    const places = parts.map((part) => /viewBox="(\S+ \S+ \S+ \S+)"\/><svg/.exec(part)?.[1]);
    const drawn = parts.map((part) => {
      const [, x, y, width, height] =
        /<svg [^>]*x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)">/.exec(part) ?? [];
      expect(part.match(/<path /g)?.length).toBeGreaterThan(1);
      return [x, y, width, height].join(' ');
    });
    expect(drawn).toEqual(places);
    expect(new Set(places).size).toBe(divisions.length);
  });
});

describe('the pictures of a product', () => {
  it('have no notes, which would be illegible in their row', async () => {
    const handlers = await referenceApi();
    const built = new Set(
      [...world.photos.values()].flat().flatMap(({ url }) => (url.includes('/detail/') ? [url] : [])),
    );
    expect(built.size).toBeGreaterThan(5);
    for (const url of built) {
      const response = await ask(handlers, url);
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.text()).not.toMatch(/<text|aria-label|A-ANNO/);
    }
    expect(constructionPicture('castle')).toBeNull();
  });
});
