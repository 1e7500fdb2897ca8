import type { SearchQuery } from '#src/contracts/search.ts';
import { strengthOf } from '#src/reference-api/search/correct-words.ts';
import { type CountedFacets, countFacets } from '#src/reference-api/search/count-facets.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { firstInOrder } from '#src/reference-api/search/first-in-order.ts';
import type { Library } from '#src/reference-api/search/library-facts.ts';
import {
  type MembersOf,
  type SectionMember,
  createMatcher,
} from '#src/reference-api/search/match-documents.ts';
import { passesTest } from '#src/reference-api/search/passes-test.ts';
import { bestNumber, firstNumber } from '#src/reference-api/search/range-tables.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import type {
  Asking,
  DocumentTest,
  Narrowing,
  NumberCounts,
  RangeValues,
  SearchEngine,
} from '#src/reference-api/search/search-engine.ts';
import { bare, mostSuggested, numberOf } from '#src/reference-api/search/suggest.ts';

/** Documents in the order of the index, with the scores of all, which are valid until the next match. */
interface Found {
  documents: Uint32Array;
  scores: Float32Array;
}

/** The documents of each section. */
function sectionMembers(documents: readonly SearchDocument[]): MembersOf {
  const members = { '04': new Map<string, SectionMember[]>(), '95': new Map<string, SectionMember[]>() };
  const file = (under: Map<string, SectionMember[]>, digits: string, member: SectionMember) => {
    const filed = under.get(digits);
    if (filed === undefined) under.set(digits, [member]);
    else filed.push(member);
  };
  documents.forEach(({ hit }, document) => {
    sectionsOf(hit).forEach(({ number, number95 }, at) => {
      const member = { document, isFirst: at === 0 && hit.content_type !== 'company' };
      file(members['04'], number, member);
      if (number95 !== null) file(members['95'], number95, member);
    });
  });
  return (edition, digits) => members[edition].get(digits) ?? [];
}

