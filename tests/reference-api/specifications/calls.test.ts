import { beforeAll, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { Client, signedIn, started } from '#tests/reference-api/account/client.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const specs = world.content.all('spec');
let api: ReferenceApi;
let visitor: Client;
beforeAll(async () => {
  api = await started();
  visitor = new Client(api);
});

describe('the tree of specifications', () => {
  const tree = (query: Record<string, string> = {}) => visitor.read('specData.specTree', { query });
  const all = async (query: Record<string, string>) =>
    (await tree(query)).divisions.flatMap(({ sections }) =>
      sections.flatMap(({ specifications }) => specifications),
    );

  it('has every specification once, under its division and section, with counts', async () => {
    expect((await all({ old: 'true' })).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      specs.map(({ id }) => id),
    );
    const { mf, divisions } = await tree({ old: 'true' });
    expect(mf).toBe('04');
    expect(divisions).toHaveLength(35);
    for (const { division, sections, doc_count: count } of divisions) {
      expect(count).toBe(sections.reduce((sum, section) => sum + section.doc_count, 0));
      for (const { number, specifications, neutral, doc_count: own } of sections) {
        expect(number.startsWith(division)).toBe(true);
        expect(own).toBe(specifications.length);
        expect(own > 0 || neutral === `neutral-${number}`).toBe(true);
      }
    }
  });

  it('follows the edition that is asked for', async () => {
    const { mf, divisions } = await tree({ mf: '95', old: 'true' });
    expect(mf).toBe('95');
    expect(divisions.map(({ division }) => division).slice(0, 3)).toEqual(['00', '01', '02']);
    expect(divisions.reduce((sum, { doc_count: count }) => sum + count, 0)).toBe(specs.length);
    const roofs = divisions
      .find(({ division }) => division === '07')
      ?.sections.map(({ number95 }) => number95 ?? '');
    expect(roofs).toEqual(roofs?.toSorted());
    expect((await tree({ spec04: 'false' })).mf).toBe('95');
    expect((await tree({ spec04: 'false', mf: '04' })).mf).toBe('04');
  });

  it('lists empty sections for debugging, and those of former products only when asked', async () => {
    const sections = (await tree({ debug: 'true' })).divisions.flatMap((division) => division.sections);
    expect(sections.some(({ doc_count: count }) => count === 0)).toBe(true);
    expect((await all({})).length).toBeLessThanOrEqual(specs.length);
  });
});

describe('a section', () => {
  it.each(['specData.custom', 'swData.custom'] as const)('%s is there for every file name', async (id) => {
    const filenames = [...specs, ...world.content.all('sw')].map(({ filename }) => filename);
    for (const filename of filenames.filter((_, index) => index % 9 === 0))
      expect((await visitor.read(id, { params: { filename } })).filename).toBe(filename);
    expect((await visitor.ask(id, { params: { filename: 'nothing-000000' } })).status).toBe(404);
  });

  it('is found by name and by number', async () => {
    expect((await visitor.read('specs.db', { params: { filename: 'northfold-075423' } })).id).toBe(1);
    expect((await visitor.read('specs.es', { params: { id: 1 } })).filename).toBe('northfold-075423');
    expect((await visitor.ask('specs.es', { params: { id: 99_999 } })).status).toBe(404);
    expect((await visitor.ask('specs.db', { params: { filename: 'none' } })).status).toBe(404);
  });
});

describe('SpecWizards', () => {
  const found = async (filename: string) =>
    (await visitor.read('specwizards.esSearch', { body: { size: 10, query: { match: { filename } } } })).map(
      (one) => one.filename,
    );

  it('are looked up by a file name that is nearly right', async () => {
    expect((await found('northfold-075423'))[0]).toBe('northfold-075423');
    expect((await found('northfold-075424'))[0]).toBe('northfold-075423');
    expect((await found('nortfold-075423'))[0]).toBe('northfold-075423');
    expect((await found('brightwater')).slice(0, 3).every((one) => one.startsWith('brightwater'))).toBe(true);
    expect((await found('brightwater-224200')).length).toBeLessThanOrEqual(10);
    expect(await found('zzzz')).toEqual([]);
  });

  it('are all active, template 1 Northfold’s', async () => {
    const active = await visitor.read('specwizards.active');
    expect(active.filter(({ coid }) => coid !== null)).toHaveLength(world.content.all('sw').length);
    expect(active.filter(({ coid }) => coid === null)).toHaveLength(neutralSections(world).size);
    expect(active.find(({ id }) => id === 1)).toMatchObject({ filename: 'northfold-075423', coid: 31250 });
    const numbers = active.map(({ section }) => section.number);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('are found by their specification', async () => {
    const [wizard] = await visitor.read('specwizards.bySpec', { params: { filename: 'northfold-075423' } });
    expect(wizard?.filename).toBe('northfold-075423');
    expect(await visitor.read('specwizards.bySpec', { params: { filename: 'none' } })).toEqual([]);
  });
});

describe('SpecWizard projects', () => {
  const body = {
    name: ' Annex roof ',
    project: null,
    filename: ['northfold-075423'],
    specs: ['northfold-075423:4'],
  };

  it('are created, saved, renamed and deleted', async () => {
    const ben = await signedIn(await started(), 'ben@lintel.test');
    const made = await ben.read('specwizardProject.create', { body });
    expect(made).toMatchObject({
      name: 'Annex roof',
      section: [{ number: '075423' }],
      company: ['Northfold Roofing Systems'],
      specs: ['northfold-075423:4'],
    });
    const params = { id: made.seq };
    const saved = await ben.read('specwizardProject.saveSpecs', {
      params,
      body: { specs: ['northfold-075423:5', 'brightwater-224200:7', 'northfold-075423:5'] },
    });
    expect(saved.filename).toEqual(['northfold-075423', 'brightwater-224200']);
    expect(saved.company).toEqual(['Northfold Roofing Systems', 'Brightwater Plumbing']);
    expect(await ben.read('specwizardProject.specs', { params })).toEqual([
      'northfold-075423:5',
      'brightwater-224200:7',
    ]);
    const renamed = await ben.read('specwizardProject.update', {
      params,
      body: { name: 'Roof', filename: ['brightwater-224200'] },
    });
    expect(renamed).toMatchObject({ name: 'Roof', specs: ['brightwater-224200:7'] });
    expect(await ben.read('specwizardProject.get', { params })).toEqual(renamed);
    await ben.read('specwizardProject.delete', { params });
    expect(await ben.read('specwizardProject.me')).toEqual([]);
    expect(await ben.refused('specwizardProject.get', { params })).toMatch(/^404 /);
  });

  it('that were saved elsewhere meanwhile are not overwritten', async () => {
    const ben = await signedIn(await started(), 'ben@lintel.test');
    const made = await ben.read('specwizardProject.create', { body });
    const params = { id: made.seq };
    const save = { specs: ['northfold-075423:6'], updated_at: made.updated_at };
    const saved = await ben.read('specwizardProject.saveSpecs', { params, body: save });
    expect(saved.updated_at > made.updated_at).toBe(true);
    expect(await ben.refused('specwizardProject.saveSpecs', { params, body: save })).toMatch(
      /^409 updated_at: /,
    );
    expect(
      await ben.refused('specwizardProject.update', {
        params,
        body: { ...body, updated_at: made.updated_at },
      }),
    ).toMatch(/^409 /);
    expect((await ben.read('specwizardProject.get', { params })).specs).toEqual(['northfold-075423:6']);
    await ben.read('specwizardProject.saveSpecs', {
      params,
      body: { ...save, updated_at: saved.updated_at },
    });
  });

  it('hold thirty thousand lines, and lose a design project that is deleted', async () => {
    const ada = await signedIn(await started());
    const specsOf = Array.from({ length: 30_000 }, (_, index) => `northfold-075423:${index + 1}`);
    const many = await ada.read('specwizardProject.create', {
      body: { ...body, project: 1, specs: specsOf },
    });
    expect(many.specs).toHaveLength(30_000);
    await ada.read('charProject.delete', { params: { id: 1 } });
    expect((await ada.read('specwizardProject.get', { params: { id: many.seq } })).project).toBeNull();
    expect((await ada.read('specwizardProject.get', { params: { id: 1 } })).project).toBeNull();
  });

  it.each([
    [{ ...body, name: ' ' }, /^422 name: /],
    [{ ...body, project: 1 }, /^422 project: /],
    [{ ...body, filename: ['none-000000'] }, /^422 filename: /],
    [{ ...body, filename: ['merged--northfold-075423--none-075423'] }, /^422 filename: /],
    [{ ...body, filename: ['merged--northfold-075423--northfold-075323'] }, /^422 filename: /],
    [{ ...body, specs: ['none-000000:1'] }, /^422 filename: /],
    [{ ...body, specs: ['northfold-075423'] }, /^422 specs\.0: /],
    [{ ...body, filename: ['../x'] }, /^422 filename\.0: /],
    [{ ...body, name: 'fail 500' }, /^500 ./],
    [{ ...body, name: 'fail 429' }, /^429 ./],
  ])('%# is refused', async (wrong, refusal) => {
    const ben = await signedIn(await started(), 'ben@lintel.test');
    expect(await ben.refused('specwizardProject.create', { body: wrong })).toMatch(refusal);
  });
});
