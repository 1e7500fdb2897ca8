import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import { bolt, breakLine, centreLine, screw, slopeArrow } from '#src/reference-api/drawings/symbols.ts';

export const footing = defineDetail({
  key: 'footing',
  condition: 'Spread Footing at Foundation Wall',
  view: 'Section',
  scale: 12,
  sizes: {
    width: ['Footing width', 16, 42, 2, 24],
    depth: ['Footing depth', 8, 18, 1, 12],
    wall: ['Wall thickness', 6, 14, 1, 8],
    frost: ['Depth below grade', 18, 48, 2, 30],
    slab: ['Slab thickness', 4, 8, 0.5, 4],
  },
  labels: {
    concrete: 'Cast-in-place concrete, 4000 psi',
    bars: 'No. 5 bars, continuous, 3 in. cover',
    slab: 'Concrete slab on vapor retarder',
    insulation: 'Rigid insulation at slab edge',
  },
  sketch(pen, size, label) {
    const [width, depth, wall, frost, slab] = [
      size('width'),
      size('depth'),
      size('wall'),
      size('frost'),
      size('slab'),
    ];
    const half = width / 2;
    const side = wall / 2;
    // Top of the footing is y = 0; grade outside on the left, the slab inside on the right.
    const grade = frost - depth;
    const floor = grade + 8;
    const head = floor + 4;
    const [left, right] = [-half - 12, half + 16];
    pen.hatch(
      [
        [-side, 0],
        [-side, head],
        [side, head],
        [side, 0],
      ],
      'concrete',
    );
    pen.path([
      [-side, 0],
      [-side, head],
    ]);
    pen.path([
      [side, 0],
      [side, head],
    ]);
    breakLine(pen, [-side, head], [side, head]);
    pen.rect(-half, -depth, width, depth, 'concrete');
    pen.shape(
      [
        [-side * 0.4, 0],
        [-side * 0.3, -1.5],
        [side * 0.3, -1.5],
        [side * 0.4, 0],
      ],
      null,
      'edge',
    );
    for (const x of [-half + 4, -half * 0.35, half * 0.35, half - 4])
      pen.circle([x, -depth + 3.6], 0.5, 'edge');
    pen.path(
      [
        [-half + 3, -depth + 3],
        [half - 3, -depth + 3],
      ],
      'edge',
    );
    for (const mirrored of [false, true]) {
      const own = pen.at([0, 0], 0, mirrored);
      own.path(
        [
          [side - 2, head],
          [side - 2, -depth + 3.2],
          [side + 3, -depth + 3.2],
        ],
        'hidden',
      );
      own.path(
        [
          [half - 0.2, -depth - 0.3],
          [half + 0.5, -depth - 3],
        ],
        'fine',
      );
    }
    for (let y = 4; y < head - 2; y += 10) pen.circle([side - 2.5, y], 0.4, 'edge');
    // Soil outside and under the footing, stone and slab inside.
    pen.hatch(
      [
        [left, grade],
        [-side, grade],
        [-side, 0],
        [-half, 0],
        [-half, -depth],
        [-half, -depth - 5],
        [left, -depth - 5],
      ],
      'earth',
    );
    pen.hatch(
      [
        [-half, -depth],
        [half, -depth],
        [half, 0],
        [side, 0],
        [side, floor - slab - 5],
        [right, floor - slab - 5],
        [right, -depth - 5],
        [-half, -depth - 5],
      ],
      'earth',
    );
    pen.path([
      [left, grade],
      [-side, grade],
    ]);
    pen.hatch(
      [
        [side + 2, floor - slab],
        [right, floor - slab],
        [right, floor],
        [side + 2, floor],
      ],
      'concrete',
    );
    pen.path([
      [right, floor],
      [side + 2, floor],
      [side + 2, floor - slab],
      [right, floor - slab],
    ]);
    pen.hatch(
      [
        [side + 2, floor - slab - 0.4],
        [right, floor - slab - 0.4],
        [right, floor - slab - 5],
        [side + 2, floor - slab - 5],
      ],
      'gravel',
    );
    pen.rect(side + 2, floor - slab - 0.4, right - side - 2, 0.4, 'membrane', 'fine');
    pen.rect(
      side,
      Math.max(0.5, floor - 20),
      2,
      floor - Math.max(0.5, floor - 20),
      'rigid-insulation',
      'edge',
    );
    breakLine(pen, [right, floor - slab - 5], [right, floor]);
    pen.word([left + 6, grade + 2], 'Grade');

    pen.dim([-half, -depth - 5], [half, -depth - 5], -0.35);
    pen.dim([left, -depth], [left, grade], 0.3, undefined);
    pen.dim([-side, head], [side, head], 0.35);
    pen.dim([right, -depth], [right, 0], -0.3);
    pen.note([side - 0.6, head - 3], 'Foundation wall, reinforcing as shown');
    pen.note([right - 4, floor - slab * 0.5], label('slab'));
    pen.note([right - 6, floor - slab - 2.6], 'Compacted gravel base, 4 in.');
    pen.note([side + 1, floor - slab - 7], label('insulation'));
    pen.note([side * 0.3, -1], 'Keyed joint with dowels');
    pen.note([half - 1.5, -depth * 0.45], label('concrete'));
    pen.note([half - 4, -depth + 3.6], label('bars'));
    pen.note([half + 4, -depth - 2.4], 'Undisturbed or compacted soil, frost-free depth');
  },
});

