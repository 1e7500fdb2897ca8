import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Primitive } from '#src/reference-api/drawings/drafting/primitive.ts';
import { fontSize, textWidth } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { polar } from '#src/reference-api/drawings/geometry/vector.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

const number = (value: number): string => String(Number(value.toFixed(2)));

type Place = (point: Point) => Point;

const coordinates = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

/**
 * The primitives of one layer as SVG elements; `place` returns user units with y down, `unit` is user units
 * per model inch. All strokes are one path, because browsers process each element separately. `isFitted` keeps the
 * width of texts in any font.
 */
export function svgElements(
  primitives: readonly Primitive[],
  place: Place,
  unit: number,
  ink: string,
  isFitted = false,
): string {
  const strokes = primitives.map((primitive) => strokeData(primitive, place, unit)).join('');
  const others = primitives.map((primitive) => otherElement(primitive, place, unit, ink, isFitted)).join('');
  return (strokes === '' ? '' : `<path d="${strokes}"/>`) + others;
}

function outline(points: readonly Point[], closed: boolean, place: Place): string {
  const [first, ...rest] = points.map((point) => coordinates(place(point)));
  if (first === undefined) return '';
  return `M${first}${rest.map((next) => `L${next}`).join('')}${closed ? 'Z' : ''}`;
}

/** Path data of a primitive drawn with the layer's pen; empty for others. */
function strokeData(primitive: Primitive, place: Place, unit: number): string {
  switch (primitive.kind) {
    case 'path':
      return primitive.filled ? '' : outline(primitive.points, primitive.closed, place);
    case 'strokes':
      return primitive.segments.map(({ a, b }) => outline([a, b], false, place)).join('');
    case 'arc': {
      const { center, radius, start, end } = primitive;
      const sweep = (((end - start) % 360) + 360) % 360;
      const at = (angle: number): string => {
        const [x, y] = polar([center.x, center.y], angle, radius);
        return coordinates(place({ x, y }));
      };
      const r = number(radius * unit);
      return `M${at(start)}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 0 ${at(end)}`;
    }
    case 'circle':
    case 'text':
      return '';
  }
}

function otherElement(
  primitive: Primitive,
  place: Place,
  unit: number,
  ink: string,
  isFitted: boolean,
): string {
  switch (primitive.kind) {
    case 'path': {
      const data = primitive.filled ? outline(primitive.points, primitive.closed, place) : '';
      return data === '' ? '' : `<path d="${data}" fill="${ink}" stroke="none"/>`;
    }
    case 'circle': {
      const { x, y } = place(primitive.center);
      return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(primitive.radius * unit)}"/>`;
    }
    case 'text': {
      const { x, y } = place(primitive.at);
      const turn =
        primitive.angle === 0
          ? ''
          : ` transform="rotate(${number(-primitive.angle)} ${coordinates(place(primitive.at))})"`;
      // As wide as it was laid out, whatever font stands in for Helvetica.
      const fit = isFitted
        ? ` textLength="${number(textWidth(primitive.text, primitive.height) * unit)}" lengthAdjust="spacingAndGlyphs"`
        : '';
      return (
        `<text x="${number(x)}" y="${number(y)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" ` +
        `font-size="${number(fontSize(primitive.height) * unit)}" text-anchor="${anchors[primitive.align]}" ` +
        `fill="${ink}" stroke="none"${fit}${turn}>${xmlText(primitive.text)}</text>`
      );
    }
    case 'strokes':
    case 'arc':
      return '';
  }
}
