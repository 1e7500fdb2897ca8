import { real } from '#src/reference-api/files/bim/step-file.ts';

/** Elements of IFC4 whose one attribute after `Tag` is their predefined type. */
const withPredefinedType = new Set(
  `IfcActuator IfcAirTerminal IfcAirTerminalBox IfcAlarm IfcAudioVisualAppliance IfcBeam IfcBoiler
  IfcBuildingElementPart IfcBuildingElementProxy IfcBurner IfcCableCarrierSegment IfcCableSegment IfcChiller
  IfcCoil IfcColumn IfcCommunicationsAppliance IfcCompressor IfcCondenser IfcController IfcCoolingTower
  IfcCovering IfcCurtainWall IfcDamper IfcDiscreteAccessory IfcDuctFitting IfcDuctSegment IfcDuctSilencer
  IfcElectricAppliance IfcElectricDistributionBoard IfcElectricFlowStorageDevice IfcElectricGenerator
  IfcElectricMotor IfcFan IfcFilter IfcFireSuppressionTerminal IfcFlowInstrument IfcFlowMeter IfcFooting
  IfcFurniture IfcGeographicElement IfcHeatExchanger IfcHumidifier IfcInterceptor IfcJunctionBox IfcLamp
  IfcLightFixture IfcMedicalDevice IfcMember IfcOutlet IfcPipeFitting IfcPipeSegment IfcPlate
  IfcProtectiveDevice IfcPump IfcRailing IfcRamp IfcRoof IfcSanitaryTerminal IfcSensor IfcShadingDevice IfcSlab
  IfcSolarDevice IfcSpaceHeater IfcStackTerminal IfcStair IfcSwitchingDevice IfcSystemFurnitureElement IfcTank
  IfcTransformer IfcTransportElement IfcUnitaryControlElement IfcUnitaryEquipment IfcValve
  IfcVibrationIsolator IfcWall IfcWasteTerminal`.split(/\s+/),
);
/** Elements of IFC4 that end with `Tag`. */
const plain = new Set([
  'IfcCivilElement',
  'IfcDistributionElement',
  'IfcEnergyConversionDevice',
  'IfcFlowController',
  'IfcFlowTerminal',
  'IfcFlowTreatmentDevice',
  'IfcFurnishingElement',
]);

export interface IfcEntity {
  name: string;
  /** Attributes after `Tag`, in ISO 10303-21 form. */
  rest: string[];
}

/** The entity for a class name with its own attributes; a class that IFC4 does not have becomes a proxy. */
export function ifcEntity(ifcClass: string, width: number, height: number): IfcEntity {
  const notDefined = '.NOTDEFINED.';
  if (ifcClass === 'IfcDoor')
    return { name: ifcClass, rest: [real(height), real(width), '.DOOR.', notDefined, '$'] };
  if (ifcClass === 'IfcWindow')
    return { name: ifcClass, rest: [real(height), real(width), '.WINDOW.', notDefined, '$'] };
  if (ifcClass === 'IfcElementAssembly') return { name: ifcClass, rest: ['.FACTORY.', notDefined] };
  if (plain.has(ifcClass)) return { name: ifcClass, rest: [] };
  if (withPredefinedType.has(ifcClass)) return { name: ifcClass, rest: [notDefined] };
  return { name: 'IfcBuildingElementProxy', rest: [notDefined] };
}
