import type { Spec } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SpecTree, TreeSection, TreeSpecification } from '#src/contracts/specs.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import { divisions, formerDivisions } from '#src/domain/masterformat/divisions.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { elasticsearchDocument } from '#src/reference-api/http/elasticsearch-responses.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { findSpec } from '#src/reference-api/specifications/find-section-record.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';

export function specCalls({ world, sizes }: Context) {
  const section = (filename: string) =>
    sectionOf(world, filename) ?? refuse(404, `No section has the file name ${filename}.`);
  return {
    'specData.custom': ({ params }) => section(params.filename),
    'swData.custom': ({ params }) => section(params.filename),
    'specData.specTree': ({ query }) => {
      const mf = query.mf ?? (query.spec04 === 'false' ? '95' : '04');
      return specTreeOf(world, mf, query.debug === 'true', query.old === 'true');
    },
    'specs.db': ({ params }) =>
      sizes.of(
        findSpec(world, params.filename) ??
          refuse(404, `No specification has the file name ${params.filename}.`),
      ),
    'specs.es': async ({ params }) => {
      const id = numberFrom(params.id, 'id');
      const spec = world.content.find('spec', id) ?? refuse(404, `There is no specification ${params.id}.`);
      return elasticsearchDocument('spec', id, await sizes.of(spec));
    },
  } satisfies Partial<Implementations>;
}

/** In the 1995 edition, these sections came before Division 1. */
const bidding = { number: '00', title: 'Bidding Requirements and Contract Forms' };

function specTreeOf(world: World, mf: Edition, withEmpty: boolean, withOld: boolean): SpecTree {
  const numberIn = ({ number, number95 }: CsiSection): string => (mf === '04' ? number : (number95 ?? ''));
  const neutral = new Map(
    [...neutralSections(world).values()].map(({ filename, section }) => [section.number, filename]),
  );
  const numbers = new Set(sections.map(({ digits }) => digits));
  const general = [...neutral.keys()].filter((number) => !numbers.has(number));
  const listed = [...general, ...numbers]
    .map((digits): TreeSection => {
      const all = world.content.inSection(digits, 'spec').filter((spec) => withOld || isCurrent(world, spec));
      const specifications = all
        .toSorted((a, b) => a.company.localeCompare(b.company) || a.id - b.id)
        .map(treeSpecification);
      const own = neutral.get(digits);
      return {
        ...(neutralOf(world, own) ?? csiSectionOf(digits)),
        doc_count: specifications.length,
        specifications,
        ...(own !== undefined && { neutral: own }),
      };
    })
    .filter((section) => withEmpty || section.doc_count > 0 || section.neutral !== undefined)
    .toSorted((a, b) => (numberIn(a) < numberIn(b) ? -1 : numberIn(a) > numberIn(b) ? 1 : 0));
  return {
    mf,
    divisions: (mf === '04' ? divisions : [bidding, ...formerDivisions]).map(({ number, title }) => {
      const own = listed.filter((section) => numberIn(section).startsWith(number));
      return {
        division: number,
        title,
        doc_count: own.reduce((sum, { doc_count: count }) => sum + count, 0),
        sections: own,
      };
    }),
  };
}

const neutralOf = (world: World, filename: string | undefined): CsiSection | undefined =>
  filename === undefined ? undefined : neutralSections(world).get(filename)?.section;

/** Whether at least one of the products it is based on is not discontinued. */
function isCurrent(world: World, { productIds }: Spec): boolean {
  return productIds.some((id) => world.content.find('product', id)?.discontinued === null);
}

function treeSpecification({
  id,
  filename,
  coid,
  company,
  companySlug,
  edition,
  revised,
  pages,
  lines,
  specWizard,
}: Spec): TreeSpecification {
  return { id, filename, coid, company, companySlug, edition, revised, pages, lines, specWizard };
}
