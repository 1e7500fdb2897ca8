import { identity, meanScale } from '#src/domain/drawing/affine.ts';
import { boundsOfShown, cornersOf } from '#src/domain/drawing/bounds.ts';
import { outermost } from '#src/domain/drawing/insert-context.ts';
import { openLayout } from '#src/domain/drawing/layouts.ts';
import { boundsOnPaper, insetsOf, isOnPaper, paperOf, wholeModel } from '#src/domain/drawing/paper.ts';
import { Reader } from '#src/domain/drawing/reader.ts';
import type { Sheet, Bounds } from '#src/domain/drawing/sheet.ts';
import { openDxf, type DxfFile, type DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';

/** Inches per drawing unit, by $INSUNITS code. */
const unitInches: Readonly<Record<number, number>> = {
  1: 1,
  2: 12,
  3: 63_360,
  4: 1 / 25.4,
  5: 1 / 2.54,
  6: 1 / 0.0254,
  7: 1 / 0.000_025_4,
  8: 0.000_001,
  9: 0.001,
  10: 36,
  11: 1e-8 / 2.54,
  12: 1e-6 / 25.4,
  13: 0.001 / 25.4,
  14: 1 / 0.254,
  15: 10 / 0.0254,
  16: 100 / 0.0254,
  21: 12.000_024,
  22: 1.000_002,
  23: 36.000_072,
  24: 63_360.126_72,
};

interface DrawingUnits {
  /** Inches per model unit. */
  inches: number;
  /** Whether the file states the unit; otherwise inches are assumed. */
  isUnitStated: boolean;
}

/** A drawing without a unit is in millimeters if it says that it is metric. */
function unitsOfDrawing({ header }: Pick<DxfFile, 'header'>): DrawingUnits {
  const named = unitInches[numberOf(header.get('$INSUNITS') ?? [], 70)];
  if (named !== undefined) return { inches: named, isUnitStated: true };
  const isMetric = numberOf(header.get('$MEASUREMENT') ?? [], 70) === 1;
  return { inches: isMetric ? 1 / 25.4 : 1, isUnitStated: isMetric };
}

/** The file in drawing order: sort tables (`SORTENTSTABLE`) give entities the places of others. */
function inDrawOrder(file: DxfFile): DxfFile {
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

/**
 * The model's saved view, if distant stray pieces would make the drawing small: the view contains most shapes, and the whole is
 * more than twice as large. Null otherwise.
 */
function openingView(file: DxfFile, { layers, texts, bounds }: Pick<Sheet, 'layers' | 'texts' | 'bounds'>) {
  const view = file.tables.get('VPORT')?.find(({ groups }) => textOf(groups, 2).toUpperCase() === '*ACTIVE');
  if (!view) return null;
  const { groups } = view;
  const [center, target, eye] = [12, 17, 16].map((code) => pointOf(groups, code));
  const up = numberOf(groups, 40) / 2;
  const across = up * numberOf(groups, 41);
  // Rotated, or not from above.
  if (!center || !target || !(across > 0) || eye?.x !== 0 || eye.y !== 0 || numberOf(groups, 51) !== 0)
    return null;
  const [x, y] = [center.x + target.x, center.y + target.y];
  const box: Bounds = { min: { x: x - across, y: y - up }, max: { x: x + across, y: y + up } };
  const { min, max } = bounds;
  if (Math.max(across / (max.x - min.x), up / (max.y - min.y)) >= 1 / 4) return null;
  let [all, held] = [0, 0];
  const count = (at = Number.NaN, height = Number.NaN): void => {
    all++;
    if (Math.abs(at - x) <= across && Math.abs(height - y) <= up) held++;
  };
  for (const { groups: pens } of layers)
    for (const { shapes } of pens)
      for (const shape of shapes) {
        const [points] = cornersOf(shape);
        count(points?.[0], points?.[1]);
      }
  for (const text of texts) count(text.x, text.y);
  return 2 * held > all ? box : null;
}

/** Reads a DXF file into a sheet, by default its active layout. Throws if it is not a DXF file. */
export function readDxf(data: string | Uint8Array, wanted: string | null = null): Sheet {
  const { file, name: layout, names: layouts, limits } = openLayout(inDrawOrder(openDxf(data)), wanted);
  const paper = paperOf(file, limits);
  const isModelShown = paper !== null || file.entities.some((entity) => !isOnPaper(entity));
  const viewports = paper?.viewports ?? [wholeModel];
  const scale = paper ? meanScale(paper.place) : 1;
  const reader = new Reader(file);
  for (const entity of file.entities) {
    const onPaper = isOnPaper(entity);
    // Without a viewport, paper space has no position in the model.
    if (entity.type === 'VIEWPORT' || (onPaper && !paper && isModelShown)) continue;
    if (onPaper)
      reader.draw(entity, { ...outermost, kind: 'title', place: paper?.place ?? identity, stretch: scale });
    else
      for (const [at, viewport] of viewports.entries()) {
        const { place, clipping, stretch } = viewport;
        reader.draw(entity, {
          ...outermost,
          kind: 'note',
          place,
          viewport,
          clipping,
          stretch,
          isCounted: at === 0,
        });
      }
  }
  const { collector } = reader;
  collector.applyMasks();
  const seen = boundsOfShown(collector.used(), collector.texts);
  const bounds = paper ? boundsOnPaper(paper, seen) : seen;
  reader.drawEndless(bounds);
  const layers = collector.used();
  return {
    layers,
    texts: collector.texts,
    bounds,
    opening: paper ? null : openingView(file, { layers, texts: collector.texts, bounds }),
    scale,
    hasPaper: paper !== null,
    layout,
    layouts,
    insets: insetsOf(paper),
    ...unitsOfDrawing(file),
    entities: layers.reduce((sum, { entities }) => sum + entities, 0),
    notDrawn: [...collector.notDrawn].map(([kind, count]) => ({ kind, count })),
  };
}
