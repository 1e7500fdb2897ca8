import { toScreen, type Camera, type Size } from '#src/domain/drawing/camera.ts';
import { drawingFont, fontSizePerCapHeight } from '#src/domain/drawing/sheet-to-svg.ts';
import { strokeCapital, strokesOf } from '#src/domain/drawing/stroke-font.ts';
import { textWidth } from '#src/domain/drawing/bounds.ts';
import type { SheetText, TextSpan } from '#src/domain/drawing/sheet.ts';

/** Below this height in pixels, text is illegible and skipped. */
const leastText = 1.6;

interface Inks {
  ink: string;
  /** The ink of a part of the text, by its color. */
  inkOfSpan: (color: string | null) => string;
}

/** `ratio`: device pixels per CSS pixel. */
export function paintText(
  context: CanvasRenderingContext2D,
  text: SheetText,
  inks: Inks,
  camera: Camera,
  size: Size,
  ratio: number,
): void {
  const { height, angle, x, y, width, stretch = 1, slant = 0 } = text;
  const pixels = height * camera.zoom * fontSizePerCapHeight;
  if (pixels < leastText) return;
  const at = toScreen(camera, size, { x, y });
  const reach = Math.max(text.text.length * pixels * Math.abs(stretch), Math.abs(width ?? 0) * camera.zoom);
  if (at.x < -reach || at.y < -reach || at.x > size.width + reach || at.y > size.height + reach) return;
  const spans = text.spans ?? [oneSpan(text)];
  const widths = spans.map((span) => spanWidth(context, span, pixels));
  const natural = widths.reduce((sum, one) => sum + one, 0);
  const across = natural > 0 ? (drawnWidth(text, natural / camera.zoom) * camera.zoom) / natural : stretch;
  const turn = (-angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn) * ratio, Math.sin(turn) * ratio];
  const lean = Math.tan((slant * Math.PI) / 180);
  let start = { left: 0, center: -natural / 2, right: -natural }[text.align];
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const [index, span] of spans.entries()) {
    context.setTransform(
      cosine * across,
      sine * across,
      -sine - lean * cosine,
      cosine - lean * sine,
      at.x * ratio,
      at.y * ratio,
    );
    context.fillStyle = span.color === undefined ? inks.ink : inks.inkOfSpan(span.color);
    const isStroke = span.isStroke ?? text.isStroke ?? false;
    paintSpan(context, { ...span, isStroke }, start, pixels, widths[index] ?? 0);
    start += widths[index] ?? 0;
  }
}

/** Characters whose widths are known in any browser's font. */
const plain = /^[ -~°±Ё\u0410-\u044Fё]*$/;

/** A text's width, the same in every browser, so that it fits its frame; negative if it is mirrored. */
function drawnWidth(text: SheetText, natural: number): number {
  const { width, stretch = 1 } = text;
  if (width !== undefined) return width;
  return plain.test(text.text) ? textWidth(text) * Math.sign(stretch) : natural * stretch;
}

const oneSpan = ({ text, rules = '' }: SheetText): TextSpan => ({
  text,
  size: 1,
  stretch: 1,
  slant: 0,
  rules,
});

/** Offsets of lines along a text below its baseline, in cap heights. */
const ruleHeights: Readonly<Record<string, number>> = { L: 0.2, O: -1.2, K: -0.5 };

function spanWidth(context: CanvasRenderingContext2D, span: TextSpan, pixels: number): number {
  context.font = `${pixels * span.size}px ${drawingFont}`;
  const of = (text: string): number => context.measureText(text).width * span.stretch;
  return span.stack ? Math.max(of(span.stack.over), of(span.stack.under)) : of(span.text);
}

/** Paints from `start` on the baseline, in pixels before the text is stretched. */
function paintSpan(
  context: CanvasRenderingContext2D,
  { text, size, stretch, slant, rules, isStroke = false, stack }: TextSpan,
  start: number,
  pixels: number,
  width: number,
): void {
  const [font, capital] = [pixels * size, (pixels * size) / fontSizePerCapHeight];
  context.font = `${font}px ${drawingFont}`;
  for (const rule of rules) context.fillRect(start, capital * (ruleHeights[rule] ?? 0), width, font * 0.06);
  context.transform(stretch, 0, -Math.tan((slant * Math.PI) / 180), 1, start, 0);
  const drawn = isStroke && !stack ? strokesOf(text) : null;
  if (drawn) {
    const [across, up] = [width / stretch / drawn.width, capital / strokeCapital];
    paintStrokes(context, drawn.strokes, [across, up], capital);
    return;
  }
  if (!stack) {
    context.fillText(text, 0, 0);
    return;
  }
  // Around the middle of a capital of the whole text.
  const middle = -pixels / fontSizePerCapHeight / 2;
  const room = width / stretch;
  const centered = (part: string): number => (room - context.measureText(part).width) / 2;
  context.fillText(stack.over, centered(stack.over), middle - capital * 0.2);
  context.fillText(stack.under, centered(stack.under), middle + capital * 1.2);
  if (stack.hasBar) context.fillRect(0, middle - font * 0.03, room, font * 0.06);
}

function paintStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly (readonly number[])[],
  [across, up]: readonly [number, number],
  capital: number,
): void {
  context.beginPath();
  for (const stroke of strokes)
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [(stroke[at] ?? 0) * across, -(stroke[at + 1] ?? 0) * up];
      if (at === 0) context.moveTo(x, y);
      // A dot is a stroke without length.
      if (at > 0 || stroke.length === 2) context.lineTo(x, y);
    }
  context.strokeStyle = context.fillStyle;
  context.lineWidth = Math.min(1.4, Math.max(0.7, capital * 0.1));
  context.setLineDash([]);
  context.stroke();
}
