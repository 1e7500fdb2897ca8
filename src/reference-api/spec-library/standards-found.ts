import type {
  CitedStandard,
  StandardQuery,
  StandardsFound,
  StandardsQuery,
} from '#src/contracts/spec-library.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { ChoiceCounts, sectionNumber, unmetChoices } from '#src/reference-api/spec-library/count-choices.ts';
import { paragraphOf, specificationOf } from '#src/reference-api/spec-library/found-paragraph.ts';
import type { SpecificationLibrary } from '#src/reference-api/spec-library/library.ts';
import type {
  RegisteredStandard,
  StandardRegister,
} from '#src/reference-api/spec-library/standard-register.ts';
import { standardsNamed } from '#src/reference-api/spec-library/standards-named.ts';

const defaultSize = 50;

const page = <Item>(
  items: readonly Item[],
  { from = 0, size = defaultSize }: { from?: number | undefined; size?: number | undefined },
): Item[] => items.slice(from, from + size);

/** Standards by words, section, and organization. Counts of organizations ignore the chosen one. */
export function findStandards(
  { entries }: SpecificationLibrary,
  register: StandardRegister,
  query: StandardsQuery,
): StandardsFound {
  const { q = '', section, organization } = query;
  const inSection = new Set(
    entries.flatMap(({ spec }, entry) =>
      section === undefined || sectionNumber(spec) === section ? [entry] : [],
    ),
  );
  const words = foldText(q)
    .split(/\s+/)
    .filter((word) => word !== '');
  const named = new Set(standardsNamed(register, q));
  const found = register.all.flatMap((one) => {
    const { designation, title, organization: publisher } = one.standard;
    const text = foldText(`${designation} ${title} ${publisher}`);
    const isFound = named.has(one) || words.every((word) => text.includes(word));
    const specifications = [...one.citations.keys()].filter((entry) => inSection.has(entry)).length;
    return isFound && specifications > 0 ? { one, specifications } : [];
  });
  const chosen = found.filter(
    ({ one }) => organization === undefined || one.standard.abbreviation === organization,
  );
  const publishers = Map.groupBy(found, ({ one }) => one.standard.abbreviation);
  return {
    total: chosen.length,
    section: section === undefined ? null : csiSectionOf(section),
    specifications: inSection.size,
    standards: page(chosen, query).map(({ one, specifications }) => register.countedOf(one, specifications)),
    organizations: [...publishers]
      .map(([key, list]) => ({
        key,
        doc_count: list.length,
        label: list[0]?.one.standard.organization ?? key,
      }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  };
}

/** A standard with the specifications that cite it, by section and manufacturer. */
export function citedStandard(
  library: SpecificationLibrary,
  register: StandardRegister,
  one: RegisteredStandard,
  query: StandardQuery,
): CitedStandard {
  const counts = new ChoiceCounts();
  const chosen = [...one.citations].flatMap(([number, lines]) => {
    const entry = library.entries[number];
    if (!entry) return [];
    const failed = unmetChoices(query, entry, null);
    counts.add(entry, null, failed);
    return failed.length === 0 ? { entry, lines } : [];
  });
  const inOrder = chosen.toSorted(
    (a, b) =>
      sectionNumber(a.entry.spec).localeCompare(sectionNumber(b.entry.spec)) ||
      a.entry.spec.company.localeCompare(b.entry.spec.company, 'en') ||
      a.entry.spec.id - b.entry.spec.id,
  );
  return {
    standard: register.countedOf(one, chosen.length),
    replaces: register.all.flatMap(({ standard: { designation, slug, replacedBy } }) =>
      replacedBy?.slug === one.standard.slug ? { designation, slug } : [],
    ),
    specifications: chosen.length,
    paragraphs: chosen.reduce((sum, { lines }) => sum + lines.length, 0),
    citations: page(inOrder, query).map(({ entry, lines }) => ({
      specification: specificationOf(entry),
      paragraphs: lines.map((line) => paragraphOf(library, entry, line)),
    })),
    choices: { section: counts.buckets('section'), coid: counts.buckets('coid') },
  };
}
