import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const stud = fit('stud', '092216', { is: /stud/i, not: /shaft/i }, { stud: 'depth' });
const board = fit('board', '092900', { is: /gypsum|board/i, not: /shaft/i }, { board: 'thickness' });

/** Details of partitions, ceilings, finishes and furnishings, with the products that can be a part of them. */
export const interiorParts = {
  'expansion-joint': [
    fit('cover', '079513', /floor joint cover|seismic/i, { joint: 'jointWidth' }),
    fit('barrier', '079513', /fire barrier|blanket/i),
    fit('floor', '096519', /tile|plank/i, { floor: 'thickness' }),
  ],
  'partition-head': [
    stud,
    board,
    fit('track', '092216', /deflection/i),
    fit('firestop', '078413 078443', /sealant|spray/i),
  ],
  'partition-base': [stud, board, fit('sealant', '079200', /acoustical/i), fit('base', '096513', /base/i)],
  'ceiling-hanger': [fit('panel', '095113', /panel/i, { panel: 'thickness' })],
  'ceiling-perimeter': [fit('panel', '095113', /panel/i, { panel: 'thickness' })],
  'ceiling-diffuser': [
    fit('diffuser', '233700', /plaque/i, { neck: 'neck', module: 'width' }),
    fit('ceiling', '095113', /panel/i, { panel: 'thickness' }),
  ],
  'floor-transition': [
    fit('tile', '093013', /floor|quarry|mosaic|panel/i, { tile: 'thickness' }),
    fit('other', '096519', /tile|plank/i, { other: 'thickness' }),
    fit('other', '096813', /carpet/i),
  ],
  'wall-base': [
    // Coved toes are for hard floors; carpet meets a straight base.
    fit('floor', '096519', /tile|plank/i, { floor: 'thickness' }),
    fit('wall', '092900', { is: /gypsum|board/i, not: /shaft/i }, { board: 'thickness' }),
    fit('base', '096513', /base/i),
  ],
  'countertop-edge': [
    fit('top', '123661', /countertop|surfacing|vanity top/i, { top: 'thickness' }),
    fit('cabinet', '064100', { is: /cabinet|casework/i, not: /display/i }, {}, { configuration: /base/i }),
  ],
  sink: [
    fit('top', '123661', /countertop|surfacing|vanity top/i, { top: 'thickness', counter: 'depth' }),
    fit('faucet', '224200 224000', /faucet/i),
    fit('sink', '224200 224000', /sink/i),
  ],
  // Carpet tile is not made for nosings.
  'stair-nosing': [fit('concrete', '033000', /concrete(?: mix)?$/i)],
  'wall-mounting': [
    fit('unit', '102800', /changing|dryer|surface/i),
    fit('unit', '251400', /controller|engine/i),
    fit('unit', '284600', /control unit/i, {}, { mounting: /surface/i }),
    fit('unit', '281000', /door controller|network access/i),
    fit('unit', '481400', /inverter/i),
    // A load center is screwed to the wall through its back: `panelboard-elevation` shows it.
    fit('unit', '262416', /surge/i),
  ],
  'shower-floor': [fit('tile', '093013', /wall tile|mosaic|porcelain floor/i, { tile: 'thickness' })],
  'wall-firestop': [
    fit('collar', '078413', /collar/i, { pipe: 'NPS diameter' }),
    fit('sealant', '078413', /sealant/i),
    fit('board', '092900', /type x|gypsum board/i, { board: 'thickness' }),
  ],
  'sealant-joint': [
    fit('sealant', '079200', { is: /sealant/i, not: /acoustical|structural|strip/i }),
    fit('rod', '079200', /backer rod/i),
  ],
  'toilet-partition': [
    fit(
      'panel',
      '102113',
      { is: /partition|compartment/i, not: /screen/i },
      { height: 'height' },
      {
        mounting: /overhead braced/i,
        configuration: /12 in above/i,
      },
    ),
  ],
} satisfies Record<string, readonly ProductFit[]>;
