import { expect, it } from 'vitest';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage, type PageAnswer } from '#tests/golden/asked/ask-as-page.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { judgeAsked } from '#tests/golden/asked/judge-asked.ts';
import { falseClaims } from '#tests/golden/claims.ts';
import { freshAgain } from '#tests/golden/fresh/fresh-again.ts';
import { freshClaims } from '#tests/golden/fresh/fresh-claims.ts';
import { freshDivisions } from '#tests/golden/fresh/fresh-divisions.ts';
import { freshKinds } from '#tests/golden/fresh/fresh-kinds.ts';
import { freshSections, freshSectionsAgain, sectionsCorrected } from '#tests/golden/fresh/fresh-sections.ts';
import { freshSlips, slipsCorrected } from '#tests/golden/fresh/fresh-slips.ts';
import { freshSubjects } from '#tests/golden/fresh/fresh-subjects.ts';
import { freshTrades } from '#tests/golden/fresh/fresh-trades.ts';
import { freshThings } from '#tests/golden/fresh/fresh-things.ts';
import { freshPeople } from '#tests/golden/fresh/fresh-people.ts';
import { freshPersonas } from '#tests/golden/fresh/fresh-personas.ts';
import { freshNames, freshPurposes } from '#tests/golden/fresh/fresh-purposes.ts';
import { freshSet } from '#tests/golden/fresh/fresh-set.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const documents = searchDocuments(world);
const index = search();
/** Asking takes most of the time of this file: the claims are looked for in the same answers. */
const pages = new Map<string, PageAnswer>();
const judge = (set: typeof askedSet) =>
  set.map((asked) => {
    const page = askAsPage(index, asked.query);
    pages.set(asked.query, page);
    return judgeAsked(asked, page, documents);
  });
const judged = judge(askedSet);
const fresh = judge([...freshSet, ...freshAgain, ...freshThings]);
const seventh = judge([...freshSubjects, ...freshDivisions, ...freshSlips, ...freshKinds]);
const eighth = judge([...freshSections, ...freshSectionsAgain]);
const ninth = judge(freshTrades);
const people = judge(freshPeople);
const personas = judge(freshPersonas);
const purposes = judge([...freshPurposes, ...freshNames]);
for (const query of freshClaims) pages.set(query, askAsPage(index, query));
const everyOne = [...judged, ...fresh, ...seventh, ...eighth, ...ninth, ...people, ...personas, ...purposes];

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

it('finds what is right or acceptable among the first five, or says that there is none', () => {
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(1 - wrong.length / judged.length, `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.92);
});

it('does so for the queries of a second person, too', () => {
  const wrong = fresh.filter(({ isRight }) => !isRight).map(({ query }) => query);
  const queries = everyOne.map(({ query }) => query.toLowerCase());
  expect(1 - wrong.length / fresh.length, `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.92);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

it('does so for the queries of a seventh reading', () => {
  const wrong = seventh.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(1 - wrong.length / seventh.length, `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.98);
});

it('does so for the queries of an eighth reading', () => {
  const wrong = eighth.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(1 - wrong.length / eighth.length, `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.98);
});

it('does so for the queries of a ninth reading', () => {
  const wrong = ninth.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(1 - wrong.length / ninth.length, `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.98);
});

it('does so for the queries of people of five trades', () => {
  const wrong = people.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(wrong).toEqual([]);
});

it('does so for the queries of people of a dozen trades, first of all', () => {
  const wrong = personas.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(wrong).toEqual([]);
});

it('does so for questions that name no product, and for names that no table knew', () => {
  const wrong = purposes.filter(({ isRight }) => !isRight).map(({ query }) => query);
  expect(wrong).toEqual([]);
});

it('corrects what is mistyped, and never a word of the trade into another', () => {
  const corrected = everyOne.filter(({ correctedTo }) => correctedTo !== null);
  expect(corrected.map(({ query, correctedTo }) => `${query} → ${correctedTo}`)).toEqual([
    'rollup dor → rollup door',
    'wallbord → wallboard',
    'cabnit → cabinet',
    'polyso → polyiso',
    'gypsm bord → gypsum board',
    'stanless steel railing → stainless steel railing',
    'metalroof → metal roof',
    'dor → door',
    ...slipsCorrected,
    ...sectionsCorrected,
    'foam bord → foam board',
    'mirors → mirror',
    'insulaton board polyisocyanurate 3 inch → insulation board polyisocyanurate 3 inch',
    'accespanel in drywall → access panel in drywall',
    'vynil plank floring → vinyl plank flooring',
    'acoustcal pannel → acoustical panel',
    'flurescent lite fixtur → fluorescent lite fixture',
    'conrete sealr → concrete sealer',
  ]);
});

it('says what the library has not, with a way on, every time', () => {
  const untold = everyOne.filter(({ has, isRight }) => has === 'nothing' && !isRight);
  expect(untold.map(({ query }) => query)).toEqual([]);
});

it('is not met by just any answer', () => {
  const other = askAsPage(index, 'hydraulic elevator');
  const met = askedSet.filter((asked) => judgeAsked(asked, other, documents).isRight);
  expect(met.length / askedSet.length).toBeLessThan(0.1);
});

it('says nothing of any query that the records contradict', () => {
  const claims = [...pages].flatMap(([query, page]) =>
    falseClaims(page, query, documents).map((claim) => `${query}: ${claim}`),
  );
  expect(pages.size).toBeGreaterThan(1500);
  expect(claims).toEqual([]);
});

it('knows a false claim', () => {
  const page = askAsPage(index, 'fire rated door');
  const lacking = {
    words: 'coiling service door',
    section: { number: '083323', number95: null, title: '' },
    sections: [],
  };
  const nothing = { words: 'membrane', section: null, sections: [], isElsewhere: false };
  for (const claim of [lacking, nothing])
    expect(falseClaims({ ...page, answer: { ...page.answer, lacking: claim } }, '', documents)).toHaveLength(
      1,
    );
});
