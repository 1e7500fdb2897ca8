import { transformPoints } from '#src/domain/drawing/affine.ts';
import type { Collector } from '#src/domain/drawing/collect.ts';
import { linesOf } from '#src/domain/drawing/entity-text.ts';
import type { InsertContext } from '#src/domain/drawing/insert-context.ts';
import type { TextStyle } from '#src/domain/drawing/paragraphs.ts';
import { ownColor } from '#src/domain/drawing/pens.ts';
import { placeLine, type EntitySpan } from '#src/domain/drawing/place-text.ts';
import type { TextSpan } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, type Groups } from '#src/lib/dxf/groups.ts';

export function drawText(
  collector: Collector,
  entity: DxfRecord,
  context: InsertContext,
  styles: ReadonlyMap<string, TextStyle>,
): void {
  const { place, pen, kind, clipping, gate } = context;
  const layer = collector.layer(gate ?? context.layer);
  const { lines, box } = linesOf(entity, styles);
  if (box) drawBox(collector, entity.groups, transformPoints(place, box), context);
  for (const line of lines) {
    const color = (line.pen && ownColor(line.pen)) ?? pen.color;
    const spans = line.spans?.map(coloredSpan);
    collector.addText(
      {
        ...placeLine(line, place),
        ...(spans ? { spans } : {}),
        layer: layer.name,
        kind,
        ...(color === layer.color ? {} : { color }),
      },
      clipping,
    );
  }
}

/** The background of an MTEXT, which masks everything below it, and its frame. */
function drawBox(
  collector: Collector,
  groups: Groups,
  box: number[],
  { layer: own, gate, pen, clipping }: InsertContext,
): void {
  const layer = gate ?? own;
  const flags = numberOf(groups, 90);
  if ((flags & 3) !== 0) {
    collector.hide(box.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: box[at + 1] ?? 0 }] : [])));
    const color = groundColor(groups);
    if ((flags & 3) === 1 && color !== null)
      collector.add(layer, pen, { kind: 'fill', loops: [box], isArea: true, color }, clipping);
  }
  if ((flags & 16) !== 0) collector.add(layer, pen, { kind: 'line', points: box, closed: true }, clipping);
}

/** The color behind a text: an index, or a true color; null for black or white. */
function groundColor(groups: Groups): string | null {
  const rgb = numberOf(groups, 421, -1);
  return ownColor(rgb >= 0 ? { rgb } : { index: numberOf(groups, 63) }) ?? null;
}

function coloredSpan({ index, rgb, ...span }: EntitySpan): TextSpan {
  const color = ownColor({
    ...(index === undefined ? {} : { index }),
    ...(rgb === undefined ? {} : { rgb }),
  });
  return { ...span, ...(color === undefined ? {} : { color }) };
}
