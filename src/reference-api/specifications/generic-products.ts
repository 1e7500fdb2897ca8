import { unitInWords } from '#src/reference-api/specifications/generic-general.ts';
import type { Subject } from '#src/reference-api/specifications/generic-subject.ts';
import {
  capitalized,
  designation,
  toSentence,
  titleAfterDesignation,
  pluralOf,
  articleTitle,
} from '#src/reference-api/specifications/spec-words.ts';
import { isWired, passedTests } from '#src/reference-api/specifications/generic-standards.ts';
import { ofKind } from '#src/reference-api/specifications/rules-of-kind.ts';
import { writtenUnit } from '#src/reference-api/specifications/fill-master.ts';
import {
  choicesFirst,
  followedBy,
  linesByChoice,
} from '#src/reference-api/specifications/values-by-choice.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type {
  AttributeDefinition,
  KindProfile,
  ProductOption,
  SectionAttribute,
  SectionProfile,
} from '#src/reference-api/trade/section-profile.ts';

/** How many values the project may set itself. */
const MOST_OPEN_VALUES = 2;

/** PART 2: who makes it, what it is, and what it must achieve. */
export function productsPart(subject: Subject): string[] {
  const { profile, family, leading } = subject;
  const finishes = profile.attributes.some(({ key }) => key === 'finish' || key === 'coating');
  return [
    'PART Products',
    'ARTICLE Manufacturers',
    '  Basis of Design: {manufacturer}. ;; outline',
    '  NOTE Public work seldom allows one manufacturer alone.',
    '  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why It keeps a product that the owner has standardized on.',
    '  (x) Substitutions: Considered under {§012500}. ;; short',
    '  ( ) Comparable products: Of {?others text "Other manufacturers"}, where they meet the requirements of this section. ;; short',
    ...profile.nouns.flatMap((noun, index) =>
      index === leading ? leadingKind(subject, noun, index) : otherKind(noun, index),
    ),
    ...productStandards(subject),
    'ARTICLE Accessories',
    ...family.accessories.map((line) => `  ${line}`),
    ...(family.hasFinish && !finishes && isFinishedToOrder(profile)
      ? [
          'ARTICLE Finishes',
          '  NOTE Choose how color and finish are decided.',
          '  (x) As {architect} selects from the manufacturer’s full range.',
          '  ( ) Color: {?color text "Color"}; finish: {?finish-name text "Finish"}.',
          '  ( ) As scheduled on the Drawings.',
        ]
      : []),
    ...(family.making === null
      ? []
      : [`ARTICLE ${family.making.title}`, ...family.making.lines.map((line) => `  ${line}`)]),
    ...(family.sourceControl.length === 0
      ? []
      : ['ARTICLE Source Quality Control', ...family.sourceControl.map((line) => `  ${line}`)]),
  ];
}

/** What the products comply with; what is wired to the building is listed for it. */
function productStandards({ profile, standards }: Subject): string[] {
  const named = profile.standards.filter((standard) => standards.products.includes(designation(standard)));
  const lines = [
    ...(named.length === 0
      ? []
      : [
          '  Comply with each of the following that covers the products chosen:',
          ...named.map((standard) => `    [x] {${designation(standard)}}${titleAfterDesignation(standard)}.`),
        ]),
    ...(isWired(profile) && !profile.standards.some((standard) => standard.startsWith('NFPA 70'))
      ? [
          '  Electrical Components: Listed and labeled as defined in {NFPA 70}, by a testing laboratory acceptable to the authority having jurisdiction, and marked for the intended use. ;; short',
        ]
      : []),
  ];
  return lines.length === 0 ? [] : ['ARTICLE Product Standards', ...lines];
}

/** Whether a kind is offered in colors or finishes, or finished to order as the cabs of elevators are. */
function isFinishedToOrder({ number, options }: KindProfile): boolean {
  const isChoice = ({ name }: ProductOption): boolean =>
    /color|finish|laminate|veneer|species|textile|tint|\bmetal\b|\bwood\b/i.test(name);
  return number.startsWith('14') || options.some(isChoice);
}

