import type { Attribute } from '#src/contracts/content.ts';

/** As many as fit side by side. */
const shown = 5;

/** A product's key values: those measured or tested, in the API's order; others only if too few. */
export function mainValues(attributes: readonly Attribute[]): readonly Attribute[] {
  const isFigure = ({ unit, standard }: Attribute): boolean => unit !== null || standard !== null;
  return [...attributes.filter(isFigure), ...attributes.filter((attribute) => !isFigure(attribute))].slice(
    0,
    shown,
  );
}
