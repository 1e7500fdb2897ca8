import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { searchParagraphs } from '#src/reference-api/spec-library/search-paragraphs.ts';
import { citedStandard, findStandards } from '#src/reference-api/spec-library/standards-found.ts';
import { standardsNamed } from '#src/reference-api/spec-library/standards-named.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';
import { createMeaningIndex, type MeaningIndex } from '#src/reference-api/meaning/meaning-index.ts';

export const specLibraryCalls = ({ library }: Context) =>
  ({
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
  }) satisfies Partial<Implementations>;

const DEFAULT_SIZE = 24;
/** Items with a lower similarity are unrelated. */
const MIN_SIMILARITY = 0.3;

/** The index does not depend on a world, so one serves all. */
let index: MeaningIndex | null = null;

export const meaningCalls = ({ world }: Context) =>
  ({
    'manufacturers.vectorSearch': ({ params, query }) => {
      const { coid } = companyFrom(world, params.coid);
      const start = performance.now();
      index ??= createMeaningIndex();
      const near = index
        .near(query.q, world.content.everythingOf(coid))
        .filter(({ similarity }) => similarity >= MIN_SIMILARITY);
      const matching = near.filter(
        ({ item }) => query.content_type === undefined || item.content_type === query.content_type,
      );
      return {
        took: Math.round(performance.now() - start),
        model: {
          words: index.vocabulary,
          dimensions: index.dimensions,
          minSimilarity: MIN_SIMILARITY,
        },
        total: matching.length,
        hits: matching.slice(0, query.size ?? DEFAULT_SIZE).map(({ item, similarity, words }) => ({
          _id: `${item.content_type}-${item.id}`,
          _score: Math.min(1, Math.round(similarity * 1000) / 1000),
          _source: item,
          words: words(),
        })),
        content_types: contentTypes.flatMap((key) => {
          const doc_count = near.filter(({ item }) => item.content_type === key).length;
          return doc_count === 0 ? [] : [{ key, label: key, doc_count }];
        }),
      };
    },
  }) satisfies Partial<Implementations>;
