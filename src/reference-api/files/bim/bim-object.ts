/** A BIM object as its files need it: identity, classification, true size and the parameters a model carries. */
export interface BimObject {
  id: string;
  familyName: string;
  manufacturer: string;
  /** Entity of IFC4, `IfcDoor`; one that is not known becomes an `IfcBuildingElementProxy`. */
  ifcClass: string;
  /** Revit category, `Doors`. */
  category: string;
  /** MasterFormat number, `081113`. */
  sectionNumber: string;
  sectionTitle: string;
  /** Inches: along the wall, up, and through it. */
  dimensions: { width: number; height: number; depth: number };
  parameters: { name: string; value: string | number; unit: string | null }[];
  /** ISO date, `2026-02-11`. */
  updated: string;
}
