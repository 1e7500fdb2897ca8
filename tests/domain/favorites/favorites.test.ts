import { describe, expect, it } from 'vitest';

import type { Content } from '#src/contracts/content.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import { favoritesViewFrom, favoritesViewText } from '#src/domain/favorites/favorites-view.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { favoriteTitle } from '#src/domain/favorites/favorite-record.ts';
import { groupsOf, shownFavorites, typesOf } from '#src/domain/favorites/shown-favorites.ts';

const plain = favoritesViewFrom(new URLSearchParams());

let seq = 0;
function saved(type: SavedType, part: Partial<Favorite> = {}): Favorite {
  seq += 1;
  return {
    seq,
    content_id: seq,
    content_type: type,
    created_at: '2026-10-01T08:00:00Z',
    note: '',
    project: null,
    seen: null,
    ...part,
  };
}

/** A drawing of that title, maker and section. */
function drawing(
  title: string,
  company: string,
  number: string,
  part: Partial<Favorite> = {},
): FavoriteRecord {
  const favorite = saved('cad', part);
  const item: Content = {
    content_type: 'cad',
    id: favorite.content_id,
    title,
    company,
    coid: 31250,
    companySlug: 'northfold',
    webabrv: 'nfd',
    csi: number === '' ? [] : [{ number, number95: null, title: 'Roofing' }],
    productIds: [],
    summary: '',
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
    files: [],
    picture: null,
    detailNumber: 'A-1',
    assembly: '',
    condition: '',
    view: 'Section',
    scale: '',
    variations: 0,
  };
  return { favorite, record: { kind: 'item', item } };
}

describe('how someone looks at their favorites', () => {
  it.each([
    ['', ''],
    ['type=cad&q=roof&sort=name&group=project', 'type=cad&q=roof&sort=name&group=project'],
    ['group=project&sort=section&type=company', 'type=company&sort=section&group=project'],
    ['type=nothing&sort=upwards&group=maker&q=%00', ''],
    ['sort=newest&q=++roof+', 'q=roof'],
    ['q=..%2F..', ''],
  ])('«%s» is said as «%s»', (query, text) => {
    expect(favoritesViewText(favoritesViewFrom(new URLSearchParams(query)))).toBe(text);
  });
});

describe('favorites', () => {
  const ridge = drawing('Ridge', 'Northfold', '074113', { note: 'for the canopy', project: 2 });
  const edge = drawing('Edge 10', 'Acme', '075423', { project: 9 });
  const edge2 = drawing('Edge 2', 'Zenith', '');
  const gone: FavoriteRecord = { favorite: saved('epd'), record: { kind: 'gone' } };
  const coming: FavoriteRecord = { favorite: saved('company'), record: null };
  const all = [ridge, edge, edge2, gone, coming];
  const titles = (list: readonly FavoriteRecord[]) => list.map(favoriteTitle);

  it.each([
    [{ words: 'canopy' }, ['Ridge']],
    [{ words: 'EDGE acme' }, ['Edge 10']],
    [{ words: '07 54 23' }, ['Edge 10']],
    [{ words: '075423' }, ['Edge 10']],
    [{ words: 'cad' }, ['Ridge', 'Edge 10', 'Edge 2']],
    [{ words: 'nothing' }, []],
    [{ type: 'epd' as const }, [`EPD ${gone.favorite.content_id}`]],
  ])('that fit %o', (part, expected) => {
    expect(titles(shownFavorites(all, { ...plain, ...part }))).toEqual(expected);
  });

  it.each([
    ['newest' as const, ['Ridge', 'Edge 10', 'Edge 2']],
    ['name' as const, ['Edge 2', 'Edge 10', 'Ridge']],
    ['section' as const, ['Ridge', 'Edge 10', 'Edge 2']],
    ['manufacturer' as const, ['Edge 10', 'Ridge', 'Edge 2']],
  ])('in the order «%s»', (sort, expected) => {
    expect(titles(shownFavorites([ridge, edge, edge2], { ...plain, sort }))).toEqual(expected);
  });

  it('stand under their projects; one of a project that is gone stands under none', () => {
    const groups = groupsOf(all, [{ seq: 1 }, { seq: 2 }]);
    expect(groups.map(({ project, favorites }) => [project, favorites.length])).toEqual([
      [2, 1],
      [null, 4],
    ]);
  });

  it('are counted by type, most first', () => {
    expect(typesOf(all)).toEqual([
      { type: 'cad', count: 3 },
      { type: 'epd', count: 1 },
      { type: 'company', count: 1 },
    ]);
  });
});
