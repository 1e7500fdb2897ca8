/** An IFC file in words, without its geometry; it crosses from a worker to the page as plain data. */
export interface IfcModel {
  /** `IFC4` */
  schema: string;
  /** The project with what it is made of: site, building, storey, element. */
  project: IfcThing;
  /** Sizes or versions that the file offers. */
  types: readonly IfcThing[];
  /** The file has more things, or things deeper within others, than are listed. */
  isCut: boolean;
}

export interface IfcThing {
  id: number;
  /** `IfcDoor` */
  entity: string;
  name: string;
  description: string;
  globalId: string;
  /** `DOOR`; empty where the file does not define it. */
  predefinedType: string;
  /** Name of its type. */
  typeName: string;
  classifications: readonly IfcClassification[];
  materials: readonly string[];
  /** Its own sets and those of its type. */
  sets: readonly IfcSet[];
  parts: readonly IfcThing[];
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
