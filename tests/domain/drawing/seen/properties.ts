import { elsewhere, row } from '#tests/domain/drawing/seen/row.ts';
import type { Row } from '#tests/domain/drawing/seen/row.ts';

const line = '0 LINE | 8 A | 10 0 | 20 0 | 11 4 | 21 0';
const text = '0 TEXT | 8 A | 10 0 | 20 0 | 40 1 | 7 S | 1 AB';
const dimension = '0 DIMENSION | 8 A | 3 D | 70 0 | 10 30 | 20 10 | 13 0 | 23 0 | 14 30 | 24 0 | 50 0';
const dimensionStyle =
  '0 DIMSTYLE | 105 27 | 2 D | 70 0 | 41 2 | 42 1 | 44 1 | 140 2 | 147 1 | 271 0 | 277 2';

/** What all kinds of entities share. */
export const sharedRows: readonly Row[] = [
  row(
    '6, 48',
    'Line type by name, layer, or block, and its scale.',
    { tables: ['0 LTYPE | 2 DASH | 49 2 | 49 -1'], entities: [`${line} | 6 DASH | 48 2`] },
    'line 0,0 4,0',
    'dashes 4 2',
  ),
  elsewhere('8', 'Its layer; on 0, that of the insert of its block.', 'read-dxf.test.ts'),
  row(
    '38, 39, 210',
    'The plane that its points lie in, seen from above; a thickness is not seen.',
    { entities: ['0 LWPOLYLINE | 8 A | 38 2 | 39 5 | 10 1 | 20 2 | 10 4 | 20 2 | 210 0 | 220 0 | 230 -1'] },
    'line -1,2 -4,2',
  ),
  row('60', '1 hides it.', { entities: [line, `${line} | 60 1`] }, 'line 0,0 4,0'),
  elsewhere(
    '62, 420, 430',
    'Color: index, true color, by layer, or by block; color books by their true color.',
    'real-files.test.ts',
  ),
  elsewhere('67, 410', 'Whether it stands on paper.', 'windows.test.ts'),
  elsewhere('370', 'Line weight: its own, by layer, or by block.', 'real-files.test.ts'),
  row(
    '390',
    'Plot style: not followed, since its table is another file.',
    { entities: [`${line} | 390 F`] },
    'line 0,0 4,0',
  ),
  elsewhere('440', 'Transparency: its own, by layer, or by block.', 'more-entities.test.ts'),
];

