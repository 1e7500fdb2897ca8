import type { ContentType } from '#src/contracts/content-types.ts';
import { hash, createRandom } from '#src/reference-api/world/random.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { firstNames, lastNames, offices } from '#src/reference-api/content/names.ts';
import * as v from 'valibot';
import { text, wholeNumber, oneOf, several } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { projectTypes } from '#src/domain/project-types.ts';

type TypeName = (typeof projectTypes)[number]['name'];

/** Types of buildings with their names, each repeated as often as it occurs. A name follows its city's. */
const buildings = rowsOf(
  'names/buildings.md',
  v.strictObject({
    type: oneOf(projectTypes.map(({ name }) => name)),
    share: wholeNumber,
    names: several(text),
  }),
).flatMap((row) => Array.from({ length: row.share }, () => row));

const buildingSections = /^(?:0[3-9]|1[0-2]|2[1-8]|3[12])/;
const plantSections = /^(?:0[13-9]|10|13|2[1-8]|3[1-5]|4)/;

/** Whether a building of the type is likely to need a section of this number. */
function mayNeedSection(type: TypeName, section: string): boolean {
  if (type === 'Industrial') return plantSections.test(section);
  if (section.startsWith('1311')) return type === 'Recreation' || type === 'Hotel';
  if (section.startsWith('1153')) return type === 'Education' || type === 'Health';
  return buildingSections.test(section) || section.startsWith('14');
}

/** A project that used specifications of the library in the last two years. */
interface SpecUse {
  projectId: number;
  name: string;
  type: string;
  userId: number;
  company: string;
  fullName: string;
  website: string;
  city: string;
  state: string;
  specDate: string;
  /** Digits of the section → the manufacturer whose specification was used. */
  sections: ReadonlyMap<string, number>;
}

export const USE_DAYS = 730;
/** Number of projects in the standard world. */
const projects = { spec: 1200, sw: 600 } as const;
const PEOPLE = 320;

const cache = {
  spec: new WeakMap<World, readonly SpecUse[]>(),
  sw: new WeakMap<World, readonly SpecUse[]>(),
};

/** Uses of written specifications (`spec`) or SpecWizards (`sw`), newest first. Computed on first use. */
export function specUses(world: World, type: 'spec' | 'sw'): readonly SpecUse[] {
  const uses = cache[type].get(world) ?? makeUses(world, type);
  cache[type].set(world, uses);
  return uses;
}

function makeUses(world: World, type: 'spec' | 'sw'): readonly SpecUse[] {
  const manufacturers = manufacturersBySection(world, type);
  const first = type === 'spec' ? 10_000 : 40_000;
  return Array.from({ length: projects[type] }, (_, turn) => useOf(world, manufacturers, first + turn))
    .filter(({ sections }) => sections.size > 0)
    .toSorted((one, other) => other.specDate.localeCompare(one.specDate) || one.projectId - other.projectId);
}

function useOf(
  world: World,
  manufacturers: ReadonlyMap<string, readonly number[]>,
  projectId: number,
): SpecUse {
  const random = createRandom(world.seed, 'spec use', projectId);
  const { type, names } = random.pick(buildings);
  const place = random.pick(projectPlaces);
  const likely = [...manufacturers.keys()].filter((section) => mayNeedSection(type, section));
  const used = random.sample(likely, random.integer(2, 11)).toSorted();
  return {
    projectId,
    name: `${place.city} ${random.pick(names)}`,
    type,
    ...personOf(world, random.integer(1, PEOPLE)),
    ...place,
    specDate: daysBefore(world.today, Math.floor(random.next() ** 1.25 * USE_DAYS)),
    sections: new Map(used.map((section) => [section, random.pick(manufacturers.get(section) ?? [])])),
  };
}

/** The specifiers of the sample world; each stays at one firm. */
function personOf(
  world: World,
  userId: number,
): Pick<SpecUse, 'userId' | 'company' | 'fullName' | 'website'> {
  const person = createRandom(world.seed, 'specifier', userId);
  const firm = createRandom(world.seed, 'firm', hash(`firm ${userId % 140}`));
  const [one, other] = firm.sample(lastNames, 2);
  const company = `${one ?? ''} ${other ?? ''} ${firm.pick(offices)}`;
  return {
    userId: 1000 + userId,
    company,
    fullName: `${person.pick(firstNames)} ${person.pick(lastNames)}`,
    website: `https://www.${`${one ?? ''}${other ?? ''}`
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase()}.example`,
  };
}

function manufacturersBySection(world: World, type: ContentType): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, Set<number>>();
  for (const { coid, csi } of world.content.all(type)) {
    for (const { number } of csi.slice(0, 1)) found.set(number, (found.get(number) ?? new Set()).add(coid));
  }
  return new Map([...found].map(([section, coids]) => [section, [...coids].toSorted((a, b) => a - b)]));
}

/** Cities, each repeated according to its share. */
export const projectPlaces = rowsOf(
  'names/project-places.md',
  v.strictObject({ city: text, state: text, share: wholeNumber }),
).flatMap(({ city, state, share }) => Array.from({ length: share }, () => ({ city, state })));
