import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { epdmExecution } from '#src/reference-api/trade/sections/epdm-roofing/execution.ts';
import { epdmGeneral } from '#src/reference-api/trade/sections/epdm-roofing/general.ts';
import { epdmProducts } from '#src/reference-api/trade/sections/epdm-roofing/products.ts';

export const epdmRoofing: SectionMaster = {
  number: '075323',
  references: [
    [
      'ANSI/SPRI FX-1',
      'Standard Field Test Procedure for Determining the Withdrawal Resistance of Roofing Fasteners',
    ],
    ['ANSI/SPRI GT-1', 'Test Standard for External Gutter Systems'],
    [
      'ANSI/SPRI IA-1',
      'Standard Field Test Procedure for Determining the Mechanical Uplift Resistance of Insulation Adhesives over Various Substrates',
    ],
    ['ANSI/SPRI RP-4', 'Wind Design Standard for Ballasted Single-Ply Roofing Systems'],
    ['ANSI/SPRI/FM 4435/ES-1', 'Test Standard for Edge Systems Used with Low Slope Roofing Systems'],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    ['ASTM C208', 'Standard Specification for Cellulosic Fiber Insulating Board'],
    ['ASTM C578', 'Standard Specification for Rigid, Cellular Polystyrene Thermal Insulation'],
    ['ASTM C726', 'Standard Specification for Mineral Wool Roof Insulation Board'],
    [
      'ASTM C1153',
      'Standard Practice for Location of Wet Insulation in Roofing Systems Using Infrared Imaging',
    ],
    ['ASTM C1177', 'Standard Specification for Glass Mat Gypsum Substrate for Use as Sheathing'],
    [
      'ASTM C1289',
      'Standard Specification for Faced Rigid Cellular Polyisocyanurate Thermal Insulation Board',
    ],
    ['ASTM C1491', 'Standard Specification for Concrete Roof Pavers'],
    ['ASTM D412', 'Standard Test Methods for Vulcanized Rubber and Thermoplastic Elastomers - Tension'],
    ['ASTM D413', 'Standard Test Methods for Rubber Property - Adhesion to Flexible Substrate'],
    ['ASTM D448', 'Standard Classification for Sizes of Aggregate for Road and Bridge Construction'],
    ['ASTM D471', 'Standard Test Method for Rubber Property - Effect of Liquids'],
    ['ASTM D573', 'Standard Test Method for Rubber - Deterioration in an Air Oven'],
    [
      'ASTM D624',
      'Standard Test Method for Tear Strength of Conventional Vulcanized Rubber and Thermoplastic Elastomers',
    ],
    ['ASTM D751', 'Standard Test Methods for Coated Fabrics'],
    ['ASTM D816', 'Standard Test Methods for Rubber Cements'],
    [
      'ASTM D1149',
      'Standard Test Methods for Rubber Deterioration - Cracking in an Ozone Controlled Environment',
    ],
    [
      'ASTM D1204',
      'Standard Test Method for Linear Dimensional Changes of Nonrigid Thermoplastic Sheeting or Film at Elevated Temperature',
    ],
    [
      'ASTM D2137',
      'Standard Test Methods for Rubber Property - Brittleness Point of Flexible Polymers and Coated Fabrics',
    ],
    ['ASTM D4637', 'Standard Specification for EPDM Sheet Used in Single-Ply Roof Membrane'],
    ['ASTM D4811', 'Standard Specification for Nonvulcanized (Uncured) Rubber Sheet Used as Roof Flashing'],
    ['ASTM D7186', 'Standard Practice for Quality Assurance Observation of Roof Construction and Repair'],
    [
      'ASTM D7877',
      'Standard Guide for Electronic Methods for Detecting and Locating Leaks in Waterproof Membranes',
    ],
    [
      'ASTM D8231',
      'Standard Practice for the Use of a Low Voltage Electronic Scanning System for Detecting and Locating Breaches in Roofing and Waterproofing Membranes',
    ],
    [
      'ASTM E96',
      'Standard Test Methods for Gravimetric Determination of Water Vapor Transmission Rate of Materials',
    ],
    [
      'ASTM E1980',
      'Standard Practice for Calculating Solar Reflectance Index of Horizontal and Low-Sloped Opaque Surfaces',
    ],
    [
      'ASTM F2170',
      'Standard Test Method for Determining Relative Humidity in Concrete Floor Slabs Using in situ Probes',
    ],
    [
      'FM 4470',
      'Approval Standard for Single-Ply, Polymer-Modified Bitumen Sheet, Built-Up Roof (BUR) and Liquid Applied Roof Assemblies for Use in Class 1 and Noncombustible Roof Deck Construction',
    ],
    [
      'FM 4474',
      'Evaluating the Simulated Wind Uplift Resistance of Roof Assemblies Using Static Positive and/or Negative Differential Pressures',
    ],
    ['AWPA U1', 'Use Category System: User Specification for Treated Wood'],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
    ['UL 790', 'Standard Test Methods for Fire Tests of Roof Coverings'],
  ],
  text: `${epdmGeneral}${epdmProducts}${epdmExecution}`,
};
