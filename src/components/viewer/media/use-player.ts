import { useCallback, useEffect, useRef, useState } from 'react';

import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import { pauseOthers } from '#src/browser/playing.ts';
import { resumeAt } from '#src/domain/media/playback.ts';
import { savePosition, readPosition, usePlayback } from '#src/stores/playback.ts';

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
  /** Position stored by an earlier visit, until playback starts. */
  resume: number | null;
  play: (from?: number) => void;
  pause: () => void;
  toggle: () => void;
  seek: (to: number) => void;
  /** Relative, in seconds. */
  seekBy: (seconds: number) => void;
  /** Loads the file again after a failure. */
  retry: () => void;
  element: () => HTMLMediaElement | null;
  /** Props for the media element. */
  props: MediaProps;
}

/** Seconds of playback between stores of the position. */
const REMEMBER_EVERY = 3;

/** State and controls of one video or audio file. `seconds` is its length until the file reports its own. */
export function usePlayer(place: string, seconds: number): Player {
  const element = useRef<HTMLMediaElement>(null);
  const [resume, setResume] = useState(() => resumeAt(readPosition(place), seconds));
  const [status, setStatus] = useState<PlayerStatus>('idle');
  const [time, showTime] = useState(resume ?? 0);
  /** Ahead of the rendered time, so that two quick key presses move twice. */
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
    // If nothing was played, the stored position stays.
    if (!media || media.readyState === 0) return;
    remembered.current = media.currentTime;
    savePosition(place, media.ended ? null : resumeAt(media.currentTime, media.duration || seconds));
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
      // Unsupported files also fire `error`; otherwise the browser or a later press interrupted playback.
      const isFile = error instanceof DOMException && error.name === 'NotSupportedError';
      setStatus((now) => (isFile ? 'failed' : now === 'loading' ? 'paused' : now));
    });
  };
  const pause = (): void => element.current?.pause();
  const isOn = status === 'playing' || status === 'loading';

  const elementNow = useCallback(() => element.current, []);
  const setElement = useCallback((media: HTMLMediaElement | null) => {
    // Navigation removed the element: playback must not go on without it.
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
      pauseOthers(currentTarget);
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
      savePosition(place, null);
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
    element: elementNow,
    props,
  };
}