export const paverEdge = defineDetail({
  key: 'paver-edge',
  condition: 'Paver Edge Restraint',
  view: 'Section',
  scale: 8,
  sizes: {
    paver: ['Paver thickness', 2.375, 4, 0.125, 3.125],
    bed: ['Setting bed thickness', 0.75, 1.5, 0.25, 1],
    base: ['Base thickness', 4, 12, 1, 6],
    spike: ['Spike length', 8, 14, 1, 10],
  },
  labels: {
    paver: 'Concrete unit paver',
    bed: 'Sand setting bed, screeded',
    base: 'Aggregate base, compacted to 95 percent',
    edge: 'Aluminum edge restraint, L-shaped',
  },
  sketch(pen, size, label) {
    const [paver, bed, base, spike] = [size('paver'), size('bed'), size('base'), size('spike')];
    // The pavement's edge is at x = 0, lawn to the right; y = 0 is the top of the base.
    const far = -30;
    const out = 15;
    const top = bed + paver;
    const unit = 7.8;
    for (let x = -unit; x > far - unit; x -= unit + 0.12) {
      const from = Math.max(far, x);
      pen.shape(
        [
          [from, bed],
          [x + unit, bed],
          [x + unit, top - 0.2],
          [x + unit - 0.2, top],
          [from + (from > far ? 0.2 : 0), top],
          [from, top - (from > far ? 0.2 : 0)],
        ],
        'masonry',
      );
    }
    pen.rect(far, 0, -far, bed, 'sand', 'edge');
    pen.rect(far, -base, -far + 7, base, 'gravel');
    pen.band(
      [
        [far, -base - 0.05],
        [7, -base - 0.05],
      ],
      -0.25,
      'membrane',
      'fine',
    );
    pen.hatch(
      [
        [far, -base - 0.3],
        [7, -base - 0.3],
        [7, 0],
        [out, 0],
        [out, -base - 6],
        [far, -base - 6],
      ],
      'earth',
    );
    pen.shape(
      [
        [0.05, 0.02],
        [0.05, top - 0.9],
        [0.3, top - 0.9],
        [0.3, 0.27],
        [5, 0.27],
        [5, 0.02],
      ],
      'aluminum',
    );
    screw(pen, [2.8, 0.3], 270, spike, 0.32);
    pen.hatch(
      [
        [0.35, 0.4],
        [7, 0.4],
        [out, 0.3],
        [out, top - 1.2],
        [3, top - 1],
        [0.35, top - 0.8],
      ],
      'sand',
    );
    pen.path([
      [0.35, top - 0.8],
      [3, top - 1],
      [out, top - 1.2],
    ]);
    for (let x = 1.2; x < out; x += 0.9)
      pen.path(
        [
          [x - 0.3, top + 0.1],
          [x, top - 1],
          [x + 0.25, top - 0.05],
        ],
        'fine',
      );
    breakLine(pen, [far, -base - 0.3], [far, top]);
    breakLine(pen, [out, -base - 6], [out, top - 1]);
    slopeArrow(pen, [far * 0.55, top + 1.6], 'Slope 2% min.', 'right');

    pen.dim([far, 0], [far, bed], 0.62, undefined);
    pen.dim([far, -base], [far, 0], 0.3);
    pen.dim([far, bed], [far, top], 0.3);
    pen.dim([-unit * 2 - 0.12, top + 3.4], [-unit - 0.12, top + 3.4], 0.2, 'VARIES');
    pen.note([-2.4, top - 0.6], label('paver'));
    pen.note([-0.06, top - 0.4], 'Joint sand, swept and compacted');
    pen.note([0.3, top * 0.5], label('edge'));
    pen.note([out - 3, top - 1.3], 'Planting soil and turf');
    pen.note([-1.4, bed * 0.5], label('bed'));
    pen.note([2.8, -spike * 0.7], 'Steel spike at 12 in. o.c.');
    pen.note([1, -base * 0.8], label('base'));
    pen.note([4.5, -base - 0.15], 'Woven geotextile, lapped 12 in.');
    pen.note([9, -base - 3.4], 'Compacted subgrade');
  },
});

