import { expect, it } from 'vitest';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { falseClaims } from '#tests/golden/claims.ts';
import { freshAgain } from '#tests/golden/fresh/fresh-again.ts';
import { freshClaims } from '#tests/golden/fresh/fresh-claims.ts';
import { freshDivisions } from '#tests/golden/fresh/fresh-divisions.ts';
import { freshKinds } from '#tests/golden/fresh/fresh-kinds.ts';
import { freshPeople } from '#tests/golden/fresh/fresh-people.ts';
import { freshPersonas } from '#tests/golden/fresh/fresh-personas.ts';
import { freshSections, freshSectionsAgain } from '#tests/golden/fresh/fresh-sections.ts';
import { freshSet } from '#tests/golden/fresh/fresh-set.ts';
import { freshSlips } from '#tests/golden/fresh/fresh-slips.ts';
import { freshSubjects } from '#tests/golden/fresh/fresh-subjects.ts';
import { freshThings } from '#tests/golden/fresh/fresh-things.ts';
import { freshTrades } from '#tests/golden/fresh/fresh-trades.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const documents = searchDocuments(world);
const index = search();
const asked = [
  askedSet,
  freshSet,
  freshAgain,
  freshThings,
  freshSubjects,
  freshDivisions,
  freshSlips,
  freshKinds,
  freshSections,
  freshSectionsAgain,
  freshTrades,
  freshPeople,
  freshPersonas,
].flatMap((set) => set.map(({ query }) => query));

it('says nothing of any query that the records contradict', () => {
  // All of them were tried when this was written; a fifth keeps the test short.
  const queries = [...new Set([...asked.filter((_, at) => at % 5 === 0), ...freshClaims])];
  const claims = queries.flatMap((query) =>
    falseClaims(askAsPage(index, query), query, documents).map((claim) => `${query}: ${claim}`),
  );
  expect(queries.length).toBeGreaterThan(500);
  expect(claims).toEqual([]);
});

it('knows a false claim', () => {
  const page = askAsPage(index, 'fire rated door');
  const lacking = {
    words: 'coiling service door',
    section: { number: '083323', number95: null, title: '' },
    sections: [],
  };
  expect(falseClaims({ ...page, answer: { ...page.answer, lacking } }, '', documents)).toHaveLength(1);
  const nothing = { words: 'membrane', section: null, sections: [], isElsewhere: false };
  expect(falseClaims({ ...page, answer: { ...page.answer, lacking: nothing } }, '', documents)).toHaveLength(
    1,
  );
});
