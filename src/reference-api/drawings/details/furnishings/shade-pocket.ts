import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import {
  ceilingTee,
  eyeAngle,
  hangerWire,
  slabOnDeck,
} from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { blocking, breakLine, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const shadePocket = defineDetail({
  condition: 'Roller Shade in Ceiling Pocket',
  view: 'Section',
  scale: 2,
  sizes: {
    width: ['Pocket width', 4, 8, 0.5, 5],
    height: ['Pocket height', 4, 8, 0.5, 5],
    roll: ['Rolled shade diameter', 1.75, 3.5, 0.25, 2.5],
    panel: ['Ceiling panel thickness', 'ceilingPanel', 0.75],
  },
  labels: {
    shade: 'Roller shade fabric, regular roll',
    tube: 'Aluminum roller tube on end bracket',
    pocket: 'Extruded aluminum pocket with tile support',
    closure: 'Removable closure panel',
    ceiling: 'Acoustical ceiling panel',
    hembar: 'Hembar in sealed pocket',
  },
  sketch(pen, { width, height, roll: rollSize, panel }, label) {
    const roll = Math.min(rollSize, height - 0.8, width - 1.2) / 2;
    // Ceiling at y = 0; the window's inner face at x = 0, the room on its right.
    const [low, far] = [-4.2, width + 3.2];
    const deck = height + 1.52;
    const high = deck + 2;
    glazedFrame(pen.at([-4.5, -2.2]), { depth: 4.5, face: 2.2, glass: 1, length: 2.4 });
    // Framed wall with a header over the window, whose frame is sealed to it inside and outside.
    pen.hatch(uv(-4, 1.8, -4, high, -0.6, high, -0.6, 1.8), 'batt-insulation');
    blocking(pen, -4, 0.3, 3.4, 1.5);
    // The board inside ends under the slab, whose edge the studs pass.
    pen.rect(-0.6, 0.3, 0.6, deck - 0.3, 'gypsum');
    pen.rect(-4.5, 0.3, 0.5, high - 0.3, 'gypsum');
    sealedJoint(pen, [-0.1, 0], [-0.1, 0.3]);
    sealedJoint(pen, [-4.4, 0.3], [-4.4, 0]);
    blocking(pen, 0, height + 0.02, width, 1.5);
    slabOnDeck(pen, -0.6, far, deck, 2);
    pen.path(uv(-0.6, deck, -0.6, deck + 2));
    breakLine(pen, [far, deck], [far, deck + 2]);
    breakLine(pen, [-4.5, high], [0, high]);
    pen.band(uv(0, 0, 0, height, width, height, width, 0), -0.1, 'aluminum', 'edge');
    pen.shape(
      uv(width, 0, width + 0.9, 0, width + 0.9, 0.1, width + 0.1, 0.1, width + 0.1, 0.5, width, 0.5),
      'aluminum',
      'edge',
    );
    // The panel bears on the pocket and on the first tee, which hangs from the structure.
    const tee = far - 0.9;
    pen.rect(width + 0.15, 0.12, tee - width - 0.3, panel, 'sand');
    pen.rect(tee + 0.15, 0.12, far - tee - 0.15, panel, 'sand');
    ceilingTee(pen, tee, 0);
    hangerWire(pen, tee, 0, deck - 0.9);
    eyeAngle(pen.at([tee, 0], 0, true), 0, deck);
    // Through the blocking into the slab.
    for (const x of [0.9, width - 1]) screw(pen, [x, height - 0.12], 90, 3, 0.14);
    const center: [number, number] = [width / 2 + 0.1, height - roll - 0.45];
    pen.circle(center, roll);
    pen.circle(center, roll * 0.62);
    pen.circle(center, roll * 0.56, 'edge');
    for (const ring of [0.72, 0.8, 0.9]) pen.circle(center, roll * ring, 'fine');
    pen.rect(center[0] - 0.35, height - 0.1 - roll - 0.7, 0.7, roll + 0.7, null, 'edge');
    const drop = center[0] - roll;
    pen.path(uv(drop, center[1], drop, low + 1.1));
    pen.shape(
      uv(drop - 0.18, low, drop + 0.18, low, drop + 0.18, low + 1.1, drop - 0.18, low + 1.1),
      'aluminum',
      'edge',
    );
    // The closure is screwed to brackets on the pocket.
    pen.rect(drop + 0.35, -0.14, width - drop - 0.35, 0.12, 'aluminum', 'edge');
    const leg = width - 0.1;
    pen.shape(
      uv(drop + 0.45, -0.02, leg, -0.02, leg, 1, leg - 0.1, 1, leg - 0.1, 0.08, drop + 0.45, 0.08),
      'aluminum',
      'edge',
    );
    screw(pen, [leg - 0.11, 0.75], 0, 0.4, 0.08);
    screw(pen, [(drop + leg) / 2, -0.14], 90, 0.3, 0.08);
    breakLine(pen, [far, 0], [far, panel + 0.2]);

    pen.dim([0, high], [width, high], 0.35);
    pen.dim([width - 0.1, height], [width - 0.1, 0], -0.15, { beyond: true });
    pen.note([-0.22, 0.15], 'Sealant and backer rod');
    pen.note([-0.3, deck * 0.5], 'Gypsum board');
    pen.note([-4.25, 2.2], 'Gypsum sheathing');
    pen.note([-2, deck - 1], 'Batt insulation in stud cavity');
    pen.note([-1, 1.2], 'Header in exterior wall, see wall sections');
    pen.note([width - 0.6, height + 0.8], 'Wood blocking, anchored to structure through pocket');
    pen.note([far - 1, deck + 1.2], 'Concrete on steel deck');
    pen.note([width - 0.05, height * 0.75], label('pocket'));
    pen.note([center[0] + roll * 0.59, center[1] + 0.05], label('tube'));
    pen.note([tee - 0.6, panel * 0.6], label('ceiling'));
    pen.note([tee, 3.4], 'Hanger wire at tee, 12 ga.');
    pen.note([width - 0.3, -0.08], label('closure'));
    pen.note([leg - 0.05, 0.9], 'Closure bracket at 24 in. o.c.');
    pen.note([drop, -1.2], label('shade'));
    pen.note([drop + 0.1, low + 0.5], label('hembar'));
    pen.note(
      [-4.5 + glassFace({ depth: 4.5, face: 2.2, glass: 1, length: 2.4 }) + 0.9, -3.5],
      'Insulating glass unit',
    );
  },
});
