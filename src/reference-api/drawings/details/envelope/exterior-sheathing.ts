import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';

export const exteriorSheathing = defineDetail({
  condition: 'Sheathing Joint under Rainscreen',
  view: 'Section',
  scale: 2,
  sizes: {
    sheathing: ['Sheathing thickness', 'sheathing', 0.625],
    stud: ['Stud depth', 'steelStud', 6],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
  },
  labels: {
    sheathing: '{sheathing} in. exterior sheathing, cut edges sealed',
    barrier: 'Air and water barrier membrane',
    joint: 'Sealant at sheathing joint, tooled flat',
    insulation: 'Rigid exterior insulation',
    stud: '18 ga. steel stud at 16 in. o.c.',
  },
  sketch(pen, { sheathing, stud, insulation }, label) {
    const high = 5.4;
    pen.rect(-sheathing, 0.07, sheathing, high - 0.07, 'gypsum');
    pen.rect(-sheathing, -high, sheathing, high - 0.07, 'gypsum');
    pen.rect(-sheathing - 0.02, -0.07, sheathing, 0.14, 'sealant', 'fine');
    pen.as('air').rect(-sheathing - 0.12, -high, 0.12, 2 * high, 'membrane', 'fine');
    const face = -sheathing - 0.12 - insulation;
    wallLayers(pen, face, -high, high, [{ thickness: insulation, pattern: 'rigid-insulation' }]);
    pen.rect(face - 0.75, -high, 0.75, 2 * high, 'wood', 'edge');
    pen.rect(face - 1.125, -high, 0.375, 2 * high, 'aluminum');
    wallLayers(pen, 0.05, -high, high, [
      { thickness: stud - 0.1, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    for (const x of [0, stud - 0.05]) pen.rect(x, -high, 0.05, 2 * high, 'steel', 'edge');
    wallLayers(pen, stud, -high, high, [{ thickness: 0.625, pattern: 'gypsum' }]);
    screw(pen, [-sheathing, 0.75], 0, sheathing + 0.5, 0.1);
    screw(pen, [-sheathing, -0.75], 0, sheathing + 0.5, 0.1);
    screw(pen, [face - 1.125, 1.6], 0, 0.95, 0.1);
    screw(pen, [face - 0.66, 3], 0, insulation + sheathing + 1.6, 0.1);
    breakLine(pen, [face - 1.125, high], [stud + 0.625, high]);
    breakLine(pen, [face - 1.125, -high], [stud + 0.625, -high]);

    pen.dim([0, high], [stud, high], 0.3);
    pen.dim([face, high], [-sheathing - 0.12, high], 0.3);
    pen.dim([-sheathing, -high], [0, -high], -0.3, { beyond: true });
    pen.note([stud - 0.03, 4.4], label('stud'));
    pen.note([-sheathing * 0.4, 3.6], label('sheathing'));
    pen.note([stud * 0.6, 2.6], 'Batt insulation');
    pen.note([stud + 0.3, -4.6], 'Gypsum board');
    pen.note([0.1, 0.75], 'Corrosion-resistant screw at 8 in. o.c.');
    pen.note([-sheathing * 0.6, 0], label('joint'));
    pen.note([-sheathing - 0.06, -1.6], label('barrier'));
    pen.note([face + insulation * 0.5, -2.6], label('insulation'));
    pen.note([face - 0.95, -3.8], 'Rainscreen panel on furring, screwed to studs');
  },
});
