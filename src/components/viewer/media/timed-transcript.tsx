import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import style from '#src/components/viewer/media/timed-transcript.module.css';
import { TranscriptSearch } from '#src/components/viewer/media/transcript-search.tsx';
import { cuesWith, timedTranscript } from '#src/domain/media/transcript.ts';
import { cueAt, type Cue } from '#src/lib/web-vtt.ts';
import { durationText } from '#src/lib/duration.ts';
import type { MediaTexts } from '#src/services/media-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  title: string;
  texts: MediaTexts | null;
  cues: readonly Cue[];
  chapters: readonly { title: string; start: number }[];
  time: number;
  isOn: boolean;
  onPlay: (from: number) => void;
  onRetry: () => void;
  spoken: ReactNode;
}

/** The transcript by chapter. The current line is highlighted and kept in view; clicking a line plays it. */
export function TimedTranscript(props: Props) {
  const { title, texts, cues, chapters, time, isOn, onPlay, onRetry, spoken } = props;
  const isHydrated = useIsHydrated();
  const [query, setQuery] = useState('');
  const [step, setStep] = useState(0);
  const [follows, setFollows] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const found = cuesWith(cues, query);
  const shown = found.length === 0 ? undefined : found[((step % found.length) + found.length) % found.length];
  const current = cueAt(cues, time);
  const inSight = shown ?? (follows && isOn ? current : undefined);

  useEffect(() => {
    if (inSight !== undefined) keepInSight(list.current, inSight);
  }, [inSight, list]);

  if (texts?.problem !== undefined) {
    return (
      <section className="stack shrinks gap-2 minor-heads" aria-labelledby={heading}>
        <h2 id={heading}>Transcript</h2>
        <Notice tone="bad" title="Couldn’t load the timed transcript.">
          <p>{texts.problem}</p>
          <Button onClick={onRetry}>Try again</Button>
        </Notice>
        {spoken}
      </section>
    );
  }
  if (texts === null) {
    return (
      <section className="stack shrinks gap-2 minor-heads" aria-labelledby={heading} aria-busy="true">
        <h2 id={heading}>Transcript</h2>
        {spoken ?? (isHydrated ? <SkeletonText lines={8} /> : 'The transcript needs JavaScript.')}
      </section>
    );
  }
  if (cues.length === 0) return spoken;

  return (
    <section className="stack shrinks gap-2 minor-heads" aria-labelledby={heading}>
      <div className="cluster between gap-2-4">
        <h2 id={heading}>Transcript</h2>
        <div className="cluster shrinks gap-2-4 note screen-only contents-599">
          <Checkbox
            label="Follow along"
            checked={follows}
            onChange={({ currentTarget }) => setFollows(currentTarget.checked)}
          />
          <TranscriptSearch
            query={query}
            count={found.length}
            at={shown === undefined ? 0 : found.indexOf(shown) + 1}
            onQuery={(words) => {
              setQuery(words);
              setStep(0);
            }}
            onStep={(by) => setStep((now) => now + by)}
          />
        </div>
      </div>
      <div
        className={`stack scrolls-alone fading-below gap-3 framed paper pad-3-4 ${style.text}`}
        ref={list}
        role="group"
        aria-label={`Transcript of ${title}`}
      >
        {timedTranscript(cues, chapters).map((chapter) => (
          <section key={`${chapter.start} ${chapter.title}`} className={`stack gap-1 ${style.chapter}`}>
            {chapter.title !== null && (
              <h3 className="note">
                <button
                  type="button"
                  className={`printed ink bold ${style.from}`}
                  onClick={() => onPlay(chapter.start)}
                >
                  <span className="unseen">Play from </span>
                  <span className={`small-mono muted regular ${style.clock}`}>
                    {durationText(chapter.start)}
                  </span>{' '}
                  {chapter.title}
                </button>
              </h3>
            )}
            {chapter.turns.map((turn) => (
              <p key={turn.cues[0]?.index}>
                {turn.cues.map(({ index, cue }, at) => (
                  <Line
                    key={index}
                    list={list}
                    index={index}
                    cue={cue}
                    speaker={at === 0 ? turn.speaker : null}
                    isCurrent={index === current}
                    isFound={found.includes(index)}
                    isShown={index === shown}
                    // The whole transcript is one tab stop.
                    isStop={index === Math.max(0, current)}
                    onPlay={onPlay}
                  />
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

interface LineProps {
  list: RefObject<HTMLElement | null>;
  index: number;
  cue: Cue;
  /** Before a turn's first line and part of its button, which otherwise would begin below the name. */
  speaker: string | null;
  isCurrent: boolean;
  isFound: boolean;
  isShown: boolean;
  isStop: boolean;
  onPlay: (from: number) => void;
}

function Line({ list, index, cue, speaker, isCurrent, isFound, isShown, isStop, onPlay }: LineProps) {
  return (
    <>
      <button
        type="button"
        className={`printed hover-line forced-ring ${style.line} ${isFound ? style.found : ''} ${isShown ? style.shown : ''}`}
        data-cue={index}
        tabIndex={isStop ? 0 : -1}
        {...(isCurrent && { 'aria-current': 'true' })}
        title={`Play from ${durationText(cue.start)}`}
        onClick={() => onPlay(cue.start)}
        onKeyDown={(event) => moveByArrows(event, list.current)}
      >
        {speaker !== null && <b className="ink bold">{speaker}: </b>}
        {cue.text}
      </button>{' '}
    </>
  );
}

/** Scrolls only the transcript, not the page. */
function keepInSight(text: HTMLElement | null, index: number): void {
  const line = text?.querySelector<HTMLElement>(`[data-cue="${index}"]`);
  if (!text || !line) return;
  const [frame, box] = [text.getBoundingClientRect(), line.getBoundingClientRect()];
  const isSeen = box.top >= frame.top && box.bottom <= frame.bottom;
  if (!isSeen) text.scrollTop += box.top - frame.top - frame.height / 3;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>, text: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  // At the first and last line too; otherwise the player would change the volume.
  event.preventDefault();
  const lines = [...(text?.querySelectorAll<HTMLElement>('[data-cue]') ?? [])];
  lines[lines.indexOf(event.currentTarget) + by]?.focus();
}
