import type { Point } from '#src/reference-api/drawings/geometry.ts';
import type { Primitive } from '#src/reference-api/drawings/primitive.ts';
import { fontSize } from '#src/reference-api/drawings/text-metrics.ts';
import { polar } from '#src/reference-api/drawings/vector.ts';
import { xmlText } from '#src/reference-api/drawings/xml-text.ts';

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function number(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** One primitive as an SVG element; `place` gives user units with y down, `unit` is user units per model inch. */
export function svgElement(
  primitive: Primitive,
  place: (point: Point) => Point,
  unit: number,
  ink: string,
): string {
  const at = (point: Point): string => {
    const { x, y } = place(point);
    return `${number(x)} ${number(y)}`;
  };
  switch (primitive.kind) {
    case 'path': {
      const [first, ...rest] = primitive.points;
      if (!first) return '';
      const fill = primitive.filled ? ` fill="${ink}" stroke="none"` : '';
      return `<path d="M${at(first)}${rest.map((point) => `L${at(point)}`).join('')}${primitive.closed ? 'Z' : ''}"${fill}/>`;
    }
    case 'strokes': {
      if (primitive.segments.length === 0) return '';
      return `<path d="${primitive.segments.map(({ a, b }) => `M${at(a)}L${at(b)}`).join('')}"/>`;
    }
    case 'circle': {
      const { x, y } = place(primitive.center);
      return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(primitive.radius * unit)}"/>`;
    }
    case 'arc': {
      const { center, radius, start, end } = primitive;
      const sweep = (((end - start) % 360) + 360) % 360;
      const [fromX, fromY] = polar([center.x, center.y], start, radius);
      const [toX, toY] = polar([center.x, center.y], end, radius);
      const r = number(radius * unit);
      return `<path d="M${at({ x: fromX, y: fromY })}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 0 ${at({ x: toX, y: toY })}"/>`;
    }
    case 'text': {
      const { x, y } = place(primitive.at);
      const turn =
        primitive.angle === 0 ? '' : ` transform="rotate(${number(-primitive.angle)} ${at(primitive.at)})"`;
      return (
        `<text x="${number(x)}" y="${number(y)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" ` +
        `font-size="${number(fontSize(primitive.height) * unit)}" text-anchor="${anchors[primitive.align]}" ` +
        `fill="${ink}" stroke="none"${turn}>${xmlText(primitive.text)}</text>`
      );
    }
  }
}
