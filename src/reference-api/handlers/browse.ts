import * as v from 'valibot';
import { listedContent } from '#src/contracts/content.ts';
import { type ContentType, type CountsByType, contentTypes } from '#src/contracts/content-types.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SitePage } from '#src/contracts/browse.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { contentTypeFrom, sectionsFrom } from '#src/reference-api/http/path-parameters.ts';
import { listedItems } from '#src/reference-api/handlers/listed-items.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { categoryPage, csiPage, divisionPage, topPage } from '#src/reference-api/handlers/site-pages.ts';
import { divisions, findDivision, type Division } from '#src/domain/masterformat/divisions.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { divisionsOf, sectionsOf } from '#src/reference-api/world/tables-by-type.ts';
import { divisionPicture } from '#src/reference-api/pictures/division-sheet.ts';

const allSections = sections.map(({ digits }) => csiSectionOf(digits));

export function browseCalls({ world }: Context) {
  const typesOf = (type: string) => (type === 'all' ? contentTypes : [contentTypeFrom(type)]);
  const topLevel = (type: string) => {
    const types = typesOf(type);
    const ofCompanies = type === 'all' ? { company: world.companies.size } : {};
    return {
      type,
      totals: { ...countsOf(types, (one) => world.content.all(one).length), ...ofCompanies },
      divisions: divisions.map(({ number, title }) => ({
        division: number,
        title,
        counts: {
          ...countsOf(types, (one) => world.content.inDivision(number, one).length),
          ...(type === 'all' ? { company: countManufacturers(world, number) } : {}),
        },
        picture: divisionPicture(world, number),
      })),
      sections: type === 'all' ? [] : sectionsWith(allSections, types),
    };
  };
  const sectionsWith = (sections: readonly CsiSection[], types: readonly ContentType[]) =>
    sections.map((section) => ({
      ...section,
      counts: countsOf(types, (type) => world.content.inSection(section.number, type).length),
    }));
  const page = (found: SitePage | null): SitePage => found ?? refuse(404, 'There is no such page.');
  return {
    'contentType.topLevel': ({ params }) => topLevel(params.type),
    'contentType.topLevelProduct': () => topLevel('product'),
    'contentType.divisionLevel': ({ params }) => {
      const types = typesOf(params.type);
      const division = divisionFrom(params.division);
      const sections = sectionsWith(sectionsFrom(division.number), types);
      return { type: params.type, division: division.number, title: division.title, sections };
    },
    'contentType.sectionLevel': ({ params, query }) => {
      const type = contentTypeFrom(params.type);
      const numbers = sectionsFrom(params.section).map(({ number }) => number);
      if (numbers.length === 0) refuse(404, `There is no section ${params.section}.`);
      const items = new Set(numbers.flatMap((number) => world.content.inSection(number, type)));
      return listedItems(type, [...items], query);
    },
    'contentType.random': ({ query }) => {
      const { contentType, division, section, size = 4 } = query;
      const fitting = world.content
        .all(contentType)
        .filter(
          (item) =>
            (division === undefined || divisionsOf(item).includes(division)) &&
            (section === undefined || sectionsOf(item).includes(section)),
        );
      const random = createRandom(world.seed, 'random', contentType, division ?? '', section ?? '');
      return v.parse(v.array(listedContent), random.sample(fitting.slice(0, 2000), size));
    },
    'sitePage.productCategories': ({ params }) => page(categoryPage(world, params.category)),
    'sitePage.topLevel': ({ params }) => page(topPage(world, contentTypeFrom(params.type))),
    'sitePage.division': ({ params }) =>
      page(divisionPage(world, contentTypeFrom(params.type), params.division)),
    'sitePage.csiSection': ({ params }) => page(csiPage(world, contentTypeFrom(params.type), params.csi)),
  } satisfies Partial<Implementations>;
}

const divisionFrom = (number: string): Division =>
  findDivision(number) ?? refuse(404, `There is no division ${number}.`);

const countsOf = (
  types: readonly (typeof contentTypes)[number][],
  count: (type: (typeof contentTypes)[number]) => number,
): CountsByType => Object.fromEntries(types.map((type) => [type, count(type)]));

const countManufacturers = (world: World, division: string): number =>
  [...world.companies.values()].filter(({ sections }) =>
    sections.some(({ number }) => number.startsWith(division)),
  ).length;
