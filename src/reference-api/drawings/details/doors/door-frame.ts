import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { studPlan } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { offsetPath, type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const doorFrame = defineDetail({
  condition: 'Hollow Metal Door Jamb',
  view: 'Plan',
  scale: 1,
  sizes: {
    stud: ['Stud depth', 'frameStud', 3.625],
    face: ['Frame face', 'jambFace', 2],
    door: ['Door thickness', 'door', 1.75],
    board: ['Wall board thickness', 'wallBoard', 0.625],
  },
  labels: {
    frame: '16 ga. hollow metal frame, welded',
    door: 'Hollow metal door, 18 ga. faces',
    hinge: 'Mortise hinge with 10 ga. reinforcement',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, { stud, face, door, board }, label) {
    const throat = stud + 2 * board;
    const depth = throat + 1;
    const far = -5.8;
    // Wall runs to the left; y = 0 is its middle.
    const half = throat / 2;
    const own = pen.at([0, -half]);
    own.hatch(uv(far, board, -0.6, board, -0.6, board + stud, far, board + stud), 'batt-insulation');
    for (const y of [0, board + stud]) own.rect(far, y, -far - 0.3, board, 'gypsum');
    studPlan(own.at([-0.35, 0], 0, true), 0, board, stud);
    studPlan(own.at([-2.1, 0], 0, true), 0, board, stud);
    breakLine(own, [far, 0], [far, throat]);
    // Profile of the frame: returns on the wall, faces, rabbets, soffit with the stop between.
    const rabbet = door + 0.1875;
    const low = -depth / 2;
    const high = depth / 2;
    const profile: XY[] = [
      [-face + 0.5, low + 0.5],
      [-face, low + 0.5],
      [-face, low],
      [0, low],
      [0, low + rabbet],
      [0.625, low + rabbet],
      [0.625, high - rabbet],
      [0, high - rabbet],
      [0, high],
      [-face, high],
      [-face, high - 0.5],
      [-face + 0.5, high - 0.5],
    ];
    pen.path(profile);
    pen.path(offsetPath(profile, 0.09), 'edge');
    pen.path(uv(-0.15, low + 1.4, -0.3, low + 1.6, -0.3, high - 1.6, -0.15, high - 1.4), 'edge');
    screw(pen, [-0.3, 0.4], 180, 1.5, 0.1);
    for (const y of [low + 0.5, high - 0.5])
      bead(pen, [-face - 0.1, y + Math.sign(-y) * 0.1 + Math.sign(y) * 0.12], 0.11);
    // Door leaf with its core, hinge leaves and barrel.
    const gap = 0.125;
    const leaf = 4;
    pen.hatch(
      uv(gap + 0.1, low + 0.15, leaf, low + 0.15, leaf, low + door - 0.05, gap + 0.1, low + door - 0.05),
      'rigid-insulation',
    );
    pen.path(uv(leaf, low + 0.05, gap, low + 0.05, gap, low + door + 0.05, leaf, low + door + 0.05));
    pen.path(
      uv(leaf, low + 0.13, gap + 0.08, low + 0.13, gap + 0.08, low + door - 0.03, leaf, low + door - 0.03),
      'fine',
    );
    breakLine(pen, [leaf, low], [leaf, low + door + 0.1]);
    pen.circle([gap / 2, low - 0.26], 0.24, 'edge');
    pen.rect(-0.1, low - 0.05, 0.1, door * 0.75, 'steel', 'edge');
    pen.rect(gap, low - 0.05, 0.1, door * 0.75, 'steel', 'edge');
    pen.rect(0.1, low + rabbet - 0.13, 0.45, 0.11, 'sealant', 'fine');

    pen.dim([far, -half], [far, half], 0.3);
    pen.dim([-face, high], [0, high], 0.3);
    pen.dim([leaf, low + door + 0.05], [leaf, low + 0.05], 0.35, { beyond: true });
    pen.note([-1.2, high], label('frame'));
    pen.note([-0.3, 0.9], 'Stud anchor, 4 per jamb');
    pen.note([0.6, 0.3], 'Frame stop, 5/8 in.');
    pen.note([0.4, low + rabbet - 0.08], 'Silencer or smoke gasket');
    pen.note([leaf - 1, low + door * 0.6], label('door'));
    pen.note([gap + 0.1, low + 0.6], label('hinge'));
    pen.note([-face - 0.1, low + 0.45], 'Sealant both sides');
    pen.note([-3.6, half - board * 0.5], label('wall'));
    pen.note([-3.4, -half + board + stud * 0.4], 'Acoustic batt');
  },
});
