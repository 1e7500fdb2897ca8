import { useCallback, useEffect, useRef, useState } from 'react';

import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import { playAlone } from '#src/browser/playing.ts';
import { resumeAt } from '#src/domain/media/playback.ts';
import { rememberPlace, stoppedAt, usePlayback } from '#src/stores/playback.ts';

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

interface MediaEvent {
  currentTarget: HTMLMediaElement;
}

interface MediaProps extends Record<
  | 'onPlaying'
  | 'onWaiting'
  | 'onPause'
  | 'onTimeUpdate'
  | 'onSeeked'
  | 'onEnded'
  | 'onDurationChange'
  | 'onError',
  (event: MediaEvent) => void
> {
  ref: (element: HTMLMediaElement | null) => void;
}

export interface Player {
  status: PlayerStatus;
  time: number;
  length: number;
  /** Where it was left before this page was opened, while it has not been played again. */
  resume: number | null;
  play: (from?: number) => void;
  pause: () => void;
  toggle: () => void;
  seek: (to: number) => void;
  /** Forward, or back, in seconds. */
  seekBy: (seconds: number) => void;
  /** Loads again what failed. */
  retry: () => void;
  element: () => HTMLMediaElement | null;
  /** For the element that plays. */
  props: MediaProps;
}

/** How often the place is written down while it plays, in seconds of the recording. */
const REMEMBER_EVERY = 3;

/** Plays one film or sound: its state, and what can be done with it. `seconds` is its length until the file says it. */
export function usePlayer(place: string, seconds: number): Player {
  const element = useRef<HTMLMediaElement>(null);
  const [resume, setResume] = useState(() => resumeAt(stoppedAt(place), seconds));
  const [status, setStatus] = useState<PlayerStatus>('idle');
  const [time, showTime] = useState(resume ?? 0);
  /** Ahead of what is drawn: two keys in a row move twice. */
  const position = useRef(time);
  const [length, setLength] = useState(seconds);
  const remembered = useRef(-REMEMBER_EVERY);
  const { rate, volume, isMuted } = usePlayback();

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    Object.assign(media, { volume, muted: isMuted, defaultPlaybackRate: rate, playbackRate: rate });
  }, [volume, isMuted, rate]);

  const remember = useCallback((): void => {
    const media = element.current;
    // What was not played keeps its place.
    if (!media || media.readyState === 0) return;
    remembered.current = media.currentTime;
    rememberPlace(place, media.ended ? null : resumeAt(media.currentTime, media.duration || seconds));
  }, [place, seconds]);

  useEffect(() => {
    return onPageHidden(remember, () => undefined);
  }, [remember]);

  const setTime = (at: number): void => {
    position.current = at;
    showTime(at);
  };
  const seek = (to: number): void => {
    const media = element.current;
    const at = Math.min(Math.max(0, to), length);
    setTime(at);
    setResume(null);
    if (!media) return;
    media.currentTime = at;
    if (status === 'ended' && at < length) setStatus('paused');
  };
  const play = (from?: number): void => {
    const media = element.current;
    if (!media) return;
    const start = from ?? (status === 'ended' ? 0 : time);
    if (from !== undefined || status === 'idle' || status === 'ended') media.currentTime = start;
    setTime(start);
    setResume(null);
    if (status !== 'playing') setStatus('loading');
    media.play().catch((error: unknown) => {
      // The element itself says what it cannot load; here the browser or another press has stopped it.
      const isFile = error instanceof DOMException && error.name === 'NotSupportedError';
      setStatus((now) => (isFile ? 'failed' : now === 'loading' ? 'paused' : now));
    });
  };
  const pause = (): void => element.current?.pause();
  const isOn = status === 'playing' || status === 'loading';

  const setElement = useCallback((media: HTMLMediaElement | null) => {
    // Left by a link: it must not go on without a page.
    if (media === null) element.current?.pause();
    element.current = media;
  }, []);
  const moved = ({ currentTarget: media }: MediaEvent): void => {
    if (media.readyState > 0) setTime(media.currentTime);
    if (Math.abs(media.currentTime - remembered.current) >= REMEMBER_EVERY) remember();
  };
  const props: MediaProps = {
    ref: setElement,
    onPlaying: ({ currentTarget }) => {
      playAlone(currentTarget);
      setStatus('playing');
    },
    onWaiting: () => setStatus('loading'),
    onPause: ({ currentTarget }) => {
      setStatus((now) =>
        now === 'failed' || now === 'ended' ? now : currentTarget.ended ? 'ended' : 'paused',
      );
      remember();
    },
    onTimeUpdate: moved,
    onSeeked: moved,
    onEnded: () => {
      setStatus('ended');
      rememberPlace(place, null);
    },
    onDurationChange: ({ currentTarget: { duration } }) => {
      if (Number.isFinite(duration) && duration > 0) setLength(duration);
    },
    onError: () => setStatus('failed'),
  };

  return {
    status,
    time,
    length,
    resume,
    play,
    pause,
    toggle: () => (isOn ? pause() : play()),
    seek,
    seekBy: (seconds) => seek(position.current + seconds),
    retry: () => {
      element.current?.load();
      play(time);
    },
    element: () => element.current,
    props,
  };
}
