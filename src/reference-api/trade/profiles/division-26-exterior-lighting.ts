import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { exteriorLightingKinds } from '#src/reference-api/trade/profiles/division-26-exterior-lighting-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const exteriorLighting = sectionOfKinds(
  {
    number: '265600',
    tradeNames: [
      'Moonpath',
      'Nightfield',
      'Lanternrow',
      'Kerblight',
      'Darkskyline',
      'Starboard Pole',
      'Wayglow',
      'Poleworks',
    ],
    descriptions: [
      'Lights parking, roads and walks with cutoff optics that keep light off the sky.',
      'Marks paths at low height where poles are not wanted.',
      'Dims itself when no one is near and returns to full light on approach.',
    ],
    uses: ['parking lots', 'campus walks', 'plazas', 'building facades', 'roadways'],
    limitations: [
      'Pole height and effective projected area shall be checked against the design wind speed.',
      'Aluminum poles need a vibration damper where steady wind is expected.',
      'In-grade luminaires need a drained gravel sump below the housing.',
      'Color temperatures above 3000 K are not accepted near wildlife habitat or observatories.',
    ],
    standards: cited(
      'IES RP-8',
      'IES TM-15',
      'IES LM-79',
      'ANSI C136.31',
      'AASHTO LTS',
      'UL 1598',
      'ASTM B117',
    ),
    programs: ['dlc', 'ul-listed', 'csa', 'etl', 'baba'],
    epd: declared('1 unit', 11.5, [62, 210], 'PSR-0014: Luminaires'),
    hpd: null,
    bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'floor' },
    assembly: 'Exterior Luminaire',
    sheetPrefix: 'LTX',
    related: ['265100', '262416', '323300', '321400', '033000'],
    installation: [
      'Cast anchor bolts with the template of the pole manufacturer; project the base 30 inches above paving where vehicles park.',
      'Bond each pole to a ground rod and fuse each luminaire in the handhole.',
      'Plumb poles with leveling nuts, then grout the base with a weep left open.',
      'Aim luminaires at night in the presence of the Architect and lock the aiming.',
      'Touch up coating with the kit supplied the same day it is scratched.',
    ],
  },
  exteriorLightingKinds,
);
