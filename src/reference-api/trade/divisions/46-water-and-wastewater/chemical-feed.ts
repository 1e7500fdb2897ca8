import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { cylinderGallons, motorFor, toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const washdown = chosen('ingressProtection', 'IEC 60529', 'IP65', 'IP66');
const signal = chosen('protocol', null, '4-20 mA', '4-20 mA and pulse', 'Modbus TCP', 'PROFIBUS DP');
const mains = chosen('voltage', 'UL 778', '120 V', '230 V');
const shipped = option('Lead time', 'Stock sizes: 2 weeks', 'Others: 6 weeks');
const pumpWarranty = option('Warranty', '2 years', '3 years');
const hypochlorite = 'Hypochlorite gives off gas; suction is flooded and vented.';
const safety = 'An eyewash and a shower stand within 10 seconds of the pump.';

const diaphragms = derived(
  table('doseRate pressure', [0.5, 250], [2, 200], [6, 150], [20, 150], [60, 125], [150, 100], [400, 75]),
  (line) => ({
    motorPower: motorFor((numberIn(line, 'doseRate') / 60 / 1714) * numberIn(line, 'pressure') * 4),
  }),
);
const diaphragm: ProductKind = {
  noun: 'Diaphragm metering pump',
  materials: [
    'a PVDF head with a PTFE-faced diaphragm and ceramic balls',
    'a PVC head with a PTFE-faced diaphragm and ceramic balls',
    'a Type 316 stainless steel head with a PTFE-faced diaphragm',
  ],
  descriptions: ['Meters chemical by stroke and speed, in proportion to flow.'],
  uses: ['water treatment plants', 'cooling towers', 'boiler feedwater', 'swimming pools'],
  limitations: [
    hypochlorite,
    'It needs a back-pressure valve of 25 psi or more to meter correctly.',
    'A relief valve protects the line; the pump itself does not stop.',
    safety,
  ],
  attributes: [
    ...tabled('doseRate pressure', 'API 675', diaphragms),
    measured('accuracy', 'API 675', 1),
    measured('turndown', 'API 675', 100, 1000, 100),
    ...tabled('motorPower', null, diaphragms),
    chosen('materialType', null, 'PVDF', 'PVC', 'Stainless steel'),
    signal,
    washdown,
    mains,
  ],
  series: diaphragms,
  standards: ['API 675', 'NSF/ANSI/CAN 61', 'UL 778', 'ASTM D1785'],
  options: [
    sizes('Capacity', diaphragms, 'doseRate', 'gal/h'),
    option('Head', 'PVDF', 'PVC', 'Stainless steel'),
    shipped,
    pumpWarranty,
  ],
};

const tubes = derived(
  table('doseRate pressure', [1, 125], [5, 125], [17, 100], [33, 65], [100, 65], [250, 30]),
  (line) => ({
    motorPower: motorFor((numberIn(line, 'doseRate') / 60 / 1714) * numberIn(line, 'pressure') * 8),
  }),
);
const peristaltic: ProductKind = {
  noun: 'Peristaltic chemical pump',
  materials: [
    'a reinforced thermoplastic elastomer tube in a sealed pump head',
    'a reinforced natural rubber hose in a cast head',
  ],
  descriptions: ['Rolls chemical through a tube, without valves that could clog or lock with gas.'],
  uses: ['hypochlorite feed', 'lime and carbon slurry', 'well houses', 'wastewater plants'],
  limitations: [
    'The tube is replaced by hours run, before it fails; a leak sensor stops the pump.',
    'Pressure shortens tube life.',
    'Tube material is chosen for the chemical and its strength.',
    safety,
  ],
  attributes: [
    ...tabled('doseRate pressure', null, tubes),
    measured('accuracy', null, 1),
    measured('turndown', null, 2500),
    ...tabled('motorPower', null, tubes),
    measured('suctionLift', null, 28),
    signal,
    washdown,
    mains,
  ],
  series: tubes,
  standards: ['NSF/ANSI/CAN 61', 'UL 778', 'IEC 60529'],
  options: [
    sizes('Capacity', tubes, 'doseRate', 'gal/h'),
    option('Tube', 'Thermoplastic elastomer', 'Natural rubber'),
    shipped,
    pumpWarranty,
  ],
};

/** Diluted to half a percent: 200 parts of water to one of polymer. */
const blenders = derived(
  table('flowRate pressure motorPower', [5, 60, 0.5], [10, 60, 0.5], [20, 60, 1], [40, 60, 2]),
  (line) => ({ doseRate: toNearest((numberIn(line, 'flowRate') * 60) / 200, 0.1) }),
);
const blender: ProductKind = {
  noun: 'Polymer blending unit',
  materials: [
    'a clear mixing chamber with a Type 316 stainless steel impeller on a stainless steel frame',
    'a hydrodynamic mixing chamber on a stainless steel frame',
  ],
  descriptions: ['Uncoils neat polymer in water at high energy, then lets it age without shear.'],
  uses: ['sludge dewatering', 'clarifiers', 'thickening', 'filter aid'],
  limitations: [
    'Dilution water is at 40 psi or more, or a booster pump is added.',
    'Polymer left in lines gels; flush after each run.',
    'Spilled polymer is slippery; drip trays and drains are needed.',
  ],
  attributes: [
    ...tabled('flowRate doseRate pressure motorPower', null, blenders),
    chosen('enclosureType', 'NEMA 250', 'Type 4X'),
    chosen('protocol', null, '4-20 mA', 'Modbus TCP'),
    chosen('voltage', 'UL 508A', '120 V', '230 V'),
  ],
  series: blenders,
  standards: ['UL 508A', 'NEMA 250', 'NSF/ANSI/CAN 60'],
  programs: ['ul-listed', 'csa', 'baba', 'iso-9001'],
  options: [
    option('Dilution water', '5 gpm', '10 gpm', '20 gpm', '40 gpm'),
    option('Neat polymer pump', 'Diaphragm', 'Peristaltic', 'Progressing cavity'),
    option('Lead time', '10 weeks'),
    option('Warranty', '1 year', '2 years'),
  ],
};

const skids = table(
  'pumpCount doseRate width height pressure',
  [1, 6, 36, 60, 150],
  [2, 6, 48, 66, 150],
  [2, 20, 60, 72, 150],
  [3, 60, 84, 72, 125],
);
const skid: ProductKind = {
  noun: 'Chemical feed skid',
  materials: [
    'welded polypropylene sheet with drip containment and PVC pipe',
    'welded high-density polyethylene sheet with containment and CPVC pipe',
  ],
  descriptions: ['Brings pumps, valves, gauges and calibration column as one tested piece.'],
  uses: ['hypochlorite feed', 'fluoride feed', 'caustic feed', 'coagulant feed'],
  limitations: [
    hypochlorite,
    'Chemicals that react do not share containment or fill stations.',
    'Anchor holes in containment are sealed.',
    safety,
  ],
  attributes: [
    ...tabled('pumpCount', null, skids),
    ...tabled('doseRate', 'API 675', skids),
    ...tabled('pressure width height', null, skids),
    chosen('materialType', null, 'Polypropylene', 'Polyethylene'),
    signal,
    chosen('voltage', 'UL 508A', '120 V'),
  ],
  series: skids,
  standards: ['API 675', 'NSF/ANSI/CAN 61', 'ASTM D1785', 'UL 508A', 'ANSI/ISEA Z358.1'],
  programs: ['nsf-61', 'ul-listed', 'baba', 'iso-9001'],
  options: [
    option('Pumps', 'Simplex', 'Duplex', 'Triplex'),
    option('Pipe', 'PVC, Schedule 80', 'CPVC, Schedule 80'),
    option('Lead time', '12 weeks'),
    pumpWarranty,
  ],
};

const tanks = derived(
  table('diameter height motorPower', [24, 36, 0.33], [30, 48, 0.33], [38, 54, 0.5], [48, 72, 1]),
  (line) => ({
    tankVolume: toNearest(cylinderGallons(numberIn(line, 'diameter'), numberIn(line, 'height')), 5),
  }),
);
const dayTank: ProductKind = {
  noun: 'Day tank and mixer',
  materials: [
    'a linear polyethylene tank with a Type 316 stainless steel shaft and impeller',
    'a crosslinked polyethylene tank with a PVC-clad shaft',
  ],
  descriptions: ['Holds a day of chemical at the pump and keeps it mixed.'],
  uses: ['permanganate', 'carbon slurry', 'polymer aging', 'fluoride saturators'],
  limitations: [
    'It holds 30 hours of feed at most, as states ask.',
    'Level alarms stop the transfer pump.',
    'Fumes are vented outdoors.',
  ],
  attributes: [
    ...tabled('tankVolume diameter height', null, tanks),
    ...tabled('motorPower', 'NEMA MG 1', tanks),
    measured('specificGravity', 'ASTM D1998', 1.9),
    chosen('materialType', null, 'Linear polyethylene', 'Crosslinked polyethylene'),
    mains,
  ],
  series: tanks,
  standards: ['ASTM D1998', 'NSF/ANSI/CAN 61', 'NEMA MG 1'],
  programs: ['nsf-61', 'baba', 'iso-9001'],
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcTank', host: 'floor' },
  options: [
    sizes('Volume', tanks, 'tankVolume', 'gal'),
    option('Containment', 'Single wall', 'Double wall'),
    option('Lead time', '4 weeks'),
    option('Warranty', '3 years, tank', '1 year, mixer'),
  ],
};

export const chemicalFeed: SectionDeclaration = {
  number: '463300',
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
  standards: ['API 675', 'NSF/ANSI/CAN 61', 'NSF/ANSI/CAN 60', 'ASTM D1785', 'UL 778', 'ANSI/ISEA Z358.1'],
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
  kinds: [diaphragm, peristaltic, blender, skid, dayTank],
};
