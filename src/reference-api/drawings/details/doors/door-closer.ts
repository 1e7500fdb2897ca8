import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const doorCloser = defineDetail({
  condition: 'Surface Closer, Regular Arm',
  view: 'Section',
  scale: 2,
  sizes: {
    door: ['Door thickness', 'exteriorDoor', 1.75],
    body: ['Closer projection', 2, 3.5, 0.25, 2.5],
    face: ['Head face', 'headFace', 2],
    wall: ['Wall thickness', 'partition', 4.875],
  },
  labels: {
    closer: 'Surface-mounted door closer, adjustable spring',
    arm: 'Regular arm with shoe on frame head',
    door: 'Hollow metal door, 18 ga. faces',
    frame: '16 ga. hollow metal frame head',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, { door, body, face, wall }, label) {
    // Face of the door at x = 0, its side with the closer on the right; its top at y = 0.
    const [low, high] = [-5.3, face + 2.7];
    const rabbet = door + 0.19;
    const deep = wall + 1.2;
    const out = 0.05;
    const head: XY[] = [
      [out - 0.5, face - 0.5],
      [out - 0.5, face],
      [out, face],
      [out, 0.125],
      [out - rabbet, 0.125],
      [out - rabbet, -0.5],
      [out - deep + rabbet, -0.5],
      [out - deep + rabbet, 0.125],
      [out - deep, 0.125],
      [out - deep, face],
      [out - deep + 0.5, face],
      [out - deep + 0.5, face - 0.5],
    ];
    pen.band(head, 0.09, 'steel', 'edge');
    pen.path(uv(out - 0.12, 0.3, out - 0.12, face - 0.2, out - 0.3, face - 0.2), 'cut');
    const inner = out - 0.6;
    for (const x of [inner - 0.625, inner - wall])
      pen.rect(x, face - 0.4, 0.625, high - face + 0.4, 'gypsum');
    pen.hatch(
      [
        [inner - wall + 0.625, face + 1.1],
        [inner - wall + 0.625, high],
        [inner - 0.625, high],
        [inner - 0.625, face + 1.1],
      ],
      'batt-insulation',
    );
    pen.path([
      [inner - wall + 0.7, face + 1],
      [inner - wall + 0.7, face - 0.2],
      [inner - 0.7, face - 0.2],
      [inner - 0.7, face + 1],
    ]);
    pen.hatch(
      uv(-door + 0.1, low, -0.1, low, -0.1, -4.85, -0.34, -4.85, -0.34, -0.7, -door + 0.1, -0.7),
      'rigid-insulation',
    );
    pen.path(uv(-door, low, -door, -0.02, 0, -0.02, 0, low));
    pen.path(uv(-door + 0.1, low, -door + 0.1, -0.6, -0.1, -0.6, -0.1, low), 'edge');
    pen.rect(-0.3, -4.8, 0.2, 4, 'steel', 'edge');
    pen.rect(-door - 0.16, -0.44, 0.14, 0.36, 'sealant', 'fine');
    // Body on the door, spindle, arm up to its shoe on the head.
    pen.rect(0.02, -4.2, body - 0.02, 2.4);
    pen.rect(0.02, -4.6, body + 0.15, 3.1, null, 'edge');
    pen.circle([body * 0.55, -3], 0.62, 'edge');
    // Its plate is screwed to the door above and below the body.
    pen.rect(0.02, -4.58, 0.18, 3.06, 'steel', 'edge');
    for (const y of [-4.4, -1.66]) screw(pen, [0.2, y], 180, door * 0.6, 0.12);
    const spindle = body * 0.55;
    pen.rect(spindle - 0.3, -1.8, 0.6, 0.9, 'steel', 'edge');
    pen.shape(
      uv(spindle - 0.45, -0.9, spindle + 0.45, -0.9, spindle + 0.45, -0.55, spindle - 0.45, -0.55),
      'steel',
      'edge',
    );
    pen.shape(
      uv(spindle + 0.2, -0.55, spindle + 3.6, -0.4, spindle + 3.6, -0.1, spindle + 0.2, -0.25),
      'steel',
      'edge',
    );
    pen.circle([spindle + 3.3, 0.05], 0.34, 'edge');
    pen.shape(uv(spindle + 3.2, 0.1, spindle + 3.2, 0.42, 0.5, 0.95, 0.5, 0.62), 'steel', 'edge');
    pen.rect(out + 0.02, 0.4, 0.28, 1.3, 'steel', 'edge');
    pen.rect(out + 0.3, 0.6, 0.4, 0.5, 'steel', 'edge');
    screw(pen, [out + 0.32, 1.4], 180, 0.8, 0.12);
    breakLine(pen, [-door, low], [0, low]);
    breakLine(pen, [inner - wall, high], [inner, high]);

    pen.dim([inner - wall, high], [inner, high], 0.35);
    pen.dim([-door, low], [0, low], -0.35);
    pen.dim([0, low], [body, low], -0.35);
    pen.path(uv(body, low - pen.scale * 0.1, body, -4.2), 'extension');
    pen.note([inner - 0.2, high - 1], label('wall'));
    pen.note([inner - 1.2, high - 0.6], 'Acoustic batt in partition');
    pen.note([out, face - 0.1], label('frame'));
    pen.note([out - 0.12, face - 0.55], 'Shoe reinforcement, 14 ga.');
    pen.note([out + 0.3, 1.4], 'Machine screw into reinforcement, 2 each');
    pen.note([spindle + 3, 0.3], label('arm'));
    pen.note([spindle + 0.2, -1.4], 'Spindle and main arm');
    pen.note([body, -3.4], label('closer'));
    pen.note([-0.2, -4.7], 'Closer reinforcement, 14 ga.');
    pen.note([-door * 0.6, low + 0.25], label('door'));
    pen.note([-door - 0.1, -0.3], 'Silencer or smoke gasket');
  },
});
