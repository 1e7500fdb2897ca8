import style from '#src/components/viewer/model/model-canvas.module.css';
import type { Shown } from '#src/components/viewer/model/scene/model-scene.ts';
import { inchesOf } from '#src/domain/viewer/model/part-rows.ts';
import { lengthText } from '#src/domain/viewer/model/model-words.ts';
import { lengthOf, minus, type Vector } from '#src/lib/model/vector.ts';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  /** Changes with every frame. */
  frame: number;
  shown: Shown;
  marks: readonly Vector[] | null;
  /** Where Enter marks a point; null is the center. */
  cross: Place | null;
  place: (point: Vector) => readonly [x: number, y: number];
}

/** A shorter line has no room for its label. */
const shortest = 24;

/** Dimensions of the bounding box, and the measurement, on top of the model. */
export function ModelOverlay({ frame, shown: { view, box }, marks, cross, place }: Props) {
  const system = useUnits((state) => state.system);
  const { min, max } = box;
  const front: Vector = [min[0], min[1], max[2]];
  const edges: readonly (readonly [Vector, Vector])[] = [
    [front, [max[0], min[1], max[2]]],
    [
      [max[0], min[1], max[2]],
      [max[0], min[1], min[2]],
    ],
    [front, [min[0], max[1], max[2]]],
  ];
  const lines = view.hasDimensions ? edges : [];
  const [first, second] = marks ?? [];
  return (
    <svg className={`fill ${style.over}`} data-frame={frame} aria-hidden="true">
      {lines.map(([from, to], index) => (
        <Measure
          key={index}
          ends={[place(from), place(to)]}
          text={lengthText(inchesOf(lengthOf(minus(to, from))), system)}
        />
      ))}
      {marks !== null && (
        <circle className={style.cross} cx={cross?.[0] ?? '50%'} cy={cross?.[1] ?? '50%'} r="5" />
      )}
      {first && <Mark at={place(first)} />}
      {second && <Mark at={place(second)} />}
      {first && second && (
        <Measure
          ends={[place(first), place(second)]}
          text={lengthText(inchesOf(lengthOf(minus(second, first))), system)}
          isMeasured
        />
      )}
    </svg>
  );
}

type Place = readonly [x: number, y: number];

const Mark = ({ at: [x, y] }: { at: Place }) => <circle className={style.mark} cx={x} cy={y} r="4" />;

function Measure({
  ends: [[x, y], [u, v]],
  text,
  isMeasured = false,
}: {
  ends: readonly [Place, Place];
  text: string;
  isMeasured?: boolean;
}) {
  if (!isMeasured && Math.hypot(u - x, v - y) < shortest) return null;
  return (
    <g className={isMeasured ? style.measured : undefined}>
      <line x1={x} y1={y} x2={u} y2={v} />
      <text x={(x + u) / 2} y={(y + v) / 2}>
        {text}
      </text>
    </g>
  );
}
