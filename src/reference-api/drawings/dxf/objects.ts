import { layoutTags, type LayoutSpace } from '#src/reference-api/drawings/dxf/layout.ts';
import type { Handles, Tag } from '#src/reference-api/drawings/dxf/tags.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { sheet } from '#src/reference-api/drawings/sheet/sheet-size.ts';

function dictionary(handle: string, owner: string, entries: readonly (readonly [string, string])[]): Tag[] {
  return [
    [0, 'DICTIONARY'],
    [5, handle],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
    ...entries.flatMap(([name, to]): Tag[] => [
      [3, name],
      [350, to],
    ]),
  ];
}

/** The OBJECTS section: the root dictionary, its group dictionary, and the layouts of model and paper. */
export function objectsSection(
  handles: Handles,
  model: LayoutSpace,
  paper: LayoutSpace,
  bounds: Drawing['bounds'],
): Tag[] {
  const [root, groups, layouts] = [handles.take(), handles.take(), handles.take()];
  return [
    [0, 'SECTION'],
    [2, 'OBJECTS'],
    ...dictionary(root, '0', [
      ['ACAD_GROUP', groups],
      ['ACAD_LAYOUT', layouts],
    ]),
    ...dictionary(groups, root, []),
    ...dictionary(layouts, root, [
      ['Model', model.layout],
      ['Sheet', paper.layout],
    ]),
    ...layoutTags('Model', 0, model, bounds, layouts),
    ...layoutTags(
      'Sheet',
      1,
      paper,
      { min: { x: 0, y: 0 }, max: { x: sheet.width, y: sheet.height } },
      layouts,
    ),
    [0, 'ENDSEC'],
  ];
}
