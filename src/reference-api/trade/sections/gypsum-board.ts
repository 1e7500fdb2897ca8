import { execution } from '#src/reference-api/trade/sections/gypsum-board/execution.ts';
import { general } from '#src/reference-api/trade/sections/gypsum-board/general.ts';
import { products } from '#src/reference-api/trade/sections/gypsum-board/products.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

export const gypsumBoard: SectionMaster = {
  number: '092900',
  references: [
    ['ASTM C473', 'Standard Test Methods for Physical Testing of Gypsum Panel Products'],
    ['ASTM C475', 'Standard Specification for Joint Compound and Joint Tape for Finishing Gypsum Board'],
    ['ASTM C645', 'Standard Specification for Nonstructural Steel Framing Members'],
    [
      'ASTM C665',
      'Standard Specification for Mineral-Fiber Blanket Thermal Insulation for Light Frame Construction and Manufactured Housing',
    ],
    [
      'ASTM C754',
      'Standard Specification for Installation of Steel Framing Members to Receive Screw-Attached Gypsum Panel Products',
    ],
    ['ASTM C834', 'Standard Specification for Latex Sealants'],
    ['ASTM C840', 'Standard Specification for Application and Finishing of Gypsum Board'],
    ['ASTM C919', 'Standard Practice for Use of Sealants in Acoustical Applications'],
    [
      'ASTM C954',
      'Standard Specification for Steel Drill Screws for the Application of Gypsum Panel Products or Metal Plaster Bases to Steel Studs From 0.033 in. (0.84 mm) to 0.112 in. (2.84 mm) in Thickness',
    ],
    [
      'ASTM C1002',
      'Standard Specification for Steel Self-Piercing Tapping Screws for Application of Gypsum Panel Products or Metal Plaster Bases to Wood Studs or Steel Studs',
    ],
    ['ASTM C1047', 'Standard Specification for Accessories for Gypsum Wallboard and Gypsum Veneer Base'],
    ['ASTM C1178', 'Standard Specification for Coated Glass Mat Water-Resistant Gypsum Backing Panel'],
    ['ASTM C1325', 'Standard Specification for Fiber-Mat Reinforced Cementitious Backer Units'],
    ['ASTM C1396', 'Standard Specification for Gypsum Board'],
    [
      'ASTM C1629',
      'Standard Classification for Abuse-Resistant Nondecorated Interior Gypsum Panel Products and Fiber-Reinforced Cement Panels',
    ],
    ['ASTM C1658', 'Standard Specification for Glass Mat Gypsum Panels'],
    [
      'ASTM D3273',
      'Standard Test Method for Resistance to Growth of Mold on the Surface of Interior Coatings in an Environmental Chamber',
    ],
    ['ASTM E84', 'Standard Test Method for Surface Burning Characteristics of Building Materials'],
    [
      'ASTM E90',
      'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
    ],
    ['ASTM E119', 'Standard Test Methods for Fire Tests of Building Construction and Materials'],
    [
      'ASTM E336',
      'Standard Test Method for Measurement of Airborne Sound Attenuation between Rooms in Buildings',
    ],
    ['ASTM E413', 'Classification for Rating Sound Insulation'],
    [
      'CDPH Standard Method',
      'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
    ],
    ['GA-214', 'Levels of Finish for Gypsum Panel Products'],
    ['GA-216', 'Application and Finishing of Gypsum Panel Products'],
    ['GA-600', 'Fire Resistance and Sound Control Design Manual'],
    ['GA-801', 'Handling and Storage of Gypsum Panel Products'],
    [
      'ISO 14021',
      'Environmental labels and declarations - Self-declared environmental claims (Type II environmental labelling)',
    ],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
    ['UL 263', 'Fire Tests of Building Construction and Materials'],
  ],
  text: general + products + execution,
};
