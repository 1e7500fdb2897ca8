import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { hollowMetalExecution } from '#src/reference-api/trade/sections/hollow-metal-doors/execution.ts';
import { hollowMetalGeneral } from '#src/reference-api/trade/sections/hollow-metal-doors/general.ts';
import { hollowMetalProducts } from '#src/reference-api/trade/sections/hollow-metal-doors/products.ts';

export const hollowMetalDoors: SectionMaster = {
  number: '081113',
  references: [
    ['ANSI/BHMA A156.115', 'Hardware Preparation in Steel Doors and Steel Frames'],
    [
      'ANSI/SDI A250.3',
      'Test Procedure and Acceptance Criteria for Factory Applied Finish Coatings for Steel Doors and Frames',
    ],
    [
      'ANSI/SDI A250.4',
      'Test Procedure and Acceptance Criteria for Physical Endurance for Steel Doors, Frames and Frame Anchors',
    ],
    ['ANSI/SDI A250.6', 'Recommended Practice for Hardware Reinforcing on Standard Steel Doors and Frames'],
    ['ANSI/SDI A250.7', 'Nomenclature for Standard Steel Doors and Steel Frames'],
    ['ANSI/SDI A250.8', 'Specifications for Standard Steel Doors and Frames'],
    [
      'ANSI/SDI A250.10',
      'Test Procedure and Acceptance Criteria for Prime Painted Steel Surfaces for Steel Doors and Frames',
    ],
    ['ANSI/SDI A250.11', 'Recommended Erection Instructions for Steel Frames'],
    [
      'ANSI/SDI A250.13',
      'Testing and Rating of Severe Windstorm Resistant Components for Swinging Door Assemblies',
    ],
    [
      'ASTM A653',
      'Standard Specification for Steel Sheet, Zinc-Coated (Galvanized) or Zinc-Iron Alloy-Coated (Galvannealed) by the Hot-Dip Process',
    ],
    [
      'ASTM A666',
      'Standard Specification for Annealed or Cold-Worked Austenitic Stainless Steel Sheet, Strip, Plate, and Flat Bar',
    ],
    [
      'ASTM A780',
      'Standard Practice for Repair of Damaged and Uncoated Areas of Hot-Dip Galvanized Coatings',
    ],
    [
      'ASTM A1008',
      'Standard Specification for Steel, Sheet, Cold-Rolled, Carbon, Structural, High-Strength Low-Alloy, High-Strength Low-Alloy with Improved Formability, Required Hardness, Solution Hardened, and Bake Hardenable',
    ],
    [
      'ASTM A1011',
      'Standard Specification for Steel, Sheet and Strip, Hot-Rolled, Carbon, Structural, High-Strength Low-Alloy, High-Strength Low-Alloy with Improved Formability, and Ultra-High Strength',
    ],
    ['ASTM C143', 'Standard Test Method for Slump of Hydraulic-Cement Concrete'],
    ['ASTM C476', 'Standard Specification for Grout for Masonry'],
    ['ASTM C578', 'Standard Specification for Rigid, Cellular Polystyrene Thermal Insulation'],
    [
      'ASTM C665',
      'Standard Specification for Mineral-Fiber Blanket Thermal Insulation for Light Frame Construction and Manufactured Housing',
    ],
    [
      'ASTM C1363',
      'Standard Test Method for Thermal Performance of Building Materials and Envelope Assemblies by Means of a Hot Box Apparatus',
    ],
    [
      'ASTM E90',
      'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
    ],
    ['ASTM E119', 'Standard Test Methods for Fire Tests of Building Construction and Materials'],
    [
      'ASTM E283',
      'Standard Test Method for Determining Rate of Air Leakage Through Exterior Windows, Skylights, Curtain Walls, and Doors Under Specified Pressure Differences Across the Specimen',
    ],
    [
      'ASTM E336',
      'Standard Test Method for Measurement of Airborne Sound Attenuation between Rooms in Buildings',
    ],
    ['ASTM E413', 'Classification for Rating Sound Insulation'],
    [
      'ASTM E1105',
      'Standard Test Method for Field Determination of Water Penetration of Installed Exterior Windows, Skylights, Doors, and Curtain Walls, by Uniform or Cyclic Static Air Pressure Difference',
    ],
    [
      'ASTM E1996',
      'Standard Specification for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Windborne Debris in Hurricanes',
    ],
    [
      'HMMA 840',
      'Guide Specifications for Receipt, Storage and Installation of Hollow Metal Doors and Frames',
    ],
    ['ICC 500', 'ICC/NSSA Standard for the Design and Construction of Storm Shelters'],
    [
      'ISO 14021',
      'Environmental Labels and Declarations - Self-Declared Environmental Claims (Type II Environmental Labelling)',
    ],
    ['NFPA 80', 'Standard for Fire Doors and Other Opening Protectives'],
    ['NFPA 105', 'Standard for Smoke Door Assemblies and Other Opening Protectives'],
    ['NFPA 252', 'Standard Methods of Fire Tests of Door Assemblies'],
    ['NFPA 257', 'Standard on Fire Test for Window and Glass Block Assemblies'],
    ['UL 9', 'Fire Tests of Window Assemblies'],
    ['UL 10C', 'Positive Pressure Fire Tests of Door Assemblies'],
    ['UL 1784', 'Air Leakage Tests of Door Assemblies and Other Opening Protectives'],
  ],
  text: `${hollowMetalGeneral}${hollowMetalProducts}${hollowMetalExecution}`,
};
