import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { onThemeChange, prefersDark } from '#src/browser/theme.ts';
import { AboutPanel } from '#src/components/viewer/drawing/about-panel.tsx';
import { ComparePanel } from '#src/components/viewer/drawing/compare-panel.tsx';
import { DrawingCanvas } from '#src/components/viewer/drawing/drawing-canvas.tsx';
import { DrawingOverlay } from '#src/components/viewer/drawing/drawing-overlay.tsx';
import { OwnCompare } from '#src/components/viewer/drawing/own-compare.tsx';
import { DrawingTools } from '#src/components/viewer/drawing/drawing-tools.tsx';
import style from '#src/components/viewer/drawing/drawing.module.css';
import { FindPanel } from '#src/components/viewer/drawing/find-panel.tsx';
import { LayerPanel } from '#src/components/viewer/drawing/layer-panel.tsx';
import { NotesBelow } from '#src/components/viewer/drawing/notes-below.tsx';
import { SavePanel } from '#src/components/viewer/drawing/save-panel.tsx';
import { DrawingStatus } from '#src/components/viewer/drawing/drawing-status.tsx';
import { isMeasure, panelWords, type Panel } from '#src/components/viewer/drawing/tools.ts';
import { useCamera } from '#src/components/viewer/drawing/use-camera.ts';
import { useComparison } from '#src/components/viewer/drawing/use-comparison.ts';
import { drawingKeys } from '#src/components/viewer/drawing/use-drawing-keys.ts';
import { useMarks } from '#src/components/viewer/drawing/use-marks.ts';
import { usePointers } from '#src/components/viewer/drawing/use-pointers.ts';
import { useScene } from '#src/components/viewer/drawing/use-scene.ts';
import { ShellDrawer, ShellStage } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { compareSheets } from '#src/domain/drawing/compare.ts';
import type { DrawingSubject } from '#src/components/viewer/drawing/drawing-subject.ts';
import { viewFrom, viewText } from '#src/domain/drawing/drawing-view.ts';
import { measureText } from '#src/domain/drawing/measure.ts';
import { enlargementAt } from '#src/domain/drawing/paper.ts';
import { snapTargetsOf } from '#src/domain/drawing/snap-targets.ts';
import type { DrawingStyle } from '#src/domain/drawing/sheet-to-svg.ts';
import type { Sheet, SheetText } from '#src/domain/drawing/sheet.ts';
import { SnapIndex } from '#src/domain/drawing/snap.ts';
import { once } from '#src/lib/once.ts';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  subject: DrawingSubject;
  sheet: Sheet;
  /** Printed instead of the canvas. */
  poster: ReactNode;
  view: string;
  onView: (view: string) => void;
  /** The requested layout; null is the active one. */
  layout: string | null;
  /** Shows another layout of the file. */
  onLayout: (name: string) => void;
}

