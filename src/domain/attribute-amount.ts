import type { Attribute } from '#src/contracts/content.ts';
import { type UnitSystem } from '#src/domain/units.ts';
import { withUnit } from '#src/domain/unit-text.ts';

type Amount = Pick<Attribute, 'value' | 'unit'>;
type Converted = Amount & Pick<Attribute, 'si'>;

/** An attribute's value and unit as shown to the visitor. */
export const attributeAmount = ({ value, unit, si }: Converted, system: UnitSystem): Amount =>
  system === 'si' && si !== null ? si : { value, unit };

/** `50.8 mm`, `Class A`. A no-break space keeps value and unit on one line. */
export function attributeText(attribute: Converted, system: UnitSystem): string {
  const { value, unit } = attributeAmount(attribute, system);
  return withUnit(value, unit, '\u00A0');
}
