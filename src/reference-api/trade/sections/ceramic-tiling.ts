import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/ceramic-tiling/execution.ts';
import { general } from '#src/reference-api/trade/sections/ceramic-tiling/general.ts';
import { products } from '#src/reference-api/trade/sections/ceramic-tiling/products.ts';

export const ceramicTiling: SectionMaster = {
  number: '093013',
  references: [
    ['ANSI A108.01', 'General Requirements: Structures, Substrates, and Preparation for Tile'],
    ['ANSI A108.02', 'General Requirements: Workmanship for Tile Installation'],
    ['ANSI A108.1A', 'Installation of Ceramic Tile in the Wet-Set Method, with Portland Cement Mortar'],
    [
      'ANSI A108.5',
      'Setting of Ceramic Tile with Dry-Set Cement Mortar, Modified Dry-Set Cement Mortar, EGP (Exterior Glue Plywood) Modified Dry-Set Cement Mortar, or Improved Modified Dry-Set Cement Mortar',
    ],
    [
      'ANSI A108.6',
      'Ceramic Tile Installed with Chemical-Resistant, Water-Cleanable Tile-Setting and -Grouting Epoxy',
    ],
    ['ANSI A108.10', 'Installation of Grout in Tilework'],
    [
      'ANSI A108.13',
      'Installation of Load-Bearing, Bonded, Waterproof Membranes for Thin-Set Ceramic Tile and Dimension Stone',
    ],
    [
      'ANSI A108.17',
      'Installation of Crack Isolation Membranes for Thin-Set Ceramic Tile and Dimension Stone',
    ],
    [
      'ANSI A108.19',
      'Interior Installation of Gauged Porcelain Tiles and Gauged Porcelain Tile Panels/Slabs by the Thin-Bed Method Bonded with Modified Dry-Set Cement Mortar or Improved Modified Dry-Set Cement Mortar',
    ],
    ['ANSI A118.1', 'Dry-Set Cement Mortar'],
    [
      'ANSI A118.3',
      'Chemical-Resistant, Water-Cleanable Tile-Setting and -Grouting Epoxy and Water-Cleanable Tile-Setting Epoxy Adhesive',
    ],
    ['ANSI A118.4', 'Modified Dry-Set Cement Mortar'],
    ['ANSI A118.6', 'Standard Cement Grouts for Tile Installation'],
    ['ANSI A118.7', 'High Performance Cement Grouts for Tile Installation'],
    [
      'ANSI A118.10',
      'Load Bearing, Bonded, Waterproof Membranes for Thin-Set Ceramic Tile and Dimension Stone Installation',
    ],
    ['ANSI A118.12', 'Crack Isolation Membranes for Thin-Set Ceramic Tile and Dimension Stone Installation'],
    ['ANSI A118.15', 'Improved Modified Dry-Set Cement Mortar'],
    ['ANSI A137.1', 'American National Standard Specifications for Ceramic Tile'],
    [
      'ANSI A137.3',
      'American National Standard Specifications for Gauged Porcelain Tiles and Gauged Porcelain Tile Panels/Slabs',
    ],
    [
      'ANSI A326.3',
      'American National Standard Test Method for Measuring Dynamic Coefficient of Friction of Hard Surface Flooring Materials',
    ],
    ['ASTM C144', 'Standard Specification for Aggregate for Masonry Mortar'],
    ['ASTM C150', 'Standard Specification for Portland Cement'],
    [
      'ASTM C373',
      'Standard Test Methods for Determination of Water Absorption and Associated Properties by Vacuum Method for Pressed Ceramic Tiles and Glass Tiles and Boil Method for Extruded Ceramic Tiles and Non-tile Fired Ceramic Whiteware Products',
    ],
    [
      'ASTM C499',
      'Standard Test Method for Facial Dimensions and Thickness of Flat, Rectangular Ceramic Wall and Floor Tile',
    ],
    [
      'ASTM C627',
      'Standard Test Method for Evaluating Ceramic Floor Tile Installation Systems Using the Robinson-Type Floor Tester',
    ],
    ['ASTM C648', 'Standard Test Method for Breaking Strength of Ceramic Tile'],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    ['ASTM C1027', 'Standard Test Method for Determining Visible Abrasion Resistance of Glazed Ceramic Tile'],
    ['ASTM C1325', 'Standard Specification for Fiber-Mat Reinforced Cementitious Backer Units'],
    [
      'ASTM F1869',
      'Standard Test Method for Measuring Moisture Vapor Emission Rate of Concrete Subfloor Using Anhydrous Calcium Chloride',
    ],
    [
      'ASTM F2170',
      'Standard Test Method for Determining Relative Humidity in Concrete Floor Slabs Using in situ Probes',
    ],
    [
      'CDPH Standard Method',
      'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
    ],
    [
      'ISO 14021',
      'Environmental labels and declarations - Self-declared environmental claims (Type II environmental labelling)',
    ],
    ['SCAQMD 1168', 'Adhesive and Sealant Applications'],
    ['TCNA Handbook', 'Handbook for Ceramic, Glass, and Stone Tile Installation'],
  ],
  text: general + products + execution,
};