export const postFooting = defineDetail({
  key: 'post-footing',
  condition: 'Post Footing',
  view: 'Section',
  scale: 12,
  sizes: {
    diameter: ['Footing diameter', 10, 30, 2, 16],
    depth: ['Footing depth', 24, 54, 2, 36],
    post: ['Post size', 2.5, 8, 0.5, 4],
    embed: ['Post embedment', 18, 36, 2, 24],
  },
  labels: {
    post: 'Steel post, hot-dip galvanized',
    concrete: 'Concrete footing, 3000 psi, crowned',
    gravel: 'Compacted drainage gravel, 6 in.',
    soil: 'Undisturbed soil',
  },
  sketch(pen, size, label) {
    const [diameter, depth, post] = [size('diameter'), size('depth'), size('post')];
    const embed = Math.min(size('embed'), depth - 4);
    const [half, side] = [diameter / 2, post / 2];
    const high = 22;
    const far = half + 14;
    for (const own of [pen, pen.at([0, 0], 0, true)]) {
      own.hatch(
        [
          [half, 0],
          [far, 0],
          [far, -depth - 12],
          [0, -depth - 12],
          [0, -depth - 6],
          [half, -depth - 6],
        ],
        'earth',
      );
      own.path([
        [half, 0],
        [far, 0],
      ]);
      own.path([
        [half, 0.4],
        [half, -depth - 6],
        [0, -depth - 6],
      ]);
      own.path([
        [side, 1.8],
        [half, 0.4],
      ]);
      own.path(
        [
          [0, -depth],
          [half, -depth],
        ],
        'edge',
      );
      own.hatch(
        [
          [0, -depth],
          [half, -depth],
          [half, -depth - 6],
          [0, -depth - 6],
        ],
        'gravel',
      );
      own.hatch(
        [
          [side, 1.8],
          [half, 0.4],
          [half, -depth],
          [0, -depth],
          [0, -embed],
          [side, -embed],
        ],
        'concrete',
      );
      own.path([
        [side, -embed],
        [side, high],
      ]);
      own.path(
        [
          [side - 0.3, -embed],
          [side - 0.3, high],
        ],
        'edge',
      );
      own.hatch(
        [
          [side - 0.3, -embed],
          [side, -embed],
          [side, high],
          [side - 0.3, high],
        ],
        'steel',
      );
      own.shape(
        [
          [side, 1.8],
          [side + 0.7, 1.65],
          [side, 2.6],
        ],
        'sealant',
        'fine',
      );
    }
    pen.path([
      [-side, -embed],
      [side, -embed],
    ]);
    bolt(pen, [side + 1.8, -embed * 0.72], 180, post + 3.6, 0.6);
    breakLine(pen, [-side, high], [side, high]);
    centreLine(pen, [0, -depth - 9], [0, high + 4]);
    const band = Math.min(14, depth * 0.3);
    for (const y of [-band, -depth + 6])
      pen.path(
        [
          [-half + 3, y],
          [half - 3, y],
        ],
        'hidden',
      );
    for (const x of [-half + 3, half - 3])
      pen.path(
        [
          [x, -3],
          [x, -depth + 3],
        ],
        'hidden',
      );

    pen.dim([-half, -depth - 12], [half, -depth - 12], -0.35);
    pen.dim([-far, -depth], [-far, 0], 0.3);
    pen.dim([far, -embed], [far, 0], -0.32);
    pen.dim([-side, high], [side, high], 0.35);
    pen.note([side, high - 5], label('post'));
    pen.note([side + 0.4, 2], 'Sealant at post, top sloped to drain');
    pen.note([half - 3, -depth * 0.2], 'No. 3 ties and vertical bars, 3 in. cover');
    pen.note([half - 1.5, -depth * 0.45], label('concrete'));
    pen.note([side + 1.8, -embed * 0.72], 'Cross bolt or anchor fin');
    pen.note([half - 2, -depth - 3], label('gravel'));
    pen.note([far - 6, -depth - 6], label('soil'));
  },
});

