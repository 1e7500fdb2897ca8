import style from '#src/components/viewer/drawing/drawing.module.css';
import { DrawingIcon } from '#src/components/viewer/drawing/drawing-icon.tsx';
import type { DrawingIconName } from '#src/components/viewer/drawing/drawing-icon.tsx';
import { panelWords, tools, toolWords } from '#src/components/viewer/drawing/tools.ts';
import type { Panel, Tool } from '#src/components/viewer/drawing/tools.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  tool: Tool;
  onTool: (tool: Tool) => void;
  control: CameraControl;
  isDark: boolean;
  onDark: () => void;
  panels: readonly Panel[];
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
}

/** Toolbar of a drawing: pointer tools, view, and panels. */
export function DrawingToolbar({ tool, onTool, control, isDark, onDark, panels, panel, onPanel }: Props) {
  return (
    <div
      className={`flow gap-2px line-bottom shade screen-only ${style.toolbar}`}
      role="group"
      aria-label="Drawing tools"
    >
      {tools.map((one) => (
        <IconButton
          key={one}
          icon={one}
          label={toolWords[one].label}
          keyName={toolWords[one].key}
          isPressed={tool === one}
          onClick={() => onTool(one)}
        />
      ))}
      <span className={style.gap} />
      <IconButton icon="zoom-out" label="Zoom out" keyName="-" onClick={() => control.zoom(0.8)} />
      <IconButton icon="fit" label="Fit the sheet" keyName="f" onClick={control.fit} />
      <IconButton icon="zoom-in" label="Zoom in" keyName="+" onClick={() => control.zoom(1.25)} />
      <IconButton icon="dark" label="Dark background" keyName="d" isPressed={isDark} onClick={onDark} />
      <span className={style.gap} />
      {panels.map((one) => (
        <IconButton
          key={one}
          icon={one}
          label={panelWords[one].label}
          keyName={panelWords[one].key}
          isExpanded={panel === one}
          onClick={() => onPanel(one)}
        />
      ))}
    </div>
  );
}

interface ButtonProps {
  icon: DrawingIconName;
  label: string;
  keyName: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  onClick: () => void;
}

function IconButton({ icon, label, keyName, isPressed, isExpanded, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`relative quiet ${style.tool}`}
      aria-label={label}
      aria-keyshortcuts={keyName.toUpperCase()}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <Tip text={`${label} (${keyName.toUpperCase()})`}>
        <DrawingIcon name={icon} />
      </Tip>
    </button>
  );
}
