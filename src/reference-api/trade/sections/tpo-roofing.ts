import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { tpoExecution } from '#src/reference-api/trade/sections/tpo-roofing/execution.ts';
import { tpoGeneral } from '#src/reference-api/trade/sections/tpo-roofing/general.ts';
import { tpoProducts } from '#src/reference-api/trade/sections/tpo-roofing/products.ts';

export const tpoRoofing: SectionMaster = {
  number: '075423',
  references: [
    ['ANSI/CRRC S100', 'Standard Test Methods for Determining Radiative Properties of Materials'],
    [
      'ANSI/SPRI FX-1',
      'Standard Field Test Procedure for Determining the Withdrawal Resistance of Roofing Fasteners',
    ],
    [
      'ANSI/SPRI IA-1',
      'Standard Field Test Procedure for Determining the Mechanical Uplift Resistance of Insulation Adhesives over Various Substrates',
    ],
    ['ANSI/SPRI WD-1', 'Wind Design Standard Practice for Roofing Assemblies'],
    ['ANSI/SPRI/FM 4435/ES-1', 'Test Standard for Edge Systems Used with Low Slope Roofing Systems'],
    ['ASCE 7', 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures'],
    ['ASTM A153', 'Standard Specification for Zinc Coating (Hot-Dip) on Iron and Steel Hardware'],
    [
      'ASTM A653',
      'Standard Specification for Steel Sheet, Zinc-Coated (Galvanized) or Zinc-Iron Alloy-Coated (Galvannealed) by the Hot-Dip Process',
    ],
    [
      'ASTM C1153',
      'Standard Practice for Location of Wet Insulation in Roofing Systems Using Infrared Imaging',
    ],
    ['ASTM C1177', 'Standard Specification for Glass Mat Gypsum Substrate for Use as Sheathing'],
    ['ASTM C1278', 'Standard Specification for Fiber-Reinforced Gypsum Panel'],
    [
      'ASTM C1289',
      'Standard Specification for Faced Rigid Cellular Polyisocyanurate Thermal Insulation Board',
    ],
    [
      'ASTM C1303',
      'Standard Test Method for Predicting Long-Term Thermal Resistance of Closed-Cell Foam Insulation',
    ],
    ['ASTM C578', 'Standard Specification for Rigid, Cellular Polystyrene Thermal Insulation'],
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
    ['ASTM D471', 'Standard Test Method for Rubber Property - Effect of Liquids'],
    ['ASTM D5957', 'Standard Guide for Flood Testing Horizontal Waterproofing Installations'],
    [
      'ASTM D6163',
      'Standard Specification for Styrene Butadiene Styrene (SBS) Modified Bituminous Sheet Materials Using Glass Fiber Reinforcements',
    ],
    ['ASTM D6878', 'Standard Specification for Thermoplastic Polyolefin-Based Sheet Roofing'],
    ['ASTM D7186', 'Standard Practice for Quality Assurance Observation of Roof Construction and Repair'],
    ['ASTM D751', 'Standard Test Methods for Coated Fabrics'],
    ['ASTM D7635', 'Standard Test Method for Measurement of Thickness of Coatings Over Fabric Reinforcement'],
    [
      'ASTM D7877',
      'Standard Guide for Electronic Methods for Detecting and Locating Leaks in Waterproof Membranes',
    ],
    [
      'ASTM D8231',
      'Standard Practice for the Use of a Low Voltage Electronic Scanning System for Detecting and Locating Breaches in Roofing and Waterproofing Membranes',
    ],
    ['ASTM E108', 'Standard Test Methods for Fire Tests of Roof Coverings'],
    [
      'ASTM E907',
      'Standard Test Method for Field Testing Uplift Resistance of Adhered Membrane Roofing Systems',
      { status: 'withdrawn' },
    ],
    [
      'ASTM E1980',
      'Standard Practice for Calculating Solar Reflectance Index of Horizontal and Low-Sloped Opaque Surfaces',
    ],
    [
      'ASTM E2178',
      'Standard Test Method for Determining Air Leakage Rate and Calculation of Air Permeance of Building Materials',
    ],
    ['ASTM E2357', 'Standard Test Method for Determining Air Leakage Rate of Air Barrier Assemblies'],
    [
      'ASTM E96',
      'Standard Test Methods for Gravimetric Determination of Water Vapor Transmission Rate of Materials',
    ],
    [
      'ASTM F2170',
      'Standard Test Method for Determining Relative Humidity in Concrete Floor Slabs Using in situ Probes',
    ],
    ['ASTM G155', 'Standard Practice for Operating Xenon Arc Lamp Apparatus for Exposure of Materials'],
    [
      'FM 4470',
      'Approval Standard for Single-Ply, Polymer-Modified Bitumen Sheet, Built-Up Roof (BUR) and Liquid Applied Roof Assemblies for Use in Class 1 and Noncombustible Roof Deck Construction',
    ],
    [
      'FM 4474',
      'Evaluating the Simulated Wind Uplift Resistance of Roof Assemblies Using Static Positive and/or Negative Differential Pressures',
    ],
    ['FM DS 1-52', 'Field Verification of Roof Wind Uplift Resistance'],
    ['FTM 101C', 'Test Procedures for Packaging Materials'],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
    ['UL 1897', 'Uplift Tests for Roof Covering Systems'],
    ['UL 790', 'Standard Test Methods for Fire Tests of Roof Coverings'],
  ],
  text: `${tpoGeneral}${tpoProducts}${tpoExecution}`,
};
