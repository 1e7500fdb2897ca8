import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { curtainWallExecution } from '#src/reference-api/trade/sections/glazed-curtain-walls/execution.ts';
import { curtainWallGeneral } from '#src/reference-api/trade/sections/glazed-curtain-walls/general.ts';
import { curtainWallProducts } from '#src/reference-api/trade/sections/glazed-curtain-walls/products.ts';

export const glazedCurtainWalls: SectionMaster = {
  number: '084413',
  references: [
    ['AA ADM', 'Aluminum Design Manual'],
    ['AAMA 501', 'Methods of Test for Exterior Walls'],
    [
      'AAMA 501.1',
      'Standard Test Method for Water Penetration of Windows, Curtain Walls and Doors Using Dynamic Pressure',
    ],
    [
      'AAMA 501.2',
      'Quality Assurance and Water Leakage Field Check of Installed Storefronts, Curtain Walls, and Sloped Glazing Systems',
    ],
    [
      'AAMA 501.4',
      'Recommended Static Test Method for Evaluating Window Wall, Curtain Wall and Storefront Systems Subjected to Seismic and Wind-Induced Inter-Story Drift',
    ],
    ['AAMA 501.5', 'Test Method for Thermal Cycling of Exterior Walls'],
    [
      'AAMA 501.6',
      'Recommended Dynamic Test Method for Determining the Seismic Drift Causing Glass Fallout from Window Wall, Curtain Wall and Storefront Systems',
    ],
    [
      'AAMA 501.7',
      'Recommended Static Test Method for Evaluating Windows, Window Wall, Curtain Wall and Storefront Systems Subjected to Vertical Inter-Story Movements',
    ],
    [
      'AAMA 503',
      'Voluntary Specification for Field Testing of Newly Installed Storefronts, Curtain Walls and Sloped Glazing Systems',
    ],
    ['AAMA 611', 'Voluntary Specification for Anodized Architectural Aluminum'],
    ['AAMA 800', 'Voluntary Specifications and Test Methods for Sealants'],
    [
      'AAMA 1503',
      'Voluntary Test Method for Thermal Transmittance and Condensation Resistance of Windows, Doors and Glazed Wall Sections',
    ],
    [
      'AAMA 2603',
      'Voluntary Specification, Performance Requirements and Test Procedures for Pigmented Organic Coatings on Aluminum Extrusions and Panels',
    ],
    [
      'AAMA 2605',
      'Voluntary Specification, Performance Requirements and Test Procedures for Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
    ],
    ['AAMA CW-10', 'Care and Handling of Architectural Aluminum from Shop to Site'],
    ['AAMA CWM', 'Curtain Wall Manual'],
    [
      'AAMA QAG-1',
      'Quality Assurance Processing Guide for Poured and Debridged Polyurethane Thermal Barriers',
    ],
    ['AAMA TIR-A8', 'Structural Performance of Composite Thermal Barrier Framing Systems'],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    ['ASTM A36', 'Standard Specification for Carbon Structural Steel'],
    ['ASTM A123', 'Standard Specification for Zinc (Hot-Dip Galvanized) Coatings on Iron and Steel Products'],
    ['ASTM B209', 'Standard Specification for Aluminum and Aluminum-Alloy Sheet and Plate'],
    [
      'ASTM B221',
      'Standard Specification for Aluminum and Aluminum-Alloy Extruded Bars, Rods, Wire, Profiles, and Tubes',
    ],
    ['ASTM C612', 'Standard Specification for Mineral Fiber Block and Board Thermal Insulation'],
    ['ASTM C794', 'Standard Test Method for Adhesion-in-Peel of Elastomeric Joint Sealants'],
    [
      'ASTM C864',
      'Standard Specification for Dense Elastomeric Compression Seal Gaskets, Setting Blocks, and Spacers',
    ],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    ['ASTM C1115', 'Standard Specification for Dense Elastomeric Silicone Rubber Gaskets and Accessories'],
    ['ASTM C1135', 'Standard Test Method for Determining Tensile Adhesion Properties of Structural Sealants'],
    ['ASTM C1184', 'Standard Specification for Structural Silicone Sealants'],
    ['ASTM C1392', 'Standard Guide for Evaluating Failure of Structural Sealant Glazing'],
    ['ASTM C1401', 'Standard Guide for Structural Sealant Glazing'],
    ['ASTM C1521', 'Standard Practice for Evaluating Adhesion of Installed Weatherproofing Sealant Joints'],
    [
      'ASTM E90',
      'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
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
      'ASTM E783',
      'Standard Test Method for Field Measurement of Air Leakage Through Installed Exterior Windows and Doors',
    ],
    [
      'ASTM E1105',
      'Standard Test Method for Field Determination of Water Penetration of Installed Exterior Windows, Skylights, Doors, and Curtain Walls, by Uniform or Cyclic Static Air Pressure Difference',
    ],
    [
      'ASTM E1186',
      'Standard Practices for Air Leakage Site Detection in Building Envelopes and Air Barrier Systems',
    ],
    ['ASTM E1332', 'Standard Classification for Rating Outdoor-Indoor Sound Attenuation'],
    [
      'ASTM E1886',
      'Standard Test Method for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Missile(s) and Exposed to Cyclic Pressure Differentials',
    ],
    [
      'ASTM E1996',
      'Standard Specification for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Windborne Debris in Hurricanes',
    ],
    [
      'ASTM E2307',
      'Standard Test Method for Determining Fire Resistance of Perimeter Fire Barriers Using Intermediate-Scale, Multistory Test Apparatus',
    ],
    ['AWS D1.1', 'Structural Welding Code - Steel'],
    ['AWS D1.2', 'Structural Welding Code - Aluminum'],
    ['NFRC 100', 'Procedure for Determining Fenestration Product U-factors'],
    [
      'NFRC 200',
      'Procedure for Determining Fenestration Product Solar Heat Gain Coefficient and Visible Transmittance at Normal Incidence',
    ],
    ['NGA GM', 'Glazing Manual'],
  ],
  text: `${curtainWallGeneral}${curtainWallProducts}${curtainWallExecution}`,
};
