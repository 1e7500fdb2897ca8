import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  ceilingTee,
  hangerWire,
  panelToBreak,
} from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const ceilingPerimeter = defineDetail({
  condition: 'Ceiling Perimeter at Wall',
  view: 'Section',
  scale: 1,
  sizes: {
    stud: ['Stud depth', 'wallStud', 3.625],
    panel: ['Panel thickness', 'ceilingPanel', 0.75],
    angle: ['Wall angle leg', 0.875, 2, 0.125, 0.875],
    first: ['First tee from wall', 5, 8, 0.5, 6],
  },
  labels: {
    panel: 'Mineral fiber lay-in panel, edge cut again at wall',
    angle: 'Hemmed wall angle, painted',
    wall: 'Gypsum board partition to structure',
    tee: '15/16 in. main tee',
  },
  sketch(pen, { stud, panel, angle, first }, label) {
    const [low, high] = [-3, 5.5];
    const wall = stud + 1.25;
    wallLayers(pen, -wall, low, high, [
      { thickness: 0.625, pattern: 'gypsum' },
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
      { thickness: 0.625, pattern: 'gypsum' },
    ]);
    for (const y of [low, high]) breakLine(pen, [-wall, y], [0, y]);
    pen.path([
      ...uv(0.1, angle - 0.2, 0.1, angle, 0.04, angle, 0.04, 0),
      ...uv(angle, 0, angle, 0.06, angle - 0.2, 0.06),
    ]);
    screw(pen, [0.1, angle * 0.55], 180, 1.4, 0.1);
    ceilingTee(pen, first, 0);
    hangerWire(pen, first, 0, high, true);
    panelToBreak(pen, first, first + 2.4, panel);
    pen.shape(
      [
        [0.25, 0.08],
        [angle + 0.08, 0.08],
        [angle + 0.08, -0.25],
        [first - 0.54, -0.25],
        [first - 0.54, 0.08],
        [first - 0.12, 0.08],
        [first - 0.12, panel - 0.17],
        [0.25, panel - 0.17],
      ],
      'sand',
    );
    pen.path(uv(first - 0.06, 1.36, 0.75, 1.36, 0.75, 1.5, first - 0.06, 1.5), 'fine');
    pen.path(uv(0.12, angle * 0.8, 0.12, 1.6, 1.6, 1.6), 'edge');
    screw(pen, [0.95, 1.6], 270, 0.36, 0.07);

    pen.dim([0, -0.4], [first, -0.4], -0.5);
    pen.dim([0, 0], [angle, 0], -0.35, { beyond: true });
    pen.dim([-wall, high], [0, high], 0.35);
    pen.note([first, high - 1.6], '12 ga. hanger wire within 8 in. of wall');
    pen.note([first + 0.1, 1.5], label('tee'));
    pen.note([1.2, 1.62], 'Seismic clip, screwed one end only');
    pen.note([first - 1.6, panel * 0.6], label('panel'));
    pen.note([first - 2.4, 1.42], 'Cross tee, 3/4 in. clearance at wall');
    pen.note([angle - 0.1, 0.02], label('angle'));
    pen.note([-0.3, low + 1.4], label('wall'));
    pen.note([-0.625 - stud * 0.4, low + 0.6], 'Acoustic batt between steel studs');
  },
});
