import { describe, expect, it } from 'vitest';

import type { Product } from '#src/contracts/content.ts';
import { longestLeadTime } from '#src/reference-api/seed/lead-times.ts';
import { buildingTypesNamedIn } from '#src/reference-api/trade/building-types.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const waterfront = /Ferry Terminal$|Harbor Hotel$/;
const works = /Plant$|Works$|Bakery$|Shop$|Distribution Center$|College$|Tower$|Natatorium$/;

describe.each(sampleWorlds().map((world) => [world.seed, world] as const))(
  'what companies of world %i tell agrees with their records',
  (_, world) => {
    const news = [...world.news.values()];
    const productsOf = (coid: number) => world.content.ofCompany(coid, 'product');
    /** The product of which a release tells: its longest name in it. */
    const subjectOf = ({ coid, title, summary, html }: (typeof news)[number]): Product | undefined =>
      productsOf(coid)
        .filter(({ tradename }) => [title, summary, html].some((text) => text.includes(tradename)))
        .toSorted((one, other) => other.tradename.length - one.tradename.length)[0];
    const projects = [...world.projects.values()].map((project) => ({
      ...project,
      full: productsOf(project.coid).filter(({ id }) => project.products.some((one) => one.id === id)),
    }));

    it('announces only declarations that it has, on their day', () => {
      const announced = news.filter(({ title }) =>
        /Environmental Product Declaration|Carbon Figures|\bEPD\b/.test(title),
      );
      expect(announced.length).toBeGreaterThan(0);
      const wrong = announced.filter(({ coid, published_at }) =>
        world.content.ofCompany(coid, 'epd').every(({ validFrom }) => validFrom !== published_at),
      );
      expect(wrong.map(({ company, title }) => `${company}: ${title}`)).toEqual([]);
    });

    it('announces the lead time that its product states', () => {
      const announced = news.filter(({ title }) => /Second Line|New Plant|Doubles Its Capacity/.test(title));
      expect(announced.length).toBeGreaterThan(0);
      const wrong = announced.filter((item) => {
        const [before = 0, after = 0] = Array.from(item.summary.matchAll(/\d+(?= weeks|\.$)/g), Number);
        const product = subjectOf(item);
        return after >= before || product === undefined || longestLeadTime(product) !== after;
      });
      expect(wrong.map(({ company, summary }) => `${company}: ${summary}`)).toEqual([]);
    });

    it('introduces a product when it begins to make it, and tells nothing of it before', () => {
      const introduced = news.filter(({ title }) => /Introduces|to Its Line$|^New From/.test(title));
      expect(introduced.length).toBeGreaterThan(0);
      const isOn = (item: (typeof news)[number]) => subjectOf(item)?.created_at === item.published_at;
      expect(introduced.filter((item) => !isOn(item)).map(({ title }) => title)).toEqual([]);
      const early = news.filter((item) => (subjectOf(item)?.created_at ?? '') > item.published_at);
      expect(early.map(({ title }) => title)).toEqual([]);
    });

    it('finished no project before its products were made or after they were discontinued', () => {
      expect(projects.length).toBeGreaterThan(50);
      const wrong = projects.filter(({ completed, full }) =>
        full.some(
          ({ created_at, discontinued }) =>
            created_at >= completed || (discontinued !== null && discontinued.since < completed),
        ),
      );
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    it('has in a building what that type of building has', () => {
      const wrong = projects.flatMap(({ name, type, full }) =>
        full
          .filter(({ csi: [first], buildingTypes }) => {
            const number = first?.number ?? '';
            return (
              !buildingTypes.includes(type) ||
              (number.startsWith('35') && !waterfront.test(name)) ||
              (/^4(?:0|12|[23]|5|6)/.test(number) && !works.test(name))
            );
          })
          .map(({ title }) => `${name}: ${title}`),
      );
      expect(wrong).toEqual([]);
    });

    it('tells of a building nothing that is not so', () => {
      const starts = ({ full }: (typeof projects)[number], sections: RegExp) =>
        full.every(({ csi }) => sections.test(csi[0]?.number ?? ''));
      const wrong = projects.filter((project) => {
        const { story, type, full } = project;
        const use = /lists for ([^,]+),/.exec(story)?.[1];
        return (
          (use !== undefined && !buildingTypesNamedIn([use]).includes(type)) ||
          /chosen for the|\bcrates\b/.test(story) ||
          (/one winter to enclose|repainting|thermal bridges|no leaks/.test(story) &&
            !starts(project, /^0[478]/)) ||
          (/lead times of ten weeks/.test(story) && full.some((one) => (longestLeadTime(one) ?? 0) > 10)) ||
          (/Two earlier designs|second building/.test(story) &&
            full.some(({ csi }) => csi[0]?.number.startsWith('0282')))
        );
      });
      expect(wrong.map(({ name, story }) => `${name}: ${story}`)).toEqual([]);
    });

    it('says of what it makes nothing that holds only for pieces', () => {
      const pieces = /in inches and in millimeters on|[Cc]rate of|rented press/;
      const wrong = [...world.companies.values()].filter(({ about }) => pieces.test(about));
      expect(wrong.map(({ about }) => about)).toEqual([]);
    });

    it('has not made admixtures and fibers since before there were any', () => {
      const firstYears = [
        [/corrosion-inhibiting|corrosion inhibitors?/i, 1975],
        [/admixtures?/i, 1930],
        [/macrosynthetic/i, 1990],
      ] as const;
      const wrong = [...world.companies.values()].filter(({ about, founded }) =>
        firstYears.some(([things, year]) => things.test(about) && (founded ?? year) < year),
      );
      expect(wrong.map(({ about }) => about)).toEqual([]);
    });
  },
);
