import style from '#src/components/viewer/model/model-panel.module.css';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { sizeText } from '#src/domain/viewer/model/model-words.ts';
import type { ModelView } from '#src/domain/viewer/model/model-view.ts';
import { materialName, type PartRow } from '#src/domain/viewer/model/part-rows.ts';
import type { Model } from '#src/lib/model/read-glb.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  model: Model;
  rows: readonly PartRow[];
  view: ModelView;
  onView: ChangeView;
  /** Index of the highlighted part. */
  chosen: number | null;
  onChoose: (row: number | null) => void;
}

/** The parts of the selected type with material and size; each can be hidden. */
export function PartsList({ model, rows, view, onView, chosen, onChoose }: Props) {
  const system = useUnits((state) => state.system);
  const { hidden } = view;
  return (
    <section aria-labelledby="model-parts">
      <h2 id="model-parts" className="note space-bottom-1">
        Parts
      </h2>
      <ul className={style.parts}>
        {rows.map((row, index) => (
          <li key={row.name} className={chosen === index ? style.chosen : undefined}>
            <label className="centered high-34 touch-44">
              <input
                type="checkbox"
                aria-label={`Show ${row.name}`}
                checked={!hidden.includes(index)}
                onChange={() => onView({ hidden: [...toggleKeys(hidden, [index], !hidden.includes(index))] })}
              />
            </label>
            <button
              type="button"
              className={`grid gap-0-2 small ink hover-soft touch-44 ${style.part}`}
              aria-pressed={chosen === index}
              onClick={() => onChoose(chosen === index ? null : index)}
            >
              <Swatch model={model} row={row} />
              <span className={style.name}>
                {row.name}
                {row.nodes.length > 1 && ` × ${row.nodes.length}`}
              </span>
              <span className={`dotted tiny muted digits ${style.fact}`}>
                <span>{row.materials.join(', ')}</span>
                <span className="nowrap">{sizeText(row.box, system)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <Button className={`touch-44 ${style.small}`} onClick={() => onView({ hidden: [] })}>
          Show all parts
        </Button>
      )}
    </section>
  );
}

/** The color of the part's first material. */
function Swatch({ model, row: { parts } }: { model: Model; row: PartRow }) {
  const [part] = parts;
  const material = model.materials[part?.material ?? -1];
  if (!part || !material) return null;
  const [red, green, blue] = material.color.map((value) => Math.round(255 * Math.min(1, value) ** (1 / 2.2)));
  return (
    <svg className={`own-colors ${style.swatch}`} viewBox="0 0 10 10" aria-hidden="true">
      <title>{materialName(model, part)}</title>
      <rect width="10" height="10" fill={`rgb(${red} ${green} ${blue})`} fillOpacity={material.color[3]} />
    </svg>
  );
}
