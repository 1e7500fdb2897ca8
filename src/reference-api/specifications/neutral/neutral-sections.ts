import type { Product } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import { neutralPrefix } from '#src/domain/specification/neutral-name.ts';
import { generalMasters, sectionMasters } from '#src/reference-api/content/sections.ts';
import { csiSectionOf, profileOf } from '#src/reference-api/seed/profiles.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import { libraryValue } from '#src/reference-api/specifications/neutral/library-values.ts';
import { everyKindMaster } from '#src/reference-api/specifications/neutral/every-kind.ts';
import { neutralMaster } from '#src/reference-api/specifications/neutral/neutral-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { World } from '#src/reference-api/world/world.ts';

/** A section without a manufacturer: a general requirement, or work in performance terms. */
export interface NeutralSection {
  filename: string;
  section: CsiSection;
  master: SectionMaster;
}

/** What stands where a manufacturer's section has its name. */
export const neutralName = 'Neutral section';
/** How many sections of work are written: those with the most manufacturers in the library. */
const workCount = 30;

const known = new WeakMap<World, ReadonlyMap<string, NeutralSection>>();

/** All neutral sections of a world by file name, in order of number. */
export function neutralSections(world: World): ReadonlyMap<string, NeutralSection> {
  const made = known.get(world) ?? makeSections(world);
  known.set(world, made);
  return made;
}

function makeSections(world: World): ReadonlyMap<string, NeutralSection> {
  const general = generalMasters.map((master) => {
    const { number } = master;
    return { master, section: { number, number95: null, title: sectionTitle(number) ?? '' } };
  });
  const work = mostMade(world).flatMap(({ number, products }) => {
    const master = workMaster(number, products);
    return master === null ? [] : [{ master, section: csiSectionOf(number) }];
  });
  return new Map(
    [...general, ...work].map(({ master, section }) => {
      const filename = `${neutralPrefix}${section.number}`;
      return [filename, { filename, section, master }];
    }),
  );
}

interface Made {
  number: string;
  products: readonly Product[];
}

/** The sections of work that the most manufacturers make products for, in order of number. */
function mostMade({ content }: World): Made[] {
  const makersOf = ({ products }: Made): number => new Set(products.map(({ coid }) => coid)).size;
  return sections
    .filter(({ digits }) => digits >= '02')
    .map(({ digits }) => ({
      number: digits,
      products: content.inSection(digits, 'product').filter(({ discontinued }) => discontinued === null),
    }))
    .filter((one) => makersOf(one) > 1)
    .toSorted(
      (one, other) =>
        makersOf(other) - makersOf(one) ||
        other.products.length - one.products.length ||
        (one.number < other.number ? -1 : 1),
    )
    .slice(0, workCount)
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

function workMaster(number: string, products: readonly Product[]): SectionMaster | null {
  const profile = profileOf(number);
  if (profile === null) return null;
  const usual = usualNoun(products, profile.nouns);
  const written = sectionMasters.find((master) => master.number === number);
  const makers = [...new Set(products.map(({ company }) => company))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  return neutralMaster(written ?? everyKindMaster(profile, usual), makers, (kind) => {
    const noun = profile.nouns[(kind ?? 0) - 1] ?? usual;
    const own = products.filter((product) => product.noun === noun);
    const { attributes } = profileOfKind(profile, noun);
    return (key) => {
      const isOfKind =
        kind !== null || own.some((one) => one.attributes.some((stated) => stated.key === key));
      const declared = attributes.find((one) => one.key === key);
      return libraryValue(isOfKind ? own : products, declared, key);
    };
  });
}

/** The kind of product that most manufacturers make; of several, the first of the section. */
function usualNoun(products: readonly Product[], nouns: readonly string[]): string {
  const makers = (noun: string): number =>
    new Set(products.flatMap((product) => (product.noun === noun ? [product.coid] : []))).size;
  return nouns.toSorted((one, other) => makers(other) - makers(one))[0] ?? '';
}

const nobody: SectionRecord = {
  manufacturer: 'the manufacturer',
  product: { id: 0, tradename: 'the product', model: '', noun: 'product', attributes: [] },
};

const aboutGeneral =
  'This section is neutral: it names no manufacturer. Edit it with the agreement and the general conditions of the Contract at hand, which govern.';
const aboutWork =
  'This section is neutral: it asks for performance, and names manufacturers only in the list of those acceptable. Decide each value for the project.';

/** A neutral section with its lines; null if no neutral section has that file name. */
export function neutralSectionOf(world: World, filename: string): SpecSection | null {
  const found = neutralSections(world).get(filename);
  if (found === undefined) return null;
  const { section, master } = found;
  const { nodes, references } = readMaster(master);
  return {
    filename,
    coid: null,
    company: neutralName,
    companySlug: '',
    section,
    title: section.title,
    edition: '2020',
    revised: neutralRevision(world),
    copyright: '',
    manufacturer: {
      name: neutralName,
      address: [],
      phone: null,
      web: null,
      introduction: section.number < '02' ? aboutGeneral : aboutWork,
    },
    nodes: fillMaster(nodes, nobody),
    references: [...references],
  };
}

/** Neutral sections are revised each October. */
export const neutralRevision = ({ today }: World): string => `${Number(today.slice(0, 4)) - 1}-10-01`;
