import type { Cad } from '#src/contracts/content.ts';
import type { DetailDefinition } from '#src/reference-api/drawings/define-detail.ts';
import type { DetailDrawing } from '#src/reference-api/db.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { amount, lifeOf, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered, titleCase } from '#src/reference-api/seed/titles.ts';
import { detailDefinitions } from '#src/reference-api/drawings/details.ts';
import type { DetailKey } from '#src/reference-api/drawings/keys.ts';

const STANDARD = 1230;
/** The first product's own sheets: the ids 1 to 12. */
const FIRST_SHEETS = 12;
/** The manufacturer that draws every condition in every size. */
const PROLIFIC = 'whitlow';
const PROLIFIC_SHEETS = 300;

/** Details that are drawn of walls and floors; a membrane roof has none of them. */
const OF_WALLS: ReadonlySet<string> = new Set(['expansion-joint', 'inside-corner', 'outside-corner']);
const isMembraneRoof = (section: string) => section.startsWith('075');

/** Numbers the sheets of one manufacturer: `SSR-101`, `SSR-102`, and how often each condition was drawn. */
interface Numbering {
  sheets: Map<string, number>;
  forms: Map<string, number>;
}

/** CAD details: the first product's twelve, one manufacturer's three hundred, the rest evenly over all products. */
export function seedCad(seeding: Seeding): void {
  const [first, ...others] = seeding.makes;
  if (!first) return;
  const prolific = others.filter(({ maker }) => maker.company.webabrv === PROLIFIC);
  const rest = others.filter(({ maker }) => maker.company.webabrv !== PROLIFIC);
  const counts = new Map<Make, number>([[first, FIRST_SHEETS]]);
  for (const make of spread(prolific, PROLIFIC_SHEETS)) counts.set(make, (counts.get(make) ?? 0) + 1);
  for (const make of spread(rest, amount(seeding, STANDARD) - PROLIFIC_SHEETS - FIRST_SHEETS)) {
    counts.set(make, (counts.get(make) ?? 0) + 1);
  }
  const numberings = new Map<number, Numbering>();
  for (const [make, count] of counts) {
    const numbering = numberings.get(make.maker.company.coid) ?? { sheets: new Map(), forms: new Map() };
    numberings.set(make.maker.company.coid, numbering);
    for (let index = 0; index < count; index += 1) seedSheet(seeding, make, numbering);
  }
}

function seedSheet(seeding: Seeding, make: Make, { sheets, forms }: Numbering): void {
  const { maker, profile, product } = make;
  const id = seeding.world.content.nextId('cad');
  const random = seeding.random('cad', id);
  const sheet = (sheets.get(profile.sheetPrefix) ?? 100) + 1;
  sheets.set(profile.sheetPrefix, sheet);
  const keys = profile.details.filter(
    (key) => detailDefinition(key) && !(isMembraneRoof(profile.number) && OF_WALLS.has(key)),
  );
  const key = keys[(sheet - 101) % keys.length];
  const definition = key && detailDefinition(key);
  if (!key || !definition) return;

  const form = forms.get(`${profile.number}/${key}`) ?? 0;
  forms.set(`${profile.number}/${key}`, form + 1);
  const drawing = drawingOf(definition, form, `${product.tradename} ${lowered(product.noun)}`);
  const condition =
    form === 0 ? definition.condition : `${definition.condition}, ${sizesOf(definition, drawing)}`;
  const detailNumber = `${profile.sheetPrefix}-${sheet}`;
  const stem = `${maker.code}_${profile.number}_${detailNumber}_${key}`;
  seeding.world.details.set(id, drawing);
  const formats = ['DWG', 'DXF', 'PDF', 'SVG', ...(random.chance(0.2) ? ['RVT'] : [])];
  const cad: Cad = {
    ...commonOf({
      type: 'cad',
      id,
      title: `${profile.assembly} - ${condition} - ${definition.view}`,
      maker,
      csi: product.csi.slice(0, random.chance(0.3) ? 2 : 1),
      productIds: [product.id, ...relativesOf(seeding, make)],
      summary: summaryOf(definition, make, drawing, form),
      ...lifeOf(seeding, random),
      picture: `/api/files/cad/${id}/thumb.svg`,
      files: formats.map((format) => [format, fileName(stem, format)]),
    }),
    content_type: 'cad',
    detailNumber,
    assembly: profile.assembly,
    condition,
    view: definition.view,
    scale: definition.scaleNote,
    variations: 0,
  };
  seeding.world.content.add(cad);
}

/** A closed format is delivered as an archive with its open siblings. */
export function fileName(stem: string, format: string): string {
  const extension = format.toLowerCase();
  return ['dwg', 'rvt', 'rfa'].includes(extension) ? `${stem}.${extension}.zip` : `${stem}.${extension}`;
}

/** The first form has the standard sizes; every further one another first size, and when those are used up another second one. */
function drawingOf(definition: DetailDefinition, form: number, material: string): DetailDrawing {
  const [first, second] = definition.parameters;
  const parameters: Record<string, number> = {};
  if (form > 0 && first) {
    const sizes = otherSizes(first);
    const round = Math.floor((form - 1) / sizes.length);
    parameters[first.name] = sizes[(form - 1) % sizes.length] ?? first.default;
    if (round > 0 && second) parameters[second.name] = otherSizes(second)[round - 1] ?? second.default;
  }
  const [label] = Object.keys(definition.labels);
  return { key: definition.key, parameters, labels: label ? { [label]: material } : {} };
}

type Parameter = DetailDefinition['parameters'][number];

/** Every size within the parameter's range but the standard one. */
function otherSizes(parameter: Parameter): number[] {
  const steps = Math.floor((parameter.greatest - parameter.least) / parameter.step);
  const sizes = Array.from({ length: steps + 1 }, (_, index) =>
    Number((parameter.least + index * parameter.step).toFixed(4)),
  );
  return sizes.filter((size) => size !== parameter.default);
}

/** `6 in. Insulation Thickness, 3 in. Deck Depth`. */
function sizesOf(definition: DetailDefinition, { parameters }: DetailDrawing): string {
  return definition.parameters
    .filter(({ name }) => parameters[name] !== undefined)
    .map(({ name, label }) => `${String(parameters[name])} in. ${titleCase(label)}`)
    .join(', ');
}

/** A neighbouring product of the same section that the detail is right for as well. */
function relativesOf(seeding: Seeding, { maker, profile, product }: Make): number[] {
  const next = seeding.makes[product.id];
  return next && next.maker === maker && next.profile.number === profile.number && product.id % 2 === 0
    ? [next.product.id]
    : [];
}

function summaryOf(
  definition: DetailDefinition,
  { product, profile }: Make,
  drawing: DetailDrawing,
  form: number,
): string {
  const what = `${definition.condition} for ${product.tradename} ${lowered(product.noun)}`;
  const sizes = form === 0 ? '' : `, drawn with ${sizesOf(definition, drawing).toLowerCase()}`;
  const uses = profile.uses[form % profile.uses.length];
  return `${what}${sizes}, ${definition.view.toLowerCase()} at ${definition.scaleNote}${uses ? `; for ${uses}` : ''}.`;
}

/** How a detail is called and drawn; null for one that nobody draws. */
function detailDefinition(key: DetailKey): DetailDefinition | null {
  return detailDefinitions[key] ?? null;
}
