/** The data of an IFC file without its geometry; a worker posts it to the page. */
export interface IfcModel {
  /** `IFC4` */
  schema: string;
  /** The project and its tree: site, building, story, element. */
  project: IfcObject;
  /** The types that the file defines, such as sizes or versions. */
  types: readonly IfcObject[];
  /** Whether the file has more elements, or deeper ones, than are listed. */
  isCut: boolean;
}

export interface IfcObject {
  id: number;
  /** `IfcDoor` */
  entity: string;
  name: string;
  description: string;
  globalId: string;
  /** `DOOR`; empty if it is not set. */
  predefinedType: string;
  typeName: string;
  classifications: readonly IfcClassification[];
  materials: readonly string[];
  /** Its own property sets and those of its type. */
  sets: readonly IfcSet[];
  parts: readonly IfcObject[];
}

export interface IfcClassification {
  /** `MasterFormat` */
  system: string;
  /** `08 11 13` */
  code: string;
  title: string;
}

export interface IfcSet {
  name: string;
  properties: readonly IfcProperty[];
}

export interface IfcProperty {
  name: string;
  value: string | number;
  unit: string;
  description: string;
}
