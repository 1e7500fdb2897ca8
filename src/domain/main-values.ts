import type { Attribute } from '#src/contracts/content.ts';

/** As many as fit side by side. */
const shown = 5;

/**
 * A product's key values: the measured or tested ones, in the API's order for the product kind; others only if there are too
 * few.
 */
export function mainValues(attributes: readonly Attribute[]): readonly Attribute[] {
  const isFigure = ({ unit, standard }: Attribute): boolean => unit !== null || standard !== null;
  return [...attributes.filter(isFigure), ...attributes.filter((attribute) => !isFigure(attribute))].slice(
    0,
    shown,
  );
}
