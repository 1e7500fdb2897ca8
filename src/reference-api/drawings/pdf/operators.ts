import {
  type PDFName,
  type PDFOperator,
  LineCapStyle,
  LineJoinStyle,
  appendBezierCurve,
  beginText,
  closePath,
  endText,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setDashPattern,
  setFillingColor,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  setTextMatrix,
  showText,
  stroke,
} from '@cantoo/pdf-lib';
import type { Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { hiddenDash, layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import type { Primitive, TextLine } from '#src/reference-api/drawings/drafting/primitive.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import type { TextFont } from '#src/reference-api/drawings/pdf/font.ts';
import { textWidth } from '#src/reference-api/drawings/drafting/text-metrics.ts';

export interface PdfView {
  /** As in `Drawing`. */
  scale: number;
  /** Points per model inch. */
  unit: number;
  /** Model inches to points on the page. */
  place(point: Point): Point;
  fontKey: PDFName;
  font: TextFont;
}

const ink = rgb(0.078, 0.09, 0.102);

/** Hundredths of a point are finer than any plotter resolves, and keep the file small. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function arcOperators(
  center: Point,
  radius: number,
  start: number,
  end: number,
  view: PdfView,
): PDFOperator[] {
  const sweep = end > start ? end - start : end - start + 360;
  const pieces = Math.max(1, Math.ceil(sweep / 90));
  const step = ((sweep / pieces) * Math.PI) / 180;
  // Handle length with which a cubic Bézier curve approximates an arc.
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number, forward: number): [number, number] => {
    const { x, y } = view.place({
      x: center.x + Math.cos(angle) * radius - Math.sin(angle) * forward,
      y: center.y + Math.sin(angle) * radius + Math.cos(angle) * forward,
    });
    return [rounded(x), rounded(y)];
  };
  const first = (start * Math.PI) / 180;
  return [
    moveTo(...at(first, 0)),
    ...Array.from({ length: pieces }, (_, piece) => {
      const from = first + piece * step;
      return appendBezierCurve(...at(from, handle), ...at(from + step, -handle), ...at(from + step, 0));
    }),
    stroke(),
  ];
}

function textOperators(line: TextLine, view: PdfView): PDFOperator[] {
  const size = (line.height / view.font.capHeight) * view.unit;
  const own = view.font.widthOf(line.text) * size;
  // Layout used the widths of Helvetica; wider text is condensed to fit.
  const stretch = Math.min(1, (textWidth(line.text, line.height) * view.unit) / (own || 1));
  const width = own * stretch;
  const back = { left: 0, center: width / 2, right: width }[line.align];
  const radians = (line.angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const { x, y } = view.place(line.at);
  return [
    beginText(),
    setFontAndSize(view.fontKey, rounded(size)),
    setTextMatrix(
      cosine * stretch,
      sine * stretch,
      -sine,
      cosine,
      rounded(x - back * cosine),
      rounded(y - back * sine),
    ),
    showText(view.font.encode(line.text)),
    endText(),
  ];
}

function primitiveOperators(primitive: Primitive, view: PdfView): PDFOperator[] {
  const at = (point: Point): [number, number] => {
    const { x, y } = view.place(point);
    return [rounded(x), rounded(y)];
  };
  switch (primitive.kind) {
    case 'path': {
      const [first, ...rest] = primitive.points;
      if (!first) return [];
      return [
        moveTo(...at(first)),
        ...rest.map((point) => lineTo(...at(point))),
        ...(primitive.closed ? [closePath()] : []),
        primitive.filled ? fill() : stroke(),
      ];
    }
    case 'strokes':
      return primitive.segments.length === 0
        ? []
        : [...primitive.segments.flatMap(({ a, b }) => [moveTo(...at(a)), lineTo(...at(b))]), stroke()];
    case 'circle':
      return arcOperators(primitive.center, primitive.radius, 0, 360, view);
    case 'arc':
      return arcOperators(primitive.center, primitive.radius, primitive.start, primitive.end, view);
    case 'text':
      return textOperators(primitive, view);
  }
}

/** The page's content, layer by layer, each with its own pen. */
export const pdfOperators = (shapes: readonly Shape[], view: PdfView): PDFOperator[] =>
  [...Map.groupBy(shapes, ({ layer }) => layer)].flatMap(([layer, members]) => {
    const { lineWeight, dashed } = layerStyles[layer];
    return [
      pushGraphicsState(),
      setStrokingColor(ink),
      setFillingColor(ink),
      setLineCap(LineCapStyle.Round),
      setLineJoin(LineJoinStyle.Round),
      setLineWidth(rounded((lineWeight / 100 / 25.4) * 72)),
      ...(dashed ? [setDashPattern([hiddenDash.dash * 72, hiddenDash.gap * 72], 0)] : []),
      ...members.flatMap((shape) =>
        explodeShape(shape, view.scale).flatMap((each) => primitiveOperators(each, view)),
      ),
      popGraphicsState(),
    ];
  });
