import { grayOf, legibleColor } from '#src/domain/drawing/colors.ts';
import type { PenGroup, Shape, Sheet, SheetText, TextSpan } from '#src/domain/drawing/sheet.ts';

/** How drawings are colored. */
export interface DrawingStyle {
  isDark: boolean;
  /** Whether to use layer colors; otherwise everything is in ink. */
  isColored: boolean;
  /** Draws each pen at its paper width; otherwise all lines are thin. */
  hasWeights: boolean;
}

/** Font size per text height, from the capitals of Arial and similar fonts. */
export const fontSizePerCapHeight = 1 / 0.716;
export const drawingFont = 'Arial, Helvetica, "Liberation Sans", sans-serif';

export const backgroundOf = ({ isDark }: DrawingStyle): string => (isDark ? '#15181b' : '#ffffff');

export const lineColor = (color: string | null, look: DrawingStyle): string =>
  legibleColor(look.isColored ? color : null, look.isDark);

/**
 * In colored drawings, an area keeps its color, even without contrast, because lines and text are on top. In black, its gray
 * follows its color's darkness, so that overlapping areas still show.
 */
export function fillColor(
  { isArea, color }: Extract<Shape, { kind: 'fill' }>,
  group: Pick<PenGroup, 'color'>,
  look: DrawingStyle,
): string {
  const own = color === undefined ? group.color : color;
  if (!isArea || own === null) return lineColor(own, look);
  return look.isColored ? own : grayOf(own, look.isDark);
}

/** In millimeters. */
export const weightOf = ({ weight }: Pick<PenGroup, 'weight'>, { hasWeights }: DrawingStyle): number =>
  hasWeights ? Math.max(weight, 0.05) : 0.1;

/** In model units. A drawing without paper is treated as printed on US Letter. */
export function widthOf(
  group: Pick<PenGroup, 'weight'>,
  { scale, inches, hasPaper, bounds: { min, max } }: Pick<Sheet, 'scale' | 'inches' | 'hasPaper' | 'bounds'>,
  look: DrawingStyle,
): number {
  const onPaper = weightOf(group, look) / 25.4;
  return hasPaper
    ? (onPaper * scale) / inches
    : (onPaper * Math.max(max.x - min.x, max.y - min.y)) / letterInches;
}

const letterInches = 11;

