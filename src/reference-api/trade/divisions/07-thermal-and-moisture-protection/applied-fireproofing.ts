import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const clean = 'Steel must be free of oil, loose scale and unapproved primers.';
const warm = 'Keep 40 degrees F for 24 hours before, during and after.';
const spray = {
  declaredUnit: '1000 kg',
  massKg: 1000,
  pcr: 'UL PCR Part B: Spray-Applied Fire-Resistive Materials',
};
const designs = option(
  'Sample design numbers, fictional',
  'SX-N7310: beam, 2 hours',
  'SX-X7720: column, 3 hours',
  'SX-D9250: deck, 2 hours',
);

const cementitious: ProductKind = {
  noun: 'Cementitious fireproofing',
  materials: ['gypsum binder with polystyrene and cellulose aggregate'],
  descriptions: ['Keeps structural steel below its failure temperature for one to four hours.'],
  uses: ['beams and columns', 'metal deck', 'concealed steel', 'air plenums'],
  limitations: [
    clean,
    warm,
    'Standard density is not suitable where it can be touched or washed.',
    'Clips and hangers go in before spraying.',
  ],
  attributes: [
    chosen('fireRating', 'UL 263', '1 hour', '2 hours', '3 hours', '4 hours'),
    measured('density', 'ASTM E605', 15, 24, 1),
    measured('bondStrength', 'ASTM E736', 1, 4, 1),
    measured('compressiveStrength', 'ASTM E761', 8, 20, 1),
    measured('flameSpread', 'ASTM E84', 0, 5, 5),
    measured('vocContent', 'EPA Method 24', 0),
  ],
  // High-rise buildings up to 420 feet require 3 psi of bond strength.
  series: table('density bondStrength compressiveStrength', [15, 1, 10], [18, 3, 14], [22, 4, 20]),
  standards: ['UL 263', 'ASTM E119', 'ASTM E605', 'ASTM E736', 'ASTM E761', 'ASTM E937'],
  epd: { ...spray, gwp: [280, 420] },
  options: [designs, option('Bag', '46 lb'), option('Lead time', '1 week')],
};

const highDensity: ProductKind = {
  ...cementitious,
  noun: 'High-density fireproofing',
  materials: ['portland cement with vermiculite'],
  descriptions: ['Withstands traffic, weather and washing where steel stays exposed.'],
  uses: ['parking levels', 'mechanical rooms', 'industrial plants', 'exterior steel'],
  limitations: [clean, warm, 'It is heavier; check the dead load of thick coats.'],
  attributes: [
    chosen('fireRating', 'UL 263', '1 hour', '2 hours', '3 hours', '4 hours'),
    measured('density', 'ASTM E605', 40, 55, 1),
    measured('bondStrength', 'ASTM E736', 20, 70, 10),
    measured('compressiveStrength', 'ASTM E761', 300, 600, 50),
    measured('flameSpread', 'ASTM E84', 0),
    measured('vocContent', 'EPA Method 24', 0),
  ],
  series: table('density bondStrength compressiveStrength', [40, 20, 300], [50, 60, 550]),
  epd: { ...spray, gwp: [480, 720] },
  hpd: [
    content('Portland cement', '65997-15-1', 'Binder', 60, 80, 'LT-P1'),
    content('Vermiculite', '1318-00-9', 'Aggregate', 15, 30, 'LT-UNK'),
  ],
};

