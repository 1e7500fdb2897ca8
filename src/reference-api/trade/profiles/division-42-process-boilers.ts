import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { processBoilersKinds } from '#src/reference-api/trade/profiles/division-42-process-boilers-kinds.ts';
import { processBoilersSpecialKinds } from '#src/reference-api/trade/profiles/division-42-process-boilers-special-kinds.ts';

export const processBoilers = sectionOfKinds(
  {
    number: '421100',
    tradeNames: [
      'Kilnway Row',
      'Heatwell',
      'Calorhouse',
      'Heatwright',
      'Furnaceline',
      'Headerfield',
      'Boilerhall',
      'Hotwell Nine',
    ],
    descriptions: [
      'Makes steam or hot water for process, sterilizing and heating.',
      'Recovers the latent heat of its flue gas where return water is cool.',
      'Runs on gas and changes to oil when the gas supply is curtailed.',
    ],
    uses: ['food plants', 'hospitals', 'laundries', 'universities', 'chemical plants'],
    limitations: [
      'Feedwater shall be softened and deaerated; raw water scales tubes within weeks.',
      'Condensing efficiency is reached only with return water below 130 degrees Fahrenheit.',
      'High-pressure boilers require licensed attendants in many states.',
      'Rooms need two combustion air openings or a fan interlocked with the burner.',
    ],
    standards: cited(
      'ASME BPVC Section I',
      'ASME BPVC Section IV',
      'ASME CSD-1',
      'NFPA 85',
      'ASME PTC 4',
      'UL 795',
      '40 CFR 63, Subpart JJJJJJ',
    ),
    programs: ['asme-stamp', 'ahri', 'ul-listed', 'csa', 'fm', 'baba'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'floor' },
    assembly: 'Process Boiler',
    sheetPrefix: 'PBL',
    related: ['421300', '432100', '223400', '262416', '407100'],
    installation: [
      'Set boilers level on a 6 inch pad with tube-pull space kept clear before the front door.',
      'Pipe relief valves separately to a safe point outdoors with drip-pan elbows.',
      'Boil out with the solution stated, drain, flush and inspect the water side before first fire.',
      'Test each limit and flame safeguard in the presence of the boiler inspector.',
      'Tune combustion at five firing rates and submit oxygen, carbon monoxide and NOx readings.',
    ],
  },
  [...processBoilersKinds, ...processBoilersSpecialKinds],
);
