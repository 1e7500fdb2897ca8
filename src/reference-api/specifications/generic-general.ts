import { MOST_USES } from '#src/reference-api/specifications/fill-master.ts';
import { ownRules } from '#src/reference-api/specifications/generic-execution.ts';
import { isRequired, isWired } from '#src/reference-api/specifications/generic-standards.ts';
import type { Subject } from '#src/reference-api/specifications/generic-subject.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';
import { isSaid } from '#src/reference-api/specifications/rules-of-kind.ts';
import {
  capitalized,
  designation,
  joinedList,
  lowerFirstLetter,
  toSentence,
  pluralOf,
  titleAfterDesignation,
} from '#src/reference-api/specifications/spec-words.ts';

const cited = (name: string): string => `{${name}}`;
const below = (lines: readonly string[], depth = 1): string[] =>
  lines.map((line) => '  '.repeat(depth) + line);

/** PART 1: what the section covers and cites, and what the contractor submits. */
export function generalPart(subject: Subject): string[] {
  const { profile, family, standards, leading } = subject;
  const { practices } = standards;
  const hasService = family.fieldControl.some((line) => line.includes('#service'));
  const noun = profile.nouns[leading] ?? '';
  const things = pluralOf(noun);
  const uses = joinedList(profile.uses.slice(0, MOST_USES));
  return [
    'PART General',
    'ARTICLE Section Includes',
    `  NOTE ${capitalized(things)} ${things === lowerFirstLetter(noun) ? 'is' : 'are'} used for {=uses|${uses}|${uses}}. Keep the items that the project has.`,
    ...profile.nouns.map(
      (noun, index) =>
        `  [${index === leading ? 'x' : ' '}] #kind-${index + 1} ${toSentence(pluralOf(noun))} ;; outline`,
    ),
    '  Accessories needed for a complete installation. ;; outline',
    'ARTICLE Related Sections',
    '  NOTE Delete sections that the project manual does not have; add those that it does.',
    ...profile.related.toSorted().map((section) => `  {§${section}}. ;; short`),
    'ARTICLE References',
    '  NOTE The list shows a standard only while the section cites it.',
    '  REFERENCES',
    'ARTICLE Preinstallation Meetings',
    '  [ ] #meeting Meet at the site at least {?meeting number "Days before work" 1..60 "days" ="14"} before work of this section begins. ;; why A meeting pays where several trades meet or the work is soon concealed.',
    '    Attendance: {contractor}, installer, manufacturer’s representative, installers of adjoining work, and {architect}.',
    `    ${toSentence(`Agenda: ${family.meeting}`)}`,
    ...submittals(subject),
    ...qualityAssurance(subject, practices),
    'ARTICLE Delivery, Storage, and Handling',
    ...below([...family.delivery, ...rulesOfDelivery(subject)]),
    'ARTICLE Field Conditions',
    ...below(family.conditions),
    ...(family.isTemporary ? [] : warranties(profile, hasService)),
  ];
}

/** What the kind’s own rules say of delivery and storage that its family does not. */
const rulesOfDelivery = (subject: Subject): string[] =>
  (ownRules(subject).Delivery ?? [])
    .filter((rule) => !isSaid(rule, subject.family.delivery, 0.4))
    .map(toSentence);

/** What a term says of itself rather than of a part: `5 years with a service contract`, `5 years, prorated`. */
const condition = /^(?:with|against) /;
const manner = /^(?:watertight|prorated|indoors|outdoors)\b/;

/** `10 years on sections` of `Sections: 10 years`, `1 year on parts` of `1 year parts`; terms that count no years stay. */
function term(text: string): string {
  const [, before = '', years, after = ''] =
    /^(?:([a-z ]+)[:,] )?(\d+ (?:years?|months))(?:,? (?:on )?(.+))?$/i.exec(text) ?? [];
  if (years === undefined) return lowerFirstLetter(text);
  const what = [after, lowerFirstLetter(before)].find((one) => !/^(?:complete|material defects|)$/.test(one));
  if (what === undefined || what.startsWith('from ')) return years;
  return `${years}${condition.test(what) ? ' ' : manner.test(what) ? ', ' : ' on '}${what}`;
}

/** The terms of the product’s options as a choice, the first recommended. */
function termsOffered(options: KindProfile['options']): string {
  const offered = (options.find(({ name }) => name === 'Warranty')?.values ?? []).filter(
    ({ text }) => !text.startsWith('Exposure'),
  );
  const terms = [...new Set([...offered.map(({ text }) => capitalized(term(text))), '1 year', '5 years'])];
  return `{?maker-term select "Term of manufacturer’s warranty" ${terms.map((one) => `"${one}"`).join('/')} ="${terms[0] ?? ''}"}`;
}

function warranties({ attributes, number, options }: KindProfile, hasService: boolean): string[] {
  const warranty = attributes.find(({ key }) => key === 'warranty');
  // What is built in is warranted by its manufacturer only where the product says so.
  const isUnwarranted = concealed.test(number) && !options.some(({ name }) => name === 'Warranty');
  return [
    'ARTICLE Warranty',
    ...(warranty === undefined
      ? isUnwarranted
        ? []
        : [
            `  (x) Manufacturer’s warranty: ${termsOffered(options)} from Substantial Completion, against defects in materials and manufacture. ;; short`,
            `  ( ) #special Special warranty: Manufacturer agrees to repair or replace defective work for {?warranty-term number "Term of warranty" 1..30 "years" ="5"} from Substantial Completion. ;; short${hasService ? ' ;; requires #service' : ''}`,
          ]
      : [
          '  (x) Manufacturer’s warranty: {=warranty|1 year|1 year} from Substantial Completion, against defects in materials and manufacture. ;; short',
          `  ( ) #special Special warranty: {?warranty-term number "Term of warranty" 1..50 "years" =warranty} from Substantial Completion, covering materials and labor. ;; short ;; why It covers the labor of replacement as well.${hasService ? ' ;; requires #service' : ''}`,
        ]),
    '  Installer’s warranty: {?installer-term select "Term of installer’s warranty" "1 year"/"2 years"/"5 years" ="2 years"} from Substantial Completion, against defects in workmanship.',
  ];
}

