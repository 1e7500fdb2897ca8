import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { heatExchangersKinds } from '#src/reference-api/trade/profiles/division-42-heat-exchangers-kinds.ts';
import { heatExchangersSpecialKinds } from '#src/reference-api/trade/profiles/division-42-heat-exchangers-special-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const heatExchangers = sectionOfKinds(
  {
    number: '421300',
    tradeNames: [
      'Dutywell',
      'Crossflow Row',
      'Heatledger',
      'Thermobank',
      'Regainline',
      'Chevronfield',
      'Exchanger Nine',
      'Passfield',
    ],
    descriptions: [
      'Passes heat from one stream to another without mixing them.',
      'Opens for cleaning and grows by added plates.',
      'Preheats combustion air with the heat of the flue gas.',
    ],
    uses: ['food plants', 'chemical plants', 'central plants', 'furnaces', 'district energy substations'],
    limitations: [
      'Brazed units cannot be opened; they need strainers and clean fluids.',
      'Gaskets age with heat and shall be replaced at the interval stated by temperature.',
      'Copper brazing is attacked by ammonia and deionized water.',
      'Drinking water service requires double-wall plates or tubes with a visible leak path.',
    ],
    standards: cited(
      'TEMA',
      'ASME BPVC Section VIII, Division 1',
      'AHRI 400',
      'API 660',
      '3-A 11',
      'NSF/ANSI/CAN 61',
    ),
    programs: ['asme-stamp', 'ahri', 'nsf-61', 'csa', 'iso-9001'],
    epd: declared('1 unit', 310, [980, 2700], 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products'),
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcHeatExchanger', host: 'floor' },
    assembly: 'Heat Exchanger',
    sheetPrefix: 'HEX',
    related: ['421100', '400551', '432100', '237300'],
    installation: [
      'Set exchangers level, with sliding feet free to move at the end away from the fixed support.',
      'Leave the length of the bundle clear for removal, or 30 inches on both sides of plate packs.',
      'Pipe streams in counterflow, with vents at high points and drains at low ones.',
      'Tighten plate packs to the dimension on the nameplate, not by torque.',
      'Test each side at 1.3 times design pressure with the other side empty and open.',
    ],
  },
  [...heatExchangersKinds, ...heatExchangersSpecialKinds],
);