export const tableRows: readonly Row[] = [
  elsewhere('BLOCK 10, 70', 'Its base point, and whether it is another file.', 'real-files.test.ts'),
  elsewhere(
    'DIMSTYLE 40 to 44, 140, 142, 147, 270 to 278, 340',
    'Sizes and texts of dimensions without blocks.',
    'more-entities.test.ts',
  ),
  row(
    'DIMSTYLE 342, 341, 173, 343, 344',
    'Arrows by their blocks, at each end its own where it says so, as strokes, or none; filled ones without a block.',
    {
      tables: [
        `${dimensionStyle} | 173 1 | 343 B1 | 344 B2`,
        '0 BLOCK_RECORD | 5 B1 | 2 _Dot',
        '0 BLOCK_RECORD | 5 B2 | 2 _None',
      ],
      blocks: ['0 BLOCK | 2 _DOT', '0 CIRCLE | 8 0 | 10 0 | 20 0 | 40 0.5', '0 ENDBLK'],
      entities: [dimension],
    },
    'line 0,1 0,11',
    'line 30,1 30,11',
    'line 0,10 15,10',
    'arc 0,10 1',
    'line 30,10 15,10',
    'text 30 15,11',
  ),
  row(
    'DIMSTYLE 342 without an arrow',
    'None at both ends.',
    { tables: [`${dimensionStyle} | 342 B1`, '0 BLOCK_RECORD | 5 B1 | 2 _None'], entities: [dimension] },
    'line 0,1 0,11',
    'line 30,1 30,11',
    'line 0,10 15,10',
    'line 30,10 15,10',
    'text 30 15,11',
  ),
  row(
    'DIMSTYLE 75, 76, 281, 282',
    'Lines of a dimension that are left out.',
    { tables: [`${dimensionStyle} | 41 0 | 75 1 | 282 1`], entities: [dimension] },
    'line 30,1 30,11',
    'line 0,10 15,10',
    'fill 0,10 2,10.33 2,9.67',
    'text 30 15,11',
  ),
  elsewhere(
    'DIMSTYLE 176, 177, 178',
    'Colors of its line, of the lines from its points, and of its text.',
    'leaders.test.ts',
  ),
  row(
    'DSTYLE in extended data',
    'What a dimension states differently from its style.',
    {
      tables: [dimensionStyle, '0 BLOCK_RECORD | 5 B1 | 2 _ArchTick'],
      entities: [
        `${dimension} | 1001 ACAD | 1000 DSTYLE | 1002 { | 1070 342 | 1005 B1 | 1070 271 | 1070 1 | 1002 }`,
      ],
    },
    'line 0,1 0,11',
    'line 30,1 30,11',
    'line 0,10 15,10',
    'line -1,9 1,11',
    'line 30,10 15,10',
    'line 29,9 31,11',
    'text 30.0 15,11',
  ),
  row(
    'HATCH HATCHBACKGROUNDCOLOR',
    'The ground of its pattern, in extended data.',
    {
      entities: [
        '0 HATCH | 8 A | 70 0 | 91 1 | 92 2 | 72 0 | 73 1 | 93 4 | 10 0 | 20 0 | 10 4 | 20 0 | 10 4 | 20 4 | 10 0 | 20 4 | 75 0 | 78 1 | 53 0 | 43 0 | 44 0 | 45 0 | 46 3 | 79 0 | 1001 HATCHBACKGROUNDCOLOR | 1071 -1023410177',
      ],
    },
    'fill 0,0 4,0 4,4 0,4',
    'hatch 0,0 4,0 0,3 4,3',
  ),
  elsewhere('LAYER 6, 62, 370, 420', 'Its line type, color, and line weight.', 'real-files.test.ts'),
  row(
    'LAYER 62 below 0',
    'Off: not shown at first.',
    { tables: ['0 LAYER | 2 A | 70 0 | 62 -3'], entities: [line] },
    'line 0,0 4,0',
    'off A',
  ),
  row(
    'LAYER 70',
    'Frozen: not shown at first, with all that is inserted on it.',
    { tables: ['0 LAYER | 2 A | 70 1 | 62 3'], entities: [line] },
    'line 0,0 4,0',
    'off A',
  ),
  row(
    'LAYER 290',
    'Not followed: layers that are not printed are shown as on the screen.',
    { tables: ['0 LAYER | 2 A | 70 0 | 62 3 | 290 0'], entities: [line] },
    'line 0,0 4,0',
  ),
  elsewhere('LAYER AcCmTransparency', 'Its transparency.', 'more-entities.test.ts'),
  elsewhere('LTYPE 49', 'Dashes, gaps, and dots.', 'line-types.test.ts'),
  elsewhere(
    'LTYPE 74, 9, 46, 50, 44, 45, 340',
    'Letters along the line: their height, direction, and place.',
    'line-types.test.ts',
  ),
  elsewhere(
    'LTYPE 75',
    'Shapes along the line: those of ltypeshp.shx; others are counted, since their fonts are not in the file.',
    'line-types.test.ts',
  ),
  row(
    'STYLE 3, 4',
    'The font, which is another file: one of strokes (`.shx`) is drawn by strokes of our own, any other as Arial; both are as wide as Arial.',
    { tables: ['0 STYLE | 2 S | 40 0 | 41 1 | 3 romans.shx'], entities: [text] },
    'text AB 0,0',
  ),
  elsewhere('STYLE 40, 41, 42, 50', 'Height, width, and slant of texts that state none.', 'texts.test.ts'),
  row(
    'STYLE 70',
    '4: letters stand below one another.',
    { tables: ['0 STYLE | 2 S | 70 4 | 40 0 | 41 1'], entities: [text] },
    'text A 0,-1',
    'text B 0,-2.5',
  ),
  elsewhere(
    'VPORT *ACTIVE 12, 17, 40, 41',
    'The view at first, where it holds most of the drawing and everything is more than twice as large.',
    'opening.test.ts',
  ),
  row(
    'VPORT, VIEW, UCS',
    'Not followed: the drawing is seen from above, as a whole.',
    { tables: ['0 VPORT | 2 *ACTIVE | 12 90 | 22 90 | 51 45'], entities: [line] },
    'line 0,0 4,0',
  ),
];

export const objectRows: readonly Row[] = [
  elsewhere(
    'LAYOUT 1, 10, 11, 70, 71, 330',
    'Sheets by name, in the order of their tabs, with their edges.',
    'layouts.test.ts',
  ),
  row(
    'MLINESTYLE 70',
    'Filling of multilines.',
    {
      entities: [
        '0 MLINE | 8 A | 2 WALL | 71 1 | 11 0 | 21 0 | 13 0 | 23 1 | 74 1 | 41 1 | 74 1 | 41 0 | 11 4 | 21 0 | 13 0 | 23 1 | 74 1 | 41 1 | 74 1 | 41 0',
      ],
      objects: ['0 MLINESTYLE | 2 WALL | 70 1'],
    },
    'fill 0,0 4,0 4,1 0,1',
    'line 0,1 4,1',
    'line 0,0 4,0',
  ),
  elsewhere(
    'MLINESTYLE 62, 420, 6',
    'Colors of the filling and of each element, and line types of elements.',
    'fills.test.ts',
  ),
  row(
    'RASTERVARIABLES 70',
    'Not followed: the frame of an image is all that is seen of it.',
    {
      entities: ['0 IMAGE | 8 A | 10 0 | 20 0 | 11 1 | 21 0 | 12 0 | 22 1 | 13 4 | 23 2'],
      objects: ['0 RASTERVARIABLES | 70 0'],
    },
    'line 0,2 4,2 4,0 0,0',
    'not drawn IMAGE 1',
  ),
  elsewhere('SORTENTSTABLE 331, 5', 'The order of drawing.', 'clips.test.ts'),
  elsewhere('SPATIAL_FILTER 10, 40, 71', 'The clip of an insert (XCLIP).', 'clips.test.ts'),
  row(
    'WIPEOUTVARIABLES 70',
    '1 prints the frames of wipeouts.',
    {
      entities: ['0 WIPEOUT | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 0 | 22 4 | 13 1 | 23 1'],
      objects: ['0 WIPEOUTVARIABLES | 70 1'],
    },
    'line 0,4 4,4 4,0 0,0',
  ),
];
