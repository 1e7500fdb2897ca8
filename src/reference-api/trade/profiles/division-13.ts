import { metalBuildings } from '#src/reference-api/trade/profiles/division-13-metal-buildings.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Special construction. */
export const division13: readonly SectionProfile[] = [
  {
    number: '131100',
    nouns: [
      'Stainless steel pool shell',
      'Perimeter gutter system',
      'Pool filter',
      'Movable pool bulkhead',
      'Pool lift',
    ],
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
    materials: [
      'prefabricated stainless steel wall panels, Type 304L, with a PVC membrane lining',
      'pneumatically placed concrete shell with a plaster finish',
      'fiberglass-reinforced pressure vessel with graded media',
      'fiberglass bulkhead on a stainless steel frame',
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
    attributes: [
      measured('flowRate', 'NSF/ANSI/CAN 50', 120, 2400, 20),
      measured('tankVolume', null, 20000, 820000, 5000),
      measured('pressure', 'NSF/ANSI/CAN 50', 30, 75, 5),
      measured('length', 'World Aquatics FR 2', 25, 165, 5),
      measured('thickness', 'ASTM A240', 0.1, 0.19, 0.01),
      chosen('configuration', null, 'Deck-level overflow', 'Rollout gutter', 'Parapet gutter', 'Skimmer'),
      chosen('materialType', 'ASTM A240', 'Type 304L', 'Type 316L', 'Concrete'),
      measured('warranty', null, 5, 25, 5),
    ],
    standards: [
      'NSF/ANSI/CAN 50 - Equipment and Chemicals for Swimming Pools, Spas, Hot Tubs and Other Recreational Water Facilities',
      'ANSI/APSP/ICC-1 - Public Swimming Pools',
      'ANSI/PHTA/ICC-16 - Suction Outlet Fitting Assemblies for Use in Pools, Spas and Hot Tubs',
      'ASTM A240 - Chromium and Chromium-Nickel Stainless Steel Plate, Sheet and Strip',
      'ADA Standards for Accessible Design - Section 1009, Swimming Pools, Wading Pools and Spas',
      'NFPA 70, Article 680 - Swimming Pools, Fountains and Similar Installations',
    ],
    programs: ['nsf-61', 'iapmo-ues', 'ul-listed', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
    details: [
      'trench-drain',
      'expansion-joint',
      'below-grade-wall',
      'pipe-hanger',
      'railing-post',
      'equipment-pad',
    ],
    assembly: 'Swimming Pool',
    sheetPrefix: 'POL',
    drawing: 'filter-vessel',
    related: ['033000', '093013', '071326', '432100', '463300'],
    installation: [
      'Establish the overflow edge by instrument and hold it level within 1/16 inch around the whole perimeter.',
      'Weld stainless steel panels with low-carbon filler, pickle and passivate the welds, and test each seam with dye penetrant.',
      'Fill the pool and watch it for 72 hours before backfilling above gutter piping; allow for evaporation in the loss.',
      'Bond all metal within 5 feet of the water’s edge in accordance with NFPA 70, Article 680.',
      'Balance the water, prove the turnover time by flow meter, and train operators for two days.',
    ],
  },
  metalBuildings,
];
