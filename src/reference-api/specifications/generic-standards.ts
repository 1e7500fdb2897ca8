import { listedName, titleOf, withdrawalOf } from '#src/reference-api/content/standards.ts';
import type { MasterReference } from '#src/reference-api/specifications/section-master.ts';
import { designation, referenceOf } from '#src/reference-api/specifications/spec-words.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** The standards of a section by purpose, in the order of the profile. */
export interface SortedStandards {
  /** How something is designed, installed, or kept safe. */
  practices: readonly string[];
  /** How a property is measured. */
  tests: readonly string[];
  /** What a product is. */
  products: readonly string[];
}

/** Codes and laws, whatever their titles say. */
const law =
  /^(?:(?:ADA|ABA|SCAQMD Rule|ASCE \d|ICC|IBC|OSHA|\d{1,3} (?:CFR|USC)|ACI 318|AISC 3|IEEE 1547|FIPS|UL 325)\b|NFPA (?!(?:25[1-9]|26\d|27\d|28[4-9]|701)\b)\d)/;

/** Specifications of materials and products, whatever words their titles have. */
const material =
  /^(?:ASTM A(?!370\b|90\b|754\b)\d|ASTM B(?!117\b)\d|ASTM F(?:3125|1554)\b|AAMA (?:611|62[01]|260[345])\b|(?:ANSI\/)?BHMA|NSF|FM \d|UL (?!263\b|790\b|580\b|10[BC]\b|1479\b|2079\b|1715\b|723\b|2218\b|1784\b))/;
const practice =
  /^(?:ASHRAE (?:55|Guideline)|ASTM C1401|AWS D15\.2|ICRI 310|ISO 20456)\b|^(?: - )?use of|\b(?:(?:application|practice|design|code|energy standard|codes|safety|guide|guidelines?|manual|requirements|construction|specification for structural|handbook|administration|ventilation|protectives|protection systems|schoolrooms|masonry structures|steel buildings|terminology|interface|quality control|submittals|criteria|preparing|identification, storage|loads?|conversion|estimating|calculating|erection)\b|part \d|article \d|install|accessib)/i;
/** Tests whose titles name only what they are of. */
const testName =
  /^(?:ASTM (?:D751|D2697|D3574|D3575|D6459|D6460|D7330|E1966|F476)|NFPA 262|ANSI\/BIFMA M7\.1)\b/;
/** Tests, whatever the rest of their titles says. */
const testTitle =
  /^ - (?:(?:[A-Z][a-z-]+ )?tests?\b|Corrosion of|Fire Tests of|Performance of (?:Glazing|Permanent)|In-Plane Flow|Resistive Char)/i;
/** What only measures, classifies, or calculates, and is cited where its value stands. */
const citedOnly =
  /^(?:ISO (?:14021|21930)|IEC 60529|NEMA 250|CIE 117|ASME PTC 4|ISO 25745|UL 50E|IES (?:RP-8|TM-15)|IEEE 802\.3|NIST Handbook 150|ASTM D7091|ASHRAE 52\.2|TMS 302)\b/;
const test =
  /\b(?:(?:burning|rate of|resistance|transmission|transmittance|strength|tension|tensile|flexural|compressive|absorption|deflection|leakage|penetration|rating|propagation|exposure|reflectance|adhesion|cohesion|permeance|permeability|hardness|deterioration|impact|abrasion|density|thickness|dimensions|gloss|flux|peel|stripping|slump|friction|opening size|tuft bind|mass per unit|movement|attenuation|breaking load|static load|retarders used|efficiency|structural performance|effectiveness|bond|ozone|salt spray|endurance|curing|staining|durability|compatibility|characteristics|combustibility|colorfastness|propensity|thermal performance|visible|air content|water loss|mounting test)\b|tests?\b|testing|determin|measur|methods?\b|sampling|inspect|hydrostatic)/i;

/** What replaced a standard, if it is no longer in force; null for one that was withdrawn. */
function currentOf(name: string): string | null {
  const fate = withdrawalOf(name);
  return fate === undefined ? name : (fate.replacedBy ?? null);
}

/** A profile whose standards are in force: superseded ones are replaced, withdrawn ones left out. */
export function inForce<Profile extends SectionProfile>(profile: Profile): Profile {
  const standards = profile.standards.flatMap((standard) => {
    const name = designation(standard);
    const current = currentOf(name);
    if (current === name) return [standard];
    const title = current === null ? null : titleOf(current);
    return current === null ? [] : [title === null ? current : `${current} - ${title}`];
  });
  return {
    ...profile,
    standards: [...new Set(standards)],
    attributes: profile.attributes.map((one) => ({
      ...one,
      standard: one.standard === null ? null : currentOf(one.standard),
    })),
  };
}

/** The most words that a designation has. */
const LONGEST_NAME = 6;

/** A line in which standards that are named in plain words are cited: `by ASHRAE 110.` is `by {ASHRAE 110}.` */
export function citing(line: string): string {
  const words = line.split(' ');
  const read: string[] = [];
  let braces = 0;
  for (let at = 0; at < words.length; at += 1) {
    const name = braces === 0 ? nameAt(words, at) : null;
    const rest = words.slice(at, at + (name?.split(' ').length ?? 1)).join(' ');
    read.push(name === null ? rest : rest.replace(name, `{${listedName(name) ?? name}}`));
    braces += rest.split('{').length - rest.split('}').length;
    at += rest.split(' ').length - 1;
  }
  return read.join(' ');
}

