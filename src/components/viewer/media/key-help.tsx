import { KeyDialog, type KeyHelp as Keys } from '#src/components/viewer/key-list.tsx';
import { keyHelp } from '#src/domain/media/playback.ts';

/** The player’s keys; a recording without pictures has fewer. */
export const playerKeys = (isFilm: boolean): Keys =>
  keyHelp.filter(([, , forFilm]) => isFilm || !forFilm).map(([key, does]) => [key, does] as const);

export function KeyHelp({ isFilm, onClose }: { isFilm: boolean; onClose: () => void }) {
  return <KeyDialog keys={playerKeys(isFilm)} onClose={onClose} />;
}
