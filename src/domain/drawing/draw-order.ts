import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { textOf } from '#src/lib/dxf/groups.ts';

/** The file in drawing order: sort tables (`SORTENTSTABLE`) give entities the places of others. */
export function inDrawOrder(file: DxfFile): DxfFile {
  const places = placesOf(file.objects);
  if (places.size === 0) return file;
  const sorted = (entities: readonly DxfRecord[]): readonly DxfRecord[] => {
    const handles = entities.map(({ groups }) => textOf(groups, 5));
    if (!handles.some((handle) => places.has(handle))) return entities;
    const all = entities.map((entity, at) => {
      const handle = handles[at] ?? '';
      return { entity, place: Number.parseInt(places.get(handle) ?? handle, 16) };
    });
    // Without all handles, the order is unknown.
    if (all.some(({ place }) => Number.isNaN(place))) return entities;
    return all.toSorted((one, other) => one.place - other.place).map(({ entity }) => entity);
  };
  return {
    ...file,
    entities: sorted(file.entities),
    blocks: new Map(
      Array.from(file.blocks, ([name, block]) => [name, { ...block, entities: [...sorted(block.entities)] }]),
    ),
  };
}

function placesOf(objects: readonly DxfRecord[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const { type, groups } of objects) {
    if (type !== 'SORTENTSTABLE') continue;
    const start = groups.findIndex(([code, value]) => code === 100 && value === 'AcDbSortentsTable');
    let handle = '';
    for (const [code, value] of groups.slice(start + 1)) {
      if (code === 331) handle = String(value);
      else if (code === 5 && handle !== '') places.set(handle, String(value));
    }
  }
  return places;
}
