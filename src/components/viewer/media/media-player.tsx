import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { toggleFullScreen } from '#src/browser/full-screen.ts';
import { watchKeys } from '#src/browser/list-rows.ts';
import { togglePictureInPicture } from '#src/browser/playing.ts';
import { ChapterList } from '#src/components/viewer/media/chapter-list.tsx';
import { Controls } from '#src/components/viewer/media/controls.tsx';
import { KeyHelp } from '#src/components/viewer/media/key-help.tsx';
import style from '#src/components/viewer/media/media-player.module.css';
import { PlayerMessage } from '#src/components/viewer/media/player-message.tsx';
import { TimedTranscript } from '#src/components/viewer/media/timed-transcript.tsx';
import { useMediaTexts } from '#src/components/viewer/media/use-media-texts.ts';
import { usePlayer, type Player } from '#src/components/viewer/media/use-player.ts';
import type { Recording } from '#src/contracts/recording.ts';
import { actionOf, isSilent, nextRate, type PlayerAction } from '#src/domain/media/playback.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { choosePlayback, usePlayback } from '#src/stores/playback.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

interface Props {
  title: string;
  recording: Recording;
  /** As the record says; the file itself tells it once it is loaded. */
  seconds: number;
  poster: string | null;
  /** The key under which the place where one stopped is remembered: `video/147`. */
  place: string;
  /** The words, without times: in place of the transcript, until it is there and where it is not. */
  spoken?: ReactNode;
}

/** Plays a film or a sound of the site’s own, with its transcript. Nothing of the file is loaded before it is played. */
export function MediaPlayer({ title, recording, seconds, poster, place, spoken }: Props) {
  const isFilm = recording.mediaType.startsWith('video/');
  const player = usePlayer(place, seconds);
  const { texts, again } = useMediaTexts(recording);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isHelping, setHelping] = useState(false);
  const { hasCaptions } = usePlayback();
  const cues = texts && 'cues' in texts ? texts.cues : [];
  const chapters = texts && 'cues' in texts ? texts.chapters : [];

  const perform = (action: PlayerAction): void => {
    const media = player.element();
    // As it is now, which may be ahead of what is drawn.
    const now = usePlayback.getState();
    if (action.do === 'toggle') player.toggle();
    else if (action.do === 'seek') player.seekBy(action.by);
    else if (action.do === 'jump') player.seek(player.length * action.share);
    else if (action.do === 'mute')
      // Turned down to nothing is as good as muted, and has to become audible by the same press.
      choosePlayback(isSilent(now) ? { isMuted: false, volume: now.volume || 0.5 } : { isMuted: true });
    else if (action.do === 'rate') choosePlayback({ rate: nextRate(now.rate, action.by) });
    else if (action.do === 'volume')
      choosePlayback({
        isMuted: false,
        volume: Math.min(1, Math.max(0, Math.round((now.volume + action.by) * 10) / 10)),
      });
    else if (action.do === 'help') setHelping(true);
    else if (isFilm && action.do === 'captions') choosePlayback({ hasCaptions: !now.hasCaptions });
    else if (isFilm && action.do === 'full') void (stage.current && toggleFullScreen(stage.current));
    else if (isFilm && action.do === 'picture') void (media && togglePictureInPicture(media));
  };

  const typed = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event;
    const action = actionOf(key);
    if (!action || !useSingleKeys.getState().isOn) return;
    // A slider moves by arrows itself, and a button is pressed by the space bar.
    if (target instanceof HTMLInputElement && /^(?:Arrow|Home|End)/.test(key)) return;
    if (
      key === ' ' &&
      target instanceof Element &&
      target.closest('button, summary, a, input[type="checkbox"]')
    )
      return;
    event.preventDefault();
    perform(action);
  });
  useEffect(() => (root.current ? watchKeys(root.current, (event) => typed(event)) : undefined), []);

  useEffect(() => {
    const [track] = player.element()?.textTracks ?? [];
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden';
  });

  const src = safeHref(recording.url) ?? '';
  const captions = safeHref(recording.captions);
  return (
    <div className="stack shrinks gap-4" ref={root} role="group" aria-label={`Player: ${title}`}>
      <div className={`screen-only ${isFilm ? `framed ${style.film}` : `gap-3 ${style.sound}`}`} ref={stage}>
        {isFilm ? (
          <div className={`stack relative ${style.picture}`}>
            <video
              className="fill"
              {...player.props}
              src={src}
              poster={poster ?? undefined}
              preload="none"
              playsInline
              aria-label={title}
              onClick={player.toggle}
            >
              <track kind="captions" src={captions ?? undefined} srcLang="en" label="English" />
            </video>
            <PlayerMessage player={player} what="film" />
          </div>
        ) : (
          <>
            <Sound player={player} src={src} title={title} />
            <PlayerMessage player={player} what="recording" />
          </>
        )}
        <Controls
          player={player}
          isFilm={isFilm}
          hasTexts={captions !== null}
          chapters={chapters}
          onAction={perform}
        />
      </div>
      <ChapterList chapters={chapters} time={player.time} onPlay={player.play} />
      <TimedTranscript
        title={title}
        texts={texts}
        cues={cues}
        chapters={chapters}
        time={player.time}
        isOn={player.status === 'playing'}
        onPlay={player.play}
        onRetry={again}
        spoken={spoken}
      />
      {isHelping && <KeyHelp isFilm={isFilm} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** Not JSX: a sound has no place for the captions that its check asks for, and the transcript is below. */
function Sound({ player, src, title }: { player: Player; src: string; title: string }) {
  return createElement('audio', { ...player.props, src, preload: 'none', 'aria-label': title });
}
