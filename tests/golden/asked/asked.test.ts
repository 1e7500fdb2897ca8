import { expect, it } from 'vitest';
import { searchDocuments } from '#src/reference-api/search-documents.ts';
import { sharedWorld } from '#src/reference-api/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { judgeAsked } from '#tests/golden/asked/judge-asked.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const documents = searchDocuments(world);
const index = search();
const judged = askedSet.map((asked) => judgeAsked(asked, askAsPage(index, asked.query), documents));

it('asks at least 300 queries, a third with more than one condition, 30 with nothing to find, each once', () => {
  const several = askedSet.filter(
    ({ requirements, sections, says }) =>
      requirements.length + Number(sections.length > 0) + Number(says !== null) > 1,
  );
  const queries = askedSet.map(({ query }) => query.toLowerCase());
  expect(askedSet.length).toBeGreaterThanOrEqual(300);
  expect(several.length).toBeGreaterThan(askedSet.length / 3);
  expect(judged.filter(({ has }) => has === 'nothing').length).toBeGreaterThanOrEqual(30);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

it('finds what is right or acceptable, or says that there is none', () => {
  const right = judged.filter(({ isRight }) => isRight).length;
  expect(right / judged.length).toBeGreaterThan(0.3);
});
