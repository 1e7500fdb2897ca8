import type { Drawing, Layer, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { hiddenDash, layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import type { Primitive } from '#src/reference-api/drawings/drafting/primitive.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { sheetPlacement } from '#src/reference-api/drawings/sheet/sheet-placement.ts';
import { svgElements } from '#src/reference-api/drawings/svg/elements.ts';
import { type TitleBlock, titleBlockShapes } from '#src/reference-api/drawings/sheet/title-block.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';
import { boundsOf } from '#src/reference-api/drawings/geometry/bounds.ts';

export interface SvgOptions {
  /** Frames the drawing as a letter sheet, landscape, with this title block. */
  titleBlock?: TitleBlock;
  /** For cards: only the construction, without notes and dimensions, in a 4:3 picture. */
  thumbnail?: boolean;
  /** `<title>` if there is no title block. */
  title?: string;
  description?: string;
}

const ink = '#14171a';
/** SVG user units per inch of paper. */
const unitsPerInch = 96;

interface View {
  /** User units per model inch. */
  unit: number;
  min: Point;
  width: number;
  height: number;
}

function isConstruction(shape: Shape): boolean {
  return shape.layer.startsWith('A-DETL-');
}

/** A 4:3 view of the construction with a small margin. */
function thumbnailView(shapes: readonly Shape[], scale: number): View & { hatchScale: number } {
  const { min, max } = boundsOf(shapes, scale);
  const [width, height] = [400, 300];
  const spanX = Math.max(max.x - min.x, 1e-6);
  const spanY = Math.max(max.y - min.y, 1e-6);
  const unit = Math.min((width - 24) / spanX, (height - 24) / spanY);
  const corner = { x: (min.x + max.x) / 2 - width / 2 / unit, y: (min.y + max.y) / 2 - height / 2 / unit };
  // Hatches are spaced as on a sheet 2.6 inches wide; otherwise they would be too dense at card size.
  return { unit, min: corner, width, height, hatchScale: width / unit / 2.6 };
}

function sheetView(drawing: Drawing, titled: boolean): View {
  const unit = unitsPerInch / drawing.scale;
  if (titled) {
    const { origin, scale, width, height } = sheetPlacement(drawing);
    return {
      unit: unitsPerInch / scale,
      min: origin,
      width: width * unitsPerInch,
      height: height * unitsPerInch,
    };
  }
  const margin = 0.12 * drawing.scale;
  const { min, max } = drawing.bounds;
  return {
    unit,
    min: { x: min.x - margin, y: min.y - margin },
    width: (max.x - min.x + 2 * margin) * unit,
    height: (max.y - min.y + 2 * margin) * unit,
  };
}

function groupAttributes(layer: Layer, thumbnail: boolean): string {
  const style = layerStyles[layer];
  const millimeters = style.lineWeight / 100;
  // Plotted lineweights would be invisible at card size, so thumbnails use heavier ones.
  const width = thumbnail ? 1 + millimeters * 7 : (millimeters / 25.4) * unitsPerInch;
  const dash = thumbnail ? 10 : hiddenDash.dash * unitsPerInch;
  const dashes = style.dashed ? ` stroke-dasharray="${dash.toFixed(1)} ${(dash * 0.6).toFixed(1)}"` : '';
  return `fill="none" stroke="${ink}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${dashes}`;
}

/**
 * The drawing as an SVG document: black lines on a transparent background, presentation attributes only, one
 * group per layer with its name in data-layer, and a view box in 1/96 inch of paper.
 */
export function drawingToSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { titleBlock, thumbnail = false } = options;
  const shapes = thumbnail ? drawing.shapes.filter(isConstruction) : drawing.shapes;
  const small = thumbnail ? thumbnailView(shapes, drawing.scale) : null;
  const view = small ?? sheetView(drawing, titleBlock !== undefined);
  const place = (point: Point): Point => ({
    x: (point.x - view.min.x) * view.unit,
    y: view.height - (point.y - view.min.y) * view.unit,
  });
  const byLayer = new Map<Layer, Primitive[]>();
  const framed = titleBlock && !thumbnail ? [...shapes, ...titleBlockShapes(titleBlock, drawing)] : shapes;
  for (const shape of framed) {
    const primitives = explodeShape(shape, drawing.scale, small?.hatchScale);
    byLayer.set(shape.layer, [...(byLayer.get(shape.layer) ?? []), ...primitives]);
  }
  const title = titleBlock?.title ?? options.title ?? 'Construction drawing';
  const description = options.description ?? describe(titleBlock);
  const groups = [...byLayer].map(
    ([layer, primitives]) =>
      `<g data-layer="${layer}" ${groupAttributes(layer, thumbnail)}>` +
      svgElements(primitives, place, view.unit, ink) +
      '</g>',
  );
  const [width, height] = [view.width.toFixed(1), view.height.toFixed(1)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${xmlText(title)}</title><desc>${xmlText(description)}</desc>${groups.join('')}</svg>\n`
  );
}

function describe(titleBlock: TitleBlock | undefined): string {
  if (!titleBlock) return 'Line drawing with notes and dimensions in inches.';
  const { detailNumber, manufacturer, section, scaleText } = titleBlock;
  return `Detail ${detailNumber}, ${manufacturer}, section ${section}, scale ${scaleText}.`;
}
