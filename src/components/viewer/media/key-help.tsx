import style from '#src/components/viewer/media/media-player.module.css';
import { keyHelp } from '#src/domain/media/playback.ts';
import { setSingleKeys, useSingleKeys } from '#src/stores/single-keys.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The player’s keyboard shortcuts, and the switch for single-key shortcuts. */
export function KeyHelp({ isFilm, onClose }: { isFilm: boolean; onClose: () => void }) {
  const { isOn } = useSingleKeys();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <table className={`note ${style.keys}`}>
        <tbody>
          {keyHelp
            .filter(([, , forFilm]) => isFilm || !forFilm)
            .map(([keys, does]) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd className="small-mono">{keys}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <Checkbox
        label="Use keyboard shortcuts"
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
