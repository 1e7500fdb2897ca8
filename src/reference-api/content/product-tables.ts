import * as v from 'valibot';
import { largest, smallest } from '#src/lib/long-lists.ts';
import { number, range, signedNumber, text } from '#src/reference-api/content/fields.ts';
import type { Line, ReportError } from '#src/reference-api/content/files.ts';
import { tableOf } from '#src/reference-api/content/markdown.ts';
import { rowsIn } from '#src/reference-api/content/tables.ts';
import { attributeLabeled } from '#src/reference-api/trade/attributes.ts';
import type {
  AttributeDefinition,
  ProductOption,
  SectionAttribute,
  SectionProfile,
  Values,
} from '#src/reference-api/trade/section-profile.ts';

type Refuse = (why: string) => never;

/** Values with a semicolon and a space between them; `none` for an empty list. */
export const listed = v.pipe(
  text,
  v.transform((value) => (value === 'none' ? [] : value.split('; '))),
);

const mass = v.pipe(
  text,
  v.endsWith(' kg', 'A mass is “4.2 kg”.'),
  v.transform((value) => value.slice(0, -' kg'.length)),
  number,
);

/** `1 m2; 4.2 kg; 26..48; UL PCR Part B: Roofing`: unit, its mass, its GWP from A1 to A3, category rules. */
const declaration = v.pipe(
  listed,
  v.tuple([text, mass, range, text], 'An EPD is “unit; mass kg; least..greatest; rules”.'),
  v.transform(([declaredUnit, massKg, gwp, pcr]) => ({ declaredUnit, massKg, gwp, pcr })),
);

const noDeclaration = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A declaration, or `none` where they are unusual. */
export const epd = v.lazy((value) => (value === 'none' ? noDeclaration : declaration));

/** `650 kg; 260..420`: what one declared unit of the section weighs in this kind, and its GWP. */
export const footprint = v.pipe(
  listed,
  v.tuple([mass, range], 'A footprint is “mass kg; least..greatest”.'),
  v.transform(([massKg, gwp]) => ({ massKg, gwp })),
);

/** `Railings; IfcRailing; floor`: the category in models, the IFC class, and what it is placed on. */
export const bim = v.pipe(
  listed,
  v.tuple(
    [text, text, v.picklist(['wall', 'ceiling', 'floor', 'roof', 'face', 'unhosted'])],
    'BIM is “category; IFC class; host”.',
  ),
  v.transform(([category, ifcClass, host]) => ({ category, ifcClass, host })),
);

const PropertyRow = v.strictObject({ property: text, test: v.optional(text), values: text });
const OptionRow = v.strictObject({ option: text, choices: text });
const SubstanceRow = v.strictObject({
  substance: text,
  cas: text,
  role: text,
  share: range,
  screening: text,
  /** Of which products it is a part, as conditions; all without. */
  where: v.optional(listed),
});

/** `White #f2f2ee`: a color with its swatch. */
const swatch = /^(.*\S) (#[\da-f]{6})$/;

/** Properties and the values that occur. `as sizes` stands for the values in the table of sizes. */
export const attributesIn = (
  group: readonly Line[],
  sizes: readonly Values[],
  refuse: ReportError,
): SectionAttribute[] =>
  rowsIn(group, PropertyRow, refuse).map(({ at, row }) => {
    const because: Refuse = (why) => refuse(at, `${row.property}: ${why}`);
    const definition = attributeLabeled(row.property) ?? because('There is no such property.');
    const { key } = definition;
    const values =
      row.values === 'as sizes'
        ? valuesOfSizes(
            sizes.flatMap((size) => size[key] ?? []),
            because,
          )
        : definition.kind === 'choice'
          ? row.values.split('; ')
          : rangeOf(row.values, because);
    const [standard = null, ...otherStandards] = row.test?.split('; ') ?? [];
    return { key, standard, ...(otherStandards.length > 0 && { otherStandards }), values };
  });

function valuesOfSizes(column: readonly (number | string)[], refuse: Refuse): SectionAttribute['values'] {
  const numbers = column.filter((value) => typeof value === 'number');
  if (numbers.length === 0)
    return column.length > 0 ? [...new Set(column.map(String))] : refuse('No size has it.');
  const [least, greatest] = [smallest(numbers), largest(numbers)];
  return { least, greatest, step: greatest - least || 1 };
}

/** `42`, or `30..55 by 5`. */
function rangeOf(values: string, refuse: Refuse): SectionAttribute['values'] {
  const [ends = '', step = '1'] = values.split(' by ');
  const [least = '', greatest = least] = ends.split('..');
  const read = v.safeParse(v.tuple([signedNumber, signedNumber, number]), [least, greatest, step]);
  if (!read.success) return refuse('A number is expected, or a range: 30..55 by 5.');
  return { least: read.output[0], greatest: read.output[1], step: read.output[2] };
}

/** Rows of a manufacturer's table. Several tables are combined: each row of one with each row of the other. */
export function sizesIn(groups: readonly (readonly Line[])[], refuse: ReportError): readonly Values[] {
  const [first = [], ...others] = groups.map((group) => sizeRows(group, refuse));
  return others.reduce(
    (rows, more) => rows.flatMap((row) => more.map((other) => ({ ...row, ...other }))),
    first,
  );
}

function sizeRows(group: readonly Line[], refuse: ReportError): Values[] {
  const [head, ...rows] = tableOf(group, refuse);
  const columns = (head?.cells ?? []).map(
    (label) => attributeLabeled(label) ?? refuse(head?.at ?? 1, `${label}: There is no such property.`),
  );
  return rows.map(({ at, cells }) =>
    Object.fromEntries(
      columns.flatMap((definition, index) => {
        const cell = cells[index] ?? '';
        const value =
          cell === ''
            ? []
            : [cellValue(definition, cell, (why) => refuse(at, `${definition.label}: ${why}`))];
        return value.map((one) => [definition.key, one]);
      }),
    ),
  );
}

function cellValue({ kind }: AttributeDefinition, cell: string, refuse: Refuse): number | string {
  if (kind === 'choice') return cell;
  const read = v.safeParse(signedNumber, cell);
  return read.success ? read.output : refuse('A number is expected.');
}

export const optionsIn = (group: readonly Line[], refuse: ReportError): ProductOption[] =>
  rowsIn(group, OptionRow, refuse).map(({ row }) => ({
    name: row.option,
    values: row.choices.split('; ').map((choice) => {
      const [, name = choice, color = null] = swatch.exec(choice) ?? [];
      return { text: name, swatch: color };
    }),
  }));

export const substancesIn = (
  group: readonly Line[],
  refuse: ReportError,
): NonNullable<SectionProfile['hpd']> => rowsIn(group, SubstanceRow, refuse).map(({ row }) => row);
