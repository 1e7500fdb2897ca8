import { largest, smallest } from '#src/lib/long-lists.ts';
import { decimalText } from '#src/lib/numbers.ts';
import type {
  ProductOption,
  SectionAttribute,
  SectionProfile,
  Values,
} from '#src/reference-api/trade/section-profile.ts';

type Contents = NonNullable<SectionProfile['hpd']>[number];

/** A measured property with its range in the section, in US customary units; one number if all products share it. */
export function measured(
  key: string,
  standard: string | null,
  least: number,
  greatest = least,
  step = 1,
): SectionAttribute {
  return { key, standard, values: { least, greatest, step } };
}

/** A property with a list of possible values: a grade, a finish, a voltage. */
export function chosen(key: string, standard: string | null, ...values: readonly string[]): SectionAttribute {
  return { key, standard, values };
}

/** A substance in a health product declaration, with its share in percent by weight and its GreenScreen score. */
export function content(
  substance: string,
  cas: string,
  role: string,
  least: number,
  greatest: number,
  screening: string,
): Contents {
  return { substance, cas, role, share: [least, greatest], screening };
}

/** A row of the options table: texts, or colors with their names. */
export function option(
  name: string,
  ...values: readonly (string | readonly [text: string, swatch: string])[]
): ProductOption {
  return {
    name,
    values: values.map((value) =>
      typeof value === 'string' ? { text: value, swatch: null } : { text: value[0], swatch: value[1] },
    ),
  };
}

/** Each row of one table combined with each row of the other: every depth in every gauge. */
export function crossed(one: readonly Values[], other: readonly Values[]): readonly Values[] {
  return one.flatMap((first) => other.map((second) => ({ ...first, ...second })));
}

/** What a declaration is based on: its unit, the unit's mass, its GWP for A1 to A3, and the category rules. */
export function declared(
  declaredUnit: string,
  massKg: number,
  gwp: readonly [number, number],
  pcr: string,
): NonNullable<SectionProfile['epd']> {
  return { declaredUnit, massKg, gwp, pcr };
}

/** A number in a row of values; 0 if there is none. */
export function numberIn(values: Values, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : 0;
}

/** Thermal resistance, from thickness in inches. */
export function resistance(values: Values): { thermalResistance: number } {
  const total = numberIn(values, 'thickness') * numberIn(values, 'thermalResistancePerInch');
  return { thermalResistance: Number(total.toFixed(1)) };
}

type Cell = number | string;

/** A manufacturer's table: the names of its columns, then its rows; of a single column, its values. */
export function table(columns: string, ...lines: readonly (Cell | readonly Cell[])[]): readonly Values[] {
  const keys = columns.split(' ');
  return lines.map((line) => {
    const cells = typeof line === 'object' ? line : [line];
    return Object.fromEntries(keys.map((key, column) => [key, cells[column] ?? 0]));
  });
}

/** The same table with computed columns added. */
export function derived(lines: readonly Values[], follows: (line: Values) => Values): readonly Values[] {
  return lines.map((line) => ({ ...line, ...follows(line) }));
}

/** Properties whose values are columns of the table. */
export function tabled(
  keys: string,
  standard: string | null,
  lines: readonly Values[],
): readonly SectionAttribute[] {
  return keys.split(' ').map((key) => {
    const column = lines.flatMap((line) => line[key] ?? []);
    const texts = column.filter((value) => typeof value === 'string');
    if (texts.length > 0) return chosen(key, standard, ...new Set(texts));
    const numbers = column.filter((value) => typeof value === 'number');
    const [least, greatest] = [smallest(numbers), largest(numbers)];
    return measured(key, standard, least, greatest, greatest - least || 1);
  });
}

/** A column of sizes as a row of options: `2 in`, `3 in`, `1,200 gpm`. */
export function sizes(name: string, lines: readonly Values[], key: string, unit: string): ProductOption {
  const column = lines.flatMap((line) => line[key] ?? []);
  return option(
    name,
    ...new Set(
      column.map((value) => `${typeof value === 'number' ? decimalText(value, 4) : value} ${unit}`.trim()),
    ),
  );
}
