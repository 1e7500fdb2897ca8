import type { Handles, Tag } from '#src/reference-api/drawings/dxf-tags.ts';

/** The OBJECTS section that a release 2000 file cannot do without: the root dictionary and its group dictionary. */
export function objectsSection(handles: Handles): Tag[] {
  const [root, groups] = [handles.take(), handles.take()];
  return [
    [0, 'SECTION'],
    [2, 'OBJECTS'],
    [0, 'DICTIONARY'],
    [5, root],
    [330, '0'],
    [100, 'AcDbDictionary'],
    [281, 1],
    [3, 'ACAD_GROUP'],
    [350, groups],
    [0, 'DICTIONARY'],
    [5, groups],
    [330, root],
    [100, 'AcDbDictionary'],
    [281, 1],
    [0, 'ENDSEC'],
  ];
}
