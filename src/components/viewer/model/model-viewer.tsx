import { useMemo, useRef, useState } from 'react';
import { saveFile } from '#src/browser/save-file.ts';
import { notify } from '#src/browser/toasts.ts';
import { FourViews } from '#src/components/viewer/model/four-views.tsx';
import { ModelCanvas, type CanvasHandle } from '#src/components/viewer/model/model-canvas.tsx';
import type { ReadModel } from '#src/components/viewer/model/model-panel.tsx';
import { ModelDataTools, ModelTools } from '#src/components/viewer/model/model-tools.tsx';
import style from '#src/components/viewer/model/model-viewer.module.css';
import type { DrawnModel, Shown } from '#src/components/viewer/model/scene/model-scene.ts';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import type { NoScene } from '#src/components/viewer/model/use-scene.ts';
import { ShellStage, ShellStatus } from '#src/components/viewer/shell/shell-parts.tsx';
import { measuredWords, sizeText } from '#src/domain/viewer/model/model-words.ts';
import type { ModelView, SectionAxis } from '#src/domain/viewer/model/model-view.ts';
import { isClearance } from '#src/domain/viewer/model/part-rows.ts';
import type { Vector } from '#src/lib/model/vector.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button } from '#src/ui/button.tsx';
import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import { ModelSlider } from '#src/components/viewer/model/model-slider.tsx';
import { Segments } from '#src/ui/segments.tsx';

interface ModelStatusProps {
  view: ModelView;
  onView: ChangeView;
  /** The size of the selected type. */
  size: string;
  /** The measured distance, or the next step of measuring. */
  measured: string;
}

const axes: readonly (readonly [axis: SectionAxis, label: string, name: string])[] = [
  ['z', 'Depth', 'Cut across the depth'],
  ['x', 'Width', 'Cut across the width'],
  ['y', 'Height', 'Cut across the height'],
];

/** The line below a model: its size, what is measured, and where it is cut. */
const ModelStatus = ({ view: { section }, onView, size, measured }: ModelStatusProps) => (
  <ShellStatus>
    <p className="grow" role="status">
      {measured === '' ? size : measured}
    </p>
    {section && (
      <>
        <Segments
          legend="Cut across"
          value={section.axis}
          options={axes}
          onChange={(axis) => onView({ section: { ...section, axis } })}
        />
        <ModelSlider
          label="Section"
          value={section.at}
          onChange={(at) => onView({ section: { ...section, at } })}
        />
      </>
    )}
    <UnitSwitch />
  </ShellStatus>
);

interface Props {
  title: string;
  fileName: string;
  drawn: DrawnModel;
  read: ReadModel;
  view: ModelView;
  onView: ChangeView;
  chosen: number | null;
  onChoose: (row: number | null) => void;
}

const reasons: Readonly<Record<NoScene, string>> = {
  'no-webgl': 'This browser can’t draw in 3D here, so these are pictures from four sides.',
  failed: 'The model couldn’t be drawn in 3D, so these are pictures from four sides.',
  lost: 'The graphics card stopped drawing, so these are pictures from four sides.',
};

/** The 3D view with its tools; pictures from four sides if WebGL is not available. */
export function ModelViewer({ title, fileName, drawn, read, view, onView, chosen, onChoose }: Props) {
  const { model, rows, box, type } = read;
  const system = useUnits((state) => state.system);
  const handle = useRef<CanvasHandle>(null);
  const [failed, setFailed] = useState<NoScene | null>(null);
  const [{ marks, isBeside }, setMarks] = useState<{ marks: readonly Vector[] | null; isBeside: boolean }>({
    marks: null,
    isBeside: false,
  });
  const onMarks = (next: readonly Vector[] | null, isMissed = false) =>
    setMarks({ marks: next, isBeside: isMissed });
  const shown = useMemo((): Shown => {
    const nodesOf = (indexes: readonly number[]): ReadonlySet<number> =>
      new Set(indexes.flatMap((index) => rows[index]?.nodes ?? []));
    const hiddenNodes = nodesOf(view.hidden);
    const fit = view.hasClearance ? (model.types[type]?.box ?? box) : box;
    const chosenNodes = nodesOf(chosen === null ? [] : [chosen]);
    const scene = model.types[type]?.scene ?? 0;
    return { view, scene, box, fit, hiddenNodes, chosenNodes };
  }, [view, type, box, model, rows, chosen]);
  const status = (
    <ModelStatus
      view={failed === null ? view : { ...view, section: null }}
      onView={onView}
      size={sizeText(box, system)}
      measured={marks === null ? '' : measuredWords(marks, system, isBeside)}
    />
  );
  if (failed !== null) {
    return (
      <>
        <ModelDataTools />
        <ShellStage>
          <div className={`stack shrinks-down full-height ${style.fallback}`}>
            <p className="cluster gap-2 small quiet pad-2-3 screen-only" role="status">
              {reasons[failed]} <Button onClick={() => setFailed(null)}>Try 3D again</Button>
            </p>
            <FourViews {...{ title, model, rows }} hidden={view.hidden} />
          </div>
        </ShellStage>
        {status}
      </>
    );
  }
  const savePicture = async (): Promise<void> => {
    const picture = await handle.current?.png();
    if (picture) saveFile(picture, `${fileName}.png`);
    else await notify.error('Couldn’t save the picture.');
  };
  const choose = (node: number | null): void => {
    const row = rows.findIndex(({ nodes }) => node !== null && nodes.includes(node));
    onChoose(row === -1 ? null : row);
  };
  return (
    <>
      <ModelTools
        {...{ view, onView }}
        onZoom={(direction) => handle.current?.zoom(direction)}
        isMeasuring={marks !== null}
        onMeasure={(isOn) => onMarks(isOn ? [] : null)}
        onPicture={() => void savePicture()}
        hasParts={rows.length > 1 || (rows[0]?.nodes.length ?? 0) > 1}
        hasClearance={model.types[type]?.parts.some(isClearance) === true}
      />
      <ShellStage>
        <ModelCanvas
          ref={handle}
          {...{ title, drawn, shown, onView, marks, onMarks }}
          onFailed={setFailed}
          onChoose={choose}
        />
      </ShellStage>
      {status}
    </>
  );
}
