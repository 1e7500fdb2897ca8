import type { SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';

/** A standard and the lines that cite it. */
export interface CitedReference {
  reference: SpecReference;
  lineIds: readonly number[];
}

export interface CitedOrganization {
  organization: string;
  abbreviation: string;
  references: readonly CitedReference[];
}

/** References cited in a document, each with its lines. Lines in the References article don't count as citing. */
export function citedReferences(
  { references }: Pick<SpecSection, 'references'>,
  document: readonly DocumentLine[],
): CitedOrganization[] {
  const lines = citing(document, (run) =>
    typeof run === 'object' && 'reference' in run ? run.reference : null,
  );
  const listed = new Set(references.map(({ designation }) => designation));
  const missing = [...lines.keys()].filter((designation) => !listed.has(designation)).map(unlisted);
  const byOrganization = Map.groupBy([...references, ...missing], ({ organization }) => organization);
  return [...byOrganization].map(([organization, group]) => ({
    organization,
    abbreviation: group[0]?.abbreviation ?? '',
    references: group.map((reference) => ({ reference, lineIds: lines.get(reference.designation) ?? [] })),
  }));
}

/** A standard that the text cites but the References article doesn't list. */
const unlisted = (designation: string): SpecReference => ({
  designation,
  organization: '',
  abbreviation: '',
  title: '',
  status: 'active',
  replacedBy: null,
});

export interface RelatedSection {
  number: string;
  title: string;
  lineIds: readonly number[];
}

/** Other sections that a document refers to, sorted by number. */
export function relatedSections(document: readonly DocumentLine[]): RelatedSection[] {
  const titles = new Map<string, string>();
  const lines = citing(document, (run) => {
    if (typeof run !== 'object' || !('section' in run)) return null;
    if (!titles.has(run.section)) titles.set(run.section, run.title);
    return run.section;
  });
  return [...lines]
    .map(([number, lineIds]) => ({ number, title: titles.get(number) ?? '', lineIds }))
    .toSorted((a, b) => a.number.localeCompare(b.number));
}

export function namedProducts(document: readonly DocumentLine[]): ReadonlyMap<number, readonly number[]> {
  const lines = new Map<number, number[]>();
  for (const { id, line } of document)
    for (const productId of line.productIds) lines.set(productId, [...(lines.get(productId) ?? []), id]);
  return lines;
}

type Run = DocumentLine['line']['text'][number];

function citing(
  document: readonly DocumentLine[],
  keyOf: (run: Run) => string | null,
): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  let isList = false;
  for (const { id, line } of document) {
    if (line.kind === 'part' || line.kind === 'article') isList = line.role === 'references';
    if (isList) continue;
    for (const run of line.text) {
      const key = keyOf(run);
      if (key !== null && lines.get(key)?.at(-1) !== id) lines.set(key, [...(lines.get(key) ?? []), id]);
    }
  }
  return lines;
}
