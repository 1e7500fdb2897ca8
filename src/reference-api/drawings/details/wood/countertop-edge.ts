import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const countertopEdge = defineDetail({
  condition: 'Countertop Edge at Base Cabinet',
  view: 'Section',
  scale: 1,
  sizes: {
    top: ['Top thickness', 'counter', 0.75],
    edge: ['Built-up edge', 1, 3, 0.25, 1.5],
    overhang: ['Overhang', 0.5, 2, 0.25, 1],
    door: ['Door thickness', 'cabinetDoor', 0.75],
  },
  labels: {
    top: '{top} in. countertop, as scheduled',
    edge: 'Built-up edge, eased 1/8 in.',
    cabinet: 'Base cabinet, 3/4 in. plywood',
    door: 'Door with edge banding',
  },
  sketch(pen, { top, edge, overhang, door }, label) {
    // The front is on the left, its overhang beyond the door at x = 0.
    const far = 11.5;
    const built = Math.max(edge, top + 0.5);
    pen.hatch(uv(-overhang, 0, far, 0, far, top, -overhang, top), 'tile');
    pen.path(uv(far, 0, -overhang + 1.2, 0));
    pen.path([
      [far, top],
      [-overhang + 0.15, top],
      [-overhang, top - 0.15],
      [-overhang, top - built],
      [-overhang + 1.2, top - built],
      [-overhang + 1.2, 0],
    ]);
    pen.hatch(
      uv(-overhang, top - built, -overhang + 1.2, top - built, -overhang + 1.2, 0, -overhang, 0),
      'tile',
    );
    pen.path(uv(-overhang, 0, -overhang + 1.2, 0), 'fine');
    const low = -8;
    pen.rect(door + 0.1, -0.75, far - door - 0.1, 0.75, 'plywood');
    pen.rect(door + 0.1, -3.5, 0.75, 2.75, 'plywood');
    const head = Math.min(-0.2, top - built - 0.15);
    pen.rect(0, low, door, head - low, 'wood');
    pen.path(uv(door + 0.1, -3.5, door + 0.1, low), 'edge');
    const pull = Math.min(-2.4, head - 0.9);
    pen.rect(-0.9, pull, 0.9, 0.4, 'steel', 'edge');
    screw(pen, [door + 0.02, pull + 0.2], 180, door + 0.3, 0.09);
    screw(pen, [door + 0.475, -0.1], 270, 2, 0.1);
    bead(pen, [door + 4, -0.02], 0.12);
    bead(pen, [door + 7, -0.02], 0.12);
    breakLine(pen, [far, low], [far, top]);
    breakLine(pen, [0, low], [door, low]);

    pen.dim([-overhang, top], [0, top], 0.35);
    pen.dim([-overhang, top - built], [-overhang, top], 0.4);
    pen.dim([0, low], [door, low], -0.35);
    pen.note([far - 3, top * 0.6], label('top'));
    pen.note([far - 4, -0.4], 'Plywood substrate, sealed');
    pen.note([door + 7, -0.05], 'Silicone adhesive, spot applied');
    pen.note([door + 0.475, -1.4], 'Screw through substrate into cabinet');
    pen.note([-overhang + 0.06, top - 0.06], label('edge'));
    pen.note([door + 0.6, -2.8], label('cabinet'));
    pen.note([door * 0.6, low + 4.6], label('door'));
    pen.note([-0.3, pull + 0.2], 'Wire pull, screwed through door');
  },
});
