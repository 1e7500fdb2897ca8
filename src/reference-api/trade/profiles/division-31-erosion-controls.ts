import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { erosionControlsKinds } from '#src/reference-api/trade/profiles/division-31-erosion-controls-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const erosionControls = sectionOfKinds(
  {
    number: '312500',
    tradeNames: [
      'Groundward',
      'Bermline',
      'Slopehold',
      'Greenhold',
      'Gullystay',
      'Runoff Row',
      'Meadowline',
      'Sedikeep',
    ],
    descriptions: [
      'Keeps soil on slopes and on the site until vegetation holds it.',
      'Filters sediment from runoff before it enters inlets and streams.',
      'Reinforces grass in channels where flow would scour bare soil.',
    ],
    uses: [
      'construction perimeters',
      'cut and fill slopes',
      'drainage channels',
      'storm inlets',
      'stream banks',
    ],
    limitations: [
      'Silt fence is not suitable across channels or where concentrated flow is expected.',
      'Netting that does not degrade shall not be used in habitat of snakes and ground-nesting birds.',
      'Blankets protect only where they touch the soil; rough or cloddy slopes need regrading.',
      'Photodegradable products lose strength in one season and are not a permanent lining.',
    ],
    standards: cited('ASTM D6461', 'ASTM D6460', 'ASTM D6459', 'ASTM D4632', 'ASTM D4491', 'AASHTO M 288'),
    programs: ['biobased', 'baba', 'iso-9001'],
    epd: declared('1 m2', 0.27, [0.2, 1.1], 'EPD International PCR 2019:14: Construction Products'),
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcGeographicElement', host: 'floor' },
    assembly: 'Erosion Control',
    sheetPrefix: 'ERC',
    related: ['313219', '334600', '334200', '321243'],
    installation: [
      'Install perimeter controls before clearing starts and keep them until 70 percent of the cover has grown.',
      'Bury the toe of silt fence 6 inches deep in a trench, backfill and compact both sides.',
      'Anchor blankets in a 6 inch trench at the crest and unroll them downslope without stretching.',
      'Overlap edges 4 inches, ends 6 inches shingle-fashion, and staple in the pattern for the slope.',
      'Inspect weekly and within 24 hours of half an inch of rain; remove sediment at half the height of the control.',
    ],
  },
  erosionControlsKinds,
);
