import { ModelSlider } from '#src/components/viewer/model/model-slider.tsx';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { ShellTools } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton, ToolGap } from '#src/components/viewer/shell/tool-button.tsx';
import { defaultView, type ModelView } from '#src/domain/viewer/model/model-view.ts';
import { modelKeys } from '#src/domain/viewer/model/turn-keys.ts';
import { viewAngles, viewNames, viewOf } from '#src/lib/model/views.ts';

interface Props {
  view: ModelView;
  onView: ChangeView;
  onZoom: (direction: 1 | -1) => void;
  isMeasuring: boolean;
  onMeasure: (isOn: boolean) => void;
  onPicture: () => void;
  hasParts: boolean;
  hasClearance: boolean;
}

const viewWords = { plan: 'Plan', front: 'Front', side: 'Side', isometric: 'Isometric' } as const;

function AboutButton() {
  const { open, toggle } = useShell();
  return (
    <ToolButton
      icon="parts"
      label="About the model"
      isExpanded={open === 'model'}
      onClick={() => toggle('model')}
    />
  );
}

const help = {
  name: 'Model tools',
  keys: modelKeys,
  hint: 'Click the model, or press Tab to reach it, and use these keys.',
};

/** The toolbar while there is no model: only the data. */
export const ModelDataTools = () => (
  <ShellTools {...help}>
    <AboutButton />
  </ShellTools>
);

/** Toolbar of the model. */
export function ModelTools(props: Props) {
  const { view, onView, onZoom, isMeasuring, onMeasure, onPicture, hasParts, hasClearance } = props;
  const side = viewOf(view);
  const { section } = view;
  const fitted = { zoom: null, pan: [0, 0, 0] } as const;
  return (
    <ShellTools {...help}>
      {viewNames.map((name, index) => (
        <ToolButton
          key={name}
          icon={name}
          label={viewWords[name]}
          keyName={String(index + 1)}
          isPressed={side === name}
          onClick={() => onView({ ...viewAngles[name], ...fitted })}
        />
      ))}
      <ToolGap />
      <ToolButton icon="zoom-out" label="Zoom out" keyName="-" onClick={() => onZoom(-1)} />
      <ToolButton icon="fit" label="Fit to the window" keyName="0" onClick={() => onView(fitted)} />
      <ToolButton icon="zoom-in" label="Zoom in" keyName="+" onClick={() => onZoom(1)} />
      <ToolGap />
      <ToolButton
        icon="distance"
        label="Measure"
        keyName="m"
        isPressed={isMeasuring}
        onClick={() => onMeasure(!isMeasuring)}
      />
      <ToolButton
        icon="section"
        label="Section"
        keyName="s"
        isPressed={section !== null}
        onClick={() => onView({ section: section ? null : { axis: 'z', at: 0.5 } })}
      />
      <ToolButton
        icon="dimensions"
        label="Dimensions"
        keyName="d"
        isPressed={view.hasDimensions}
        onClick={() => onView({ hasDimensions: !view.hasDimensions })}
      />
      <ToolButton
        icon="wireframe"
        label="Wireframe"
        keyName="w"
        isPressed={view.isWireframe}
        onClick={() => onView({ isWireframe: !view.isWireframe })}
      />
      {hasClearance && (
        <ToolButton
          icon="clearance"
          label="Clearance"
          isPressed={view.hasClearance}
          onClick={() => onView({ hasClearance: !view.hasClearance })}
        />
      )}
      {hasParts && (
        <ModelSlider label="Explode" value={view.explode} onChange={(explode) => onView({ explode })} />
      )}
      <ToolButton icon="reset" label="Reset" onClick={() => onView({ ...defaultView, type: view.type })} />
      <ToolGap />
      <AboutButton />
      <ToolButton icon="picture" label="Save PNG" onClick={onPicture} />
    </ShellTools>
  );
}
