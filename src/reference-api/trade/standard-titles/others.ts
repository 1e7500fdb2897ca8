/** Titles of standards of all other bodies, by designation. */
export const otherTitles = {
  'ANSI A108': 'Installation of Ceramic Tile',
  'ANSI A118.15': 'Improved Modified Dry-Set Cement Mortar',
  'ANSI A118.4': 'Modified Dry-Set Cement Mortar',
  'ANSI A137.1': 'American National Standard Specifications for Ceramic Tile',
  'ANSI A137.3':
    'American National Standard Specifications for Gauged Porcelain Tiles and Gauged Porcelain Tile Panels',
  'ANSI A326.3':
    'Test Method for Measuring Dynamic Coefficient of Friction of Hard Surface Flooring Materials',
  'GA-214': 'Levels of Finish for Gypsum Panel Products',
  'GA-600': 'Fire Resistance and Sound Control Design Manual',
} as const;
