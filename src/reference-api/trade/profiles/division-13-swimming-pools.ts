import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  bulkhead,
  filter,
  gutter,
  lift,
  shell,
} from '#src/reference-api/trade/profiles/division-13-swimming-pools-kinds.ts';

export const swimmingPools = sectionOfKinds(
  {
    number: '131100',
    tradeNames: [
      'Natata',
      'Lapline',
      'Overedge',
      'Poolwright',
      'Clearlane',
      'Bulkway',
      'Tankshore',
      'Stillbasin',
    ],
    descriptions: [
      'Contains, circulates and filters the water of competition, leisure and therapy pools.',
      'Skims the surface continuously over a level overflow edge and returns water without currents in the lanes.',
      'Divides one tank into two courses of regulation length.',
    ],
    uses: ['aquatic centers', 'schools', 'health clubs', 'hotels', 'rehabilitation centers'],
    limitations: [
      'Shells shall not be emptied where ground water stands above the floor unless relief valves are open.',
      'Type 304L is not suitable where salt chlorination holds chlorides above the stated limit; choose Type 316L.',
      'Public pools require two accessible means of entry where the perimeter is 300 feet or more.',
      'Filter flow shall be confirmed with the health authority’s turnover time before equipment is released.',
    ],
    standards: cited(
      'NSF/ANSI/CAN 50',
      'ANSI/APSP/ICC-1',
      'ANSI/PHTA/ICC-16',
      'ASTM A240',
      'ADA Standards for Accessible Design',
      'NFPA 70, Article 680',
      'World Aquatics FR 2',
    ),
    programs: ['nsf-61', 'iapmo-ues', 'ul-listed', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
    assembly: 'Swimming Pool',
    sheetPrefix: 'POL',
    related: ['033000', '093013', '071326', '432100', '463300'],
    installation: [
      'Establish the overflow edge by instrument and hold it level within 1/16 inch around the whole perimeter.',
      'Weld stainless steel panels with low-carbon filler, pickle and passivate the welds, and test each seam with dye penetrant.',
      'Fill the pool and watch it for 72 hours before backfilling above gutter piping; allow for evaporation in the loss.',
      'Bond all metal within 5 feet of the water’s edge in accordance with NFPA 70, Article 680.',
      'Balance the water, prove the turnover time by flow meter, and train operators for two days.',
    ],
  },
  [shell, gutter, filter, bulkhead, lift],
);
