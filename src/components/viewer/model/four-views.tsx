import { useEffect, useRef } from 'react';

import style from '#src/components/viewer/model/four-views.module.css';
import type { PartRow } from '#src/domain/viewer/model/part-rows.ts';
import { drawModel, type DrawnPart } from '#src/lib/model/draw-model.ts';
import type { Model } from '#src/lib/model/read-glb.ts';
import { viewAngles, viewNames, type ViewName } from '#src/lib/model/views.ts';

/** Size of each picture, in pixels. */
const [width, height] = [640, 480];
/** Drawing more triangles would take too long. */
const mostTriangles = 150_000;

const words: Readonly<Record<ViewName, string>> = {
  plan: 'Plan',
  front: 'Front',
  side: 'Side',
  isometric: 'Isometric',
};

interface Props {
  title: string;
  model: Model;
  rows: readonly PartRow[];
  hidden: readonly number[];
}

/** Pictures from four sides, drawn on the CPU. */
export function FourViews({ title, model, rows, hidden }: Props) {
  const shown = rows.filter((_, index) => !hidden.includes(index));
  const parts = shown.flatMap((row) =>
    row.parts.map(({ triangles, material }): DrawnPart => ({
      triangles,
      color: model.materials[material ?? -1]?.color ?? [0.8, 0.8, 0.8, 1],
    })),
  );
  const isTooMuch = shown.reduce((sum, { triangles }) => sum + triangles, 0) > mostTriangles;
  if (isTooMuch)
    return (
      <p className={`note muted pad-5 ${style.none}`}>
        The shape is too detailed to be drawn without a graphics card.
      </p>
    );
  return (
    <div className={`halves shrinks-down ${style.views}`}>
      {viewNames.map((name) => (
        <figure key={name} className={`grid shrinks-down shade ${style.view}`}>
          <DrawnView name={name} title={title} parts={parts} />
          <figcaption>{words[name]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function DrawnView({ name, title, parts }: { name: ViewName; title: string; parts: readonly DrawnPart[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { data } = drawModel(parts, viewAngles[name], width, height);
    context.putImageData(new ImageData(data, width, height), 0, 0);
  }, [name, parts]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={`${words[name]} view of ${title}`}
    />
  );
}
