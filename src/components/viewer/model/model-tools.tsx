import type { ReactNode } from 'react';

import style from '#src/components/viewer/model/model-tools.module.css';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { defaultView } from '#src/domain/viewer/model/model-view.ts';
import type { ModelView, SectionAxis } from '#src/domain/viewer/model/model-view.ts';
import { viewAngles, viewNames, viewOf } from '#src/lib/model/views.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/segments.tsx';

interface Props {
  view: ModelView;
  onView: ChangeView;
  onZoom: (direction: 1 | -1) => void;
  isMeasuring: boolean;
  onMeasure: (isOn: boolean) => void;
  /** The measured distance, or the next step of measuring. */
  measured: string;
  onPicture: () => void;
  /** Shows the list of keys. */
  onKeys: () => void;
  hasParts: boolean;
  hasClearance: boolean;
}

const viewWords = { plan: 'Plan', front: 'Front', side: 'Side', isometric: 'Isometric' } as const;
const axes: readonly (readonly [axis: SectionAxis, label: string, name: string])[] = [
  ['z', 'Depth', 'Cut across the depth'],
  ['x', 'Width', 'Cut across the width'],
  ['y', 'Height', 'Cut across the height'],
];

/** Toolbar of the model. */
export function ModelTools(props: Props) {
  const { view, onView, onZoom, isMeasuring, onMeasure, measured, onPicture, onKeys } = props;
  const { hasParts, hasClearance } = props;
  const side = viewOf(view);
  const { section } = view;
  return (
    <div
      className={`cluster gap-1-3 line-bottom paper screen-only ${style.tools}`}
      role="group"
      aria-label="Model tools"
    >
      <div className="cluster gap-2px" role="group" aria-label="Views">
        {viewNames.map((name, index) => (
          <Toggle
            key={name}
            isOn={side === name}
            keys={String(index + 1)}
            onClick={() => onView({ ...viewAngles[name], zoom: null, pan: [0, 0, 0] })}
          >
            {viewWords[name]}
          </Toggle>
        ))}
      </div>
      <div className="cluster gap-2px" role="group" aria-label="Zoom">
        <Button className={style.tool} aria-label="Zoom out" aria-keyshortcuts="-" onClick={() => onZoom(-1)}>
          −
        </Button>
        <Button
          className={style.tool}
          aria-label="Fit to the window"
          aria-keyshortcuts="0"
          onClick={() => onView({ zoom: null, pan: [0, 0, 0] })}
        >
          Fit
        </Button>
        <Button className={style.tool} aria-label="Zoom in" aria-keyshortcuts="+" onClick={() => onZoom(1)}>
          +
        </Button>
      </div>
      <div className="cluster gap-2px" role="group" aria-label="Show">
        <Toggle isOn={isMeasuring} keys="M" onClick={() => onMeasure(!isMeasuring)}>
          Measure
        </Toggle>
        <Toggle
          isOn={section !== null}
          keys="S"
          onClick={() => onView({ section: section ? null : { axis: 'z', at: 0.5 } })}
        >
          Section
        </Toggle>
        <Toggle
          isOn={view.hasDimensions}
          keys="D"
          onClick={() => onView({ hasDimensions: !view.hasDimensions })}
        >
          Dimensions
        </Toggle>
        <Toggle isOn={view.isWireframe} keys="W" onClick={() => onView({ isWireframe: !view.isWireframe })}>
          Wireframe
        </Toggle>
        {hasClearance && (
          <Toggle isOn={view.hasClearance} onClick={() => onView({ hasClearance: !view.hasClearance })}>
            Clearance
          </Toggle>
        )}
      </div>
      {hasParts && (
        <Slider label="Explode" value={view.explode} onChange={(explode) => onView({ explode })} />
      )}
      <div className="cluster gap-2px">
        <Button className={style.tool} onClick={onPicture}>
          Save PNG
        </Button>
        <Button className={style.tool} onClick={() => onView({ ...defaultView, type: view.type })}>
          Reset
        </Button>
        <Button className={style.tool} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onKeys}>
          Keys
        </Button>
      </div>
      {section && (
        <div className={`cluster gap-1-4 small ${style.row}`}>
          <Segments
            legend="Cut across"
            value={section.axis}
            options={axes}
            onChange={(axis) => onView({ section: { ...section, axis } })}
          />
          <Slider
            label="Section"
            value={section.at}
            onChange={(at) => onView({ section: { ...section, at } })}
          />
        </div>
      )}
      {measured !== '' && (
        <p className={`cluster gap-1-4 small ${style.row}`} role="status">
          {measured}
        </p>
      )}
    </div>
  );
}

function Toggle(props: { isOn: boolean; keys?: string; onClick: () => void; children: ReactNode }) {
  const { isOn, keys, onClick, children } = props;
  return (
    <Button className={style.tool} aria-pressed={isOn} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </Button>
  );
}

function Slider({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={`row gap-2 small quiet ${style.slider}`}>
      {label}
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
