import { Suspense, type ComponentProps } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import style from '#src/components/viewer/media/lazy-player.module.css';
import { StagePoster } from '#src/components/viewer/viewer-stage.tsx';
import type { MediaPlayer } from '#src/components/viewer/media/media-player.tsx';

const Player = lazyPart(
  async () => (await import('#src/components/viewer/media/media-player.tsx')).MediaPlayer,
  'the player',
);

/** The player, whose code loads with the first recording. Until then, its reserved space with the poster. */
export function LazyPlayer(props: ComponentProps<typeof MediaPlayer>) {
  const { poster, recording, spoken, isInShell } = props;
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
    <Suspense fallback={isInShell ? <StagePoster poster={poster && <img src={poster} alt="" />} /> : waiting}>
      <Player {...props} />
    </Suspense>
  );
}
