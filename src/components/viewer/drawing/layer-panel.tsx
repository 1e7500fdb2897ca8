import style from '#src/components/viewer/drawing/panels.module.css';
import type { SheetLayer } from '#src/domain/drawing/sheet.ts';
import { backgroundOf, lineColor, type DrawingStyle } from '#src/domain/drawing/sheet-to-svg.ts';
import { countText, decimalText } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';

interface Props {
  layers: readonly SheetLayer[];
  off: readonly string[];
  onOff: (off: readonly string[]) => void;
  look: DrawingStyle;
  onLook: (look: DrawingStyle) => void;
}

/** Turns layers on and off; shows each one's color and lineweight. */
export function LayerPanel({ layers, off, onOff, look, onLook }: Props) {
  const colored = { ...look, isColored: true };
  return (
    <>
      <ul className={`stack ${style.layers}`}>
        {layers.map((layer) => (
          <li key={layer.name}>
            <Checkbox
              label={
                <>
                  <svg className="rigid" width={22} height={12} aria-hidden="true">
                    <rect width="100%" height="100%" fill={backgroundOf(look)} />
                    <path
                      d="M1 6H21"
                      stroke={lineColor(layer.color, colored)}
                      strokeWidth={Math.max(1, layer.weight * 6)}
                      strokeDasharray={
                        layer.groups.some(({ dashes }) => dashes.length > 0) ? '5 3' : undefined
                      }
                    />
                  </svg>
                  <span className="mono">{layer.name}</span>
                  <span className={`small muted ${style.note}`}>
                    {decimalText(layer.weight, 2)} mm, {countText(layer.entities)}
                    <span className="unseen"> entities</span>
                  </span>
                </>
              }
              checked={!off.includes(layer.name)}
              onChange={(event) =>
                onOff(
                  event.currentTarget.checked
                    ? off.filter((name) => name !== layer.name)
                    : [...off, layer.name],
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className="flow gap-2">
        <Button onClick={() => onOff([])}>Show all</Button>
        <Button onClick={() => onOff(layers.map(({ name }) => name))}>Hide all</Button>
      </p>
      <Checkbox
        label="Colors of layers"
        checked={look.isColored}
        onChange={(event) => onLook({ ...look, isColored: event.currentTarget.checked })}
      />
      <Checkbox
        label="Line weights"
        checked={look.hasWeights}
        onChange={(event) => onLook({ ...look, hasWeights: event.currentTarget.checked })}
      />
    </>
  );
}
