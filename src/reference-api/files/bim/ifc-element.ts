import type { BimDimensions, BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { real } from '#src/reference-api/files/bim/step-file.ts';

/** Elements of IFC4 whose one attribute after `Tag` is their predefined type. */
const withPredefinedType = new Set(
  `IfcActuator IfcAirTerminal IfcAirTerminalBox IfcAlarm IfcAudioVisualAppliance IfcBeam IfcBoiler
  IfcBuildingElementPart IfcBuildingElementProxy IfcBurner IfcCableCarrierFitting IfcCableCarrierSegment
  IfcCableFitting IfcCableSegment IfcChiller IfcCoil IfcColumn IfcCommunicationsAppliance IfcCompressor
  IfcCondenser IfcController IfcCooledBeam IfcCoolingTower IfcCovering IfcCurtainWall IfcDamper
  IfcDiscreteAccessory IfcDistributionChamberElement IfcDuctFitting IfcDuctSegment IfcDuctSilencer
  IfcElectricAppliance IfcElectricDistributionBoard IfcElectricFlowStorageDevice IfcElectricGenerator
  IfcElectricMotor IfcFan IfcFilter IfcFireSuppressionTerminal IfcFlowInstrument IfcFlowMeter IfcFooting
  IfcFurniture IfcGeographicElement IfcHeatExchanger IfcHumidifier IfcInterceptor IfcJunctionBox IfcLamp
  IfcLightFixture IfcMedicalDevice IfcMember IfcOutlet IfcPipeFitting
  IfcPipeSegment IfcPlate IfcProtectiveDevice IfcPump IfcRailing IfcRamp IfcRoof IfcSanitaryTerminal IfcSensor
  IfcShadingDevice IfcSlab IfcSolarDevice IfcSpaceHeater IfcStackTerminal IfcStair IfcSwitchingDevice
  IfcSystemFurnitureElement IfcTank IfcTransformer IfcTransportElement IfcUnitaryControlElement
  IfcUnitaryEquipment IfcValve IfcVibrationIsolator IfcWall IfcWasteTerminal`.split(/\s+/),
);

export interface IfcEntity {
  name: string;
  /** Attributes of an occurrence after `Tag`, in ISO 10303-21 form. */
  rest: string[];
  /** Of its type after `ElementType`. */
  typeRest: string[];
}

type Classed = Pick<BimObject, 'ifcClass' | 'predefinedType'> & {
  types: readonly { dimensions: BimDimensions }[];
};

/** The entity for a class name, with its own attributes. A class that IFC4 lacks becomes a proxy. */
export function ifcEntity({ ifcClass: name, predefinedType, types: [first] }: Classed): IfcEntity {
  const predefined = `.${predefinedType === '' ? 'NOTDEFINED' : predefinedType}.`;
  const size = first ? [real(first.dimensions.height), real(first.dimensions.width)] : ['$', '$'];
  if (name === 'IfcDoor')
    return {
      name,
      rest: [...size, predefined, '.NOTDEFINED.', '$'],
      typeRest: [predefined, '.NOTDEFINED.', '.F.', '$'],
    };
  if (name === 'IfcWindow')
    return {
      name,
      rest: [...size, predefined, '.NOTDEFINED.', '$'],
      typeRest: [predefined, '.NOTDEFINED.', '.F.', '$'],
    };
  if (name === 'IfcElementAssembly') return { name, rest: ['.FACTORY.', predefined], typeRest: [predefined] };
  if (name === 'IfcFurniture') return { name, rest: [predefined], typeRest: ['.NOTDEFINED.', predefined] };
  if (name === 'IfcCivilElement') return { name, rest: [], typeRest: [] };
  if (withPredefinedType.has(name)) return { name, rest: [predefined], typeRest: [predefined] };
  return { name: 'IfcBuildingElementProxy', rest: ['.NOTDEFINED.'], typeRest: ['.NOTDEFINED.'] };
}