const intumescent: ProductKind = {
  noun: 'Intumescent fire-resistive coating',
  materials: ['water-based intumescent acrylic', 'epoxy intumescent for exterior steel'],
  descriptions: ['Foams to many times its thickness in fire and looks like paint until then.'],
  uses: ['exposed architectural steel', 'lobbies', 'atria', 'canopies'],
  limitations: [
    clean,
    'Film thickness follows from W/D or A/P of each member and the rating.',
    'Water-based films need a topcoat and stay indoors.',
    'Ratings over 2 hours take films that are seldom economical.',
  ],
  attributes: [
    chosen('fireRating', 'UL 263', '1 hour', '1-1/2 hours', '2 hours'),
    measured('dryFilmThickness', 'ASTM D7091', 20, 250, 1),
    measured('bondStrength', 'ASTM D4541', 150, 400, 50),
    measured('solidsByVolume', 'ASTM D2697', 65, 75, 5),
    measured('flameSpread', 'ASTM E84', 5, 25, 5),
    measured('vocContent', 'EPA Method 24', 0, 50, 5),
  ],
  series: table('fireRating dryFilmThickness', ['1 hour', 40], ['1-1/2 hours', 95], ['2 hours', 180]),
  standards: ['UL 263', 'ASTM E119', 'AWCI 12-B', 'ASTM D4541'],
  epd: declared('1 kg', 1, [2.2, 4.1], 'UL PCR Part B: Spray-Applied Fire-Resistive Materials'),
  hpd: [
    content('Ammonium polyphosphate', '68333-79-9', 'Acid source', 22, 32, 'LT-UNK'),
    content('Acrylic copolymer', '25133-97-5', 'Binder', 15, 25, 'LT-UNK'),
    content('Pentaerythritol', '115-77-5', 'Char former', 8, 12, 'LT-UNK'),
    content('Melamine', '108-78-1', 'Blowing agent', 8, 12, 'LT-P1'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 4, 9, 'LT-1'),
  ],
  options: [
    designs,
    option('Topcoat', ['White', '#f0f0ec'], ['Gray', '#8d9193'], ['Black', '#232425']),
    option('Lead time', '2 weeks'),
    option('Warranty', '5 years'),
  ],
};

const fiber: ProductKind = {
  ...cementitious,
  noun: 'Sprayed fiber fireproofing',
  materials: ['mineral wool with a portland cement binder, wetted at the nozzle'],
  descriptions: ['Protects steel and deck in one pass, and insulates and quiets the deck.'],
  uses: ['metal deck', 'beams and columns', 'parking ceilings'],
  attributes: [
    chosen('fireRating', 'UL 263', '1 hour', '2 hours', '3 hours', '4 hours'),
    measured('density', 'ASTM E605', 13, 16, 1),
    measured('bondStrength', 'ASTM E736', 1, 2, 1),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    measured('flameSpread', 'ASTM E84', 0),
    measured('noiseReduction', 'ASTM C423', 0.6, 0.9, 0.05),
  ],
  series: [],
  standards: ['UL 263', 'ASTM E119', 'ASTM E605', 'ASTM E736', 'ASTM E136'],
  hpd: [
    content('Mineral wool', '287922-11-6', 'Fiber', 70, 82, 'LT-UNK'),
    content('Portland cement', '65997-15-1', 'Binder', 15, 26, 'LT-P1'),
  ],
};

export const appliedFireproofing: SectionDeclaration = {
  number: '078100',
  descriptions: [
    'Keeps structural steel below its failure temperature for one to four hours.',
    'Foams to many times its thickness in fire and looks like paint until then.',
    'Withstands traffic, air erosion and weather where density is raised.',
  ],
  uses: ['beams and columns', 'metal deck', 'exposed architectural steel', 'parking levels', 'air plenums'],
  limitations: [
    clean,
    'Standard density is not suitable where it can be touched or washed.',
    warm,
    'Clips and hangers go in before spraying.',
  ],
  standards: ['UL 263', 'ASTM E119', 'ASTM E605', 'ASTM E736', 'ASTM E761', 'ASTM E937', 'AWCI 12-A'],
  programs: ['ul-classified', 'warnock-hersey', 'icc-es', 'greenguard', 'declare'],
  epd: declared('1000 kg', 1000, [280, 720], 'UL PCR Part B: Spray-Applied Fire-Resistive Materials'),
  hpd: [
    content('Calcium sulfate hemihydrate', '10034-76-1', 'Binder', 60, 85, 'BM-4'),
    content('Polystyrene', '9003-53-6', 'Aggregate', 2, 8, 'LT-UNK'),
    content('Cellulose', '9004-34-6', 'Fiber', 2, 8, 'LT-UNK'),
    content('Portland cement', '65997-15-1', 'Binder', 0, 20, 'LT-P1'),
  ],
  bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'face' },
  assembly: 'Applied Fireproofing',
  sheetPrefix: 'AFP',
  related: ['051200', '078413', '099123', '092900'],
  installation: [
    'Test adhesion on primed steel before work starts.',
    'Mask surfaces to be left bare and protect air intakes.',
    'Build to thickness in passes, and measure at four places on each member.',
    'Ventilate with four air changes an hour until dry.',
    'Patch every area that other trades cut or scrape.',
  ],
  kinds: [cementitious, highDensity, intumescent, fiber],
};
