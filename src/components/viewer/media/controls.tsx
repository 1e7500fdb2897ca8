import { useEffect, useState, type ReactNode } from 'react';

import { canFullScreen, isFullScreen, onFullScreen } from '#src/browser/full-screen.ts';
import { canPictureInPicture } from '#src/browser/playing.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import style from '#src/components/viewer/media/controls.module.css';
import { MediaIcon, type MediaIconName } from '#src/components/viewer/media/media-icon.tsx';
import { PlayerMessage } from '#src/components/viewer/media/player-message.tsx';
import type { Player } from '#src/components/viewer/media/use-player.ts';
import { isSilent, rates, type PlayerAction } from '#src/domain/media/playback.ts';
import { durationText, spokenDuration } from '#src/lib/duration.ts';
import { setPlayback, usePlayback } from '#src/stores/playback.ts';

interface Props {
  player: Player;
  isFilm: boolean;
  hasTexts: boolean;
  /** Whether the player has its own list of keys. */
  hasHelp: boolean;
  chapters: readonly { title: string; start: number }[];
  onAction: (action: PlayerAction) => void;
}

export function Controls({ player, isFilm, hasTexts, hasHelp, chapters, onAction }: Props) {
  const { status } = player;
  const { rate, volume, isMuted, hasCaptions } = usePlayback();
  const isOn = status === 'playing' || status === 'loading';
  const isHydrated = useIsHydrated();
  const silent = isSilent({ isMuted, volume });
  return (
    <div className={`plain shade ${style.controls}`}>
      <SeekBar player={player} chapters={chapters} />
      <div className={`cluster gap-2px ${isFilm ? style.film : style.sound}`}>
        {!isFilm && <PlayerMessage player={player} what="recording" />}
        {(isFilm || isOn || status === 'paused') && (
          <Control icon={isOn ? 'pause' : 'play'} label={isOn ? 'Pause' : 'Play'} onClick={player.toggle} />
        )}
        <Control icon="back" label="Back 10 seconds" onClick={() => onAction({ do: 'seek', by: -10 })} />
        <Control icon="forward" label="Forward 10 seconds" onClick={() => onAction({ do: 'seek', by: 10 })} />
        <span className={`quiet nowrap pad-inline-2 ${style.time}`}>
          {durationText(player.time)} / {durationText(player.length)}
        </span>
        <Control
          icon={silent ? 'muted' : 'volume'}
          label={silent ? 'Unmute' : 'Mute'}
          onClick={() => onAction({ do: 'mute' })}
        />
        <input
          className={`touch-44 hidden-599 ${style.volume}`}
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={isMuted ? 0 : volume}
          aria-label="Volume"
          aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
          onChange={({ currentTarget }) =>
            setPlayback({ isMuted: false, volume: Number(currentTarget.value) })
          }
        />
        <span className="grow" />
        <select
          className={`note plain rounded shade touch-square ${style.rate}`}
          aria-label="Speed"
          value={rate}
          onChange={({ currentTarget }) => setPlayback({ rate: Number(currentTarget.value) })}
        >
          {rates.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
        {isFilm && hasTexts && (
          <Control
            icon="captions"
            label="Captions"
            isOn={hasCaptions}
            onClick={() => onAction({ do: 'captions' })}
          />
        )}
        {isHydrated && isFilm && canPictureInPicture() && (
          <Control icon="picture" label="Picture-in-picture" onClick={() => onAction({ do: 'picture' })} />
        )}
        {isHydrated && isFilm && canFullScreen() && <FullScreen onClick={() => onAction({ do: 'full' })} />}
        {hasHelp && (
          <span className="hidden-599">
            <Control label="Keyboard shortcuts" onClick={() => onAction({ do: 'help' })}>
              ?
            </Control>
          </span>
        )}
      </div>
    </div>
  );
}

/** The seek bar, with a mark at the start of each chapter. */
function SeekBar({ player, chapters }: Pick<Props, 'player' | 'chapters'>) {
  const isHydrated = useIsHydrated();
  const { time, length } = player;
  const chapter = chapters.findLast(({ start }) => start <= time)?.title;
  return (
    <div className={`stack relative ${style.seek}`}>
      {isHydrated &&
        length > 0 &&
        chapters
          .slice(1)
          .map(({ title, start }) => (
            <span
              key={`${start} ${title}`}
              className={style.mark}
              style={{ left: `${(start / length) * 100}%` }}
            />
          ))}
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={Math.min(time, length)}
        aria-label="Position"
        aria-valuetext={[`${spokenDuration(time)} of ${spokenDuration(length)}`, chapter]
          .filter(Boolean)
          .join(', ')}
        onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
        onKeyDown={(event) => {
          // The browser's own steps don't suit: one second is too slow, and a tenth of the whole is too fast.
          const by = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageUp: 30, PageDown: -30 }[
            event.key
          ];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          player.seekBy(by);
        }}
      />
    </div>
  );
}

function FullScreen({ onClick }: { onClick: () => void }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => onFullScreen(() => setFull(isFullScreen())), []);
  return (
    <Control
      icon={isFull ? 'close' : 'full'}
      label={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={onClick}
    />
  );
}

interface ControlProps {
  icon?: MediaIconName;
  label: string;
  /** For toggle buttons. */
  isOn?: boolean;
  onClick: () => void;
  children?: ReactNode;
}

const Control = ({ icon, label, isOn, onClick, children }: ControlProps) => (
  <button
    type="button"
    className={`centered body-size plain rounded touch-square forced-fill ${style.control}`}
    {...(icon ? { title: label } : { 'aria-label': label })}
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    onClick={onClick}
  >
    {icon ? <MediaIcon name={icon} size={18} /> : children}
  </button>
);