/** Divisions of machines and devices, which are constructed rather than made of a material. */
const isEquipment = (number: string): boolean => /^(?:1[14]|2|4)/.test(number);

/** Whether what a kind is made of says the material of each of its products, so that it need not be said beside it. */
function namesMaterial({ materials, attributes }: SectionProfile): boolean {
  const material = attributes.find(({ key }) => key === 'materialType');
  if (material === undefined || 'least' in material.values) return true;
  const said = materials.join('; ').toLowerCase();
  return materials.length === 0 ? false : material.values.some((value) => said.includes(value.toLowerCase()));
}

/** Whether what a kind is made of says each value of a property, so that it would be said twice. */
function isSaidByMaterial({ materials, attributes }: SectionProfile, key: string): boolean {
  const said = materials.join('; ').toLowerCase();
  const values = attributes.find((one) => one.key === key)?.values;
  return (
    values !== undefined &&
    !('least' in values) &&
    values.every((value) => said.includes(value.toLowerCase()))
  );
}

/** A section asks for no product that burns, though the fact is worth knowing. */
const isAsked = ({ values }: SectionAttribute): boolean =>
  'least' in values || values.some((value) => value !== 'combustible');

function leadingKind({ profile, standards }: Subject, noun: string, index: number): string[] {
  // What else is said of its material would say it twice.
  const material = profile.materials[0]?.replaceAll(/[{}|"]/g, '');
  const skipped = new Set([
    'warranty',
    ...['coreType', 'facer'].filter((key) => isSaidByMaterial(profile, key)),
    ...(namesMaterial(profile) ? ['materialType'] : []),
    // The thickness says what the gauge says.
    ...(profile.attributes.some(({ key }) => key === 'metalThickness') ? ['gauge'] : []),
  ]);
  const stated = profile.attributes.filter((one) => !skipped.has(one.key) && isAsked(one));
  const open = stated
    .filter(
      ({ key, values }) =>
        'least' in values &&
        values.least < values.greatest &&
        attributeDefinition(key)?.better !== null &&
        followedBy(profile, stated, key) === null,
    )
    .slice(0, MOST_OPEN_VALUES);
  const limits = ofKind(profile.limitations, noun, profile.nouns, 1).map(toSentence).join(' ');
  const known = new Set([...standards.practices, ...standards.tests, ...standards.products]);
  return [
    `ARTICLE ${articleTitle(pluralOf(noun))} ;; if #kind-${index + 1}`,
    '  Basis-of-Design Product: {product}, {model}. ;; outline',
    ...(material === undefined
      ? []
      : [
          `    ${isEquipment(profile.number) || !namesMaterial(profile) ? 'Construction' : 'Material'}: {=material|${capitalized(material)}|${capitalized(material)}}. ;; short`,
        ]),
    `  NOTE Before choosing: {=limitations|${limits}|${limits}}`,
    '  NOTE Change the values below where the project needs others.',
    ...choicesFirst(profile, stated).flatMap((found) => {
      const definition = attributeDefinition(found.key);
      if (definition === null) return [];
      const lines = attributeLines(found, definition, open.includes(found), known, profile.epd?.declaredUnit);
      const choice = followedBy(profile, stated, found.key);
      return choice === null ? lines : linesByChoice(profile, found.key, choice, lines);
    }),
    ...passedTests(profile, standards).map((line) => `  [x] ${line}`),
  ];
}

/** A section of a code, `IBC 1015`: the code is what a specification lists. */
const sectionOfCode = /^(ADA Standards|IBC) (\d+)$/;

/** `ANSI Z21.10.3` is cited as the joint standard that the section lists: `ANSI Z21.10.3/CSA 4.3`. */
function citation(standard: string, known: ReadonlySet<string>): string {
  const listed = [...known].find((one) => one === standard || one.startsWith(`${standard}/`));
  if (listed !== undefined) return `{${listed}}`;
  const [, code, section] = sectionOfCode.exec(standard) ?? [];
  return code === undefined || section === undefined ? standard : `{${code}} Section ${section}`;
}

/** What a property is tested by or made to: one standard, or one of several by the value chosen. */
function citations({ standard, otherStandards = [] }: SectionAttribute, known: ReadonlySet<string>): string {
  const all = [standard, ...otherStandards].flatMap((one) => (one === null ? [] : citation(one, known)));
  return all.length < 2 ? all.join('') : `${all.join(' or ')}, as applicable`;
}

/** What a test needs named besides: the cup of a permeance, and what a loss of sound is rated by. */
function procedureOf({ key, values, standard }: SectionAttribute): string {
  if (standard === 'ASTM E96') return `, Procedure ${'least' in values && values.greatest <= 1 ? 'A' : 'B'}`;
  const isSound = key === 'soundTransmission' || key === 'assemblySound';
  return standard === 'ASTM E90' && isSound ? ', and rated by {ASTM E413}' : '';
}

const NOMINAL_STEP = 0.25;
/** Whether a diameter is measured, as that of a handrail or of a pipe by its outside, and names no nominal size. */
const isOutsideDiameter = ({ key, values, standard }: SectionAttribute): boolean =>
  key === 'diameter' &&
  (/^(?:ADA|ICC)\b/.test(standard ?? '') || ('least' in values && values.least % NOMINAL_STEP !== 0));

function attributeLines(
  found: SectionAttribute,
  definition: AttributeDefinition,
  isOpen: boolean,
  known: ReadonlySet<string>,
  declaredUnit: string | undefined,
): string[] {
  const { key, values, standard } = found;
  const { unit, better } = definition;
  const label = isOutsideDiameter(found) ? 'Outside diameter' : definition.label;
  const of = key === 'globalWarmingPotential' && declaredUnit !== undefined ? unitInWords(declaredUnit) : '';
  const namesItself =
    !('least' in values) && values.some((value) => standard !== null && value.includes(standard));
  const per =
    standard === null || !/\d/.test(standard) || namesItself
      ? ''
      : `, in accordance with ${citations(found, known)}${procedureOf(found)}`;
  const isNamed = /^(?:Maximum|Minimum)/.test(label);
  const limit = isNamed || better === null ? '' : better === 'higher' ? ' minimum' : ' maximum';
  if (!('least' in values)) {
    const options = values.map((value) => `"${capitalized(value.replaceAll('"', ''))}"`).join('/');
    return values.length < 2
      ? [`  ${label}: {=${key}}${per}.`]
      : [
          `  ${label}${per === '' ? '' : `, by ${citations(found, known)}`}: {?${key} select "${label}" ${options} =${key}}. ;; short`,
        ];
  }
  const stated = `  ${isOpen ? '(x) ' : ''}${label}: {=${key}}${limit}${of}${per}. ;; short`;
  if (!isOpen) return [stated];
  const range = `${values.least}..${values.greatest}${unit === null ? '' : ` "${writtenUnit(unit)}"`}`;
  return [
    `${stated} ;; group ${key}`,
    `  ( ) ${label}, as this project requires: {?${key} number "${label}" ${range}}${limit}${of}${per}. ;; short ;; group ${key}`,
  ];
}

function otherKind(noun: string, index: number): string[] {
  const things = pluralOf(noun);
  return [
    `ARTICLE ${articleTitle(things)} ;; if #kind-${index + 1}`,
    `  ${capitalized(things)}: By the manufacturer of the basis of design, to fit and perform with its other products. ;; outline`,
    `  Product and type: {?product-${index + 1} text "${capitalized(noun).replaceAll('"', '')}: product and type"}. ;; short`,
    `  (x) Locations: As indicated on the Drawings. ;; group where`,
    `  ( ) Locations: {?where-${index + 1} text "Locations of ${things.replaceAll('"', '')}"}. ;; group where`,
  ];
}