function nameAt(words: readonly string[], at: number): string | null {
  if (!/^\(?[\dA-Z]/.test(words[at] ?? '')) return null;
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = withoutSigns(words.slice(at, at + length).join(' '));
    if (/\d/.test(name) && listedName(name) !== null) return name;
  }
  return null;
}

/** `ASHRAE 110` in `(ASHRAE 110).` and `ASHRAE 110’s`. */
function withoutSigns(words: string): string {
  let end = words.length;
  while (end > 0 && '.,;:)'.includes(words.charAt(end - 1))) end -= 1;
  const name = words.slice(words.startsWith('(') ? 1 : 0, end);
  return name.endsWith('’s') ? name.slice(0, -2) : name;
}

/** The standards that a text cites, those of the section first, with their titles. */
export function referencesIn(text: string, standards: readonly string[]): MasterReference[] {
  const cited = new Set(Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  const own = standards.map(referenceOf).filter(([name]) => cited.has(name));
  const known = new Set(own.map(([name]) => name));
  return [
    ...own,
    ...[...cited].flatMap((name): MasterReference[] => {
      const title = known.has(name) ? null : titleOf(name);
      return title === null ? [] : [[name, title]];
    }),
  ];
}

export function sortedStandards({ standards, attributes }: SectionProfile): SortedStandards {
  const measures = new Set(
    attributes.flatMap(({ values, standard }) => ('least' in values ? [standard] : [])),
  );
  const sorted = { practices: [] as string[], tests: [] as string[], products: [] as string[] };
  for (const standard of standards) {
    const name = designation(standard);
    const title = standard.slice(name.length);
    if (citedOnly.test(name)) continue;
    if (law.test(name)) sorted.practices.push(name);
    else if (material.test(name)) sorted.products.push(name);
    else if (testName.test(name)) sorted.tests.push(name);
    else if (testTitle.test(title) || (measures.has(name) && test.test(title))) sorted.tests.push(name);
    else if (
      (practice.test(name) || practice.test(title)) &&
      !(measures.has(name) && /calculating/i.test(title))
    )
      sorted.practices.push(name);
    else if (test.test(title)) sorted.tests.push(name);
    else sorted.products.push(name);
  }
  // What a property is measured by is reported, whether or not the section names it besides.
  for (const name of measures) {
    const title = name === null ? null : titleOf(name);
    const isNamed = standards.some((standard) => designation(standard) === name);
    if (
      name === null ||
      title === null ||
      isNamed ||
      citedOnly.test(name) ||
      law.test(name) ||
      material.test(name)
    )
      continue;
    if (test.test(title) && !practice.test(title)) sorted.tests.push(name);
  }
  return sorted;
}

/** What a test that measures no stated property must show. */
const unmeasured: Readonly<Record<string, string>> = {
  'NFPA 285':
    'Exterior wall of which it is part: Passes {NFPA 285}, as tested or by written engineering analysis of a tested wall, where the building code requires it.',
  'NFPA 286': 'Room fire growth: Meets the criteria of the building code by {NFPA 286}.',
  'NFPA 701': 'Flame propagation: Passes {NFPA 701}.',
  'ASTM E84':
    'Surface burning: Flame spread index 200 and smoke developed index 450, maximum, by {ASTM E84}, or less where the building code requires it.',
  'ASTM E935': 'Railing: Holds the loads of the building code when tested by {ASTM E935}.',
  'ASTM E2353': 'Glass: Holds its loads in the railing when tested by {ASTM E2353}.',
  'ASTM E937': 'Corrosion: No evidence of corrosion of steel by {ASTM E937}.',
  'ASTM G21': 'Growth of fungi: Rating 1 or less by {ASTM G21}.',
};

const isMeasured = ({ attributes }: SectionProfile, name: string): boolean =>
  /\d/.test(name) &&
  attributes.some(
    ({ standard }) => standard !== null && (standard === name || name.startsWith(`${standard}/`)),
  );

/** Whether something in PART 2 is shown by a test, so that its report is worth asking for. */
export const isRequired = (profile: SectionProfile, name: string): boolean =>
  isMeasured(profile, name) || Object.hasOwn(unmeasured, name);

/** What must be shown by tests that measure none of the properties. */
export const passedTests = (profile: SectionProfile, { tests }: SortedStandards): string[] =>
  tests.flatMap((name) =>
    // A core may be known by it, but the wall is what passes.
    name !== 'NFPA 285' && isMeasured(profile, name) ? [] : (unmeasured[name] ?? []),
  );

/** Whether a kind is, or may be chosen to be, wired to the building. */
export const isWired = ({ attributes }: Pick<SectionProfile, 'attributes'>): boolean =>
  attributes.some(
    ({ key, values }) =>
      /^(?:voltage|motorPower|powerInput)$/.test(key) ||
      (key === 'operation' &&
        !('least' in values) &&
        values.some((value) => /\bmotor\b|\bpower (?:slide|assist)\b/i.test(value))),
  );
