import type { Company } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { createRandom, type Random } from '#src/reference-api/world/random.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** A manufacturer while the world is built: its record, and facts that are not part of the record. */
export interface SeededManufacturer {
  company: Company;
  /** The three letters that begin its file names and model numbers. */
  code: string;
  divisions: readonly string[];
  /** Sections in which it has products; empty if it is not a client or has nothing. */
  profiles: readonly SectionProfile[];
}

/** A product, with its manufacturer and kind. */
export interface SeededProduct {
  manufacturer: SeededManufacturer;
  product: Product;
  /** The section's profile, narrowed to the kind. */
  profile: KindProfile;
}

export interface SeedContext {
  world: World;
  /** Multiplies the standard numbers of manufacturers and products. */
  scale: number;
  manufacturers: SeededManufacturer[];
  seededProducts: SeededProduct[];
  random: (...key: readonly (string | number)[]) => Random;
  /** The date that many days before the world's current day. */
  ago: (days: number) => string;
}

export const createSeedContext = (world: World, scale: number): SeedContext => ({
  world,
  scale,
  manufacturers: [],
  seededProducts: [],
  random: (...key) => createRandom(world.seed, ...key),
  ago: (days) => daysBefore(world.today, days),
});

/**
 * The number of items of a kind. Manufacturers and products grow with the scale without limit; everything else up to
 * eight times, so that 100,000 products start in time.
 */
export const scaledCount = (context: SeedContext, standard: number): number =>
  Math.round(standard * Math.max(1, Math.min(context.scale, 8)));

/** The entries of a handwritten list that the world has: all of them, or fewer in a world below the standard size. */
export const scaledPart = <T>({ scale }: SeedContext, list: readonly T[]): readonly T[] =>
  list.slice(0, Math.max(1, Math.ceil(list.length * scale)));

/** `count` entries spread evenly over a list, including the first; repeats if the list is too short. */
export function spreadEvenly<T>(list: readonly T[], count: number): T[] {
  if (list.length === 0) return [];
  const whole = Math.floor(count / list.length);
  const rest = count % list.length;
  const some = list.filter(
    (_, index) => Math.floor((index * rest) / list.length) !== Math.floor(((index - 1) * rest) / list.length),
  );
  return [...Array.from({ length: whole }, () => list).flat(), ...some];
}

/** Dates of creation and last revision: mostly recent, some years ago. */
export function datesOf(
  context: SeedContext,
  random: Random,
  yearsBack = 6,
): { created_at: string; updated_at: string } {
  const created = Math.floor(random.next() ** 1.6 * yearsBack * 365);
  return {
    created_at: context.ago(created),
    updated_at: context.ago(Math.floor(random.next() ** 2 * created)),
  };
}

/**
 * A share of each section's products, at least one, including the first. Beyond eight times the standard size it stops
 * growing, like `scaledCount`.
 */
export function shareOfEachSection(
  context: SeedContext,
  seededProducts: readonly SeededProduct[],
  share: number,
): SeededProduct[] {
  const kept = share * Math.min(1, 8 / context.scale);
  return [...Map.groupBy(seededProducts, ({ profile }) => profile.number).values()].flatMap((ofSection) =>
    spreadEvenly(ofSection, Math.max(1, Math.round(ofSection.length * kept))),
  );
}
