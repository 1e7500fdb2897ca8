import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { ceramicTilingKinds } from '#src/reference-api/trade/profiles/division-09-ceramic-tile-kinds.ts';

export const ceramicTiling = sectionOfKinds(
  {
    number: '093013',
    tradeNames: [
      'Terrafel',
      'Marlstone',
      'Aquatessa',
      'Salt Kiln',
      'Basaltine Row',
      'Fieldglaze',
      'Orbis Mosaic',
      'Harborclay',
    ],
    descriptions: [
      'Finishes floors and walls with a hard, washable surface that does not burn or emit.',
      'Gives wet rooms a surface of tested slip resistance that survives daily cleaning.',
      'Withstands grease, acids and thermal shock in commercial kitchens.',
    ],
    uses: ['toilet rooms', 'lobbies', 'commercial kitchens', 'shower walls', 'pool decks'],
    limitations: [
      'Glazed wall tile is not rated for floors or for exterior freezing conditions.',
      'Substrates shall not vary more than 1/8 inch in 10 feet where any tile edge exceeds 15 inches.',
      'A DCOF of 0.42 is a minimum for level interior wet floors; ramps, kitchens and pool decks need more.',
      'Movement joints are required; tile over them will crack if they are omitted.',
    ],
    standards: cited(
      'ANSI A137.1',
      'ANSI A326.3',
      'ANSI A108',
      'ANSI A118.4',
      'ASTM C373',
      'ASTM C648',
      'ASTM C1027',
    ),
    programs: ['ansi-a118', 'declare', 'greenguard', 'recycled', 'baba', 'iso-14001'],
    epd: declared('1 m2', 19.5, [8.4, 17.5], 'UL PCR Part B: Flooring EPD Requirements'),
    hpd: [
      content('Kaolin', '1332-58-7', 'Body', 30, 45, 'LT-UNK'),
      content('Feldspar', '68476-25-5', 'Flux', 30, 42, 'LT-UNK'),
      content('Quartz, bound in the fired body', '14808-60-7', 'Filler', 12, 25, 'LT-1'),
      content('Frits, chemicals', '65997-18-4', 'Glaze', 2, 6, 'LT-UNK'),
      content('Zirconium silicate', '10101-52-7', 'Opacifier', 0.3, 2, 'LT-UNK'),
    ],
    bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
    assembly: 'Ceramic Tile',
    sheetPrefix: 'TIL',
    related: ['092900', '079200', '071326', '096519'],
    installation: [
      'Install tile in accordance with ANSI A108 and the handbook method indicated; test floors for moisture before setting.',
      'Back-butter tile with any edge over 15 inches and reach 95 percent mortar contact in wet areas, 80 percent elsewhere.',
      'Lay out from centerlines so that no cut is narrower than half a tile, and align wall and floor joints.',
      'Place movement joints at 20 to 25 feet each way indoors, 8 to 12 feet in sun or outdoors, and at every change of plane.',
      'Keep traffic off floors for 72 hours after grouting and cover with kraft paper until acceptance.',
    ],
  },
  ceramicTilingKinds,
);
