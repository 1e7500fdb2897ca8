import type { FoundParagraph, FoundSpecification } from '#src/contracts/spec-library.ts';
import type { LibraryEntry, SpecificationLibrary } from '#src/reference-api/spec-library/library.ts';
import { type MatchedTerms, highlightMatches } from '#src/reference-api/search/highlight-matches.ts';

/** A line with its place in the section, without highlighting. */
export function paragraphOf(
  { texts }: Pick<SpecificationLibrary, 'texts'>,
  { shape, texts: own }: LibraryEntry,
  line: number,
): Omit<FoundParagraph, 'highlight'> {
  const textOf = (at: number): string => texts[own[at] ?? -1] ?? '';
  const { id, kind, place, part, article, above } = shape.lines[line] ?? nowhere;
  return {
    line: id,
    kind,
    place,
    part,
    article: { place: shape.lines[article]?.place ?? '', title: textOf(article) },
    above: above < 0 ? null : textOf(above),
    text: textOf(line),
  };
}

const nowhere = { id: 1, kind: 'paragraph', place: '', part: 0, article: -1, above: -1 } as const;

export function foundParagraph(
  library: SpecificationLibrary,
  entry: LibraryEntry,
  line: number,
  matched: MatchedTerms,
): FoundParagraph {
  const paragraph = paragraphOf(library, entry, line);
  return { ...paragraph, highlight: [highlightMatches(paragraph.text, matched) ?? paragraph.text] };
}

export function specificationOf({ spec }: LibraryEntry): FoundSpecification {
  const { id, coid, company, companySlug, title, revised } = spec;
  const [section = { number: '000000', number95: null, title }] = spec.csi;
  return { id, coid, company, companySlug, section, title, revised };
}
