import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { searchParagraphs } from '#src/reference-api/spec-library/search-paragraphs.ts';
import { citedStandard, findStandards } from '#src/reference-api/spec-library/standards-found.ts';
import { standardsNamed } from '#src/reference-api/spec-library/standards-named.ts';

export function specLibraryCalls({ library }: Context) {
  return {
    'specLibrary.paragraphs': async ({ query }) => {
      const { paragraphs, standards } = await library();
      const named = standardsNamed(standards, query.q);
      return {
        ...searchParagraphs(paragraphs, query),
        standards: named.map((one) => standards.countedOf(one)),
      };
    },
    'standards.list': async ({ query }) => {
      const { paragraphs, standards } = await library();
      return findStandards(paragraphs, standards, query);
    },
    'standards.get': async ({ params, query }) => {
      const { paragraphs, standards } = await library();
      const one = standards.find(params.slug) ?? standards.findBare(params.slug);
      return one === null
        ? refuse(404, `No specification cites ${params.slug.slice(0, 90)}.`)
        : citedStandard(paragraphs, standards, one, query);
    },
  } satisfies Partial<Implementations>;
}
