import style from '#src/components/viewer/media/media-player.module.css';
import { keyHelp } from '#src/domain/media/playback.ts';
import { setSingleKeys, useSingleKeys } from '#src/stores/single-keys.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The player’s keys, and the switch that turns single keys off. */
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
