import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

/** What stands on isolators: fans and motors whose pipes and ducts are flexible. */
const isolated = /air-handling|air handler|outdoor air|granulator|chiller/i;

/** Equipment on legs or a skid, not on isolators; flat-bottomed tanks stand on their whole bottom. */
const legged =
  /boiler|heater|shell and tube|gasketed plate|hydropneumatic|receiver|baghouse|collector|cyclone|scrubber|precipitator|kettle|freezer|sterilizer|skid|extruder|machine|mill|blending/i;

/** Details of pipes, equipment and sites, with the products that can be a part of them. */
export const siteParts = {
  'pipe-hanger': [fit('pipe', '221100 231100 400500 211313', /\bpipe\b/i, { pipe: 'outsideDiameter' })],
  'firestop-penetration': [
    fit('firestop', '078413', /sealant|caulk/i),
    fit('slab', '033000', /concrete(?: mix)?$/i),
  ],
  'railing-post': [fit('infill', '057000', /railing/i), fit('infill', '088000', /laminated/i)],
  'equipment-pad': [fit('equipment', '237300 453300', isolated), fit('pad', '033000', /concrete(?: mix)?$/i)],
  // Pumps whose shaft is aligned on a base; others hang, stand in their pipe, or in a pit.
  'pump-base': [
    fit('pump', '213000', /split-case|diesel/i),
    fit('pump', '432100', /end-suction|self-priming|progressing/i),
    fit('foundation', '033000', /concrete(?: mix)?$/i),
  ],
  'recessed-fixture': [fit('fixture', '265100', /downlight/i, { aperture: 'diameter' })],
  'paver-edge': [
    fit('paver', '321400', /^concrete paver|clay brick/i, { paver: 'thickness' }),
    fit('geotextile', '313219', /geotextile/i),
  ],
  'post-footing': [
    fit('post', '323100', /fence/i, { post: 'postDiameter' }),
    fit('post', '101400', /post/i),
    fit('concrete', '033000', /concrete(?: mix)?$/i),
  ],
  'trench-drain': [
    fit('channel', '334200', /trench|channel/i, { width: 'width', depth: 'height' }),
    fit('paving', '321313', /paving/i),
  ],
  'water-closet-carrier': [
    fit('closet', '224200 224000', /wall-hung (?:water )?(?:closet|toilet)/i),
    fit('valve', '224200 224000', /closet flush valve/i),
  ],
  'light-pole-base': [fit('pole', '265600', /pole$/i), fit('foundation', '033000', /concrete(?: mix)?$/i)],
  bollard: [
    fit('bollard', '323300 347113', { is: /bollard/i, not: /light|crash/i }),
    fit('footing', '033000', /concrete(?: mix)?$/i),
  ],
  'catch-basin': [
    fit('basin', '334200', /catch basin/i, { inside: 'width', sump: 'sumpDepth' }),
    fit('pipe', '334200', /pipe/i, { pipe: 'diameter' }),
  ],
  'sprinkler-head': [
    fit('sprinkler', '211313', /pendent/i),
    fit('drop', '211313', /flexible/i),
    fit('ceiling', '095113', /panel/i, { panel: 'thickness' }),
  ],
  'terminal-unit-hanging': [fit('unit', '233600', { is: /terminal/i, not: /fan/i }, { inlet: 'diameter' })],
  'panelboard-elevation': [
    fit('panelboard', '262416', /panelboard|load center/i, { width: 'width', height: 'height' }),
  ],
  'recessed-cabinet': [
    fit('cabinet', '104413', /extinguisher cabinet/i, { height: 'height' }, { mounting: /recessed/i }),
  ],
  'equipment-anchorage': [
    fit('equipment', '421100 421300 434100 441100 451500 453300 463300', legged),
    fit('equipment', '223400', /storage water heater|hot water generator/i),
    fit('pad', '033000', /concrete(?: mix)?$/i),
  ],
} satisfies Record<string, readonly ProductFit[]>;
