import { type Handles, type Tag, pointTags, realText } from '#src/reference-api/drawings/dxf/tags.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { tableEntry } from '#src/reference-api/drawings/dxf/table-entry.ts';
import { dimensionStyles, textStyles } from '#src/reference-api/drawings/dxf/styles.ts';
import { hiddenDash, layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';

function table(name: string, handles: Handles, entries: readonly ((owner: string) => Tag[])[]): Tag[] {
  const handle = handles.take();
  return [
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, entries.length],
    ...(name === 'DIMSTYLE' ? ([[100, 'AcDbDimStyleTable']] satisfies Tag[]) : []),
    ...entries.flatMap((entry) => entry(handle)),
    [0, 'ENDTAB'],
  ];
}

function lineType(handles: Handles, name: string, description: string, dashes: readonly number[]) {
  const total = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  return tableEntry('LTYPE', 'AcDbLinetypeTableRecord', handles, name, [
    [3, description],
    [72, 65],
    [73, dashes.length],
    [40, realText(total)],
    ...dashes.flatMap((dash): Tag[] => [
      [49, realText(dash)],
      [74, 0],
    ]),
  ]);
}

function viewport(handles: Handles, { min, max }: Drawing['bounds']) {
  const center = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 };
  return tableEntry('VPORT', 'AcDbViewportTableRecord', handles, '*Active', [
    [10, '0.0'],
    [20, '0.0'],
    [11, '1.0'],
    [21, '1.0'],
    [12, realText(center.x)],
    [22, realText(center.y)],
    [13, '0.0'],
    [23, '0.0'],
    [14, '1.0'],
    [24, '1.0'],
    [15, '1.0'],
    [25, '1.0'],
    ...pointTags({ x: 0, y: 0 }, 16).slice(0, 2),
    [36, '1.0'],
    ...pointTags({ x: 0, y: 0 }, 17),
    [40, realText((max.y - min.y) * 1.1)],
    [41, '1.5'],
    [42, '50.0'],
  ]);
}

/** The TABLES section; `blocks` are the block records, whose handles own the entities. */
export function tablesSection(
  drawing: Drawing,
  handles: Handles,
  blocks: readonly { name: string; record: string; layout?: string }[],
): Tag[] {
  const record =
    (name: string, handle: string, layout: string) =>
    (owner: string): Tag[] => [
      [0, 'BLOCK_RECORD'],
      [5, handle],
      [330, owner],
      [100, 'AcDbSymbolTableRecord'],
      [100, 'AcDbBlockTableRecord'],
      [2, name],
      [340, layout],
    ];
  const layer = (name: string, color: number, weight: number, dashed: boolean) =>
    tableEntry('LAYER', 'AcDbLayerTableRecord', handles, name, [
      [62, color],
      [6, dashed ? 'HIDDEN' : 'Continuous'],
      [370, weight],
    ]);
  const { dash, gap } = hiddenDash;
  const notes = handles.take();
  return [
    [0, 'SECTION'],
    [2, 'TABLES'],
    ...table('VPORT', handles, [viewport(handles, drawing.bounds)]),
    ...table('LTYPE', handles, [
      lineType(handles, 'ByBlock', '', []),
      lineType(handles, 'ByLayer', '', []),
      lineType(handles, 'Continuous', 'Solid line', []),
      lineType(handles, 'HIDDEN', 'Hidden __ __ __ __', [dash, -gap]),
    ]),
    ...table('LAYER', handles, [
      layer('0', 7, 25, false),
      ...Object.entries(layerStyles).map(([name, { color, lineWeight, dashed }]) =>
        layer(name, color, lineWeight, dashed),
      ),
    ]),
    ...table('STYLE', handles, textStyles(handles, notes)),
    ...table('VIEW', handles, []),
    ...table('UCS', handles, []),
    ...table('APPID', handles, [tableEntry('APPID', 'AcDbRegAppTableRecord', handles, 'ACAD', [])]),
    ...table('DIMSTYLE', handles, dimensionStyles(handles, notes, drawing.scale)),
    ...table(
      'BLOCK_RECORD',
      handles,
      blocks.map(({ name, record: handle, layout = '0' }) => record(name, handle, layout)),
    ),
    [0, 'ENDSEC'],
  ];
}