/** Sections of what is built in, which nobody operates or keeps up. */
const concealed = /^(?:03|04|05(?:12|40)|0616|071|072[1-7]|0781|0922|31|33[34])/;

function submittals({ profile, family, standards }: Subject): string[] {
  const tests = standards.tests.filter((name) => isRequired(profile, name)).map(cited);
  const upkeep =
    family.training.some((line) => !line.startsWith('[ ]')) || isWired(profile)
      ? 'Operation and maintenance data under {§017823}, and executed warranties'
      : concealed.test(profile.number)
        ? 'Executed warranties'
        : 'Maintenance data under {§017823}, and executed warranties';
  const declarations = [
    ...(profile.epd === null
      ? []
      : [`environmental product declaration${unitInWords(profile.epd.declaredUnit)}`]),
    ...(profile.hpd === null
      ? []
      : ['health product declaration with contents disclosed to 1,000 ppm or finer']),
  ];
  return [
    'ARTICLE Submittals',
    '  Submit under {§013300}.',
    '  Product Data: Manufacturer’s printed data for each product, marked to show what applies. ;; short',
    '    Include ratings, dimensions, limits of use, and instructions for storage, installation, and upkeep.',
    ...(family.shopDrawings === null
      ? []
      : [`  [x] ${toSentence(`Shop Drawings: ${family.shopDrawings}`)} ;; short`]),
    ...(family.samples === null
      ? []
      : [
          `  [x] ${toSentence(`Samples: ${family.samples}`)}`,
          '    Submit {?samples number "Number of samples" 1..6 ="2"} of each; one is returned and kept at the site.',
        ]),
    ...(tests.length === 0
      ? []
      : [
          '  [x] Test Reports: By an independent laboratory, of products as they are made now, in accordance with the following: ;; short',
          ...tests.map((name) => `    ${name}.`),
        ]),
    '  [ ] Certificates: For each listing or certification that the manufacturer claims, current on the date of submittal.',
    ...(declarations.length === 0
      ? []
      : [
          `  [ ] #declarations ${toSentence(`Sustainable Design Submittals: ${capitalized(joinedList(declarations))}`)} ;; why Owners who count declarations toward a rating ask for them here.`,
        ]),
    family.isTemporary
      ? `  Closeout Submittals: ${family.cleaning.some((line) => /waste/.test(line)) ? 'Daily records, and receipts for waste that was taken away' : 'Records of inspections'}.`
      : `  Closeout Submittals: ${upkeep}.`,
    ...(family.stock === null ? [] : [`  [ ] ${toSentence(`Maintenance Material: ${family.stock}`)}`]),
  ];
}

/** ` for a declared unit of 1 square meter`; empty if the unit is the product itself. */
export function unitInWords(unit: string): string {
  if (/\b(?:unit|piece|each|door|set|elevator|luminaire)\b/.test(unit)) return '';
  const words = unit
    .replace(/\bm2\b/, 'square meter')
    .replace(/\bm3\b/, 'cubic meter')
    .replace(/\bm\b/, 'meter')
    .replace(/\bkg\b/, 'kilogram');
  return ` for a declared unit of ${words}`;
}

function qualityAssurance({ family, profile }: Subject, practices: readonly string[]): string[] {
  // What is tested or accepted on a mockup needs one.
  const isMockupUsed = [...family.fieldControl, ...family.cleaning, ...profile.installation].some((line) =>
    /mock-?up/i.test(line),
  );
  return [
    'ARTICLE Quality Assurance',
    '  Manufacturer Qualifications: A firm that has made the products of this section for at least {?maker-years number "Years of manufacture" 1..50 "years" ="10"}.',
    '  Installer Qualifications: A firm that has completed {?projects number "Completed projects" 1..20 ="5"} projects of similar scope in the last five years, and whose work is supervised by a person trained by the manufacturer.',
    '  Source Limitations: Obtain the products of this section, with the accessories that their manufacturer makes, from one manufacturer.',
    ...(practices.length === 0
      ? []
      : [
          '  Regulatory and Trade Requirements: Comply with the following:',
          ...practices.map(
            (name) =>
              `    [x] ${cited(name)}${/\d/.test(name) ? '' : titleAfterDesignation(profile.standards.find((one) => designation(one) === name) ?? '')}.`,
          ),
        ]),
    ...(family.mockup === null
      ? []
      : [
          `  [${isMockupUsed ? 'x' : ' '}] ${toSentence(`Mockup: ${family.mockup}`)} ;; suggests #meeting ;; why It settles appearance and workmanship before they are repeated.`,
          '    Build it at the place that {architect} chooses, under {§014339}.',
          '    Do not proceed with the remaining work until {architect} has accepted it.',
          '    An accepted mockup may remain as part of the work.',
        ]),
  ];
}
