import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/penetration-firestopping/execution.ts';
import { general } from '#src/reference-api/trade/sections/penetration-firestopping/general.ts';
import { products } from '#src/reference-api/trade/sections/penetration-firestopping/products.ts';

export const penetrationFirestopping: SectionMaster = {
  number: '078413',
  references: [
    [
      'ASTM A53',
      'Standard Specification for Pipe, Steel, Black and Hot-Dipped, Zinc-Coated, Welded and Seamless',
    ],
    [
      'ASTM C553',
      'Standard Specification for Mineral Fiber Blanket Thermal Insulation for Commercial and Industrial Applications',
    ],
    ['ASTM C612', 'Standard Specification for Mineral Fiber Block and Board Thermal Insulation'],
    ['ASTM E84', 'Standard Test Method for Surface Burning Characteristics of Building Materials'],
    [
      'ASTM E90',
      'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
    ],
    [
      'ASTM E136',
      'Standard Test Method for Assessing Combustibility of Materials Using a Vertical Tube Furnace at 750 °C',
    ],
    [
      'ASTM E329',
      'Standard Specification for Agencies Engaged in Construction Inspection, Testing, or Special Inspection',
    ],
    ['ASTM E814', 'Standard Test Method for Fire Tests of Penetration Firestop Systems'],
    ['ASTM E2174', 'Standard Practice for On-Site Inspection of Installed Firestop Systems'],
    [
      'ASTM E3037',
      'Standard Test Method for Measuring Relative Movement Capabilities of Through-Penetration Firestop Systems',
    ],
    ['ASTM G21', 'Standard Practice for Determining Resistance of Synthetic Polymeric Materials to Fungi'],
    [
      'CDPH Standard Method',
      'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
    ],
    [
      'EPA Method 24',
      'Determination of Volatile Matter Content, Water Content, Density, Volume Solids, and Weight Solids of Surface Coatings',
    ],
    ['FM 4991', 'Approval of Firestop Contractors'],
    ['IBC', 'International Building Code'],
    ['NFPA 101', 'Life Safety Code'],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
    ['UL 1479', 'Fire Tests of Penetration Firestops'],
  ],
  text: general + products + execution,
};
