import type { BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import { formNamed } from '#src/reference-api/files/bim/built-forms.ts';
import {
  cabinet,
  casing,
  channel,
  device,
  glazedFrame,
  guard,
  leafInFrame,
  lightHousing,
  louveredFrame,
  pipeRun,
  ribbedPanel,
  slab,
  table,
} from '#src/reference-api/files/bim/forms.ts';
import { basin } from '#src/reference-api/files/bim/forms-fixtures.ts';
import { vessel } from '#src/reference-api/files/bim/forms-vessels.ts';
import type { BuildForm, Part } from '#src/reference-api/files/bim/part.ts';

/** The IFC entity says most about the shape. */
const byClass: Readonly<Record<string, BuildForm>> = {
  IfcDoor: leafInFrame,
  IfcWindow: glazedFrame,
  IfcCurtainWall: glazedFrame,
  IfcRailing: guard,
  IfcSanitaryTerminal: basin,
  IfcLightFixture: lightHousing,
  IfcTank: vessel,
  IfcFilter: vessel,
  IfcFireSuppressionTerminal: vessel,
  IfcPipeSegment: pipeRun,
  IfcValve: pipeRun,
  IfcFlowMeter: pipeRun,
  IfcCableSegment: pipeRun,
  IfcAirTerminal: louveredFrame,
  IfcShadingDevice: louveredFrame,
  IfcMember: channel,
  IfcBeam: channel,
  IfcColumn: channel,
  IfcBuildingElementPart: channel,
  IfcSlab: slab,
  IfcPlate: slab,
  IfcRoof: ribbedPanel,
  IfcSensor: device,
  IfcAlarm: device,
  IfcController: device,
  IfcCommunicationsAppliance: device,
  IfcPump: casing,
  IfcBoiler: casing,
  IfcUnitaryEquipment: casing,
  IfcElectricGenerator: casing,
};

const byCategory: Readonly<Record<string, BuildForm>> = {
  Doors: leafInFrame,
  Windows: glazedFrame,
  'Curtain Panels': glazedFrame,
  Walls: ribbedPanel,
  Roofs: ribbedPanel,
  Casework: cabinet,
  Furniture: table,
  'Plumbing Fixtures': basin,
  'Lighting Fixtures': lightHousing,
  'Air Terminals': louveredFrame,
  'Mechanical Equipment': casing,
  'Electrical Equipment': cabinet,
  'Specialty Equipment': cabinet,
  'Pipe Accessories': pipeRun,
  Pipes: pipeRun,
  Sprinklers: vessel,
  Profiles: channel,
  'Structural Framing': channel,
  Railings: guard,
};

/** The solids of one type, which fill its size exactly; an unknown form becomes a plain body. */
export function solidsOf(object: BimObject, type: BimType): Part[] {
  const { width, depth, height } = type.dimensions;
  const build = formNamed(object.form) ?? byClass[object.ifcClass] ?? byCategory[object.category] ?? slab;
  return build({ width, depth, height });
}
