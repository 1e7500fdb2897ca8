import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import type { Content } from '#src/contracts/content.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';
import { today } from '#tests/contracts/ask.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';

const world = sampleWorld(1);

const all = <T extends ContentType>(type: T) => world.content.all(type);

describe('the world is as large as it has to be', () => {
  it.each([
    ['product', 450],
    ['cad', 1200],
    ['bim', 350],
    ['spec', 120],
    ['sw', 45],
    ['catalog', 80],
    ['video', 140],
    ['certificate', 220],
    ['epd', 90],
    ['hpd', 70],
    ['datasheet', 260],
    ['webinar', 40],
  ] as const)('%s: at least %i', (type, least) => {
    expect(all(type).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['manufacturers', world.companies.size, 60],
    ['clients', world.clients.size, 45],
    ['projects', world.projects.size, 60],
    ['blog posts', world.blogPosts.size, 60],
    ['news', world.news.size, 200],
    ['banners', world.banners.size, 24],
  ])('%s: %i of at least %i', (_, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('has products in all 35 divisions', () => {
    expect(
      divisions.filter(({ number }) => world.content.inDivision(number, 'product').length === 0),
    ).toEqual([]);
  });
});

/** Everything of a world as one number. */
function printOf(one: World): string {
  const tables = Object.values(one).flatMap((table: unknown) =>
    table instanceof Map ? [Array.from<unknown>(table)] : [],
  );
  const contents = contentTypes.map((type) => one.content.all(type));
  return createHash('sha256')
    .update(JSON.stringify([tables, contents]))
    .digest('hex');
}

describe('the world is the same on every machine', () => {
  it('comes out the same from the same seed, and another from another', () => {
    expect(printOf(seedWorld({ seed: 1, scale: 1, today }))).toBe(printOf(world));
    expect(printOf(sampleWorld(2))).not.toBe(printOf(world));
  });

  it('counts its dates back from the day it is seen on', () => {
    const later = seedWorld({ seed: 1, scale: 1, today: '2027-01-02' });
    expect(later.podcasts.get(1)?.published_at).toBe('2026-12-31');
    expect(world.podcasts.get(1)?.published_at).toBe('2026-10-31');
  });
});

describe('the named records', () => {
  const northfold = world.companies.get(31250);

  it('are called and linked as everybody knows them', () => {
    const facts = [31250, 40417, 52086, 77001, 60733].map((coid) => {
      const company = world.companies.get(coid);
      return [coid, company?.companyNoHtml, company?.webabrv, company?.companySlug, company?.isClient];
    });
    expect(facts).toEqual([
      [31250, 'Northfold Roofing Systems', 'northfold', 'northfold-roofing-systems', true],
      [40417, "O'Halloran & Søn Façades", 'ohalloran', 'ohalloran-søn-façades', true],
      [52086, 'Brightwater Plumbing', 'brightwater', 'brightwater-plumbing', true],
      [77001, 'Plain & Sons', 'plain', 'plain-sons', true],
      [60733, 'Tamarack Millwork', 'tamarack', 'tamarack-millwork', false],
    ]);
  });

  it('give Northfold every content type, projects, news and its own page', () => {
    expect(contentTypes.filter((type) => !northfold?.counts[type])).toEqual([]);
    expect(northfold).toMatchObject({ hasNews: true, hasProjects: true });
    expect(world.customHtml.get(31250)).toMatch(/^<h2>Working with Northfold[^]*<\/table>$/);
    expect(world.customHtml.get(40417), 'hostile on purpose').toContain('<script>');
    expect(northfold?.sections[0]?.number).toBe('075423');
  });

  it.each([
    ['product', [1]],
    ['cad', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['bim', [1, 2, 3]],
    ...(['spec', 'sw', 'catalog', 'video', 'certificate', 'epd', 'hpd', 'datasheet', 'webinar'] as const).map(
      (type) => [type, [1]] as const,
    ),
  ] as const)('%s %j belong to Northfold’s first product', (type, ids) => {
    for (const id of ids)
      expect(world.content.find(type, id)).toSatisfy(
        (item: Content | null) => item?.coid === 31250 && item.productIds.includes(1),
      );
  });

  it('give the first sheet variations, the first SpecWizard its file name, and Northfold the first project', () => {
    expect(world.content.find('cad', 1)?.variations).toBeGreaterThan(0);
    expect(world.content.find('sw', 1)?.filename).toBe('northfold-075423');
    expect(world.projects.get(1)?.coid).toBe(31250);
  });

  it('give Brightwater SpecWizards of 60, 300 and 2,000 lines', () => {
    expect(world.content.ofCompany(52086, 'sw').map(({ lines }) => lines)).toEqual([60, 300, 2000]);
  });

  it('give Plain & Sons nothing, and Tamarack name, address and sections', () => {
    expect(world.content.everythingOf(77001)).toEqual([]);
    expect(world.content.everythingOf(60733)).toEqual([]);
    expect(world.companies.get(60733)).toMatchObject({
      address: { city: 'Eugene' },
      sections: [{ number: '064100' }],
    });
  });
});

describe('records as real libraries have them', () => {
  const products = all('product');
  const companies = [...world.companies.values()];
  it.each([
    [
      'a client without logo, address and text',
      companies.filter((one) => one.isClient && !one.logo && !one.address && !one.about),
    ],
    ['an expired EPD', all('epd').filter(({ validUntil }) => validUntil < today)],
    ['an expired HPD', all('hpd').filter(({ validUntil }) => validUntil < today)],
    [
      'an expired certificate',
      all('certificate').filter(({ validUntil }) => validUntil !== null && validUntil < today),
    ],
    [
      'a discontinued product that another replaces',
      products.filter(({ discontinued }) => discontinued?.replacedBy),
    ],
    ['a manufacturer with a hundred details', companies.filter(({ counts }) => (counts.cad ?? 0) >= 100)],
    ['a name with markup', companies.filter(({ company }) => company.includes('<'))],
    [
      'two manufacturers of one name',
      companies.filter((one) =>
        companies.some((other) => other !== one && other.companyNoHtml === one.companyNoHtml),
      ),
    ],
    [
      'catalogs without text, with XML only, with broken XML',
      [...world.textFaults.keys()].filter((id) => world.content.find('catalog', id)),
    ],
  ])('%s', (_, found) => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('leaves sections without any content', () => {
    expect(contentTypes.flatMap((type) => world.content.inSection('024119', type))).toEqual([]);
  });
});

describe('what is written agrees with what is measured', () => {
  it('gives an EPD’s global warming potential once: in the record, in stage A1-A3, in the product’s table', () => {
    for (const epd of all('epd')) {
      const stage = epd.impacts.find(
        (impact) => /^GWP(?:-total)?$/.test(impact.indicator) && impact.stage === 'A1-A3',
      );
      const stated = world.content
        .find('product', epd.productIds[0] ?? 0)
        ?.attributes.find(({ key }) => key === 'globalWarmingPotential');
      expect(stage?.value).toBe(epd.gwp);
      // An average of an industry is not the value of one product.
      expect(epd.epdType === 'Industry-wide' ? epd.gwp : (stated?.value ?? epd.gwp)).toBe(epd.gwp);
    }
  });

  it('lets nothing be revised before it was made or after today', () => {
    const wrong = contentTypes
      .flatMap((type) => all(type))
      .filter(({ created_at, updated_at }) => created_at > updated_at || updated_at > today);
    expect(wrong).toEqual([]);
  });

  it('names no item of a manufacturer twice, but the twins', () => {
    const items = contentTypes.flatMap((type) =>
      all(type).map((item) => `${item.coid} ${type} ${item.title}`),
    );
    const twice = items.filter((name, index) => items.indexOf(name) !== index);
    expect(twice.length).toBeLessThanOrEqual(1);
  });

  it('gives every maker a text of its own', () => {
    const texts = [...world.companies.values()].map(({ about }) => about).filter(Boolean);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
