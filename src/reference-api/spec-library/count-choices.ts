import type { Bucket } from '#src/contracts/elasticsearch.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { LibraryEntry } from '#src/reference-api/spec-library/library.ts';

/** How the found lines or specifications are filtered. */
export interface LibraryFilter {
  division?: string | undefined;
  section?: string | undefined;
  coid?: number | undefined;
  part?: number | undefined;
}

export type ChoiceKey = keyof LibraryFilter;

/** The choices that something does not match. A section is more specific than its division. */
export function unmetChoices(
  { division, section, coid, part }: LibraryFilter,
  { spec }: LibraryEntry,
  ownPart: number | null,
): ChoiceKey[] {
  const number = sectionNumber(spec);
  const keys: ChoiceKey[] = [];
  if (division !== undefined && !number.startsWith(division)) keys.push('division');
  if (section !== undefined && number !== section) keys.push('section');
  if (coid !== undefined && spec.coid !== coid) keys.push('coid');
  if (part !== undefined && ownPart !== null && ownPart !== part) keys.push('part');
  return keys;
}

export const sectionNumber = (spec: LibraryEntry['spec']): string => spec.csi[0]?.number ?? '';

/** Counts by choice. Something that fails only one choice counts for that choice alone. */
export class ChoiceCounts {
  readonly #counts = {
    division: new Map<string, Bucket>(),
    section: new Map<string, Bucket>(),
    coid: new Map<string, Bucket>(),
    part: new Map<string, Bucket>(),
  };

  add(entry: LibraryEntry, part: number | null, failed: readonly ChoiceKey[]): void {
    const { spec } = entry;
    const number = sectionNumber(spec);
    const division = number.slice(0, 2);
    // Choosing another division also clears the section.
    const isOnlyPlace = failed.every((key) => key === 'division' || key === 'section');
    const fails = (key: ChoiceKey) => failed.some((other) => other !== key);
    if (isOnlyPlace) this.#count('division', division, divisionLabel(division));
    if (!fails('section'))
      this.#count('section', number, `${formatSection(number, '04')} ${spec.csi[0]?.title ?? ''}`);
    if (!fails('coid')) this.#count('coid', String(spec.coid), spec.company);
    if (part !== null && !fails('part')) this.#count('part', String(part), `Part ${part}`);
  }

  #count(key: ChoiceKey, value: string, label: string): void {
    const bucket = this.#counts[key].get(value) ?? { key: value, doc_count: 0, label };
    bucket.doc_count += 1;
    this.#counts[key].set(value, bucket);
  }

  /** Places and parts sorted by number, manufacturers by name. */
  buckets(key: ChoiceKey): Bucket[] {
    return [...this.#counts[key].values()].toSorted((one, other) =>
      key === 'coid' ? one.label.localeCompare(other.label, 'en') : one.key < other.key ? -1 : 1,
    );
  }
}

function divisionLabel(number: string): string {
  const title = divisions.find((division) => division.number === number)?.title;
  return title === undefined ? number : `${number} ${title}`;
}
