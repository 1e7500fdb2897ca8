import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  steel,
  aluminum,
  stainlessHandrail,
  wallHandrail,
  picket,
} from '#src/reference-api/trade/profiles/division-05-pipe-railings-kinds.ts';

/** Pipe and tube railings. */
export const pipeRailings = sectionOfKinds(
  {
    number: '055213',
    tradeNames: ['Handrun', 'Surefall', 'Lantern Rail', 'Clearhold', 'Newelworks', 'Ferrule', 'SteadyRail'],
    descriptions: [
      'Guards open edges of stairs, ramps and balconies.',
      'Guides the hand along stairs and ramps at an accessible height.',
      'Assembles without welding so that the finish stays whole.',
    ],
    uses: ['exit stairs', 'accessible ramps', 'balconies and terraces', 'mezzanines', 'roof edges'],
    limitations: [
      'Nonwelded aluminum rails are not suitable for crowd loading in stadiums.',
      'Base plates need 3 inches of edge distance in concrete.',
      'Galvanized rails to be painted need a pretreatment.',
      'Infill shall not let a 4-inch sphere pass.',
    ],
    standards: [
      'ASTM E935 - Performance of Permanent Metal Railing Systems and Rails for Buildings',
      'ASTM E985 - Permanent Metal Railing Systems and Rails for Buildings',
      'ASTM A53 - Pipe, Steel, Black and Hot-Dipped, Zinc-Coated',
      'ASTM B221 - Aluminum Extruded Bars, Rods, Wire, Profiles, and Tubes',
      'ASTM A554 - Welded Stainless Steel Mechanical Tubing',
      'ICC A117.1 - Accessible and Usable Buildings and Facilities',
      'NAAMM AMP 521 - Pipe Railing Systems Manual',
    ],
    programs: ['icc-es', 'recycled', 'baba', 'iso-9001'],
    epd: { declaredUnit: '1 m', massKg: 8, gwp: [14, 62], pcr: 'UL PCR Part B: Fabricated Metal Products' },
    hpd: null,
    bim: { category: 'Railings', ifcClass: 'IfcRailing', host: 'floor' },
    assembly: 'Pipe and Tube Railing',
    sheetPrefix: 'PTR',
    related: ['033000', '051200', '057000', '323100'],
    installation: [
      'Field-measure openings before fabrication.',
      'Set posts plumb within 1/8 inch in 3 feet.',
      'Fill core-drilled sleeves with nonshrink grout and slope the top to drain.',
      'Space wall brackets 60 inches apart at most, into blocking or anchors.',
      'Isolate aluminum from concrete with a coat of bituminous paint.',
    ],
  },
  [steel, aluminum, stainlessHandrail, wallHandrail, picket],
);
