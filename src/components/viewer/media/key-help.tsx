import { KeyDialog } from '#src/components/viewer/key-list.tsx';
import { keyHelp } from '#src/domain/media/playback.ts';

/** The player’s keys; a recording without pictures has fewer. */
export function KeyHelp({ isFilm, onClose }: { isFilm: boolean; onClose: () => void }) {
  const keys = keyHelp
    .filter(([, , forFilm]) => isFilm || !forFilm)
    .map(([key, does]) => [key, does] as const);
  return <KeyDialog keys={keys} onClose={onClose} />;
}
