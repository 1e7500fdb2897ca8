import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/joint-sealants/execution.ts';
import { general } from '#src/reference-api/trade/sections/joint-sealants/general.ts';
import { products } from '#src/reference-api/trade/sections/joint-sealants/products.ts';

export const jointSealants: SectionMaster = {
  number: '079200',
  references: [
    [
      'ASTM C510',
      'Standard Test Method for Staining and Color Change of Single- or Multicomponent Joint Sealants',
    ],
    [
      'ASTM C661',
      'Standard Test Method for Indentation Hardness of Elastomeric-Type Sealants by Means of a Durometer',
    ],
    ['ASTM C717', 'Standard Terminology of Building Seals and Sealants'],
    [
      'ASTM C719',
      'Standard Test Method for Adhesion and Cohesion of Elastomeric Joint Sealants Under Cyclic Movement (Hockman Cycle)',
    ],
    ['ASTM C794', 'Standard Test Method for Adhesion-in-Peel of Elastomeric Joint Sealants'],
    ['ASTM C834', 'Standard Specification for Latex Sealants'],
    ['ASTM C919', 'Standard Practice for Use of Sealants in Acoustical Applications'],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    [
      'ASTM C1087',
      'Standard Test Method for Determining Compatibility of Liquid-Applied Sealants with Accessories Used in Structural Glazing Systems',
    ],
    ['ASTM C1193', 'Standard Guide for Use of Joint Sealants'],
    [
      'ASTM C1247',
      'Standard Test Method for Durability of Sealants Exposed to Continuous Immersion in Liquids',
    ],
    ['ASTM C1248', 'Standard Test Method for Staining of Porous Substrate by Joint Sealants'],
    ['ASTM C1311', 'Standard Specification for Solvent Release Sealants'],
    [
      'ASTM C1330',
      'Standard Specification for Cylindrical Sealant Backing for Use with Cold Liquid-Applied Sealants',
    ],
    [
      'ASTM C1472',
      'Standard Guide for Calculating Movement and Other Effects When Establishing Sealant Joint Width',
    ],
    [
      'ASTM C1481',
      'Standard Guide for Use of Joint Sealants with Exterior Insulation and Finish Systems (EIFS)',
    ],
    ['ASTM C1518', 'Standard Specification for Precured Elastomeric Silicone Joint Sealants'],
    ['ASTM C1521', 'Standard Practice for Evaluating Adhesion of Installed Weatherproofing Sealant Joints'],
    ['ASTM D412', 'Standard Test Methods for Vulcanized Rubber and Thermoplastic Elastomers-Tension'],
    [
      'ASTM D5893',
      'Standard Specification for Cold Applied, Single Component, Chemically Curing Silicone Joint Sealant for Portland Cement Concrete Pavements',
    ],
    [
      'ASTM E90',
      'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
    ],
    [
      'CDPH Standard Method',
      'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
    ],
    ['NSF 51', 'Food Equipment Materials'],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
  ],
  text: general + products + execution,
};
