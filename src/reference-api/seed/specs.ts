import type { Spec, Sw } from '#src/contracts/content.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { BRIGHTWATER } from '#src/reference-api/seed/named-manufacturers.ts';
import { csiSectionOf, profileOf } from '#src/reference-api/seed/profiles.ts';
import {
  scaledCount,
  datesOf,
  spreadEvenly,
  type SeededManufacturer,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { productsInText } from '#src/reference-api/seed/company-about.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';
import { countMaster, type MasterCounts } from '#src/reference-api/specifications/count-master.ts';
import { representativeProduct, masterFor } from '#src/reference-api/specifications/master-for.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const STANDARD_SPECS = 130;
const STANDARD_WIZARDS = 48;

/** One manufacturer's products in one section. */
interface Line {
  manufacturer: SeededManufacturer;
  profile: SectionProfile;
  products: SeededProduct['product'][];
}

/** Guide specifications, one per manufacturer and section, and SpecWizards for some of them. */
export function seedSpecs(context: SeedContext): void {
  const lines = linesOf(context.seededProducts);
  const brightwater = lines.filter(({ manufacturer }) => manufacturer.company.coid === BRIGHTWATER);
  const written = [
    ...new Set([
      ...spreadEvenly(lines, Math.min(lines.length, scaledCount(context, STANDARD_SPECS))),
      ...brightwater,
    ]),
  ];
  const wizards = spreadEvenly(
    written.filter((line) => !brightwater.includes(line)),
    Math.min(written.length - brightwater.length, scaledCount(context, STANDARD_WIZARDS) - 3),
  );
  // Each section that is written in full gets at least one SpecWizard.
  for (const { number } of sectionMasters) {
    const manufacturers = lines.filter(
      (line) => line.profile.number === number && !brightwater.includes(line),
    );
    if (manufacturers.some((line) => wizards.includes(line))) continue;
    const line = manufacturers.find((one) => written.includes(one)) ?? manufacturers[0];
    if (!line) continue;
    if (!written.includes(line)) written.push(line);
    wizards.push(line);
  }
  const specs = new Map(written.map((line) => [line, addSpec(context, line, wizards.includes(line))]));
  for (const line of wizards) addWizard(context, line, specs.get(line) ?? null);
  seedBrightwater(context, brightwater, specs);
}

/** The three lengths that screens must handle: 60, 300, and 2,000 lines. */
function seedBrightwater(context: SeedContext, lines: readonly Line[], specs: ReadonlyMap<Line, Spec>): void {
  const [first, second = first] = lines;
  if (!first || !second) return;
  addWizard(context, first, specs.get(first) ?? null, '-short');
  addWizard(context, second, specs.get(second) ?? null);
  addWizard(context, second, specs.get(second) ?? null, '-complete');
}

function linesOf(seededProducts: readonly SeededProduct[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { manufacturer, profile: kind, product } of seededProducts) {
    const profile = profileOf(kind.number) ?? kind;
    const key = `${manufacturer.company.coid}/${profile.number}`;
    const line = lines.get(key) ?? { manufacturer, profile, products: [] };
    line.products.push(product);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function addSpec(context: SeedContext, { manufacturer, profile, products }: Line, hasWizard: boolean): Spec {
  const id = context.world.content.nextId('spec');
  const random = context.random('spec', id);
  const filename = filenameOf(manufacturer, profile);
  const life = datesOf(context, random);
  const edition = random.pick(['2020', '2018', '2016']);
  const { lines, pages } = countsOf(filename, profile, products);
  const spec: Spec = {
    ...commonFields({
      type: 'spec',
      id,
      title: csiSectionOf(profile.number).title,
      manufacturer,
      csi: [csiSectionOf(profile.number)],
      productIds: products.map((product) => product.id),
      summary: `${profile.number.startsWith('00') ? 'Form with notes' : 'Three-part guide specification'} for ${productsInText(profile)}: ${joinedList(products.slice(0, 3).map(({ tradename }) => tradename))}.`,
      ...life,
      picture: null,
      files: ['DOCX', 'RTF', 'TXT', 'HTML'].map((format) => [format, `${filename}.${format.toLowerCase()}`]),
    }),
    content_type: 'spec',
    filename,
    edition: `MasterFormat ${edition}`,
    revised: life.updated_at,
    pages,
    lines,
    specWizard: hasWizard ? filename : null,
  };
  context.world.content.add(spec);
  return spec;
}

function addWizard(
  context: SeedContext,
  { manufacturer, profile, products }: Line,
  spec: Spec | null,
  suffix = '',
): void {
  const id = context.world.content.nextId('sw');
  const random = context.random('sw', id);
  const filename = `${filenameOf(manufacturer, profile)}${suffix}`;
  const { lines, decisions, minutes } = countsOf(filename, profile, products);
  const sw: Sw = {
    ...commonFields({
      type: 'sw',
      id,
      title: `${csiSectionOf(profile.number).title}${suffix === '-complete' ? ', Complete Section' : suffix === '-short' ? ', Short Form' : ''}`,
      manufacturer,
      csi: [csiSectionOf(profile.number)],
      productIds: products.map((product) => product.id),
      summary: `Writes the section line by line: ${decisions} decisions on ${products[0]?.tradename ?? productsInText(profile)}, its ${joinedList(profile.attributes.slice(0, 2).map(({ key }) => key.replace(/([A-Z])/g, ' $1').toLowerCase()))} and its installation.`,
      ...datesOf(context, random),
      picture: null,
    }),
    content_type: 'sw',
    filename,
    lines,
    decisions,
    minutes,
    specId: spec?.id ?? null,
  };
  context.world.content.add(sw);
}

const empty: MasterCounts = { lines: 0, decisions: 0, minutes: 0, pages: 0 };

function countsOf(
  filename: string,
  profile: SectionProfile,
  products: readonly SeededProduct['product'][],
): MasterCounts {
  const product = representativeProduct(products, profile);
  return product === null ? empty : countMaster(masterFor(filename, profile, product));
}

const filenameOf = ({ company }: SeededManufacturer, { number }: SectionProfile): string =>
  `${company.webabrv}-${number}`;
