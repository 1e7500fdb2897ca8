import style from '#src/components/viewer/drawing/panels.module.css';
import { keyHelp } from '#src/components/viewer/drawing/use-drawing-keys.ts';
import { setSingleKeys, useSingleKeys } from '#src/stores/single-keys.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';

/** Keyboard shortcuts of the drawing, and the switch for the page's single-key shortcuts. */
export function KeysPanel() {
  const { isOn } = useSingleKeys();
  return (
    <>
      <p className={`small muted ${style.note}`}>
        Click the drawing, or press Tab to reach it, and use these keys.
      </p>
      <dl className={style.keys}>
        {keyHelp.map(([keys, does]) => (
          <div className="gap-2 pad-block-2px" key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Keyboard shortcuts of the page"
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </>
  );
}