function countNumbers(values: Iterable<number>): NumberCounts {
  const counts = new Map<number, number>();
  for (const value of values) if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The engine that needs no other program: an inverted index in memory. The documents must not change afterward. */
export function createEmbeddedEngine(
  documents: readonly SearchDocument[],
  library: Library,
): SearchEngine<Found> {
  const { postings, tables, ranges, kindOf, days, ranks } = library;
  const matchPlan = createMatcher(postings, documents.length, sectionMembers(documents));
  const all: Found = {
    documents: Uint32Array.from(documents.keys()),
    scores: new Float32Array(documents.length),
  };

  const passes = (test: DocumentTest) => passesTest(test, documents, library);

  /** Keeps one manufacturer's content without the manufacturer itself, or everyone else's. */
  function keepOwner(found: Uint32Array, { coid, isExcluding }: SearchQuery) {
    if (coid === undefined) return found;
    return found.filter((document) => {
      const hit = documents[document]?.hit;
      return isExcluding === 'true'
        ? hit?.coid !== coid
        : hit?.coid === coid && hit?.content_type !== 'company';
    });
  }

  /** Keeps what was last changed within a range of days. A missing day leaves that end open. */
  function keepPeriod(found: Uint32Array, { since, until }: SearchQuery) {
    if (since === undefined && until === undefined) return found;
    const [first, last] = [since ?? '0000', until ?? '9999-12-31'];
    return found.filter((document) => {
      const day = days[document] ?? '';
      return day !== '' && day >= first && day <= last;
    });
  }

  const inReach = ({ found, reach }: Asking<Found>) =>
    keepPeriod(keepOwner((found ?? all).documents, reach), reach);

  function narrowed(within: Uint32Array, { edition }: Asking<Found>, { choice, ranges: chosen }: Narrowing) {
    const inTables = chosen.flatMap(({ name, from, to }) => {
      const table = ranges.byName.get(name);
      return table === undefined ? [] : [{ table, from, to }];
    });
    return countFacets(within, tables[edition], choice, inTables);
  }

  /** Over the results and what the property's own range alone excludes. */
  function rangeValues(name: string, counted: CountedFacets, chosen: Narrowing['ranges']): RangeValues[] {
    const table = ranges.byName.get(name);
    if (table === undefined) return [];
    const at = chosen.findIndex((range) => range.name === name);
    const parts = [counted.documents, ...(at < 0 ? [] : [counted.excludedBy[at] ?? new Uint32Array()])];
    const own = parts.flatMap((part) => [...part]);
    const first = own.map((document) => firstNumber(table, document));
    return [
      {
        name,
        first: countNumbers(first),
        best:
          table.better === null
            ? new Map()
            : countNumbers(own.map((document) => bestNumber(table, document))),
        missing: first.filter(Number.isNaN).length,
      },
    ];
  }

  return {
    facts: library.facts,
    match: (tries, isRated) =>
      tries.map(({ plan, within, probes }) => {
        const match = matchPlan(
          plan,
          within === null
            ? undefined
            : {
                has: passes(within.has),
                leads: passes(within.leads),
                isRequired: (part) => within.required.includes(part),
              },
        );
        const tests = probes.map(passes);
        return {
          found: { documents: match.documents, scores: match.scores },
          count: match.documents.length,
          answered: match.answered,
          parts: match.parts,
          unanswered: match.unanswered,
          some: (probe) => match.documents.some(tests[probe] ?? (() => false)),
          strength: isRated ? strengthOf(match) : 0,
        };
      }),
    narrow(found, test) {
      const left = found.documents.filter(passes(test));
      return { found: { ...found, documents: left }, count: left.length };
    },
    rank(found, { kind, factors }) {
      const tests = factors.map(({ test, factor }) => ({ isMet: passes(test), factor }));
      for (const document of found.documents) {
        const own = kindOf[document] ?? null;
        let boost = own === null ? 1 : kind(own);
        for (const { isMet, factor } of tests) if (isMet(document)) boost *= factor;
        found.scores[document] = (found.scores[document] ?? 0) * boost;
      }
      return found;
    },
    page(request) {
      const { scores } = request.found ?? all;
      const counted = narrowed(inReach(request), request, request);
      const { from, size, sort } = request;
      const rank = ranks[sort];
      const score = (document: number) => (sort === 'relevance' ? (scores[document] ?? 0) : 0);
      const isBefore = (a: number, b: number) => {
        const difference = score(a) - score(b);
        return difference === 0 ? (rank[a] ?? 0) < (rank[b] ?? 0) : difference > 0;
      };
      const total = counted.documents.length;
      const names = request.rangesFor(total, counted.facets['section'] ?? []);
      return {
        total,
        hits: firstInOrder(counted.documents, from + size, isBefore)
          .slice(from)
          .flatMap((document) => {
            const one = documents[document];
            return one === undefined
              ? []
              : [{ hit: one.hit, pages: one.pages?.() ?? [], score: scores[document] ?? 0 }];
          }),
        facets: counted.facets,
        ranges: names.flatMap((name) => rangeValues(name, counted, request.ranges)),
      };
    },
    count(asking, narrowings) {
      const within = inReach(asking);
      return narrowings.map((one) => narrowed(within, asking, one).documents.length);
    },
    suggest(asking, number) {
      const within = inReach(asking);
      const { scores } = asking.found ?? all;
      const { facets } = narrowed(within, asking, { choice: {}, ranges: [] });
      const hitsOf = (list: Uint32Array | readonly number[]) =>
        [...list].flatMap((document) => documents[document]?.hit ?? []);
      const best = (type: 'company' | 'product', count: number) =>
        hitsOf(
          firstInOrder(within.filter(passes({ is: 'type', of: [type] })), count, (a, b) => {
            const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
            return difference > 0 || (difference === 0 && a < b);
          }),
        );
      const records: number[] = [];
      for (const document of number === '' ? [] : within) {
        const hit = documents[document]?.hit;
        const own = hit === undefined ? '' : bare(numberOf(hit));
        if (own.startsWith(number) && own !== '') records.push(document);
        if (records.length === mostSuggested.records) break;
      }
      return {
        total: within.length,
        types: facets['content_type'] ?? [],
        sections: facets['section'] ?? [],
        records: hitsOf(records),
        companies: best('company', mostSuggested.manufacturers),
        products: best('product', mostSuggested.products),
      };
    },
  };
}
