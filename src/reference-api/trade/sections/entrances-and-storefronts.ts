import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { storefrontExecution } from '#src/reference-api/trade/sections/entrances-and-storefronts/execution.ts';
import { storefrontGeneral } from '#src/reference-api/trade/sections/entrances-and-storefronts/general.ts';
import { storefrontProducts } from '#src/reference-api/trade/sections/entrances-and-storefronts/products.ts';

export const entrancesAndStorefronts: SectionMaster = {
  number: '084113',
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
      'AAMA 501.4',
      'Recommended Static Test Method for Evaluating Window Wall, Curtain Wall and Storefront Systems Subjected to Seismic and Wind-Induced Inter-Story Drift',
    ],
    [
      'AAMA 503',
      'Voluntary Specification for Field Testing of Newly Installed Storefronts, Curtain Walls and Sloped Glazing Systems',
    ],
    [
      'AAMA 507',
      'Standard Practice for Determining the Thermal Performance Characteristics of Fenestration Systems in Commercial Buildings',
    ],
    ['AAMA 611', 'Voluntary Specification for Anodized Architectural Aluminum'],
    ['AAMA 800', 'Voluntary Specifications and Test Methods for Sealants'],
    [
      'AAMA 1503',
      'Voluntary Test Method for Thermal Transmittance and Condensation Resistance of Windows, Doors and Glazed Wall Sections',
    ],
    [
      'AAMA 2604',
      'Voluntary Specification, Performance Requirements and Test Procedures for High Performance Organic Coatings on Aluminum Extrusions and Panels',
    ],
    [
      'AAMA 2605',
      'Voluntary Specification, Performance Requirements and Test Procedures for Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
    ],
    ['AAMA CW-10', 'Care and Handling of Architectural Aluminum from Shop to Site'],
    ['AAMA SFM-1', 'Aluminum Storefront and Entrance Manual'],
    ['ADA Standards', '2010 ADA Standards for Accessible Design'],
    ['ANSI/BHMA A156.1', 'Butts and Hinges'],
    ['ANSI/BHMA A156.3', 'Exit Devices'],
    ['ANSI/BHMA A156.4', 'Door Controls - Closers'],
    ['ANSI/BHMA A156.5', 'Cylinders and Input Devices for Locks'],
    ['ANSI/BHMA A156.19', 'Power Assist and Low Energy Operated Swinging Doors'],
    ['ANSI/BHMA A156.21', 'Thresholds'],
    ['ANSI/BHMA A156.26', 'Continuous Hinges'],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    ['ASTM A36', 'Standard Specification for Carbon Structural Steel'],
    ['ASTM B209', 'Standard Specification for Aluminum and Aluminum-Alloy Sheet and Plate'],
    [
      'ASTM B221',
      'Standard Specification for Aluminum and Aluminum-Alloy Extruded Bars, Rods, Wire, Profiles, and Tubes',
    ],
    [
      'ASTM C864',
      'Standard Specification for Dense Elastomeric Compression Seal Gaskets, Setting Blocks, and Spacers',
    ],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
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
      'ASTM E1996',
      'Standard Specification for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Windborne Debris in Hurricanes',
    ],
    [
      'ASTM F3561',
      'Standard Test Method for Forced-Entry-Resistance of Fenestration Systems After Simulated Active Shooter Attack',
    ],
    ['CPSC 16 CFR 1201', 'Safety Standard for Architectural Glazing Materials'],
    ['ICC A117.1', 'Accessible and Usable Buildings and Facilities'],
    ['NFRC 100', 'Procedure for Determining Fenestration Product U-factors'],
    [
      'NFRC 200',
      'Procedure for Determining Fenestration Product Solar Heat Gain Coefficient and Visible Transmittance at Normal Incidence',
    ],
    ['NGA GM', 'Glazing Manual'],
    ['UL 305', 'Standard for Panic Hardware'],
  ],
  text: `${storefrontGeneral}${storefrontProducts}${storefrontExecution}`,
};
