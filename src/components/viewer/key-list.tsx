import style from '#src/components/viewer/key-list.module.css';
import { setSingleKeys, useSingleKeys } from '#src/stores/single-keys.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Keys, and what they do. */
export type KeyHelp = readonly (readonly [keys: string, does: string])[];

interface Props {
  keys: KeyHelp;
  /** How to give the viewer the focus, if its keys don't work anywhere on the page. */
  hint?: string;
}

/** A viewer's keyboard shortcuts, and the switch for single-letter shortcuts that work anywhere on the page. */
function KeyList({ keys, hint }: Props) {
  const { isOn } = useSingleKeys();
  return (
    <>
      <Checkbox
        label="Keyboard shortcuts of the page"
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
      {hint !== undefined && <p className="small muted">{hint}</p>}
      <table className={`note ${style.keys}`} aria-label="Keys">
        <tbody>
          {[...keys, ['?', 'this list'] as const].map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd className="small-mono">{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const KeyDialog = ({ onClose, ...list }: Props & { onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <KeyList {...list} />
  </Dialog>
);
