import * as v from 'valibot';
import type { Product } from '#src/contracts/content.ts';
import { oneOf, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { listIn } from '#src/reference-api/content/lists.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { hasWords } from '#src/reference-api/trade/conditions.ts';

export interface CertificationProgram {
  key: string;
  name: string;
  /** The fictional body that grants it. */
  issuer: string;
  kind: string;
  /** `#` is a digit of its numbers, `@` a capital letter. All end in `SAMPLE`, so none is real. */
  numberPattern: string;
  /** Levels or grades, lowest first; empty where the program has only one. */
  levels: readonly string[];
  /** How many years a certificate is valid; null if it is valid until withdrawn. */
  yearsValid: number | null;
  /** One of these words is in what a product is called, made of, or states; empty where all kinds of a section qualify. */
  needs: readonly string[];
  /** What is called or made of one of these does not qualify: a listing for fire is not for fences. */
  excludes: readonly string[];
  /** Beginnings of the standards to which it tests, one of which a product cites; empty where it tests to none of them. */
  standards: readonly string[];
  /** Of those, the ones that tell nothing of the product: a panel inside it, how it burns, what is around it. */
  otherStandards: readonly string[];
}

/** The certifying bodies by kind of program, fictional like all certificates; programs are real. */
const certifiers = new Map(
  rowsOf('names/certifiers.md', v.strictObject({ kind: text, certifier: text })).map(
    ({ kind, certifier }) => [kind, certifier],
  ),
);

const wanted = (words: readonly string[]): string[] => words.filter((word) => !word.startsWith('not '));

/**
 * The programs under which products are certified, with the shape of their numbers and their validity.
 * @internal
 */
export const certificationPrograms: readonly CertificationProgram[] = rowsOf(
  'names/certification-programs.md',
  v.strictObject({
    key: text,
    name: text,
    kind: oneOf([...certifiers.keys()]),
    number: text,
    yearsValid: v.optional(wholeNumber),
    levels: v.optional(several(text)),
    needs: v.optional(several(text)),
    standards: v.optional(several(text)),
  }),
).map(({ key, name, kind, number, yearsValid = null, levels = [], needs = [], standards = [] }) => ({
  key,
  name,
  issuer: certifiers.get(kind) ?? kind,
  kind,
  numberPattern: `${number}-SAMPLE`,
  levels,
  yearsValid,
  needs: wanted(needs),
  excludes: unwanted(needs),
  standards: wanted(standards),
  otherStandards: unwanted(standards),
}));

function unwanted(words: readonly string[]): string[] {
  return words.flatMap((word) => (word.startsWith('not ') ? [word.slice('not '.length)] : []));
}

const byKey = new Map(certificationPrograms.map((program) => [program.key, program]));

/**
 * One program by its key, or null when no such program is listed.
 * @internal
 */
export const certificationProgram = (key: string): CertificationProgram | null => byKey.get(key) ?? null;

/** Whether a standard is one of those, by its own designation or a joint one: `ASME A112.18.1/CSA B125.1` is `CSA`. */
const isOf = (standard: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) =>
    [beginning, `/${beginning}`].some((name) => {
      const at = standard.indexOf(name);
      return (
        (at === 0 || (at > 0 && name.startsWith('/'))) &&
        !/^[\dA-Za-z]/.test(standard.slice(at + name.length))
      );
    }),
  );

const isTested = ({ standards, otherStandards }: CertificationProgram, product: Product): boolean =>
  standards.length === 0 ||
  product.standards.some((standard) => isOf(standard, standards) && !isOf(standard, otherStandards));

/** Those of the programs usual in a section under which one product of it can be certified. */
export function programsFor(keys: readonly string[], product: Product): CertificationProgram[] {
  const said = `${product.noun} ${product.materials}`.toLowerCase();
  const stated = new Set(product.attributes.map(({ label }) => label.toLowerCase()));
  return keys
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((program) => isTested(program, product))
    .filter(
      ({ kind, needs, excludes }) =>
        (kind !== 'emissions' || isIndoors(product)) &&
        (needs.length === 0 || needs.some((word) => hasWords(said, word) || stated.has(word))) &&
        !excludes.some((word) => hasWords(said, word)),
    );
}

/** What the Living Building Challenge keeps off its Red List Free label. */
const redList =
  /vinyl chloride|\bvinyl\b(?! (?:acetate|ester))|\bPVC\b(?!-free)|fluor|PVDF|neoprene|chloro|bromin|polyisocyanurate|polystyrene|formaldehyde(?!-free)|phthalate|\blead\b|chromium|bisphenol|epoxy|isocyanate/i;

/** The levels of a program that a product of these substances can have. */
export const levelsFor = (
  { key, levels }: CertificationProgram,
  { materials, attributes, options }: Product,
  substances: readonly string[],
): readonly string[] => {
  const grade = attributes.find(({ label }) => label === 'Grade')?.value;
  const own = levels.filter((level) => typeof grade === 'string' && grade.replace(' Duty', '') === level);
  if (own.length > 0) return own;
  // Grades are those of a standard: what it does not grade has none.
  if (levels.some((level) => level.startsWith('Grade '))) return [];
  const offered = options.flatMap(({ values }) => values.map(({ text: choice }) => choice));
  return key === 'declare' && [materials, ...substances, ...offered].some((one) => redList.test(one))
    ? levels.slice(0, 1)
    : levels;
};

/** Sections of what is used within the weather barrier and may give off vapors there. */
const indoorSections =
  /^(?:0282|0641|0683|0784|0781|0814|09|1014|1021|1026|1028|1051|1153|1224|1236|1248|1293)/;
const indoorKinds = /^(?:Acoustical sealant|Temporary construction barrier)/;
const outdoorKinds = /exterior|roof|weather/i;

/** Whether a product is used indoors, so that its emissions are measured. */
export const isIndoors = ({ csi, noun, materials }: Product): boolean =>
  (indoorSections.test(csi[0]?.number ?? '') || indoorKinds.test(noun)) &&
  !outdoorKinds.test(`${noun} ${materials}`);

/** Operators of declaration programs. In their numbers, `#` stands for a digit and `{year}` for the year of issue. */
export const epdOperators = rowsOf('names/epd-operators.md', v.strictObject({ name: text, number: text }));

export const epdVerifiers = listIn('names/epd-verifiers.txt');

/** Printed at the foot of every document, and shown next to it on its page. */
export const sampleNote = 'Sample document, fictional';
