import type { Attribute } from '#src/contracts/content.ts';

/** As many as stand side by side. */
const shown = 5;

/**
 * The properties by which one of a kind is chosen: those that are measured or tested, in the order that the API gives
 * for the kind; others only where there are too few.
 */
export function decidingValues(attributes: readonly Attribute[]): readonly Attribute[] {
  const isFigure = ({ unit, standard }: Attribute): boolean => unit !== null || standard !== null;
  return [...attributes.filter(isFigure), ...attributes.filter((attribute) => !isFigure(attribute))].slice(
    0,
    shown,
  );
}
