import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { plumbingFixturesKinds } from '#src/reference-api/trade/profiles/division-22-plumbing-fixtures-kinds.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const plumbingFixtures = sectionOfKinds(
  {
    number: '224200',
    tradeNames: [
      'Clearbowl',
      'Rillway',
      'Spoutwell',
      'Basinette',
      'Flowhand',
      'Tidebowl',
      'Brookset',
      'Flushline Nine',
    ],
    descriptions: [
      'Serves public toilet rooms with fixtures that clear the bowl at low volume.',
      'Delivers water without touch and shuts it off when the hands are withdrawn.',
      'Receives mop water and withstands dropped pails.',
    ],
    uses: ['public toilet rooms', 'schools', 'patient toilets', 'arenas', 'janitor closets'],
    limitations: [
      'Wall-hung fixtures require carriers bolted to the floor; walls do not carry them.',
      'Flush volumes of 1.1 gallons need drain lines sloped 1/4 inch per foot for carry.',
      'Waterless urinals shall not discharge into copper drains.',
      'Battery sensor valves need access for replacement within the reach of a person on the floor.',
    ],
    standards: [
      ...cited(
        'ASME A112.19.2/CSA B45.1',
        'ASME A112.18.1/CSA B125.1',
        'ASME A112.19.3/CSA B45.4',
        'ASME A112.6.1M',
        'ASSE 1070',
        'NSF/ANSI/CAN 372',
      ),
      'ADA Standards for Accessible Design - Sections 602 through 606',
    ],
    programs: ['watersense', 'cupc', 'nsf-61', 'icc-pmg', 'csa'],
    epd: null,
    hpd: null,
    bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcSanitaryTerminal', host: 'wall' },
    assembly: 'Plumbing Fixture',
    sheetPrefix: 'PLF',
    related: ['102800', '102113', '223400', '123661', '079200'],
    installation: [
      'Rough in from the approved fixture schedule; set carriers plumb and at the rim height indicated.',
      'Seal fixtures to walls, floors and counters with white mildew-resistant silicone.',
      'Install a stop and a water hammer arrester at each flush valve and quick-closing faucet.',
      'Insulate exposed traps and hot supplies below accessible lavatories.',
      'Flush lines before sensor valves are set, then adjust range, run time and flush volume by measurement.',
    ],
  },
  plumbingFixturesKinds,
);
