import type { CountedSection } from '#src/contracts/csi.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { companyBriefOf } from '#src/reference-api/world/briefs.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { companyFrom, sectionsFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import { sectionsOf } from '#src/reference-api/world/tables-by-type.ts';

export function csiCalls({ world, search }: Context) {
  const counted = (section: CsiSection): CountedSection => ({
    ...section,
    doc_count: contentTypes.reduce(
      (sum, type) => sum + world.content.inSection(section.number, type).length,
      0,
    ),
  });
  return {
    'csinos.related': ({ query }) => search().relatedSections(query.qstr, query.type),
    'csinos.byDivision': ({ params, query }) => {
      if (!/^\d{2}$/.test(params.division)) refuse(404, `There is no division ${params.division}.`);
      const numbers =
        query.mf === '95'
          ? sections
              .filter(({ former }) => former.startsWith(params.division))
              .map(({ digits }) => csiSectionOf(digits))
          : sectionsFrom(params.division);
      return numbers.map(counted);
    },
    'csisecs.manufacturerCsis': ({ params }) => {
      const company = companyFrom(world, params.coid);
      const items = world.content.everythingOf(company.coid);
      return company.sections.map((section) => ({
        ...section,
        doc_count: items.filter((item) => sectionsOf(item).includes(section.number)).length,
      }));
    },
    'csisecs.manufacturers': ({ params }) => {
      const numbers = new Set(sectionsFrom(params.csisec).map(({ number }) => number));
      if (numbers.size === 0) refuse(404, `There is no section ${params.csisec}.`);
      return [...world.companies.values()]
        .filter((company) => company.sections.some(({ number }) => numbers.has(number)))
        .toSorted(
          (one, other) =>
            Number(other.isClient) - Number(one.isClient) ||
            one.companyNoHtml.localeCompare(other.companyNoHtml),
        )
        .slice(0, 200)
        .map(companyBriefOf);
    },
  } satisfies Partial<Implementations>;
}
