import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';

/** A hollow metal door whose texts need every kind of escaping. */
export const sampleDoor: BimObject = {
  id: '31250-bim-1',
  familyName: 'Larkmoor 45-Minute Door, 3\'-0" × 7\'-0"',
  manufacturer: 'Société Brenmoor \\ Åkers 𝔹 Doors',
  ifcClass: 'IfcDoor',
  predefinedType: 'DOOR',
  category: 'Doors',
  sectionNumber: '081113',
  sectionTitle: 'Hollow Metal Doors and Frames',
  types: [
    { name: '3\'-0" × 7\'-0"', dimensions: { width: 40, height: 86, depth: 5.75 } },
    { name: '3\'-6" × 8\'-0"', dimensions: { width: 46, height: 98, depth: 5.75 } },
  ],
  form: '',
  material: 'galvannealed steel over a polystyrene core',
  color: '#c4cace',
  ratings: {
    fire: '45 min',
    acoustic: 'STC 34',
    flameSpread: null,
    thermalTransmittance: 2.1,
    isExternal: true,
  },
  parameters: [
    { name: 'Fire rating', value: '45 min', unit: null },
    { name: 'Sound transmission class', value: 34, unit: null },
    { name: 'Leaf thickness', value: 1.75, unit: 'in' },
    { name: 'U-factor', value: 1e-7, unit: 'Btu/(h·ft²·°F)' },
  ],
  updated: '2026-02-11',
};

const sized = (
  ifcClass: string,
  category: string,
  width: number,
  height: number,
  depth: number,
): BimObject => ({
  ...sampleDoor,
  id: `${ifcClass}-${category}`,
  ifcClass,
  category,
  predefinedType: '',
  types: [{ name: 'Standard', dimensions: { width, height, depth } }],
});

/** One object for every form a file can have, in sizes as they are sold. */
export const sampleObjects: readonly BimObject[] = [
  sampleDoor,
  sized('IfcWindow', 'Windows', 48, 60, 4.5),
  sized('IfcCurtainWall', 'Curtain Panels', 240, 144, 7.5),
  sized('IfcWall', 'Walls', 42, 120, 4),
  sized('IfcRoof', 'Roofs', 16, 1.75, 240),
  sized('IfcCovering', 'Ceilings', 24, 0.75, 24),
  sized('IfcFurniture', 'Furniture', 60, 29, 30),
  sized('IfcFurniture', 'Casework', 72, 34.5, 24),
  sized('IfcPump', 'Mechanical Equipment', 48, 24, 20),
  sized('IfcSanitaryTerminal', 'Plumbing Fixtures', 22, 8, 18),
  sized('IfcTank', 'Site', 96, 130, 96),
  sized('IfcPipeSegment', 'Pipes', 120, 4.5, 4.5),
  sized('IfcAirTerminal', 'Air Terminals', 24, 3, 24),
  sized('IfcShadingDevice', 'Specialty Equipment', 60, 48, 6),
  sized('IfcRailing', 'Railings', 144, 42, 3),
  sized('IfcBeam', 'Structural Framing', 240, 12, 4),
  sized('IfcMember', 'Walls', 1.625, 120, 6),
  sized('IfcLightFixture', 'Lighting Fixtures', 48, 3.5, 24),
  sized('IfcSensor', 'Mechanical Control Devices', 3, 4.5, 1),
  sized('IfcElementAssembly', 'Structural Framing', 240, 24, 5),
  sized('IfcCivilElement', 'Site', 60, 6, 60),
  sized('IfcNoSuchThing', 'Generic Models', 10, 20, 30),
];
