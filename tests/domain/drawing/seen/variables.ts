import { elsewhere, row } from '#tests/domain/drawing/seen/row.ts';
import type { Row } from '#tests/domain/drawing/seen/row.ts';

const solid = '0 SOLID | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 0 | 22 4 | 13 4 | 23 4';
const attribute = (flags: number) => `0 ATTRIB | 8 A | 10 1 | 20 2 | 40 1 | 1 VALUE | 2 T | 70 ${flags}`;
const dot = '0 POINT | 8 A | 10 0 | 20 0';
const line = '0 LINE | 8 A | 10 0 | 20 0 | 11 4 | 21 0';
const plain = 'line 0,0 4,0';

/** What has no effect on what is printed, or only on what is drawn next. */
const without = (name: string, why: string, header: string): Row =>
  row(name, `No effect: ${why}.`, { header: `9 ${name} | ${header}`, entities: [line] }, plain);

/** The HEADER section. */
export const variableRows: readonly Row[] = [
  elsewhere('$ACADVER', 'UTF-8 since AC1021, the code page before.', '../../lib/dxf/other-writer.test.ts'),
  row(
    '$ATTMODE',
    '0 hides all attributes, 2 shows hidden ones.',
    { header: '9 $ATTMODE | 70 2', entities: [attribute(1)] },
    'text VALUE 1,2',
  ),
  row(
    '$ATTMODE of 0',
    'Hides all attributes.',
    { header: '9 $ATTMODE | 70 0', entities: [attribute(0), line] },
    plain,
  ),
  without('$CECOLOR', 'it is for what is drawn next', '62 1'),
  without('$CELTSCALE', 'it is for what is drawn next', '40 9'),
  without('$CELTYPE', 'it is for what is drawn next', '6 HIDDEN'),
  without('$CELWEIGHT', 'it is for what is drawn next', '370 200'),
  without('$DIMSCALE', 'styles and blocks of dimensions have their own', '40 9'),
  elsewhere('$DWGCODEPAGE', 'How letters are read in files before AC1021.', 'real-files.test.ts'),
  row(
    '$EXTMIN and $EXTMAX',
    'How large points are whose size is a share of the window.',
    { header: '9 $PDMODE | 70 2 | 9 $EXTMIN | 10 0 | 20 0 | 9 $EXTMAX | 10 100 | 20 40', entities: [dot] },
    'line -2,0 2,0',
    'line 0,-2 0,2',
  ),
  row(
    '$FILLMODE',
    '0 outlines areas instead of filling them, and leaves out hatches.',
    { header: '9 $FILLMODE | 70 0', entities: [solid] },
    'line 0,0 4,0 4,4 0,4',
  ),
  elsewhere('$INSUNITS', 'The unit of what is measured.', 'real-files.test.ts'),
  without('$LIMMIN', 'the edge is that of what is seen', '10 -90'),
  elsewhere('$LTSCALE', 'The length of dashes.', 'line-types.test.ts'),
  without('$LWDISPLAY', 'lines are as wide as in print', '290 0'),
  elsewhere('$MEASUREMENT', '1 means millimeters where no unit is stated.', 'real-files.test.ts'),
  without('$MIRRTEXT', 'it is for what is mirrored next', '70 1'),
  without('$MSLTSCALE', 'scales of annotations are not followed', '280 1'),
  row(
    '$PDMODE',
    'The mark of points: none, a cross, an x, a stroke, in a circle or a box.',
    { header: '9 $PDMODE | 70 35 | 9 $PDSIZE | 40 2', entities: [dot] },
    'line -2,-2 2,2',
    'line -2,2 2,-2',
    'arc 0,0 1',
  ),
  row(
    '$PDSIZE',
    'The size of points.',
    { header: '9 $PDMODE | 70 4 | 9 $PDSIZE | 40 6', entities: [dot] },
    'line 0,0 0,3',
  ),
  elsewhere(
    '$PSLTSCALE',
    'Whether dashes have their length on the paper or in the model.',
    'line-types.test.ts',
  ),
  without('$QTEXTMODE', 'texts are always shown', '70 1'),
  without('$SPLFRAME', 'frames of curves are not printed', '70 1'),
  row(
    '$TEXTSIZE',
    'The height of texts that state none.',
    { header: '9 $TEXTSIZE | 40 4', entities: ['0 MTEXT | 8 A | 10 0 | 20 0 | 71 1 | 1 A'] },
    'text A 0,-4',
  ),
  elsewhere('$TILEMODE', 'Whether the model or a sheet is shown first.', 'layouts.test.ts'),
  elsewhere('$XCLIPFRAME', '1 prints the frames of clipped blocks.', 'clips.test.ts'),
];
