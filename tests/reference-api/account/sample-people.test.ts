import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { charProject } from '#src/contracts/char-projects.ts';
import { contentRequest } from '#src/contracts/content-requests.ts';
import { favorite } from '#src/contracts/favorites.ts';
import { savedSearch } from '#src/contracts/saved-searches.ts';
import { specwizardProject } from '#src/contracts/specwizard-projects.ts';
import { projectTypeOf } from '#src/domain/project-types.ts';
import { ancestorsOf, sectionTree } from '#src/domain/specification/section-tree.ts';
import { searchQueryOf, searchQueryText, searchStateFrom } from '#src/domain/search-state.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { signedIn, started } from '#tests/reference-api/account/client.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const favorites = [...world.saved.favorites.values()].map(({ value }) => value);
const searches = [...world.saved.searches.values()].map(({ value }) => value);
const projects = [...world.saved.projects.values()].map(({ value }) => value);
const asQuery = v.record(v.string(), v.union([v.string(), v.number()]));
const isType = (type: string): type is ContentType => contentTypes.some((one) => one === type);
const itemOf = (type: string, id: number) => (isType(type) ? world.content.find(type, id) : null);
const hasExpired = (item: object) =>
  'validUntil' in item && typeof item.validUntil === 'string' && item.validUntil < today;

describe('what Ada has', () => {
  it.each([
    ['favorites', favorite, world.saved.favorites, 12],
    ['saved searches', savedSearch, world.saved.searches, 5],
    ['design projects', charProject, world.saved.projects, 3],
    ['content requests', contentRequest, world.saved.requests, 3],
    ['SpecWizard projects', specwizardProject, world.saved.specwizardProjects, 2],
  ] as const)('%s fit their contract, are hers, and date from before today', (_, schema, table, count) => {
    expect(table.size).toBe(count);
    for (const { id, owner, changed, value } of table.values()) {
      expect(owner).toBe(1);
      expect(value.seq).toBe(id);
      expect(changed.slice(0, 10) < today).toBe(true);
      expect(v.is(schema, value)).toBe(true);
    }
  });

  it('favorites are of every kind a specifier keeps', () => {
    expect(Object.groupBy(favorites, ({ content_type: type }) => type)).toMatchObject({
      product: { length: 3 },
      cad: { length: 2 },
      bim: { length: 1 },
      spec: { length: 1 },
      epd: { length: 1 },
      hpd: { length: 1 },
      certificate: { length: 1 },
      datasheet: { length: 1 },
      company: { length: 1 },
    });
  });

  it('favorites exist, come from several makers, and three at least have changed since', () => {
    const items = favorites.flatMap((one) => itemOf(one.content_type, one.content_id) ?? []);
    expect(items).toHaveLength(11);
    expect(new Set(items.map(({ coid }) => coid)).size).toBeGreaterThan(5);
    const changed = favorites.filter((one) => {
      const item = itemOf(one.content_type, one.content_id);
      return item !== null && seenStateOf(item).updated !== one.seen?.updated;
    });
    expect(changed.length).toBeGreaterThanOrEqual(2);
    // No one has seen a state that came after they looked.
    for (const { seen, created_at } of favorites)
      expect((seen?.updated ?? '') <= created_at.slice(0, 10)).toBe(true);
    expect(items.some((item) => item.content_type === 'epd' && hasExpired(item))).toBe(true);
    expect(favorites.filter(({ note }) => note !== '')).toHaveLength(3);
    expect(favorites.filter(({ project }) => project !== null)).toHaveLength(2);
  });

  it.each(searches)('search «$search_terms» in $content_type is written as the site writes it', (search) => {
    const contentType = search.content_type === 'all' ? undefined : search.content_type;
    const path = { terms: search.search_terms, contentType };
    const state = searchStateFrom(path, new URLSearchParams(search.query), '04');
    expect(state && searchQueryText(state)).toBe(search.query);
  });

  it('searches find something, and some of it is newer than their last opening', async () => {
    const ada = await signedIn(await started());
    let withNews = 0;
    for (const { content_type, search_terms, query, opened_at } of searches) {
      const contentType = content_type === 'all' ? undefined : content_type;
      const state = searchStateFrom({ terms: search_terms, contentType }, new URLSearchParams(query), '04');
      if (!state) throw new Error('no search');
      const total = async (since: string) => {
        const asked = v.parse(asQuery, { ...searchQueryOf(state), size: 1, ...(since ? { since } : {}) });
        const answer = contentType
          ? await ada.read('search.termsType', { params: { terms: search_terms, contentType }, query: asked })
          : await ada.read('search.terms', { params: { terms: search_terms }, query: asked });
        return answer.hits.total.value;
      };
      expect(await total('')).toBeGreaterThan(0);
      if (opened_at !== null && (await total(opened_at.slice(0, 10))) > 0) withNews += 1;
    }
    expect(withNews).toBeGreaterThanOrEqual(2);
  });

  it('projects are of three types: a full binder, a small one, an empty one', () => {
    expect(projects.map(({ items }) => items.length)).toEqual([14, 2, 0]);
    expect(new Set(projects.map(({ type }) => projectTypeOf(type)?.code)).size).toBe(3);
  });

  it('the binder has many sections and makers, papers that have expired, statuses, notes and documents', () => {
    const items = projects[0]?.items ?? [];
    const found = items.flatMap((one) => itemOf(one.content_type, one.content_id) ?? []);
    expect(found).toHaveLength(items.length);
    expect(new Set(found.map(({ csi }) => csi[0]?.number)).size).toBeGreaterThanOrEqual(6);
    const papers = found.flatMap((item) =>
      item.content_type === 'product' ? world.content.ofProduct(item.id) : [],
    );
    for (const type of ['epd', 'hpd', 'certificate'])
      expect(
        new Set(papers.filter((one) => one.content_type === type).map(({ coid }) => coid)).size,
      ).toBeGreaterThanOrEqual(6);
    expect(papers.some(hasExpired)).toBe(true);
    expect(new Set(items.map(({ status }) => status)).size).toBe(6);
    expect(items.filter(({ note }) => note !== '').length).toBeGreaterThanOrEqual(4);
    for (const { documents } of items)
      for (const one of documents) expect(itemOf(one.content_type, one.content_id)).not.toBeNull();
  });

  it('a saved SpecWizard chooses lines that it has, each with the lines above it', () => {
    for (const { value } of world.saved.specwizardProjects.values()) {
      const [filename = ''] = value.filename;
      const tree = sectionTree(sectionOf(world, filename) ?? { nodes: [] });
      const chosen = new Set(value.specs.map((line) => Number(line.slice(filename.length + 1))));
      expect(value.specs.every((line) => line.startsWith(`${filename}:`))).toBe(true);
      expect(chosen.size).toBeGreaterThan(10);
      for (const id of chosen) {
        expect(tree.lines.has(id)).toBe(true);
        expect(ancestorsOf(tree, id).filter((above) => !chosen.has(above))).toEqual([]);
      }
    }
  });
});

it('Ben has an account and nothing else', async () => {
  const ben = await signedIn(await started(), 'ben@lintel.test');
  expect(await ben.read('circulation.me')).toMatchObject({ firstName: 'Ben', firm: '', zip: '' });
  for (const id of [
    'userFavorites.list',
    'userSearches.list',
    'charProject.list',
    'userProjectFyi.list',
    'specwizardProject.me',
  ] as const)
    expect(await ben.read(id)).toEqual([]);
});
