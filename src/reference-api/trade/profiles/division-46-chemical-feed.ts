import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { chemicalFeedKinds } from '#src/reference-api/trade/profiles/division-46-chemical-feed-kinds.ts';

export const chemicalFeed = sectionOfKinds(
  {
    number: '463300',
    tradeNames: [
      'Dosewell',
      'Doseline',
      'Meterfeed',
      'Drip & Surge',
      'Dosemoor',
      'Feedline',
      'Quillpoint',
      'Feedwright',
    ],
    descriptions: [
      'Feeds disinfectant, coagulant or pH chemical in proportion to flow.',
      'Activates and dilutes polymer without shearing its chains.',
      'Groups pumps, valves and gauges on one tested skid.',
    ],
    uses: ['water treatment plants', 'wastewater plants', 'swimming pools', 'cooling towers', 'well houses'],
    limitations: [
      'Hypochlorite gases off; suction lines need venting and flooded suction.',
      'Diaphragm pumps need a back-pressure valve of 25 psi to meter correctly.',
      'Hoses of peristaltic pumps shall be replaced by hours run, before they fail.',
      'Incompatible chemicals shall not share containment or fill stations.',
    ],
    standards: cited(
      'API 675',
      'NSF/ANSI/CAN 61',
      'NSF/ANSI/CAN 60',
      'ASTM D1785',
      'UL 778',
      'ANSI/ISEA Z358.1',
    ),
    programs: ['nsf-61', 'ul-listed', 'csa', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
    assembly: 'Chemical Feed System',
    sheetPrefix: 'CFS',
    related: ['466600', '434100', '400551', '407100', '131100'],
    installation: [
      'Anchor skids within the containment curb and seal every anchor hole.',
      'Pipe in solvent-welded CPVC or PVC with true unions at each device, and mark direction and chemical.',
      'Run tubing through containment pipe wherever it crosses a walkway.',
      'Set relief valves 25 psi above the greatest line pressure and pipe them back to the tank.',
      'Calibrate each pump at three speeds with the drawdown column and post the curve.',
    ],
  },
  chemicalFeedKinds,
);
