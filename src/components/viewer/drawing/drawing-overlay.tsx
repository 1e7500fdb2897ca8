import style from '#src/components/viewer/drawing/drawing.module.css';
import { isMeasure } from '#src/components/viewer/drawing/tools.ts';
import type { Marks } from '#src/components/viewer/drawing/use-marks.ts';
import { textCorners } from '#src/domain/drawing/bounds.ts';
import { toScreen, type Camera, type Size } from '#src/domain/drawing/camera.ts';
import type { Point, SheetText } from '#src/domain/drawing/sheet.ts';
import { drawingFont, fontSizePerCapHeight } from '#src/domain/drawing/sheet-to-svg.ts';

interface Props {
  camera: Camera;
  size: Size;
  marked: Marks;
  /** The current measurement as text. */
  said: string | null;
  dragged: Point | null;
  /** Search match to outline. */
  hit: SheetText | null;
  /** Texts that can be selected; empty if selection is off. */
  texts: readonly SheetText[];
}

/** Marks on top of the drawing, in screen pixels. */
export function DrawingOverlay({ camera, size, marked, said, dragged, hit, texts }: Props) {
  const { tool, points, isDone, cursor, snap } = marked;
  const places = points.map((point) => toScreen(camera, size, point));
  const tip = snap ? toScreen(camera, size, snap) : cursor;
  const line = isDone || tip === null || !isMeasure(tool) ? places : [...places, tip];
  const corner = dragged ?? (tool === 'window' ? places[0] : undefined);
  const last = places.at(-1);
  return (
    <svg className={style.overlay} width={size.width} height={size.height} aria-hidden="true">
      {hit && <Frame text={hit} camera={camera} size={size} />}
      {isMeasure(tool) && line.length > 1 && (
        <polyline
          className={tool === 'area' ? style.area : style.measure}
          points={[...line, ...(tool === 'area' ? line.slice(0, 1) : [])]
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      )}
      {isMeasure(tool) &&
        places.map(({ x, y }, index) => <circle key={index} className={style.mark} cx={x} cy={y} r={4} />)}
      {corner && cursor && (
        <rect
          className={style.window}
          x={Math.min(corner.x, cursor.x)}
          y={Math.min(corner.y, cursor.y)}
          width={Math.abs(corner.x - cursor.x)}
          height={Math.abs(corner.y - cursor.y)}
        />
      )}
      {tip && (isMeasure(tool) || tool === 'window') && (
        <path className={style.cross} d={`M${tip.x - 14} ${tip.y}h28M${tip.x} ${tip.y - 14}v28`} />
      )}
      {snap && tip && <SnapMark kind={snap.kind} at={tip} />}
      {said !== null && last && (
        <text className={style.said} x={last.x + 10} y={last.y - 10}>
          {said}
        </text>
      )}
      {texts.map((text, index) => (
        <SelectableText key={index} text={text} camera={camera} size={size} />
      ))}
    </svg>
  );
}

/**
 * Snap markers as in CAD programs: square for endpoints, triangle for midpoints, cross for intersections,
 * circle for centers.
 */
function SnapMark({ kind, at: { x, y } }: { kind: string; at: Point }) {
  const shapes: Readonly<Record<string, string>> = {
    end: `M${x - 6} ${y - 6}h12v12h-12Z`,
    middle: `M${x} ${y - 7}l7 12h-14Z`,
    crossing: `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`,
    center: `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`,
  };
  return <path className={style.snap} d={shapes[kind]} />;
}

function Frame({ text, camera, size }: { text: SheetText; camera: Camera; size: Size }) {
  const corners = textCorners(text);
  const points: string[] = [];
  for (let at = 0; at + 1 < corners.length; at += 2) {
    const { x, y } = toScreen(camera, size, { x: corners[at] ?? 0, y: corners[at + 1] ?? 0 });
    points.push(`${x},${y}`);
  }
  return <polygon className={style.hit} points={points.join(' ')} />;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function SelectableText({ text, camera, size }: { text: SheetText; camera: Camera; size: Size }) {
  const { x, y } = toScreen(camera, size, text);
  return (
    <text
      className={style.selectable}
      x={x}
      y={y}
      fontFamily={drawingFont}
      fontSize={text.height * camera.zoom * fontSizePerCapHeight}
      textAnchor={anchors[text.align]}
      transform={text.angle === 0 ? undefined : `rotate(${-text.angle} ${x} ${y})`}
    >
      {text.text}
    </text>
  );
}
