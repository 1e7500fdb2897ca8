/** Inches: along the wall, up, and through it. */
export interface BimDimensions {
  width: number;
  height: number;
  depth: number;
}

/** One size or version that a project can place. */
export interface BimType {
  name: string;
  dimensions: BimDimensions;
}

/** Everything the files of a BIM object need: identity, classification, true size, and parameters. */
export interface BimObject {
  id: string;
  familyName: string;
  manufacturer: string;
  /** Entity of IFC4, `IfcDoor`; one that is not known becomes an `IfcBuildingElementProxy`. */
  ifcClass: string;
  /** Of the entity's own enumeration, `CLADDING`; empty where none fits. */
  predefinedType: string;
  /** Category of the model program, `Doors`. */
  category: string;
  /** MasterFormat number, `081113`. */
  sectionNumber: string;
  sectionTitle: string;
  /** The file places the first; all are available. */
  types: readonly [BimType, ...BimType[]];
  /** Key of the form it is drawn in; empty where class and category decide. */
  form: string;
  /** As the record words it: `polyester-faced TPO`. Empty if it says nothing. */
  material: string;
  /** Of that material, `#rrggbb`. */
  color: string;
  parameters: { name: string; value: string | number; unit: string | null }[];
  /** Measures for the standard property sets, by meaning; null where the product states none. */
  ratings: BimRatings;
  /** ISO date, `2026-02-11`. */
  updated: string;
}

export interface BimRatings {
  /** As stated: `90 min`. */
  fire: string | null;
  /** As stated: `STC 50`. */
  acoustic: string | null;
  /** As stated: `Class A (ASTM E84)`. */
  flameSpread: string | null;
  /** W/(m²·K). */
  thermalTransmittance: number | null;
  isExternal: boolean | null;
}
