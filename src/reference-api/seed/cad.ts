import type { Cad } from '#src/contracts/content.ts';
import type { DetailDefinition } from '#src/reference-api/drawings/details/define-detail.ts';
import type { DetailDrawing } from '#src/reference-api/world/world.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { sizesInWords } from '#src/reference-api/seed/sizes-in-words.ts';
import {
  scaledCount,
  datesOf,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { columnWidths } from '#src/reference-api/drawings/drafting/note-column.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';
import { scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { wrapText } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import {
  detailsDrawing,
  type DrawnDetail,
} from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';

const STANDARD_COUNT = 1230;
/** The first product's own sheets get ids 1 to 12. */
const FIRST_SHEETS = 12;
/** The section of a manufacturer that draws each condition in every size it sells. */
const PROLIFIC_SECTION = '074213';
const PROLIFIC_SHEETS = 120;
/** A manufacturer with this many sheets draws no condition twice. */
const ENOUGH_SHEETS = 24;
/** The most sizes in which a condition is drawn. */
const MOST_SIZES = 6;

/** A product with a detail that shows it. */
interface ProductDetail extends DrawnDetail {
  seeded: SeededProduct;
}

/** The last number of each section's sheets, `SSR-101`, `SSR-102`, over all manufacturers: a number is one sheet's. */
type Sheets = Map<string, number>;

/** How often a manufacturer has drawn each condition. */
type Forms = Map<string, number>;

/** Cached for all worlds: finding the scale means drawing the sheet. */
const scales = new Map<string, string>();

/**
 * CAD details. A manufacturer draws each condition once for each of its parts that it sells, then in rounds in other
 * sizes and with other products, until it has enough sheets.
 */
export function seedCad(context: SeedContext): void {
  const [first, ...others] = context.seededProducts;
  if (!first) return;
  const prolific = others.find(({ profile }) => profile.number === PROLIFIC_SECTION)?.manufacturer;
  const entries = others.flatMap(detailsOf);
  const isProlific = ({ seeded }: ProductDetail) => seeded.manufacturer === prolific;
  const varied = entries.filter((one) => isProlific(one) && one.seeded.profile.number === PROLIFIC_SECTION);
  const rounds = inRounds(entries.filter((entry) => !isProlific(entry)));
  const most = scaledCount(context, STANDARD_COUNT) - FIRST_SHEETS - PROLIFIC_SHEETS;
  const sheets: Sheets = new Map();
  const formsOf = new Map<number, Forms>();
  for (const entry of [
    ...repeated(detailsOf(first), FIRST_SHEETS),
    ...rounds.slice(0, Math.max(0, most)),
    ...repeated(varied, PROLIFIC_SHEETS),
  ]) {
    const { coid } = entry.seeded.manufacturer.company;
    const forms: Forms = formsOf.get(coid) ?? new Map();
    formsOf.set(coid, forms);
    seedSheet(context, entry, sheets, forms);
  }
}

/** Each condition of each manufacturer once, then again with the next product or in another size. */
function inRounds(entries: readonly ProductDetail[]): ProductDetail[] {
  const conditions = [
    ...Map.groupBy(
      entries,
      ({ seeded, detail }) =>
        `${seeded.manufacturer.company.coid} ${seeded.profile.number} ${detail.key} ${detail.part}`,
    ).values(),
  ];
  const sheets = new Map<SeededProduct['manufacturer'], number>();
  return Array.from({ length: MOST_SIZES }, (_, round) =>
    conditions.flatMap((alike) => {
      const entry = alike[round % alike.length];
      if (!entry) return [];
      const { manufacturer } = entry.seeded;
      const count = sheets.get(manufacturer) ?? 0;
      if (round > 0 && count >= ENOUGH_SHEETS) return [];
      sheets.set(manufacturer, count + 1);
      return [entry];
    }),
  ).flat();
}

/** The first `count` entries of a list, starting over at its end. */
function repeated<T>(list: readonly T[], count: number): T[] {
  const rounds = list.length === 0 ? 0 : Math.ceil(count / list.length);
  return Array.from({ length: rounds }, () => list)
    .flat()
    .slice(0, count);
}

const detailsOf = (seeded: SeededProduct): ProductDetail[] =>
  detailsDrawing(seeded.profile.number, seeded.product).map((drawn) => ({ ...drawn, seeded }));

function seedSheet(
  context: SeedContext,
  { seeded, detail, sizes }: ProductDetail,
  sheets: Sheets,
  forms: Forms,
): void {
  const { manufacturer, profile, product } = seeded;
  const { key } = detail;
  const definition = detailDefinitions[key];
  const id = context.world.content.nextId('cad');
  const random = context.random('cad', id);
  const sheet = (sheets.get(profile.sheetPrefix) ?? 100) + 1;
  sheets.set(profile.sheetPrefix, sheet);
  const form = forms.get(`${profile.number}/${key}`) ?? 0;
  forms.set(`${profile.number}/${key}`, form + 1);
  const varied = sizesOfForm(definition, sizes, form);
  const drawing: DetailDrawing = {
    key,
    parameters: { ...varied, ...sizes },
    labels: { [detail.part]: product.title },
  };
  const condition =
    form === 0
      ? definition.condition
      : `${definition.condition}, ${sizesInWords(definition, drawing.parameters)}`;
  const detailNumber = `${profile.sheetPrefix}-${sheet}`;
  const stem = `${manufacturer.code}_${profile.number}_${detailNumber}_${key}`;
  context.world.details.set(id, drawing);
  const formats = ['DXF', 'PDF', 'SVG'];
  const cad: Cad = {
    ...commonFields({
      type: 'cad',
      id,
      title: `${profile.assembly} - ${condition} - ${definition.view}`,
      manufacturer,
      csi: product.csi.slice(0, random.chance(0.3) ? 2 : 1),
      productIds: [product.id],
      summary: summaryOf(definition, seeded, drawing, form),
      ...datesOf(context, random),
      picture: `/api/files/cad/${id}/thumb.svg`,
      files: formats.map((format) => [format, fileName(stem, format)]),
    }),
    content_type: 'cad',
    detailNumber,
    assembly: profile.assembly,
    condition,
    view: definition.view,
    scale: scaleOf(definition, drawing),
    variations: 0,
  };
  context.world.content.add(cad);
}

export const fileName = (stem: string, format: string): string => `${stem}.${format.toLowerCase()}`;

/** The first form has the standard sizes; each further one changes one dimension, the first one first. */
function sizesOfForm(
  definition: DetailDefinition,
  own: Readonly<Record<string, number>>,
  form: number,
): Record<string, number> {
  const parameters: Record<string, number> = {};
  let turn = form;
  for (const parameter of definition.parameters.filter(({ name }) => own[name] === undefined)) {
    const sizes = otherSizes(parameter);
    if (turn === 0 || sizes.length === 0) continue;
    parameters[parameter.name] = sizes[(turn - 1) % sizes.length] ?? parameter.default;
    turn = Math.floor((turn - 1) / sizes.length);
  }
  return parameters;
}

type Parameter = DetailDefinition['parameters'][number];

/** Other sizes than the standard one, the closest first, at which the drawing keeps its scale. */
function otherSizes({ sizes, default: usual }: Parameter): number[] {
  const at = sizes.findIndex((size) => size >= usual);
  return [-1, 1, -2, 2, -3, 3].flatMap((steps) => sizes.at(at + steps < 0 ? sizes.length : at + steps) ?? []);
}

/** As stated on the sheet: other sizes may need a smaller scale, and so may a name of more lines. */
function scaleOf(definition: DetailDefinition, { key, parameters, labels }: DetailDrawing): string {
  const lines = Object.values(labels).flatMap((name) =>
    columnWidths.map((width) => wrapText(name.toUpperCase(), noteHeight, width).length),
  );
  const sizes = `${key} ${JSON.stringify(parameters)} ${lines.join()}`;
  const scale = scales.get(sizes) ?? scaleText(definition.draw(parameters, labels).scale);
  scales.set(sizes, scale);
  return scale;
}

/** Words in lower case; abbreviations such as NPS stay as they are. */
const lowerWords = (text: string): string =>
  text.replaceAll(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

function summaryOf(
  definition: DetailDefinition,
  { product }: SeededProduct,
  drawing: DetailDrawing,
  form: number,
): string {
  const what = `${definition.condition} with ${product.title}`;
  const sizes = form === 0 ? '' : `, drawn with ${lowerWords(sizesInWords(definition, drawing.parameters))}`;
  return `${what}${sizes}, ${definition.view.toLowerCase()} at ${scaleOf(definition, drawing)}.`;
}
