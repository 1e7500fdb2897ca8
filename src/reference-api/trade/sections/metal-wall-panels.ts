import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { metalWallExecution } from '#src/reference-api/trade/sections/metal-wall-panels/execution.ts';
import { metalWallGeneral } from '#src/reference-api/trade/sections/metal-wall-panels/general.ts';
import { metalWallProducts } from '#src/reference-api/trade/sections/metal-wall-panels/products.ts';

export const metalWallPanels: SectionMaster = {
  number: '074213',
  references: [
    [
      'AAMA 501.1',
      'Standard Test Method for Water Penetration of Windows, Curtain Walls and Doors Using Dynamic Pressure',
    ],
    [
      'AAMA 501.2',
      'Quality Assurance and Water Leakage Field Check of Installed Storefronts, Curtain Walls, and Sloped Glazing Systems',
    ],
    [
      'AAMA 508',
      'Voluntary Test Method and Specification for Pressure Equalized Rain Screen Wall Cladding Systems',
    ],
    [
      'AAMA 509',
      'Voluntary Test and Classification Method for Drained and Back Ventilated Rain Screen Wall Cladding Systems',
    ],
    [
      'AAMA 621',
      'Voluntary Specification for High Performance Organic Coatings on Coil Coated Architectural Hot Dipped Galvanized (HDG) and Zinc-Aluminum Coated Steel Substrates',
    ],
    ['AAMA 800', 'Voluntary Specifications and Test Methods for Sealants'],
    [
      'AAMA 2605',
      'Voluntary Specification, Performance Requirements and Test Procedures for Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
    ],
    ['AISI S100', 'North American Specification for the Design of Cold-Formed Steel Structural Members'],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    [
      'ASTM A240',
      'Standard Specification for Chromium and Chromium-Nickel Stainless Steel Plate, Sheet, and Strip for Pressure Vessels and for General Applications',
    ],
    [
      'ASTM A653',
      'Standard Specification for Steel Sheet, Zinc-Coated (Galvanized) or Zinc-Iron Alloy-Coated (Galvannealed) by the Hot-Dip Process',
    ],
    [
      'ASTM A755',
      'Standard Specification for Steel Sheet, Metallic Coated by the Hot-Dip Process and Prepainted by the Coil-Coating Process for Exterior Exposed Building Products',
    ],
    [
      'ASTM A792',
      'Standard Specification for Steel Sheet, 55% Aluminum-Zinc Alloy-Coated by the Hot-Dip Process',
    ],
    ['ASTM B209', 'Standard Specification for Aluminum and Aluminum-Alloy Sheet and Plate'],
    ['ASTM C273', 'Standard Test Method for Shear Properties of Sandwich Core Materials'],
    ['ASTM C297', 'Standard Test Method for Flatwise Tensile Strength of Sandwich Constructions'],
    ['ASTM C509', 'Standard Specification for Elastomeric Cellular Preformed Gasket and Sealing Material'],
    ['ASTM C612', 'Standard Specification for Mineral Fiber Block and Board Thermal Insulation'],
    [
      'ASTM C864',
      'Standard Specification for Dense Elastomeric Compression Seal Gaskets, Setting Blocks, and Spacers',
    ],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    [
      'ASTM C1363',
      'Standard Test Method for Thermal Performance of Building Materials and Envelope Assemblies by Means of a Hot Box Apparatus',
    ],
    ['ASTM C1521', 'Standard Practice for Evaluating Adhesion of Installed Weatherproofing Sealant Joints'],
    [
      'ASTM D2244',
      'Standard Practice for Calculation of Color Tolerances and Color Differences from Instrumentally Measured Color Coordinates',
    ],
    ['ASTM D4214', 'Standard Test Methods for Evaluating the Degree of Chalking of Exterior Paint Films'],
    ['ASTM E84', 'Standard Test Method for Surface Burning Characteristics of Building Materials'],
    ['ASTM E119', 'Standard Test Methods for Fire Tests of Building Construction and Materials'],
    [
      'ASTM E136',
      'Standard Test Method for Assessing Combustibility of Materials Using a Vertical Tube Furnace at 750 C',
    ],
    [
      'ASTM E283',
      'Standard Test Method for Determining Rate of Air Leakage Through Exterior Windows, Skylights, Curtain Walls, and Doors Under Specified Pressure Differences Across the Specimen',
    ],
    [
      'ASTM E330',
      'Standard Test Method for Structural Performance of Exterior Windows, Doors, Skylights and Curtain Walls by Uniform Static Air Pressure Difference',
    ],
    [
      'ASTM E331',
      'Standard Test Method for Water Penetration of Exterior Windows, Skylights, Doors, and Curtain Walls by Uniform Static Air Pressure Difference',
    ],
    [
      'ASTM E1105',
      'Standard Test Method for Field Determination of Water Penetration of Installed Exterior Windows, Skylights, Doors, and Curtain Walls, by Uniform or Cyclic Static Air Pressure Difference',
    ],
    [
      'ASTM E1186',
      'Standard Practices for Air Leakage Site Detection in Building Envelopes and Air Barrier Systems',
    ],
    [
      'ASTM E1886',
      'Standard Test Method for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Missile(s) and Exposed to Cyclic Pressure Differentials',
    ],
    [
      'ASTM E1996',
      'Standard Specification for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Windborne Debris in Hurricanes',
    ],
    ['FM 4880', 'Approval Standard for Class 1 Fire Rating of Building Panels or Interior Finish Materials'],
    [
      'NFPA 285',
      'Standard Fire Test Method for Evaluation of Fire Propagation Characteristics of Exterior Wall Assemblies Containing Combustible Components',
    ],
  ],
  text: `${metalWallGeneral}${metalWallProducts}${metalWallExecution}`,
};
