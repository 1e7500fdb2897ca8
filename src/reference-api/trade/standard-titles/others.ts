/** Titles of standards of all other bodies, by designation. */
export const otherTitles = {
  'AATCC 134': 'Electrostatic Propensity of Carpets',
  'AATCC 16.3': 'Colorfastness to Light: Xenon-Arc',
  'ACT Voluntary Performance Guidelines': 'Colorfastness, Crocking and Physical Properties of Textiles',
  'ANSI A108': 'Installation of Ceramic Tile',
  'ANSI A118.15': 'Improved Modified Dry-Set Cement Mortar',
  'ANSI A118.4': 'Modified Dry-Set Cement Mortar',
  'ANSI A137.1': 'American National Standard Specifications for Ceramic Tile',
  'ANSI A137.3':
    'American National Standard Specifications for Gauged Porcelain Tiles and Gauged Porcelain Tile Panels',
  'ANSI A326.3':
    'Test Method for Measuring Dynamic Coefficient of Friction of Hard Surface Flooring Materials',
  'ANSI/AWI 1236': 'Standards for Acoustical Panels',
  'ANSI/ESD S20.20': 'Protection of Electrical and Electronic Parts, Assemblies and Equipment',
  'ANSI/ESD STM7.1': 'Resistive Characterization of Flooring Materials',
  'CRI 104': 'Standard for Installation of Commercial Carpet',
  'GA-214': 'Levels of Finish for Gypsum Panel Products',
  'GA-600': 'Fire Resistance and Sound Control Design Manual',
  'ICRI 310.2R': 'Selecting and Specifying Concrete Surface Preparation for Sealers, Coatings and Overlays',
  'MPI Architectural Painting Specification Manual': 'Interior Systems',
  'SCAQMD Rule 1113': 'Architectural Coatings',
  'SSPC-SP 1': 'Solvent Cleaning',
} as const;