export const trenchDrain = defineDetail({
  key: 'trench-drain',
  condition: 'Trench Drain in Paving',
  view: 'Section',
  scale: 4,
  sizes: {
    width: ['Channel inside width', 4, 12, 0.5, 6],
    depth: ['Channel depth', 4, 16, 0.5, 8],
    encasement: ['Concrete encasement', 4, 8, 0.5, 4],
    paving: ['Paving thickness', 4, 8, 0.5, 5],
  },
  labels: {
    grate: 'Ductile iron grate, load class C',
    channel: 'Polymer concrete channel, pre-sloped',
    encasement: 'Concrete encasement, 4000 psi',
    paving: 'Concrete paving',
  },
  sketch(pen, size, label) {
    const [width, depth, encasement, paving] = [
      size('width'),
      size('depth'),
      size('encasement'),
      size('paving'),
    ];
    const half = width / 2;
    const wall = half + 0.7;
    const outer = wall + encasement;
    const far = outer + 4.2;
    const low = -depth - 0.8;
    const sole = low - encasement;
    const round = Math.min(half, depth * 0.5);
    for (const own of [pen, pen.at([0, 0], 0, true)]) {
      own.hatch(
        [
          [wall, -0.12],
          [outer, 0],
          [outer, sole],
          [0, sole],
          [0, low],
          [wall, low],
        ],
        'concrete',
      );
      own.path([
        [wall, -0.12],
        [outer, 0],
        [outer, sole],
        [0, sole],
      ]);
      // Channel wall with its rebate for the grate and its rounded invert.
      own.shape(
        [
          [wall, -0.15],
          [wall, low],
          [0, low],
          [0, -depth],
          [half - round, -depth],
          [half - round * 0.35, -depth + round * 0.25],
          [half, -depth + round],
          [half, -1.5],
          [half + 0.35, -1.5],
          [half + 0.35, -0.15],
        ],
        'sand',
      );
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
      own.path([
        [far, 0],
        [outer + 0.5, 0],
        [outer + 0.5, -paving],
        [far, -paving],
      ]);
      own.rect(outer, -paving, 0.5, paving - 0.5, 'membrane', 'fine');
      own.rect(outer, -0.5, 0.5, 0.45, 'sealant', 'edge');
      own.hatch(
        [
          [outer, -paving],
          [far, -paving],
          [far, -paving - 3.5],
          [outer, -paving - 3.5],
        ],
        'gravel',
      );
      own.hatch(
        [
          [outer, -paving - 3.5],
          [far, -paving - 3.5],
          [far, sole - 3],
          [0, sole - 3],
          [0, sole],
          [outer, sole],
        ],
        'earth',
      );
      breakLine(own, [far, -paving - 3.5], [far, 0]);
      own.circle([wall + encasement * 0.5, -depth * 0.5], 0.3, 'edge');
      own.circle([wall + encasement * 0.5, low - encasement * 0.5], 0.3, 'edge');
    }
    // Grate cut across its bars.
    const bars = Math.max(3, Math.round(width / 1.1));
    const step = (width + 0.5) / bars;
    for (let bar = 0; bar < bars; bar++) {
      const x = -half - 0.25 + bar * step;
      pen.shape(
        [
          [x + 0.1, -0.2],
          [x + step - 0.35, -0.2],
          [x + step - 0.45, -1.45],
          [x + 0.2, -1.45],
        ],
        'steel',
      );
    }
    pen.path(
      [
        [-half - 0.3, -1.45],
        [half + 0.3, -1.45],
      ],
      'edge',
    );
    bolt(pen, [0, -1.5], 270, 1.6, 0.3);
    pen.path(
      [
        [-half, -depth + round * 1.4],
        [half, -depth + round * 1.4],
      ],
      'hidden',
    );
    slopeArrow(pen, [-outer - 2, 1.2], '1% min.', 'right');

    pen.dim([-half, 0.2], [half, 0.2], 0.35);
    pen.dim([-far, -paving], [-far, 0], 0.3);
    pen.dim([outer, sole - 3], [wall, sole - 3], 0.25);
    pen.note([half - 0.3, -0.3], label('grate'));
    pen.note([half + 0.6, -0.6], 'Galvanized steel edge rail');
    pen.note([outer + 0.25, -0.3], 'Sealant over isolation joint filler');
    pen.note([outer + 2.6, -paving * 0.5], label('paving'));
    pen.note([outer + 2.4, -paving - 1.8], 'Compacted aggregate base');
    pen.note([half + 0.35, -depth * 0.7], label('channel'));
    pen.note([wall + encasement * 0.5, -depth * 0.5], 'No. 4 bars, continuous');
    pen.note([wall + 0.8, low - encasement * 0.7], label('encasement'));
  },
});
