import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { metalRoofExecution } from '#src/reference-api/trade/sections/metal-roof-panels/execution.ts';
import { metalRoofGeneral } from '#src/reference-api/trade/sections/metal-roof-panels/general.ts';
import { metalRoofProducts } from '#src/reference-api/trade/sections/metal-roof-panels/products.ts';

export const metalRoofPanels: SectionMaster = {
  number: '074113',
  references: [
    [
      'AAMA 501.2',
      'Quality Assurance and Water Leakage Field Check of Installed Storefronts, Curtain Walls, and Sloped Glazing Systems',
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
    ['ANSI/CRRC S100', 'Standard Test Methods for Determining Radiative Properties of Materials'],
    [
      'ANSI/SPRI FX-1',
      'Standard Field Test Procedure for Determining the Withdrawal Resistance of Roofing Fasteners',
    ],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
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
    ['ASTM B69', 'Standard Specification for Rolled Zinc'],
    ['ASTM B209', 'Standard Specification for Aluminum and Aluminum-Alloy Sheet and Plate'],
    ['ASTM B370', 'Standard Specification for Copper Sheet and Strip for Building Construction'],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    ['ASTM C1177', 'Standard Specification for Glass Mat Gypsum Substrate for Use as Sheathing'],
    [
      'ASTM C1289',
      'Standard Specification for Faced Rigid Cellular Polyisocyanurate Thermal Insulation Board',
    ],
    [
      'ASTM C1363',
      'Standard Test Method for Thermal Performance of Building Materials and Envelope Assemblies by Means of a Hot Box Apparatus',
    ],
    [
      'ASTM D226',
      'Standard Specification for Asphalt-Saturated Organic Felt Used in Roofing and Waterproofing',
    ],
    [
      'ASTM D1970',
      'Standard Specification for Self-Adhering Polymer Modified Bituminous Sheet Materials Used as Steep Roofing Underlayment for Ice Dam Protection',
    ],
    [
      'ASTM D2244',
      'Standard Practice for Calculation of Color Tolerances and Color Differences from Instrumentally Measured Color Coordinates',
    ],
    ['ASTM D4214', 'Standard Test Methods for Evaluating the Degree of Chalking of Exterior Paint Films'],
    [
      'ASTM D8257',
      'Standard Specification for Mechanically Attached Polymeric Roof Underlayment Used in Steep Slope Roofing',
    ],
    ['ASTM E84', 'Standard Test Method for Surface Burning Characteristics of Building Materials'],
    [
      'ASTM E96',
      'Standard Test Methods for Gravimetric Determination of Water Vapor Transmission Rate of Materials',
    ],
    [
      'ASTM E1592',
      'Standard Test Method for Structural Performance of Sheet Metal Roof and Siding Systems by Uniform Static Air Pressure Difference',
    ],
    [
      'ASTM E1646',
      'Standard Test Method for Water Penetration of Exterior Metal Roof Panel Systems by Uniform Static Air Pressure Difference',
    ],
    ['ASTM E1680', 'Standard Test Method for Rate of Air Leakage through Exterior Metal Roof Panel Systems'],
    [
      'ASTM E1980',
      'Standard Practice for Calculating Solar Reflectance Index of Horizontal and Low-Sloped Opaque Surfaces',
    ],
    [
      'ASTM E2140',
      'Standard Test Method for Water Penetration of Metal Roof Panel Systems by Static Water Pressure Head',
    ],
    ['FM 4471', 'Approval Standard for Class 1 Panel Roofs'],
    [
      'ISO 14021',
      'Environmental Labels and Declarations - Self-Declared Environmental Claims (Type II Environmental Labelling)',
    ],
    ['SMACNA 1793', 'Architectural Sheet Metal Manual'],
    ['UL 580', 'Tests for Uplift Resistance of Roof Assemblies'],
    ['UL 790', 'Standard Test Methods for Fire Tests of Roof Coverings'],
    ['UL 2218', 'Impact Resistance of Prepared Roof Covering Materials'],
  ],
  text: `${metalRoofGeneral}${metalRoofProducts}${metalRoofExecution}`,
};
