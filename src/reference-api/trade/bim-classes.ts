import * as v from 'valibot';
import { oneOf, several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { formNames, type FormName } from '#src/reference-api/files/bim/built-forms.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';

/** How a kind of product appears in a model, by the key of its drawing. */
export interface BimKind {
  /** Entity of IFC4. */
  ifcClass: string;
  /** From the entity's enumeration; empty if none fits. */
  predefinedType: string;
  /** Null if class and category decide. */
  form: FormName | null;
  /** In inches, for what a record does not measure; null to use that of the closest kind. */
  size: readonly [width: number, height: number, depth: number] | null;
}

/** Liquids, documents, and supplies, which have no object in a model. */
const withoutObject = new Set(
  'bid-form bond-form pail bag drum tote glove-bag fiber-bag paint-can enamel-can paint-roller sausage-pack cartridge ready-mix-truck backer-rod'.split(
    ' ',
  ),
);

/** `30 × 36 × 24`: inches along the wall, up, and through it. */
export const objectSize = v.pipe(
  v.string(),
  v.transform((value) => value.split(' × ').map(Number)),
  v.tuple([v.number(), v.number(), v.number()], 'Three numbers are expected: 30 × 36 × 24.'),
);

const kinds = new Map(
  rowsOf(
    'trade/model-objects.md',
    v.strictObject({
      drawings: several(text),
      class: text,
      predefinedType: v.optional(v.string(), ''),
      form: v.nullish(oneOf(formNames), null),
      size: v.nullish(objectSize, null),
    }),
  ).flatMap(({ drawings, class: ifcClass, ...rest }) =>
    drawings.map((key): [string, BimKind] => [key, { ifcClass, ...rest }]),
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
