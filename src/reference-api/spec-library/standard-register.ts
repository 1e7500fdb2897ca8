import type { CountedStandard, Standard } from '#src/contracts/spec-library.ts';
import { standardKey, standardKeys, standardSlug } from '#src/domain/spec-library/designation.ts';
import type { SpecificationLibrary } from '#src/reference-api/spec-library/library.ts';
import { editionOf } from '#src/reference-api/content/standards.ts';

/** A standard, and where it is cited: number of the entry → its lines. */
export interface RegisteredStandard {
  standard: Standard;
  citations: ReadonlyMap<number, readonly number[]>;
}

export interface StandardRegister {
  /** By designation, in numeric order: `ASTM C90` before `ASTM C270`. */
  all: readonly RegisteredStandard[];
  /** In any spelling. */
  find: (designation: string) => RegisteredStandard | null;
  /** Without the organization, `E84`, if that is unambiguous. */
  findBare: (designation: string) => RegisteredStandard | null;
  countedOf: (one: RegisteredStandard, specifications?: number) => CountedStandard;
}

/** Puts `ASTM C90` before `ASTM C270`. */
const sortKey = (designation: string): string =>
  designation.replace(/\d+/g, (digits) => digits.padStart(6, '0'));

export function registerOf({ entries }: SpecificationLibrary): StandardRegister {
  const byKey = new Map<string, { standard: Standard; citations: Map<number, readonly number[]> }>();
  entries.forEach(({ shape }, entry) => {
    for (const { reference, lines } of shape.references) {
      const key = standardKey(reference.designation);
      if (key === '') continue;
      const known = byKey.get(key) ?? {
        standard: {
          slug: standardSlug(reference.designation),
          designation: reference.designation,
          organization: reference.organization,
          abbreviation: reference.abbreviation,
          title: reference.title,
          edition: null,
          checked: null,
          ...editionOf(reference.designation),
          status: reference.status,
          replacedBy: replacement(reference.replacedBy),
        },
        citations: new Map(),
      };
      const { standard } = known;
      // Some masters shorten titles; the longest one is complete.
      if (reference.title.length > standard.title.length) standard.title = reference.title;
      if (standard.status === 'active' && reference.status !== 'active') {
        standard.status = reference.status;
        standard.replacedBy = replacement(reference.replacedBy);
      }
      known.citations.set(entry, lines);
      byKey.set(key, known);
    }
  });
  for (const { standard } of byKey.values()) {
    const replacedBy = standard.replacedBy && byKey.get(standardKey(standard.replacedBy.designation));
    if (standard.replacedBy && replacedBy) standard.replacedBy.slug = replacedBy.standard.slug;
  }
  const all = [...byKey.values()].toSorted((one, other) =>
    sortKey(one.standard.designation) < sortKey(other.standard.designation) ? -1 : 1,
  );
  const bare = Map.groupBy(all, ({ standard: { designation, abbreviation } }) =>
    standardKey(designation.replace(abbreviation, '')),
  );
  return {
    all,
    find: (designation) =>
      standardKeys(designation)
        .map((key) => byKey.get(key) ?? null)
        .find((found) => found !== null) ?? null,
    findBare: (designation) => {
      const key = standardKey(designation);
      // Digits alone are a measure, letters alone a word.
      const found = /\d/.test(key) && /[a-z]/.test(key) ? (bare.get(key) ?? []) : [];
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    countedOf: ({ standard, citations }, specifications = citations.size) => ({
      ...standard,
      specifications,
      everywhere: citations.size,
    }),
  };
}

const replacement = (designation: string | null): Standard['replacedBy'] =>
  designation === null ? null : { designation, slug: null };
