import type { Company } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { randomOf, type Random } from '#src/reference-api/world/random.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** A manufacturer while the world is built: its record, and what the record does not say. */
export interface Maker {
  company: Company;
  /** Three letters that head its file names and model numbers. */
  code: string;
  divisions: readonly string[];
  /** The sections it makes products for; empty for one that is not a client or has nothing. */
  profiles: readonly SectionProfile[];
}

/** A product with what is told of its kind. */
export interface Make {
  maker: Maker;
  product: Product;
  /** Of its section, narrowed to its kind. */
  profile: KindProfile;
}

export interface Seeding {
  world: World;
  /** How many times the standard world, for manufacturers and products. */
  scale: number;
  makers: Maker[];
  makes: Make[];
  random: (...key: readonly (string | number)[]) => Random;
  /** So many days before the day the world is seen on. */
  ago: (days: number) => string;
}

export function startSeeding(world: World, scale: number): Seeding {
  return {
    world,
    scale,
    makers: [],
    makes: [],
    random: (...key) => randomOf(world.seed, ...key),
    ago: (days) => daysBefore(world.today, days),
  };
}

/**
 * How much of a kind of content the world holds. Manufacturers and products grow with the scale without end; what
 * belongs to them grows with it up to eight times, so that 100,000 products start in time.
 */
export function amount(seeding: Seeding, standard: number): number {
  return Math.round(standard * Math.max(1, Math.min(seeding.scale, 8)));
}

/** The part of a written list that the world holds: all of it in the standard world and larger ones, less in smaller ones. */
export function shareOf<T>({ scale }: Seeding, list: readonly T[]): readonly T[] {
  return list.slice(0, Math.max(1, Math.ceil(list.length * scale)));
}

/** So many of a list, evenly over its length and its first always among them; round again when it is too short. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length === 0) return [];
  const whole = Math.floor(count / list.length);
  const rest = count % list.length;
  const some = list.filter(
    (_, index) => Math.floor((index * rest) / list.length) !== Math.floor(((index - 1) * rest) / list.length),
  );
  return [...Array.from({ length: whole }, () => list).flat(), ...some];
}

/** When something was made and last revised: most of it lately, some of it years ago. */
export function lifeOf(
  seeding: Seeding,
  random: Random,
  yearsBack = 6,
): { created_at: string; updated_at: string } {
  const created = Math.floor(random.next() ** 1.6 * yearsBack * 365);
  return {
    created_at: seeding.ago(created),
    updated_at: seeding.ago(Math.floor(random.next() ** 2 * created)),
  };
}

/**
 * So great a share of each section, one of each at least, the first always among them. Beyond eight times the standard
 * world there are no more of them, as with `amount`.
 */
export function shareOfSections(seeding: Seeding, makes: readonly Make[], share: number): Make[] {
  const kept = share * Math.min(1, 8 / seeding.scale);
  return [...Map.groupBy(makes, ({ profile }) => profile.number).values()].flatMap((ofSection) =>
    spread(ofSection, Math.max(1, Math.round(ofSection.length * kept))),
  );
}
