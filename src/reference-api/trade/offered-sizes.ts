import type { Attribute, Product } from '#src/contracts/content.ts';
import { nominalBlock } from '#src/domain/requirement-rows.ts';
import { gaugeOfMils } from '#src/domain/sheet-gauges.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';

type Option = Product['options'][number];

/** Whether an option is about an attribute: `Thickness` about membrane thickness, `Web depth` about depth, `Coverage` about net coverage width. */
const isAbout = ({ name }: Option, { label }: Attribute): boolean => {
  const [option, attribute] = [` ${name}`.toLowerCase(), ` ${label}`.toLowerCase()];
  return attribute.endsWith(option) || option.endsWith(attribute) || attribute === ` net${option} width`;
};

/** A size at the beginning of a text, in a unit; null for anything else. */
function sizeIn(text: string, unit: string | null): number | null {
  // `3500 K`, as the attribute has it.
  if (unit !== null && /^[\d,.]+ \S+$/.test(text) && text.endsWith(` ${unit}`))
    return Number(text.slice(0, -unit.length).replaceAll(',', ''));
  const [amount] = scanWords(text);
  const [number] = amount?.also ?? [];
  if (amount?.kind !== 'measure' || number === undefined) return null;
  const value = inUnit(Number(number), amount.term.slice(number.length), unit);
  return value === null || !Number.isFinite(value) ? null : value;
}

/** The measured attribute that an option is about. */
const attributeOf = (option: Option, attributes: readonly Attribute[]): Attribute | undefined =>
  attributes.find((one) => typeof one.value === 'number' && isAbout(option, one));

/** An attribute at the sizes that an option names in the trade's other way: a block of 12 by 8 by 16 in. by its
 * thickness, mils by gauge, a unit of glass by its thickness. */
const nominalSizes = ({ name, values }: Option, attribute: Attribute): Attribute[] =>
  values.flatMap(({ text }): Attribute[] => {
    if (name === 'Thickness' && attribute.key === 'gauge') {
      const gauge = gaugeOfMils(Number(/^(\d+) mil$/.exec(text)?.[1]));
      return Number.isNaN(gauge) ? [] : [{ ...attribute, value: `${gauge} ga` }];
    }
    if (name === 'Unit' && attribute.key === 'thickness') {
      const value = sizeIn(text, attribute.unit);
      return value === null || value === attribute.value ? [] : [{ ...attribute, value, si: null }];
    }
    if (name !== 'Nominal size' || attribute.key !== 'thickness') return [];
    const size = /^(\d+) by \d+ by \d+ in$/.exec(text)?.[1];
    return size === undefined ? [] : [{ ...attribute, value: nominalBlock(Number(size)), si: null }];
  });

/**
 * A product's measured attributes at the other sizes that it is offered in: a fence of 4 ft that also comes in 6 ft.
 * A size in a unit of something else is left out.
 */
export const offeredSizes = ({ attributes, options }: Product): Attribute[] =>
  options.flatMap((option) => {
    const nominal = attributes.flatMap((one) => nominalSizes(option, one));
    if (nominal.length > 0) return nominal;
    const attribute = attributeOf(option, attributes);
    if (attribute === undefined) return [];
    return option.values.flatMap(({ text }) => {
      const value = sizeIn(text, attribute.unit);
      return value === null || value === attribute.value ? [] : [{ ...attribute, value, si: null }];
    });
  });

const sixteenths = 16;
const sameSize = 0.02;

/** `4-1/2 in`, `18 ft`, `7 years`. */
function sizeText(value: number, unit: string | null): string {
  const [whole, parts] = [Math.floor(value), Math.round((value % 1) * sixteenths)];
  const isFraction = unit === 'in' && parts > 0 && Math.abs(value - whole - parts / sixteenths) < 0.001;
  if (!isFraction) return `${value} ${unit ?? ''}`.trim();
  const shared = [8, 4, 2, 1].find((by) => parts % by === 0) ?? 1;
  const fraction = `${parts / shared}/${sixteenths / shared}`;
  return `${whole === 0 ? '' : `${whole}-`}${fraction} in`;
}

/** The options of a product whose attributes are stated: the size that it states is one that it is offered in. */
export const optionsWithStated = (options: readonly Option[], attributes: readonly Attribute[]): Option[] =>
  options.map((option) => {
    const attribute = attributeOf(option, attributes);
    const stated = attribute?.value;
    if (attribute === undefined || typeof stated !== 'number') return option;
    const sizes = option.values.map(({ text }) => sizeIn(text, attribute.unit));
    const isThere = sizes.some(
      (size) => size === null || Math.abs(size - stated) <= sameSize * Math.abs(stated),
    );
    if (isThere) return option;
    const at = sizes.findIndex((size) => size !== null && size > stated);
    const areFeet = option.values.every(({ text }) => text.endsWith(' ft')) && attribute.unit === 'in';
    const text = areFeet ? sizeText(stated / 12, 'ft') : sizeText(stated, attribute.unit);
    const own = { text, swatch: null };
    return { ...option, values: option.values.toSpliced(at === -1 ? sizes.length : at, 0, own) };
  });
