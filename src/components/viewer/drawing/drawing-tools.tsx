import { panelWords, tools, toolWords, type Panel, type Tool } from '#src/components/viewer/drawing/tools.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import { keyHelp } from '#src/components/viewer/drawing/use-drawing-keys.ts';
import { ShellTools } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton, ToolGap } from '#src/components/viewer/shell/tool-button.tsx';

interface Props {
  tool: Tool;
  onTool: (tool: Tool) => void;
  control: CameraControl;
  isDark: boolean;
  onDark: () => void;
  panels: readonly Panel[];
}

/** Tools of a drawing: pointer tools, view, and drawers. */
export function DrawingTools({ tool, onTool, control, isDark, onDark, panels }: Props) {
  const { open, toggle } = useShell();
  return (
    <ShellTools
      name="Drawing tools"
      keys={keyHelp}
      hint="Click the drawing, or press Tab to reach it, and use these keys. With a finger, rest on a point until the cross appears above it, and lift where it is to mark."
    >
      {tools.map((one) => (
        <ToolButton
          key={one}
          icon={one}
          label={toolWords[one].label}
          keyName={toolWords[one].key}
          isPressed={tool === one}
          onClick={() => onTool(one)}
        />
      ))}
      <ToolGap />
      <ToolButton icon="zoom-out" label="Zoom out" keyName="-" onClick={() => control.zoom(0.8)} />
      <ToolButton icon="fit" label="Fit the sheet" keyName="f" onClick={control.fit} />
      <ToolButton icon="zoom-in" label="Zoom in" keyName="+" onClick={() => control.zoom(1.25)} />
      <ToolButton icon="dark" label="Dark background" keyName="d" isPressed={isDark} onClick={onDark} />
      <ToolGap />
      {panels.map((one) => (
        <ToolButton
          key={one}
          icon={one === 'about' ? 'words' : one}
          label={panelWords[one].label}
          keyName={panelWords[one].key}
          isExpanded={open === one}
          onClick={() => toggle(one)}
        />
      ))}
    </ShellTools>
  );
}
