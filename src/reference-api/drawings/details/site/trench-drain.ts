import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  bar,
  bolt,
  breakLine,
  behindRod,
  sealedJoint,
  slopeArrow,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const trenchDrain = defineDetail({
  condition: 'Trench Drain in Paving',
  view: 'Section',
  scale: 2,
  sizes: {
    width: ['Channel inside width', 'channel', 6],
    depth: ['Channel depth', 4, 18, 0.5, 8],
    encasement: ['Concrete encasement', 4, 8, 0.5, 4],
    paving: ['Paving thickness', 4, 8, 0.5, 5],
  },
  labels: {
    grate: 'Ductile iron grate, load class C',
    channel: 'Polymer concrete channel, pre-sloped',
    encasement: 'Concrete encasement, 4000 psi',
    paving: 'Concrete paving',
  },
  sketch(pen, { width, depth, encasement, paving }, label) {
    const half = width / 2;
    const wall = half + 0.7;
    const outer = wall + encasement;
    const far = outer + 4.2;
    const low = -depth - 0.8;
    const sole = low - encasement;
    const round = Math.min(half, depth * 0.5);
    for (const own of [pen, pen.at([0, 0], 0, true)]) {
      own.hatch(uv(wall, -0.12, outer, 0, outer, sole, 0, sole, 0, low, wall, low), 'concrete');
      own.path(uv(wall, -0.12, outer, 0, outer, sole, 0, sole));
      // Channel wall with its rabbet for the grate and its rounded invert.
      const channel: XY[] = [
        [0, low],
        [wall, low],
        [wall, -0.15],
        [half + 0.35, -0.15],
        [half + 0.35, -1.5],
        [half, -1.5],
        [half, -depth + round],
        [half - round * 0.35, -depth + round * 0.25],
        [half - round, -depth],
        [0, -depth],
      ];
      own.hatch(channel, 'sand');
      own.path(channel);
      own.shape(
        [
          [half + 0.3, -0.15],
          [half + 0.75, -0.15],
          [half + 0.75, -1.1],
          [half + 0.55, -1.1],
          [half + 0.55, -0.35],
          [half + 0.3, -0.35],
        ],
        'steel',
        'edge',
      );
      own.rect(outer + 0.5, -paving, far - outer - 0.5, paving, 'concrete', 'fine');
      own.path(uv(far, 0, outer + 0.5, 0, outer + 0.5, -paving, far, -paving));
      own.rect(outer, -paving, 0.5, paving - 0.06 - behindRod(0.5), 'membrane', 'fine');
      sealedJoint(own, [outer + 0.5, -0.06], [outer, -0.06]);
      own.hatch(uv(outer, -paving, far, -paving, far, -paving - 3.5, outer, -paving - 3.5), 'gravel');
      own.hatch(
        uv(outer, -paving - 3.5, far, -paving - 3.5, far, sole - 3, 0, sole - 3, 0, sole, outer, sole),
        'earth',
      );
      breakLine(own, [far, -paving - 3.5], [far, 0]);
      bar(own, [wall + encasement * 0.5, -depth * 0.5], 4);
      bar(own, [wall + encasement * 0.5, low - encasement * 0.5], 4);
    }
    // Grate cut across its bars.
    const bars = Math.max(3, Math.round(width / 1.1));
    const step = (width + 0.5) / bars;
    for (let count = 0; count < bars; count++) {
      const x = -half - 0.25 + count * step;
      pen.shape(uv(x + 0.1, -0.2, x + step - 0.35, -0.2, x + step - 0.45, -1.45, x + 0.2, -1.45), 'steel');
    }
    pen.path(uv(-half - 0.3, -1.45, half + 0.3, -1.45), 'edge');
    // The grate is bolted to a bar between the channel's walls, where they are upright.
    // Its head lies between two bars, on the web that joins them.
    const lock = Math.round(bars / 2) * step - half - 0.375;
    pen.rect(lock - 0.5, -1.7, 1, 0.25, 'steel', 'edge');
    bolt(pen, [lock, -1.45], 270, 1.65, 0.25);
    pen.rect(-half, -Math.min(2.9, depth * 0.5 + 0.2), width, 0.4, 'steel', 'edge');
    const level = -depth + round * 1.4;
    if (level < -3) pen.path(uv(-half, level, half, level), 'hidden');
    slopeArrow(pen, [-outer - 2, 1.2], 'Slope 1% min.', 'right');

    pen.dim([-half, 0.2], [half, 0.2], 0.35);
    pen.dim([-far, -paving], [-far, 0], 0.3);
    pen.dim([outer, sole - 3], [wall, sole - 3], 0.25);
    pen.note([half - 0.3, -0.3], label('grate'));
    pen.note([half - 0.6, 0.2 - Math.min(2.9, depth * 0.5 + 0.2)], 'Locking bar of grate, across channel');
    pen.note([half + 0.6, -0.6], 'Galvanized steel edge rail');
    pen.note([outer + 0.25, -0.18], 'Sealant and backer rod over joint filler');
    pen.note([outer + 2.6, -paving * 0.5], label('paving'));
    pen.note([outer + 2.4, -paving - 1.8], 'Compacted aggregate base');
    pen.note([half + 0.35, -depth * 0.7], label('channel'));
    pen.note([wall + encasement * 0.5, -depth * 0.5], 'No. 4 bars, continuous');
    pen.note([wall + 0.8, low - encasement * 0.7], label('encasement'));
  },
});
