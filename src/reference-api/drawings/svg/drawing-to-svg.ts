import type { Drawing, Layer, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { hiddenDash, layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import type { Primitive } from '#src/reference-api/drawings/drafting/primitive.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { sheetPlacement } from '#src/reference-api/drawings/sheet/sheet-placement.ts';
import { svgElements } from '#src/reference-api/drawings/svg/elements.ts';
import { type TitleBlock, titleBlockShapes } from '#src/reference-api/drawings/sheet/title-block.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';

export interface SvgOptions {
  /** Frames the drawing as a letter sheet, landscape, with this title block. */
  titleBlock?: TitleBlock;
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

function groupAttributes(layer: Layer): string {
  const style = layerStyles[layer];
  const width = (style.lineWeight / 100 / 25.4) * unitsPerInch;
  const dash = hiddenDash.dash * unitsPerInch;
  const dashes = style.dashed ? ` stroke-dasharray="${dash.toFixed(1)} ${(dash * 0.6).toFixed(1)}"` : '';
  return `fill="none" stroke="${ink}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${dashes}`;
}

/**
 * The drawing as an SVG document: black lines on a transparent background, presentation attributes only, one
 * group per layer with its name in data-layer, and a view box in 1/96 inch of paper.
 */
export function drawingToSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { titleBlock } = options;
  const { shapes } = drawing;
  const view = sheetView(drawing, titleBlock !== undefined);
  const place = (point: Point): Point => ({
    x: (point.x - view.min.x) * view.unit,
    y: view.height - (point.y - view.min.y) * view.unit,
  });
  const byLayer = new Map<Layer, Primitive[]>();
  const framed = titleBlock ? [...shapes, ...titleBlockShapes(titleBlock, drawing)] : shapes;
  for (const shape of framed) {
    const primitives = explodeShape(shape, drawing.scale);
    byLayer.set(shape.layer, [...(byLayer.get(shape.layer) ?? []), ...primitives]);
  }
  const title = titleBlock?.title ?? options.title ?? 'Construction drawing';
  const description = options.description ?? describe(titleBlock);
  const groups = [...byLayer].map(
    ([layer, primitives]) =>
      `<g data-layer="${layer}" ${groupAttributes(layer)}>` +
      svgElements(primitives, place, view.unit, ink, true) +
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
