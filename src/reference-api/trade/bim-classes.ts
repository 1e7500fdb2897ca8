import { bimKindRows, type BimKind } from '#src/reference-api/trade/tables/bim-kinds.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';

/** Liquids, papers and supplies that no model places. */
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

/** Entities of IFC that only head others: what stands in their place in a file. */
const concrete: Readonly<Record<string, string>> = {
  IfcFlowTerminal: 'IfcSanitaryTerminal',
  IfcFurnishingElement: 'IfcFurniture',
};
/** Usual types of an entity, by the category where it has several. */
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

/** The kind by its drawing, else by the class that is usual in its section. */
export function bimKindOf(key: ProductDrawingKey, usual: { ifcClass: string; category: string }): BimKind {
  const known = kinds.get(key);
  if (known) return known;
  const ifcClass = concrete[usual.ifcClass] ?? usual.ifcClass;
  const predefinedType = predefined[`${ifcClass} ${usual.category}`] ?? predefined[ifcClass] ?? '';
  return { ifcClass, predefinedType, form: null, size: null };
}
