import type { Product } from '#src/contracts/content.ts';
import { formMasters, sectionMasters } from '#src/reference-api/content/sections.ts';
import { genericMaster } from '#src/reference-api/specifications/generic-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { shortMaster } from '#src/reference-api/specifications/short-master.ts';
import { waterHeaterMaster } from '#src/reference-api/specifications/water-heaters/water-heater-master.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const byNumber = new Map([...formMasters, ...sectionMasters].map((master) => [master.number, master]));

/** The master of a section: the one written for it, or else one made from its profile for the product's kind. */
export function masterFor(filename: string, profile: SectionProfile, { noun }: Product): SectionMaster {
  const written = byNumber.get(profile.number);
  if (profile.number === WATER_HEATERS) return waterHeaters(profile, noun, filename.endsWith('-complete'));
  const master = written ?? genericMaster(profile, noun);
  return filename.endsWith('-short') ? short(master) : master;
}

const WATER_HEATERS = '223400';
/** Lines of the long, the short, and the longest section that screens must handle. */
const LENGTHS = { usual: 300, short: 60, complete: 2000 };
const SIZES = { usual: 1, complete: 16 };

const heaters = new Map<string, SectionMaster>();
function waterHeaters(profile: SectionProfile, noun: string, isComplete: boolean): SectionMaster {
  const length = isComplete ? 'complete' : 'usual';
  const key = `${length}/${noun}`;
  const made = heaters.get(key) ?? waterHeaterMaster(profile, noun, SIZES[length], LENGTHS[length]);
  heaters.set(key, made);
  return made;
}

const shortForms = new WeakMap<SectionMaster, SectionMaster>();
function short(master: SectionMaster): SectionMaster {
  const made = shortForms.get(master) ?? shortMaster(master, LENGTHS.short);
  shortForms.set(master, made);
  return made;
}

/** The product that a section is written for: still made, in this section, of the usual kind. */
export function representativeProduct(
  products: readonly Product[],
  { nouns, number }: SectionProfile,
): Product | null {
  const rank = ({ discontinued, csi, noun, id }: Product): readonly number[] => [
    discontinued === null ? 0 : 1,
    csi[0]?.number === number ? 0 : 1,
    nouns.indexOf(noun),
    id,
  ];
  const before = (a: Product, b: Product): number => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return (one[at] ?? 0) - (other[at] ?? 0);
  };
  return products.toSorted(before)[0] ?? null;
}
