import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/execution.ts';
import { general } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/general.ts';
import { products } from '#src/reference-api/trade/sections/acoustical-panel-ceilings/products.ts';

export const acousticalPanelCeilings: SectionMaster = {
  number: '095113',
  references: [
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    ['ASTM A641', 'Standard Specification for Zinc-Coated (Galvanized) Carbon Steel Wire'],
    [
      'ASTM A653',
      'Standard Specification for Steel Sheet, Zinc-Coated (Galvanized) or Zinc-Iron Alloy-Coated (Galvannealed) by the Hot-Dip Process',
    ],
    [
      'ASTM B221',
      'Standard Specification for Aluminum and Aluminum-Alloy Extruded Bars, Rods, Wire, Profiles, and Tubes',
    ],
    [
      'ASTM C423',
      'Standard Test Method for Sound Absorption and Sound Absorption Coefficients by the Reverberation Room Method',
    ],
    [
      'ASTM C635',
      'Standard Specification for Manufacture, Performance, and Testing of Metal Suspension Systems for Acoustical Tile and Lay-in Panel Ceilings',
    ],
    [
      'ASTM C636',
      'Standard Practice for Installation of Metal Ceiling Suspension Systems for Acoustical Tile and Lay-In Panels',
    ],
    [
      'ASTM D3273',
      'Standard Test Method for Resistance to Growth of Mold on the Surface of Interior Coatings in an Environmental Chamber',
    ],
    ['ASTM E84', 'Standard Test Method for Surface Burning Characteristics of Building Materials'],
    ['ASTM E119', 'Standard Test Methods for Fire Tests of Building Construction and Materials'],
    ['ASTM E413', 'Classification for Rating Sound Insulation'],
    ['ASTM E488', 'Standard Test Methods for Strength of Anchors in Concrete Elements'],
    [
      'ASTM E580',
      'Standard Practice for Installation of Ceiling Suspension Systems for Acoustical Tile and Lay-in Panels in Areas Subject to Earthquake Ground Motions',
    ],
    ['ASTM E795', 'Standard Practices for Mounting Test Specimens During Sound Absorption Tests'],
    ['ASTM E1110', 'Standard Classification for Determination of Articulation Class'],
    ['ASTM E1111', 'Standard Test Method for Measuring the Interzone Attenuation of Open Office Components'],
    ['ASTM E1264', 'Standard Classification for Acoustical Ceiling Products'],
    [
      'ASTM E1414',
      'Standard Test Method for Airborne Sound Attenuation Between Rooms Sharing a Common Ceiling Plenum',
    ],
    [
      'ASTM E1477',
      'Standard Test Method for Luminous Reflectance Factor of Acoustical Materials by Use of Integrating-Sphere Reflectometers',
    ],
    [
      'CDPH Standard Method',
      'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
    ],
    [
      'ISO 14021',
      'Environmental labels and declarations - Self-declared environmental claims (Type II environmental labelling)',
    ],
    [
      'ISO 14644-1',
      'Cleanrooms and associated controlled environments - Part 1: Classification of air cleanliness by particle concentration',
    ],
    ['NFPA 13', 'Standard for the Installation of Sprinkler Systems'],
    ['NFPA 70', 'National Electrical Code'],
    ['UL 263', 'Fire Tests of Building Construction and Materials'],
  ],
  text: general + products + execution,
};