/** The visible part of the sheet as an SVG file, at paper size. */
export function sheetToSvg(
  sheet: Sheet,
  title: string,
  look: DrawingStyle,
  isShown: (layer: string) => boolean,
): string {
  const { min, max } = sheet.bounds;
  const unit = (96 / sheet.scale) * sheet.inches;
  const [width, height] = [(max.x - min.x) * unit, (max.y - min.y) * unit].map(number);
  const shown = sheet.layers.filter(({ name }) => isShown(name));
  const fills = shown.flatMap((layer) => layer.groups.map((group) => fillsOf(group, sheet, unit, look)));
  const groups = shown.map((layer) => {
    const paths = layer.groups.map((group) => strokesOf(group, sheet, unit, look)).join('');
    const texts = sheet.texts
      .filter((text) => text.layer === layer.name)
      .map((text) => textElement(text, sheet, unit, look));
    const ink = lineColor(layer.color, look);
    return `<g data-layer="${xml(layer.name)}">${paths}<g fill="${ink}">${texts.join('')}</g></g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${xml(title)}</title><rect width="100%" height="100%" fill="${backgroundOf(look)}"/>` +
    `<g stroke-linecap="round" stroke-linejoin="round" font-family='${xml(drawingFont)}'>${fills.join('')}${groups.join('')}</g></svg>\n`
  );
}

const number = (value: number): string => String(Number(value.toFixed(2)));

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Characters that XML does not allow.
    .replaceAll(/\p{Cc}/gu, ' ');

function strokesOf(group: PenGroup, sheet: Sheet, unit: number, look: DrawingStyle): string {
  const strokes = group.shapes
    .filter(({ kind }) => kind !== 'fill')
    .map((shape) => pathData(shape, sheet, unit))
    .join('');
  if (strokes === '') return '';
  const ink = lineColor(group.color, look);
  const width = number(widthOf(group, sheet, look) * unit);
  const dashes =
    group.dashes.length === 0
      ? ''
      : ` stroke-dasharray="${group.dashes.map((dash) => number(dash * unit)).join(' ')}"`;
  return `<path fill="none" stroke="${ink}" stroke-width="${width}"${dashes}${opacityText(group)} d="${strokes}"/>`;
}

const opacityText = ({ opacity }: PenGroup): string =>
  opacity === undefined ? '' : ` opacity="${number(opacity)}"`;

/** Filled shapes are below the lines, one element each, so that overlapping ones both show. */
const fillsOf = (group: PenGroup, sheet: Sheet, unit: number, look: DrawingStyle): string =>
  group.shapes
    .map((shape) =>
      shape.kind === 'fill'
        ? `<path fill="${fillColor(shape, group, look)}" fill-rule="evenodd"${opacityText(group)} d="${pathData(shape, sheet, unit)}"/>`
        : '',
    )
    .join('');

function pathData(shape: Shape, { bounds: { min, max } }: Sheet, unit: number): string {
  const at = (x = 0, y = 0): string => `${number((x - min.x) * unit)} ${number((max.y - y) * unit)}`;
  const through = (points: readonly number[], closed: boolean): string => {
    let data = '';
    for (let index = 0; index + 1 < points.length; index += 2)
      data += `${index === 0 ? 'M' : 'L'}${at(points[index], points[index + 1])}`;
    return data + (closed ? 'Z' : '');
  };
  switch (shape.kind) {
    case 'line':
      return through(shape.points, shape.closed);
    case 'fill':
      return shape.loops.map((loop) => through(loop, true)).join('');
    case 'hatch': {
      let data = '';
      for (let index = 0; index + 3 < shape.points.length; index += 4)
        data += through(shape.points.slice(index, index + 4), false);
      return data;
    }
    case 'arc': {
      const { x, y, radius, start, end } = shape;
      const point = (turn: number): string => at(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
      const r = number(radius * unit);
      const middle = (start + end) / 2;
      // In two halves, because an arc can't end where it starts.
      return [
        [start, middle],
        [middle, end],
      ]
        .map(
          ([from = 0, to = 0]) => `M${point(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 0 ${point(to)}`,
        )
        .join('');
    }
  }
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function textElement(
  { text, x, y, height, angle, align, color, width, stretch = 1, slant = 0, rules, spans }: SheetText,
  { bounds: { min, max } }: Sheet,
  unit: number,
  look: DrawingStyle,
): string {
  const [left, top] = [number((x - min.x) * unit), number((max.y - y) * unit)];
  const isMirrored = width !== undefined && width < 0;
  const across = width === undefined ? stretch : isMirrored ? -1 : 1;
  const turn = angle === 0 ? '' : `rotate(${number(-angle)} ${left} ${top})`;
  // Stretched and slanted about its insertion point.
  const widen =
    across === 1 && slant === 0
      ? ''
      : `translate(${left} ${top})${slant === 0 ? '' : ` skewX(${number(-slant)})`} scale(${number(across)} 1) translate(${number(-Number(left))} ${number(-Number(top))})`;
  const transform = turn || widen ? ` transform="${[turn, widen].filter(Boolean).join(' ')}"` : '';
  const fit =
    width === undefined
      ? ''
      : ` textLength="${number(Math.abs(width) * unit)}" lengthAdjust="spacingAndGlyphs"`;
  const ink = color === undefined ? '' : ` fill="${lineColor(color, look)}"`;
  const size = height * fontSizePerCapHeight * unit;
  const line = decorationOf(rules);
  const said = spans ? spans.map((span) => spanElement(span, size, look)).join('') : xml(text);
  return `<text x="${left}" y="${top}" font-size="${number(size)}" text-anchor="${anchors[align]}"${transform}${fit}${line}${ink}>${said}</text>`;
}

const decorations: Readonly<Record<string, string>> = { L: 'underline', O: 'overline', K: 'line-through' };
const decorationOf = (rules = ''): string =>
  rules === '' ? '' : ` text-decoration="${Array.from(rules, (rule) => decorations[rule]).join(' ')}"`;

function spanElement({ text, size, color, rules }: TextSpan, of: number, look: DrawingStyle): string {
  const ink = color === undefined ? '' : ` fill="${lineColor(color, look)}"`;
  const line = decorationOf(rules);
  return `<tspan font-size="${number(size * of)}"${line}${ink}>${xml(text)}</tspan>`;
}
