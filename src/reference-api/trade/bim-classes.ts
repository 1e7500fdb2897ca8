import { bimKindRows, type BimKind } from '#src/reference-api/trade/tables/bim-kinds.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';

/** Liquids, documents, and supplies, which have no object in a model. */
const withoutObject = new Set(
  'bid-form bond-form pail bag drum tote glove-bag fiber-bag paint-can enamel-can paint-roller sausage-pack cartridge ready-mix-truck backer-rod'.split(
    ' ',
  ),
);

const kinds = new Map<string, BimKind>(
  bimKindRows.flatMap(([keys, ifcClass, predefinedType, form = null, size = null]) =>
    keys.split(' ').map((key): [string, BimKind] => [key, { ifcClass, predefinedType, form, size }]),
  ),
);

export const hasBimObject = (key: ProductDrawingKey): boolean => !withoutObject.has(key);

/**
 * All keys of the table.
 * @internal
 */
export const bimKindKeys: readonly string[] = [...kinds.keys(), ...withoutObject];

/** Abstract IFC entities, and what a file has in their place. */
const concrete: Readonly<Record<string, string>> = {
  IfcFlowTerminal: 'IfcSanitaryTerminal',
  IfcFurnishingElement: 'IfcFurniture',
};
/** Usual predefined types of an entity, by category if there are several. */
const predefined: Readonly<Record<string, string>> = {
  IfcDoor: 'DOOR',
  IfcWindow: 'WINDOW',
  IfcRailing: 'GUARDRAIL',
  'IfcCovering Ceilings': 'CEILING',
  'IfcCovering Floors': 'FLOORING',
  'IfcCovering Roofs': 'ROOFING',
  'IfcCovering Walls': 'CLADDING',
  IfcUnitaryEquipment: 'AIRHANDLER',
  IfcElectricDistributionBoard: 'DISTRIBUTIONBOARD',
  IfcController: 'PROGRAMMABLE',
};

/** The kind by its drawing, or else by the usual class of its section. */
export function bimKindOf(key: ProductDrawingKey, usual: { ifcClass: string; category: string }): BimKind {
  const known = kinds.get(key);
  if (known) return known;
  const ifcClass = concrete[usual.ifcClass] ?? usual.ifcClass;
  const predefinedType = predefined[`${ifcClass} ${usual.category}`] ?? predefined[ifcClass] ?? '';
  return { ifcClass, predefinedType, form: null, size: null };
}
