import { counted, elsewhere, row } from '#tests/domain/drawing/seen/row.ts';
import type { Row } from '#tests/domain/drawing/seen/row.ts';

const one = (text: string) => ({ entities: [text] });
const block = (name: string, ...parts: string[]): string[] => [
  `0 BLOCK | 8 0 | 2 ${name} | 10 0 | 20 0`,
  ...parts,
  '0 ENDBLK',
];
const part = '0 LINE | 8 A | 10 0 | 20 0 | 11 4 | 21 0';
const picture = '10 0 | 20 0 | 11 0.5 | 21 0 | 12 0 | 22 0.5 | 13 8 | 23 4';
const acis = 'its surfaces are in a format of their own';
const square = '72 0 | 73 1 | 93 4 | 10 0 | 20 0 | 10 4 | 20 0 | 10 4 | 20 4 | 10 0 | 20 4';

/** The ENTITIES section of the DXF reference, and kinds that programs write besides. */
export const entityRows: readonly Row[] = [
  row(
    '3DFACE',
    'Its edges from above, but for hidden ones (70).',
    one('0 3DFACE | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 4 | 22 4 | 13 0 | 23 4 | 70 8'),
    'line 0,0 4,0',
    'line 4,0 4,4',
    'line 4,4 0,4',
  ),
  counted('3DSOLID', acis, ' | 1 ABC'),
  elsewhere(
    'ACAD_PROXY_ENTITY',
    'Drawn from its proxy graphic (310), as is any kind that is not known; else counted.',
    'proxies.test.ts',
  ),
  elsewhere(
    'ACAD_TABLE',
    'Drawn from its block (2), else from its proxy graphic, else counted.',
    'real-files.test.ts',
  ),
  row('ARC', 'An arc.', one('0 ARC | 8 A | 10 1 | 20 2 | 40 3 | 50 0 | 51 90'), 'arc 1,2 3'),
  elsewhere('ARC_DIMENSION', 'Drawn from its block.', 'real-files.test.ts'),
  row(
    'ATTDEF',
    'Its tag, until its block is inserted; then only if it is constant.',
    one('0 ATTDEF | 8 A | 10 1 | 20 2 | 40 1 | 1 VALUE | 2 TAG | 70 0'),
    'text TAG 1,2',
  ),
  row(
    'ATTRIB',
    'Its value, unless it is hidden (70); of several lines as an MTEXT.',
    {
      entities: [
        '0 ATTRIB | 8 A | 10 1 | 20 2 | 40 1 | 1 ONE | 2 T | 70 0',
        '0 ATTRIB | 8 A | 10 1 | 20 9 | 40 1 | 1 OLD | 2 T | 70 0 | 101 Embedded Object | 10 1 | 20 9 | 40 1 | 71 1 | 1 TWO\\PLINES',
        '0 ATTRIB | 8 A | 10 1 | 20 2 | 40 1 | 1 HIDDEN | 2 T | 70 1',
      ],
    },
    'text ONE 1,2',
    'text TWO 1,8',
    'text LINES 1,6.33',
  ),
  counted('BODY', acis),
  row('CIRCLE', 'A circle.', one('0 CIRCLE | 8 A | 10 1 | 20 2 | 40 3'), 'arc 1,2 3'),
  counted('COORDINATION_MODEL', 'it is another file'),
  elsewhere(
    'DIMENSION',
    'Drawn from its block (2), else from its points and its style: linear, aligned, angular, radial, diameter, ordinate.',
    'more-entities.test.ts',
  ),
  row(
    'ELLIPSE',
    'An ellipse, or a part of one.',
    one('0 ELLIPSE | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 40 0.5 | 41 0 | 42 0.0001'),
    'line 4,0 4,0 4,0 4,0 4,0 4,0 4,0 4,0 4,0',
  ),
  elsewhere(
    'HATCH',
    'Areas and patterns with islands, edges of all kinds, gradients, and grounds.',
    'more-entities.test.ts',
  ),
  row(
    'HELIX',
    'Its curve from above.',
    one('0 HELIX | 8 A | 71 1 | 10 0 | 20 0 | 10 4 | 20 0'),
    'line 0,0 4,0',
  ),
  row(
    'IMAGE',
    'Its frame, and counted: the picture is another file.',
    one(`0 IMAGE | 8 A | ${picture}`),
    'line 0,2 4,2 4,0 0,0',
    'not drawn IMAGE 1',
  ),
  elsewhere(
    'INSERT',
    'Its block, by name in any case: moved, scaled, mirrored, turned, in rows and columns, clipped.',
    'read-dxf.test.ts',
  ),
  row(
    'LARGE_RADIAL_DIMENSION',
    'Drawn from its block.',
    { blocks: block('*D1', part), entities: ['0 LARGE_RADIAL_DIMENSION | 8 A | 2 *D1'] },
    'line 0,0 4,0',
  ),
  elsewhere('LEADER', 'Its line or curve, with an arrow (71) or the block of its style.', 'leaders.test.ts'),
  counted('LIGHT', 'it does not print'),
  row('LINE', 'A line.', one(part), 'line 0,0 4,0'),
  row(
    'LWPOLYLINE',
    'Its stretches with bulges and widths, closed or not.',
    one('0 LWPOLYLINE | 8 A | 70 1 | 10 0 | 20 0 | 10 4 | 20 0 | 10 4 | 20 4'),
    'line 0,0 4,0 4,4',
  ),
  row(
    'MESH',
    'Its edges from above.',
    one(
      '0 MESH | 8 A | 92 3 | 10 0 | 20 0 | 10 4 | 20 0 | 10 4 | 20 4 | 93 4 | 90 3 | 90 0 | 90 1 | 90 2 | 94 0',
    ),
    'line 0,0 4,0',
    'line 4,0 4,4',
    'line 4,4 0,0',
  ),
  elsewhere(
    'MULTILEADER',
    'Its lines, straight, curved, or none, with arrows and landings; its text with frame and ground, or its block with attributes.',
    'leaders.test.ts',
  ),
  row(
    'MLINE',
    'Its lines, with the caps, joints, and filling of its style, each in the color and line type of its element.',
    {
      entities: [
        '0 MLINE | 8 A | 2 WALL | 40 1 | 70 0 | 71 1 | 72 2 | 73 2 | 11 0 | 21 0 | 13 0 | 23 1 | 74 2 | 41 1 | 41 0 | 74 2 | 41 -1 | 41 0 | 11 4 | 21 0 | 13 0 | 23 1 | 74 2 | 41 1 | 41 0 | 74 2 | 41 -1 | 41 0',
      ],
      objects: ['0 MLINESTYLE | 2 WALL | 70 272'],
    },
    'line 0,1 4,1',
    'line 0,-1 4,-1',
    'line 0,-1 0,1',
    'line 4,-1 4,1',
  ),
  row(
    'MPOLYGON',
    'As a HATCH.',
    one(`0 MPOLYGON | 8 A | 210 0 | 220 0 | 230 -1 | 70 1 | 91 1 | 92 2 | ${square}`),
    'fill 0,0 -4,0 -4,4 0,4',
  ),
  elsewhere('MTEXT', 'Its paragraphs with all their codes, columns, ground, and frame.', 'texts.test.ts'),
  counted('OLEFRAME', 'its picture is in the format of another program'),
  row(
    'OLE2FRAME',
    'Its frame, and counted: its picture is in the format of another program.',
    one('0 OLE2FRAME | 8 A | 10 0 | 20 4 | 11 6 | 21 0'),
    'line 0,4 6,4 6,0 0,0',
    'not drawn OLE2FRAME 1',
  ),
  row(
    'POINT',
    'A dot, or what $PDMODE puts in its place.',
    one('0 POINT | 8 A | 10 3 | 20 4'),
    'line 3,4 3,4',
  ),
  row(
    'POLYLINE',
    'Its stretches, or the edges of its mesh from above.',
    one(
      '0 POLYLINE | 8 A | 66 1 | 70 0 | 0 VERTEX | 8 A | 10 0 | 20 0 | 0 VERTEX | 8 A | 10 4 | 20 3 | 0 SEQEND',
    ),
    'line 0,0 4,3',
  ),
  row(
    'RAY',
    'From its start to the edge of what is seen.',
    { entities: ['0 LINE | 8 A | 10 0 | 20 0 | 11 8 | 21 6', '0 RAY | 8 A | 10 4 | 20 3 | 11 1 | 21 0'] },
    'line 0,0 8,6',
    'line 4,3 9,3',
  ),
  counted('REGION', acis),
  counted('SECTION', 'it cuts models of three dimensions', ' | 90 1'),
  counted('SHAPE', 'its font is not in the file', ' | 2 BOX'),
  row(
    'SOLID',
    'Its area.',
    one('0 SOLID | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 0 | 22 4 | 13 4 | 23 4'),
    'fill 0,0 4,0 4,4 0,4',
  ),
  row(
    'SPLINE',
    'Its curve, rational or not, also by fit points alone.',
    one('0 SPLINE | 8 A | 71 1 | 10 0 | 20 0 | 10 4 | 20 0 | 10 4 | 20 4'),
    'line 0,0 4,0 4,4',
  ),
  counted('SUN', 'it does not print'),
  ...[
    'SURFACE',
    'EXTRUDEDSURFACE',
    'LOFTEDSURFACE',
    'REVOLVEDSURFACE',
    'SWEPTSURFACE',
    'PLANESURFACE',
    'NURBSURFACE',
  ].map((name) => counted(name, acis)),
  elsewhere(
    'TEXT',
    'A line of text: aligned, fitted, leaning, mirrored, underlined, overlined, struck through, in columns of letters.',
    'texts.test.ts',
  ),
  elsewhere('TOLERANCE', 'Boxes with symbols.', 'more-entities.test.ts'),
  row(
    'TRACE',
    'Its area.',
    one('0 TRACE | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 0 | 22 4 | 13 4 | 23 4'),
    'fill 0,0 4,0 4,4 0,4',
  ),
  ...['PDFUNDERLAY', 'DWFUNDERLAY', 'DGNUNDERLAY'].map((name) =>
    row(
      name,
      'Its frame, and counted: it is another file.',
      one(`0 ${name} | 8 A | 10 1 | 20 1 | 41 2 | 42 2 | 50 90 | 11 0 | 21 0 | 11 3 | 21 1`),
      'line 1,1 1,7 -1,7 -1,1',
      `not drawn ${name} 1`,
    ),
  ),
  elsewhere(
    'VIEWPORT',
    'A window of the sheet: target, center, twist, scale, frozen layers, any outline.',
    'windows.test.ts',
  ),
  elsewhere('WIPEOUT', 'Hides what was drawn before it.', 'windows.test.ts'),
  row(
    'XLINE',
    'From edge to edge of what is seen.',
    { entities: ['0 LINE | 8 A | 10 0 | 20 0 | 11 8 | 21 6', '0 XLINE | 8 A | 10 4 | 20 3 | 11 1 | 21 0'] },
    'line 0,0 8,6',
    'line -1,3 9,3',
  ),
];
