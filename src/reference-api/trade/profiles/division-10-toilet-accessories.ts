import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { toiletAccessoriesKinds } from '#src/reference-api/trade/profiles/division-10-toilet-accessories-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const toiletAccessories = sectionOfKinds(
  {
    number: '102800',
    tradeNames: [
      'Steadyhold',
      'Washward',
      'Basin & Bar',
      'Clearwipe',
      'Tidewell',
      'Handfall',
      'Mirrorline',
      'Draycourt',
    ],
    descriptions: [
      'Equips toilet and bath rooms with supports, dispensers, receptacles and mirrors.',
      'Dries hands in under fifteen seconds with filtered air.',
      'Gives persons with limited strength a fixed bar to pull and lean on.',
    ],
    uses: ['public toilet rooms', 'patient toilets', 'hotel baths', 'janitor closets', 'family toilet rooms'],
    limitations: [
      'Recessed units need a rough opening free of pipe and conduit, 4 inches deep or as scheduled.',
      'Grab bars require backing that carries 250 pounds in any direction.',
      'Dispensers projecting more than 4 inches shall not stand above 27 inches in a path of travel.',
      'Chrome-plated zinc is not suitable for pool and spa rooms.',
    ],
    standards: [
      ...cited('ASTM A240'),
      'ASTM F446 - Grab Bars and Accessories Installed in the Bathing Area',
      'ASTM C1503 - Silvered Flat Glass Mirror',
      'ASTM F2285 - Diaper Changing Tables for Commercial Use',
      'ADA Standards for Accessible Design - Sections 308, 309 and 609',
      'UL 499 - Electric Heating Appliances',
    ],
    programs: ['ul-listed', 'declare', 'recycled', 'iso-9001', 'baba'],
    epd: declared('1 unit', 6.4, [14, 62], 'UL PCR Part B: Commercial Washroom Accessories'),
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'wall' },
    assembly: 'Toilet Accessory',
    sheetPrefix: 'TAC',
    related: ['102113', '093013', '224200', '092216'],
    installation: [
      'Furnish rough-in templates and locate blocking before walls are closed.',
      'Mount operable parts between 15 and 48 inches above the floor where the compartment is accessible.',
      'Set grab bars 33 to 36 inches above the floor with 1-1/2 inches clear to the wall, and load-test one bar in ten to 250 pounds.',
      'Seal mirrors and recessed flanges at tile with mildew-resistant silicone.',
      'Demonstrate keys, refills and dryer settings to the Owner’s housekeeping staff.',
    ],
  },
  toiletAccessoriesKinds,
);
