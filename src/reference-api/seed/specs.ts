import type { Spec, Sw } from '#src/contracts/content.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { BRIGHTWATER } from '#src/reference-api/seed/named-makers.ts';
import { csiSectionOf, profileOf } from '#src/reference-api/seed/profiles.ts';
import {
  amountInWorld,
  datesOf,
  spreadEvenly,
  type Maker,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';
import { listed } from '#src/reference-api/seed/titles.ts';
import { countMaster, type MasterCounts } from '#src/reference-api/specifications/count-master.ts';
import { leadingProduct, masterFor } from '#src/reference-api/specifications/master-for.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const STANDARD_SPECS = 130;
const STANDARD_WIZARDS = 48;

/** One manufacturer's products in one section. */
interface Line {
  maker: Maker;
  profile: SectionProfile;
  products: MadeProduct['product'][];
}

/** Guide specifications, one per manufacturer and section, and SpecWizards for some of them. */
export function seedSpecs(seeding: Seeding): void {
  const lines = linesOf(seeding.makes);
  const brightwater = lines.filter(({ maker }) => maker.company.coid === BRIGHTWATER);
  const written = [
    ...new Set([
      ...spreadEvenly(lines, Math.min(lines.length, amountInWorld(seeding, STANDARD_SPECS))),
      ...brightwater,
    ]),
  ];
  const wizards = spreadEvenly(
    written.filter((line) => !brightwater.includes(line)),
    Math.min(written.length - brightwater.length, amountInWorld(seeding, STANDARD_WIZARDS) - 3),
  );
  // Each section that is written in full gets at least one SpecWizard.
  for (const { number } of sectionMasters) {
    const makers = lines.filter((line) => line.profile.number === number && !brightwater.includes(line));
    if (makers.some((line) => wizards.includes(line))) continue;
    const line = makers.find((one) => written.includes(one)) ?? makers[0];
    if (!line) continue;
    if (!written.includes(line)) written.push(line);
    wizards.push(line);
  }
  const specs = new Map(written.map((line) => [line, addSpec(seeding, line, wizards.includes(line))]));
  for (const line of wizards) addWizard(seeding, line, specs.get(line) ?? null);
  seedBrightwater(seeding, brightwater, specs);
}

/** The three lengths that screens must handle: 60, 300, and 2,000 lines. */
function seedBrightwater(seeding: Seeding, lines: readonly Line[], specs: ReadonlyMap<Line, Spec>): void {
  const [first, second = first] = lines;
  if (!first || !second) return;
  addWizard(seeding, first, specs.get(first) ?? null, '-short');
  addWizard(seeding, second, specs.get(second) ?? null);
  addWizard(seeding, second, specs.get(second) ?? null, '-complete');
}

function linesOf(makes: readonly MadeProduct[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { maker, profile: kind, product } of makes) {
    const profile = profileOf(kind.number) ?? kind;
    const key = `${maker.company.coid}/${profile.number}`;
    const line = lines.get(key) ?? { maker, profile, products: [] };
    line.products.push(product);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function addSpec(seeding: Seeding, { maker, profile, products }: Line, hasWizard: boolean): Spec {
  const id = seeding.world.content.nextId('spec');
  const random = seeding.random('spec', id);
  const filename = filenameOf(maker, profile);
  const life = datesOf(seeding, random);
  const edition = random.pick(['2020', '2018', '2016']);
  const { lines, pages } = countsOf(filename, profile, products);
  const spec: Spec = {
    ...commonOf({
      type: 'spec',
      id,
      title: csiSectionOf(profile.number).title,
      maker,
      csi: [csiSectionOf(profile.number)],
      productIds: products.map((product) => product.id),
      summary: `Three-part guide specification for ${thingsOf(profile)}: ${listed(products.slice(0, 3).map(({ tradename }) => tradename))}; cites ${codesOf(profile)}.`,
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
  seeding.world.content.add(spec);
  return spec;
}

function addWizard(
  seeding: Seeding,
  { maker, profile, products }: Line,
  spec: Spec | null,
  suffix = '',
): void {
  const id = seeding.world.content.nextId('sw');
  const random = seeding.random('sw', id);
  const filename = `${filenameOf(maker, profile)}${suffix}`;
  const { lines, decisions, minutes } = countsOf(filename, profile, products);
  const sw: Sw = {
    ...commonOf({
      type: 'sw',
      id,
      title: `${csiSectionOf(profile.number).title}${suffix === '-complete' ? ', Complete Section' : suffix === '-short' ? ', Short Form' : ''}`,
      maker,
      csi: [csiSectionOf(profile.number)],
      productIds: products.map((product) => product.id),
      summary: `Writes the section line by line: ${decisions} decisions on ${products[0]?.tradename ?? thingsOf(profile)}, its ${listed(profile.attributes.slice(0, 2).map(({ key }) => key.replace(/([A-Z])/g, ' $1').toLowerCase()))} and its installation.`,
      ...datesOf(seeding, random),
      picture: null,
    }),
    content_type: 'sw',
    filename,
    lines,
    decisions,
    minutes,
    specId: spec?.id ?? null,
  };
  seeding.world.content.add(sw);
}

const empty: MasterCounts = { lines: 0, decisions: 0, minutes: 0, pages: 0 };

function countsOf(
  filename: string,
  profile: SectionProfile,
  products: readonly MadeProduct['product'][],
): MasterCounts {
  const product = leadingProduct(products, profile);
  return product === null ? empty : countMaster(masterFor(filename, profile, product));
}

function filenameOf({ company }: Maker, { number }: SectionProfile): string {
  return `${company.webabrv}-${number}`;
}

function codesOf({ standards }: SectionProfile): string {
  return listed(standards.slice(0, 3).map((standard) => standard.split(' - ')[0] ?? standard));
}
