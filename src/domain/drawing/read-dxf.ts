import { identity, meanScale } from '#src/domain/drawing/affine.ts';
import { boundsOfShown } from '#src/domain/drawing/bounds.ts';
import { inDrawOrder } from '#src/domain/drawing/draw-order.ts';
import { unitsOfDrawing } from '#src/domain/drawing/drawing-units.ts';
import { outermost } from '#src/domain/drawing/insert-context.ts';
import { openLayout } from '#src/domain/drawing/layouts.ts';
import { openingView } from '#src/domain/drawing/opening.ts';
import { boundsOnPaper, insetsOf, isOnPaper, paperOf, wholeModel } from '#src/domain/drawing/paper.ts';
import { Reader } from '#src/domain/drawing/reader.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';

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
