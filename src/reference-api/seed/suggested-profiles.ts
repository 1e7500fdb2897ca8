import { largest } from '#src/lib/long-lists.ts';
import { csiSectionOf, profilesOfDivision } from '#src/reference-api/seed/profiles.ts';
import type { CompanyName } from '#src/reference-api/content/names.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Words of a manufacturer's name, cut to this many letters: `Roller Blinds` suggests roller shades. */
const STEM_LENGTH = 5;
const ignoredWords = new Set(
  'systems products company works equipment supply building architectural specialties'.split(' '),
);
/** A word of the section's title counts more than one of its product kinds. */
const TITLE_WEIGHT = 3;
/** Words of sections that mean the same as the beginning of a word in a name. */
const sectionWords: Readonly<Record<string, readonly string[]>> = {
  roofi: ['roof', 'membrane'],
  pavin: ['paver', 'paving'],
  venti: ['louver'],
  millw: ['casework', 'wood'],
  woodw: ['casework', 'wood'],
  cladd: ['panel', 'siding'],
  façad: ['wall', 'curtain'],
  glass: ['glazing'],
  acous: ['acoustic', 'sound'],
  washr: ['toilet'],
  locki: ['access', 'hardware'],
  photo: ['solar'],
  switc: ['panelboard'],
};

/** Cached, since every world compares every name with every section. */
const profilesByName = new WeakMap<CompanyName, readonly SectionProfile[]>();

/** The section profiles that a manufacturer's name suggests; empty if none. */
export function profilesSuggestedBy(name: CompanyName): readonly SectionProfile[] {
  const profiles = profilesByName.get(name) ?? profilesOfName(name);
  profilesByName.set(name, profiles);
  return profiles;
}

function profilesOfName({ name, divisions }: CompanyName): SectionProfile[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !ignoredWords.has(word));
  const stems = words.flatMap((word) => [
    word.slice(0, STEM_LENGTH),
    ...(Object.entries(sectionWords).find(([head]) => word.startsWith(head))?.[1] ?? []),
  ]);
  const scored = divisions
    .flatMap(profilesOfDivision)
    .map((profile) => ({ profile, score: scoreOf(profile, stems) }));
  const best = Math.max(0, largest(scored.map(({ score }) => score)));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ profile }) => profile);
}

function scoreOf(profile: SectionProfile, stems: readonly string[]): number {
  const { title, nouns } = wordsByProfile.get(profile) ?? wordsOfProfile(profile);
  const has = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem));
  return stems.reduce((sum, stem) => sum + (has(title, stem) ? TITLE_WEIGHT : has(nouns, stem) ? 1 : 0), 0);
}

/** Cached, since all names are compared with the same profiles. */
const wordsByProfile = new WeakMap<SectionProfile, { title: string[]; nouns: string[] }>();

function wordsOfProfile(profile: SectionProfile) {
  const title = wordsOf([csiSectionOf(profile.number).title, profile.assembly]);
  const words = { title, nouns: wordsOf(profile.nouns) };
  wordsByProfile.set(profile, words);
  return words;
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
