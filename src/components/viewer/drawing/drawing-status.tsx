import { useMemo } from 'react';

import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import style from '#src/components/viewer/drawing/drawing.module.css';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import { ShellStatus, StatusButton } from '#src/components/viewer/shell/shell-parts.tsx';
import { toolWords } from '#src/components/viewer/drawing/tools.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import type { Marks } from '#src/components/viewer/drawing/use-marks.ts';
import { readableView } from '#src/domain/drawing/readable-view.ts';
import { measureText } from '#src/domain/drawing/measure.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';

const snapWords = { end: 'End', middle: 'Middle', crossing: 'Crossing', center: 'Center' } as const;

/** The status line below a drawing: hint or result of the tool, snap, and zoom. */
export function DrawingStatus(props: {
  control: CameraControl;
  marked: Marks;
  said: ReturnType<typeof measureText>;
  sheet: Sheet;
  /** Sets the unit of a drawing that states none, in inches. */
  onUnit: (inches: number) => void;
  onLayout: (name: string) => void;
}) {
  const { control, marked, said, sheet, onUnit, onLayout } = props;
  // CSS defines an inch as 96 pixels.
  const percent = (control.camera.zoom * sheet.scale) / (96 * sheet.inches);
  const zoom = `${countText(Math.round(percent * 100))}%`;
  const missing = sheet.notDrawn.reduce((sum, { count }) => sum + count, 0);
  const notes = useMemo(() => readableView(sheet, control.size), [sheet, control.size]);
  const snap = marked.snap && `${snapWords[marked.snap.kind]}, ${marked.snap.layer}`;
  return (
    <ShellStatus>
      {notes && marked.tool === 'pan' && (
        <StatusButton className={style.read ?? ''} onClick={() => control.show(notes)}>
          Read notes
        </StatusButton>
      )}
      <p id="drawing-hint" className={`grow ${style.hint}`} role="status">
        {said ?? hintOf(marked)}
      </p>
      <p className={`muted ${style.snapped}`} aria-live="polite">
        {snap}
      </p>
      {missing > 0 && (
        <p title={sheet.notDrawn.map(kindText).join(', ')}>
          {countText(missing)} not drawn: {sheet.notDrawn.slice(0, mostKinds).map(kindText).join(', ')}
          {sheet.notDrawn.length > mostKinds && '…'}
        </p>
      )}
      {sheet.layouts.length > 1 && (
        <label className="row gap-2">
          <span>Layout</span>
          <select
            aria-label="Layout"
            className={`touch-high control touch-44 ${style.layout}`}
            value={sheet.layout ?? ''}
            onChange={({ currentTarget }) => onLayout(currentTarget.value)}
          >
            {sheet.layout === null && <option value="">As saved</option>}
            {sheet.layouts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {!sheet.isUnitStated && <UnitChoice inches={sheet.inches} onUnit={onUnit} />}
      <p className="mono">{zoom}</p>
      <PausedStatus typed="" text={control.isFitted ? '' : `Zoom ${zoom}`} />
      <UnitSwitch />
    </ShellStatus>
  );
}

/** The next step, and what was just done, because screen readers must announce a mark. */
function hintOf({ tool, points }: Marks): string {
  const { hint } = toolWords[tool];
  return points.length === 0 ? hint : `${pluralize(points.length, 'point')} marked. ${hint}`;
}

/** Maximum number of kinds named in the line; the text panel names all. */
const mostKinds = 3;
const kindText = ({ kind, count }: Sheet['notDrawn'][number]): string => `${kind} ${countText(count)}`;

const units: readonly (readonly [name: string, inches: number])[] = [
  ['inches', 1],
  ['feet', 12],
  ['millimeters', 1 / 25.4],
  ['centimeters', 1 / 2.54],
  ['meters', 1 / 0.0254],
];

const UnitChoice = ({ inches, onUnit }: { inches: number; onUnit: (inches: number) => void }) => (
  <label className="row gap-1">
    The file states no units. Read as
    <select
      className="touch-high control"
      value={inches}
      onChange={({ currentTarget }) => onUnit(Number(currentTarget.value))}
    >
      {units.map(([name, value]) => (
        <option key={name} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
