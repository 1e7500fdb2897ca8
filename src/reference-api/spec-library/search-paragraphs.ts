import type { FoundParagraphs, ParagraphQuery } from '#src/contracts/spec-library.ts';
import { ChoiceCounts, sectionNumber, unmetChoices } from '#src/reference-api/spec-library/count-choices.ts';
import { foundParagraph, specificationOf } from '#src/reference-api/spec-library/found-paragraph.ts';
import type { SpecificationLibrary } from '#src/reference-api/spec-library/library.ts';

interface FoundLine {
  line: number;
  score: number;
}
interface Group {
  entry: number;
  lines: FoundLine[];
  best: number;
}

/** A title in the list of references counts less than a paragraph that requires something. */
const listedShare = 0.5;
/** Lines shown per specification, if several specifications match. */
const fewLines = 3;
const defaultSize = 10;

/** Specifications with the words, best paragraph first, each with its best ones in reading order. */
export function searchParagraphs(
  library: SpecificationLibrary,
  query: ParagraphQuery,
): Omit<FoundParagraphs, 'standards'> {
  const start = performance.now();
  const match = library.find(query.q, query.exact === '1');
  const counts = new ChoiceCounts();
  const groups = new Map<number, Group>();
  let paragraphs = 0;
  for (const text of match.texts) {
    const score = match.scoreOf(text);
    for (const { entry: number, line } of library.linesOf(text)) {
      const entry = library.entries[number];
      const { part, isListed } = entry?.shape.lines[line] ?? { part: 0, isListed: false };
      if (!entry || (query.spec !== undefined && entry.spec.id !== query.spec)) continue;
      const failed = unmetChoices(query, entry, part);
      counts.add(entry, part, failed);
      if (failed.length > 0) continue;
      paragraphs += 1;
      const group = groups.get(number) ?? { entry: number, lines: [], best: 0 };
      const worth = isListed ? score * listedShare : score;
      group.lines.push({ line, score: worth });
      group.best = Math.max(group.best, worth);
      groups.set(number, group);
    }
  }
  const { from = 0, size = defaultSize } = query;
  const isOne = query.spec !== undefined;
  const inOrder = [...groups.values()].toSorted(
    (one, other) => other.best - one.best || before(library, one, other),
  );
  const shown = isOne ? inOrder : inOrder.slice(from, from + size);
  return {
    took: Math.round(performance.now() - start),
    paragraphs,
    specifications: groups.size,
    searched: library.entries.length,
    corrected: match.corrected,
    understood: [...match.understood],
    isPartial: match.isPartial && paragraphs > 0,
    groups: shown.flatMap(({ entry: number, lines }) => {
      const entry = library.entries[number];
      if (!entry) return [];
      const read = isOne ? inReadingOrder(lines).slice(from, from + size) : inReadingOrder(bestOf(lines));
      return {
        specification: specificationOf(entry),
        doc_count: lines.length,
        paragraphs: read.map(({ line }) => foundParagraph(library, entry, line, match.matched)),
      };
    }),
    choices: {
      division: counts.buckets('division'),
      section: counts.buckets('section'),
      coid: counts.buckets('coid'),
      part: counts.buckets('part'),
    },
  };
}

const inReadingOrder = (lines: readonly FoundLine[]) => lines.toSorted((one, other) => one.line - other.line);

const bestOf = (lines: readonly FoundLine[]) =>
  lines.toSorted((one, other) => other.score - one.score || one.line - other.line).slice(0, fewLines);

/** By section, then by number. */
function before({ entries }: SpecificationLibrary, one: Group, other: Group): number {
  const [a, b] = [entries[one.entry]?.spec, entries[other.entry]?.spec];
  if (!a || !b) return 0;
  return sectionNumber(a).localeCompare(sectionNumber(b)) || a.id - b.id;
}
