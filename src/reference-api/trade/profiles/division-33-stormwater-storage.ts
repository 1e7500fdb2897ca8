import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { stormwaterStorageKinds } from '#src/reference-api/trade/profiles/division-33-stormwater-storage-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const stormwaterStorage = sectionOfKinds(
  {
    number: '334600',
    tradeNames: [
      'Rainvault',
      'Rainstead',
      'Rillkeep',
      'Stormkeep',
      'Seepfield',
      'Rainhollow',
      'Cloudcellar',
      'Detenta Row',
    ],
    descriptions: [
      'Holds stormwater below pavement and lets it out at the rate allowed.',
      'Removes sediment, oil and litter from runoff before it leaves the site.',
      'Infiltrates roof and pavement water where soils allow it.',
    ],
    uses: ['parking lots', 'streetscapes', 'campuses', 'industrial yards', 'roof terraces'],
    limitations: [
      'Infiltration needs 2 feet of unsaturated soil between the system and seasonal high ground water.',
      'Crates shall not be used below truck traffic without the manufacturer’s load calculation.',
      'Separators are sized by peak treatment flow; larger storms need a bypass.',
      'Pretreatment is required ahead of infiltration, or the bed clogs within years.',
    ],
    standards: cited('ASTM F2418', 'ASTM F2787', 'ASTM C858', 'AASHTO LRFD', 'ASTM D2321', 'CSA B184'),
    programs: ['iapmo-ues', 'baba', 'recycled', 'iso-9001'],
    epd: declared('1 m3', 29, [44, 120], 'EPD International PCR 2019:14: Construction Products'),
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcTank', host: 'unhosted' },
    assembly: 'Stormwater Detention',
    sheetPrefix: 'SWM',
    related: ['334200', '321243', '321400', '312500', '313219'],
    installation: [
      'Excavate to undisturbed soil, scarify the bottom of infiltration beds and keep equipment off it.',
      'Wrap the stone envelope with nonwoven geotextile, lapped 24 inches, on top and sides.',
      'Place chambers on 6 inches of washed angular stone, joined and in line, with end caps before each header.',
      'Backfill evenly so that stone on the two sides never differs by more than 12 inches.',
      'Keep construction runoff out until the drainage area is stabilized, and inspect by camera before acceptance.',
    ],
  },
  stormwaterStorageKinds,
);