/** A drawing with its tools. */
export function DrawingDesk({ subject, sheet: read, poster, view, onView, layout, onLayout }: Props) {
  const { title, fileName, cad, scale } = subject;
  const [ownUnit, setOwnUnit] = useState<number | null>(null);
  const sheet = useMemo(() => (ownUnit === null ? read : { ...read, inches: ownUnit }), [read, ownUnit]);
  const [other, setOther] = useState<Sheet | null>(null);
  const [start] = useState(() => {
    const opened = viewFrom(view);
    // A position on another layout is meaningless here.
    return opened.layout === layout ? opened : { ...opened, at: null };
  });
  const ownOff = sheet.layers.filter(({ isOff }) => isOff).map(({ name }) => name);
  const [off, setOff] = useState(start.off ?? ownOff);
  const isSystemDark = useSyncExternalStore(onThemeChange, prefersDark, () => false);
  // The system's theme, until the visitor picks a background.
  const [ground, setGround] = useState(start.isDark);
  const isDark = ground ?? isSystemDark;
  const [pens, setPens] = useState<Pick<DrawingStyle, 'hasWeights'> & { isColored: boolean | null }>({
    isColored: null,
    hasWeights: true,
  });
  const { isColored, hasWeights } = { ...pens, isColored: pens.isColored ?? isDark };
  const look = useMemo(() => ({ isDark, isColored, hasWeights }), [isDark, isColored, hasWeights]);
  const [comparedWith, setComparedWith] = useState(start.comparedWith);
  const shell = useShell();
  useFirst(() => start.comparedWith !== null && shell.show('compare'));
  const [hit, setHit] = useState<SheetText | null>(null);
  const units = useUnits(({ system }) => system);
  const { element, control } = useCamera(sheet, start.at);
  const { camera, size } = control;

  const comparing = useComparison(
    cad,
    sheet,
    shell.open === 'compare' || comparedWith !== null,
    comparedWith,
  );
  const ownComparison = useMemo(() => (other ? compareSheets(sheet, other) : null), [sheet, other]);
  const { scene, colors } = useScene(sheet, look, off, comparing.comparison ?? ownComparison);

  const snaps = useSnaps(sheet, off);
  const marked = useMarks(control, snaps);
  const pointers = usePointers(element, control, marked);
  const { dragged, ...listeners } = pointers;
  const inches = sheet.inches / enlargementAt(sheet.insets, marked.points);
  const said = isMeasure(marked.tool) ? measureText(marked.tool, marked.points, inches, units) : null;

  useViewChange(
    onView,
    viewText({
      at: control.isFitted ? null : { x: camera.x, y: camera.y, width: size.width / camera.zoom },
      isDark: ground,
      off: off.length === ownOff.length && ownOff.every((name) => off.includes(name)) ? null : off,
      comparedWith,
      layout,
    }),
  );

  const panels: readonly Panel[] = [
    'layers',
    'find',
    ...(cad === null || cad.variations > 0 ? (['compare'] as const) : []),
    'save',
    'about',
  ];
  const toggleDark = (): void => {
    setPens({ ...pens, isColored: null });
    setGround(!isDark);
  };
  const showText = (text: SheetText): void => {
    setHit(text);
    setOff((names) => names.filter((name) => name !== text.layer));
    const reach = text.height * 25;
    control.show({
      min: { x: text.x - reach, y: text.y - reach / 2 },
      max: { x: text.x + reach, y: text.y + reach / 2 },
    });
  };
  const keys = drawingKeys({ control, marked, onPanel: shell.toggle, onDark: toggleDark, panels });
  const reached = {
    tabIndex: 0,
    onKeyDown: keys,
    onDoubleClick: marked.tool === 'area' ? marked.finish : undefined,
    ...listeners,
  };
  const name = fileName.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <>
      <DrawingTools
        {...{ control, panels }}
        tool={marked.tool}
        onTool={marked.choose}
        isDark={isDark}
        onDark={toggleDark}
      />
      <ShellStage>
        <div
          ref={element}
          className={`full-width full-height relative clips screen-only own-colors ring-inside ${style.surface}`}
          role="application"
          aria-label={`Drawing: ${title}`}
          aria-describedby="drawing-hint"
          data-tool={marked.tool}
          data-ground={isDark ? 'dark' : 'paper'}
          {...reached}
        >
          <DrawingCanvas scene={scene} camera={camera} size={size} />
          <DrawingOverlay
            {...{ camera, size, marked, said, hit }}
            dragged={dragged()}
            texts={marked.tool === 'text' ? sheet.texts.filter(({ layer }) => !off.includes(layer)) : []}
          />
        </div>
        <NotesBelow sheet={sheet} width={size.width} />
        <div className={`print-block paper-only ${style.printed}`}>{poster}</div>
      </ShellStage>
      {panels.map((one) => (
        <ShellDrawer key={one} id={one} name={panelWords[one].label}>
          {one === 'layers' && (
            <LayerPanel {...{ off, look }} layers={sheet.layers} onOff={setOff} onLook={setPens} />
          )}
          {one === 'find' && <FindPanel texts={sheet.texts} shown={hit} onShow={showText} />}
          {one === 'compare' && cad === null && (
            <OwnCompare comparison={ownComparison} colors={colors} onOther={setOther} />
          )}
          {one === 'compare' && cad !== null && (
            <ComparePanel {...comparing} {...{ comparedWith, colors }} onCompare={setComparedWith} />
          )}
          {one === 'save' && <SavePanel {...{ sheet, scene, name, title }} />}
          {one === 'about' && <AboutPanel {...{ title, scale, sheet }} />}
        </ShellDrawer>
      ))}
      <DrawingStatus {...{ control, marked, said, sheet }} onUnit={setOwnUnit} onLayout={onLayout} />
    </>
  );
}

/** Runs `act` once, after mounting. */
function useFirst(act: () => unknown): void {
  const first = useEffectEvent(act);
  useEffect(() => {
    first();
  }, []);
}

/** Built on the first mark, because it goes through every line. */
const useSnaps = (sheet: Sheet, off: readonly string[]): (() => SnapIndex) =>
  useMemo(() => {
    const { min, max } = sheet.bounds;
    return once(
      () =>
        new SnapIndex(
          snapTargetsOf(sheet, (layer) => !off.includes(layer)),
          max.x - min.x,
        ),
    );
  }, [sheet, off]);

/** Reports changes of the view, except those that came from the URL. */
function useViewChange(onView: (view: string) => void, text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    onView(text);
  }, [text, onView]);
}
