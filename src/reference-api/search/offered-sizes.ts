import type { Attribute, Product } from '#src/contracts/content.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';

/** Whether an option is about an attribute: `Height` about height, `Thickness` about membrane thickness. */
const isAbout = (option: string, { label }: Attribute): boolean =>
  ` ${label}`.toLowerCase().endsWith(` ${option.toLowerCase()}`);

/**
 * A product's measured attributes at the other sizes that it is offered in: a fence of 4 ft that also comes in 6 ft.
 * A size in a unit of something else is left out.
 */
export function offeredSizes({ attributes, options }: Product): Attribute[] {
  return options.flatMap(({ name, values }) => {
    const attribute = attributes.find((one) => typeof one.value === 'number' && isAbout(name, one));
    if (attribute === undefined) return [];
    return values.flatMap(({ text }) => {
      const [amount] = scanWords(text);
      const [number] = amount?.also ?? [];
      if (amount?.kind !== 'measure' || number === undefined) return [];
      const value = inUnit(Number(number), amount.term.slice(number.length), attribute.unit);
      return value === null || !Number.isFinite(value) || value === attribute.value
        ? []
        : [{ ...attribute, value, si: null }];
    });
  });
}
