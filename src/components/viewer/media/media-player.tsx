import { createElement, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { toggleFullScreen } from '#src/browser/full-screen.ts';
import { watchListKeys } from '#src/browser/list-rows.ts';
import { togglePictureInPicture } from '#src/browser/playing.ts';
import { addCaptions, showCaptions } from '#src/browser/text-tracks.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import { ChapterList } from '#src/components/viewer/media/chapter-list.tsx';
import { Controls } from '#src/components/viewer/media/controls.tsx';
import { KeyHelp, playerKeys } from '#src/components/viewer/media/key-help.tsx';
import { ShellDrawer, ShellStage, ShellTools } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton } from '#src/components/viewer/shell/tool-button.tsx';
import style from '#src/components/viewer/media/media-player.module.css';
import { PlayerMessage } from '#src/components/viewer/media/player-message.tsx';
import { TimedTranscript } from '#src/components/viewer/media/timed-transcript.tsx';
import { useMediaTexts } from '#src/components/viewer/media/use-media-texts.ts';
import { usePlayer, type Player } from '#src/components/viewer/media/use-player.ts';
import type { Recording } from '#src/contracts/recording.ts';
import { actionOf, isSilent, nextRate, type PlayerAction } from '#src/domain/media/playback.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { setPlayback, usePlayback } from '#src/stores/playback.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

interface Props {
  title: string;
  recording: Recording;
  /** Length from the record, used until the file reports its own. */
  seconds: number;
  poster: string | null;
  /** Key of the stored playback position: `video/147`. */
  place: string;
  /** The spoken text without times, shown until the transcript loads or if there is none. */
  spoken?: ReactNode;
  /** On the viewer's own screen, the transcript is in the drawer. */
  isInShell?: boolean;
}

/**
 * Plays a video or audio file from the site’s own origin, with its transcript. Loads nothing of the file
 * before playback starts.
 */
export function MediaPlayer({ title, recording, seconds, poster, place, spoken, isInShell = false }: Props) {
  const isFilm = recording.mediaType.startsWith('video/');
  const player = usePlayer(place, seconds);
  // Until then, the browser's controls are shown.
  const isHydrated = useIsHydrated();
  const { texts, again } = useMediaTexts(recording);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shell = useShell();
  const [isHelping, setHelping] = useState(false);
  const { hasCaptions } = usePlayback();
  const cues = texts && 'cues' in texts ? texts.cues : [];
  const chapters = texts && 'cues' in texts ? texts.chapters : [];

  const perform = (action: PlayerAction): void => {
    const media = player.element();
    // The store may be ahead of what is rendered.
    const now = usePlayback.getState();
    if (action.do === 'toggle') player.toggle();
    else if (action.do === 'seek') player.seekBy(action.by);
    else if (action.do === 'jump') player.seek(player.length * action.share);
    else if (action.do === 'mute')
      // Volume 0 counts as muted; unmuting must make it audible again.
      setPlayback(isSilent(now) ? { isMuted: false, volume: now.volume || 0.5 } : { isMuted: true });
    else if (action.do === 'rate') setPlayback({ rate: nextRate(now.rate, action.by) });
    else if (action.do === 'volume')
      setPlayback({
        isMuted: false,
        volume: Math.min(1, Math.max(0, Math.round((now.volume + action.by) * 10) / 10)),
      });
    else if (action.do === 'help') setHelping(!isInShell || !shell.isWindow);
    else if (isFilm && action.do === 'captions') setPlayback({ hasCaptions: !now.hasCaptions });
    else if (isFilm && action.do === 'full') void (stage.current && toggleFullScreen(stage.current));
    else if (isFilm && action.do === 'picture') void (media && togglePictureInPicture(media));
  };

  const typed = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event;
    const action = actionOf(key);
    if (!action || !useSingleKeys.getState().isOn) return;
    // Sliders use the arrow keys themselves, and the space bar activates the focused control.
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
  useEffect(() => (root.current ? watchListKeys(root.current, (event) => typed(event)) : undefined), []);

  const own = isFilm && texts && 'cues' in texts && !texts.isForBrowsers ? texts.cues : null;
  const { element } = player;
  useEffect(() => {
    const film = element();
    return film && own ? addCaptions(film, own) : undefined;
  }, [element, own]);
  useEffect(() => {
    const film = element();
    if (film) showCaptions(film, hasCaptions);
  });

  const src = safeHref(recording.url) ?? '';
  const captions = safeHref(recording.captions);
  const screenAndControls = (
    <div className={`screen-only ${isFilm ? `framed ${style.film}` : style.sound}`} ref={stage}>
      {isFilm ? (
        <div className={`stack shrinks-down relative ${style.picture}`}>
          <video
            className={player.status === 'idle' ? `fill ${style.poster}` : 'fill'}
            {...player.props}
            src={src}
            poster={poster ?? undefined}
            preload="none"
            playsInline
            controls={!isHydrated}
            aria-label={title}
            onClick={player.toggle}
          >
            {/* What browsers can't read comes from its cues. */}
            <track
              kind="captions"
              src={own ? undefined : (captions ?? undefined)}
              srcLang="en"
              label="English"
            />
          </video>
          <PlayerMessage player={player} what="film" />
        </div>
      ) : (
        <Sound player={player} src={src} title={title} />
      )}
      <Controls
        player={player}
        isFilm={isFilm}
        hasTexts={captions !== null}
        hasHelp={!isInShell}
        chapters={chapters}
        onAction={perform}
      />
    </div>
  );
  const words = (
    <>
      <ChapterList chapters={chapters} time={player.time} onPlay={player.play} />
      <TimedTranscript
        {...{ title, texts, cues, chapters, spoken }}
        time={player.time}
        isOn={player.status === 'playing'}
        onPlay={player.play}
        onRetry={again}
      />
    </>
  );
  const help = isHelping && <KeyHelp isFilm={isFilm} onClose={() => setHelping(false)} />;
  const named = { role: 'group', 'aria-label': `Player: ${title}` } as const;
  if (isInShell)
    return (
      <>
        <ShellTools name="Film tools" keys={playerKeys(isFilm)} print={false}>
          <ToolButton
            icon="captions"
            label="Transcript"
            isExpanded={shell.open === 'transcript'}
            onClick={() => shell.toggle('transcript')}
          />
        </ShellTools>
        <ShellStage>
          <div className="full-height shrinks" ref={root} {...named}>
            {screenAndControls}
          </div>
        </ShellStage>
        <ShellDrawer id="transcript" name="Transcript and chapters">
          {words}
        </ShellDrawer>
        {help}
      </>
    );
  return (
    <div className="stack shrinks gap-4" ref={root} {...named}>
      {screenAndControls}
      {words}
      {help}
    </div>
  );
}

/**
 * Not JSX, because the JSX lint rule for media requires a captions track. Audio can't show one; its
 * transcript is below.
 */
const Sound = ({ player, src, title }: { player: Player; src: string; title: string }) =>
  createElement('audio', {
    ...player.props,
    src,
    preload: 'none',
    controls: !useIsHydrated(),
    'aria-label': title,
  });
