import { Suspense } from 'react';
import type { ComponentProps } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import style from '#src/components/viewer/media/lazy-player.module.css';
import type { MediaPlayer } from '#src/components/viewer/media/media-player.tsx';
import type { Recording } from '#src/contracts/recording.ts';
import { safeHref } from '#src/lib/safe-href.ts';

const Player = lazyPart(
  async () => (await import('#src/components/viewer/media/media-player.tsx')).MediaPlayer,
  'The player',
);

/**
 * Whether the site plays the recording itself, which requires a file on its own origin; others are linked.
 */
export function isPlayedHere(recording: Recording | null): recording is Recording {
  return safeHref(recording?.url)?.startsWith('/') === true;
}

/** The player, whose code loads with the first recording. Until then, its reserved space with the poster. */
export function LazyPlayer(props: ComponentProps<typeof MediaPlayer>) {
  const { poster, recording, spoken } = props;
  const isFilm = recording.mediaType.startsWith('video/');
  const waiting = (
    <div>
      <div className={isFilm ? `relative framed shade ${style.film}` : style.sound}>
        {isFilm && poster && <img src={poster} alt="" />}
      </div>
      {spoken}
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Player {...props} />
    </Suspense>
  );
}
