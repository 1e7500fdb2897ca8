import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';
import style from '#src/components/viewer/media/media-player.module.css';
import { MediaIcon } from '#src/components/viewer/media/media-icon.tsx';
import type { Player } from '#src/components/viewer/media/use-player.ts';
import { durationText } from '#src/lib/duration.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Shorter waits show no message. */
const SHORT_WAIT_MS = 500;
const LONG_WAIT_MS = 10_000;

/** Message or buttons over the picture: play, resume, loading, failed, ended. */
export function PlayerMessage({ player, what }: { player: Player; what: 'film' | 'recording' }) {
  const { status, resume, length } = player;
  const isWaiting = useDelayedTrue(SHORT_WAIT_MS, status === 'loading');
  const isSlow = useDelayedTrue(LONG_WAIT_MS, status === 'loading');
  if (status === 'failed') {
    return (
      <div className={`cluster gap-2 ${style.message}`}>
        <Notice tone="bad" role="alert" title={`Couldn’t play the ${what}.`}>
          <p>
            The file is missing or damaged, in a format that this browser can’t play, or the connection was
            lost.
          </p>
          <Button onClick={player.retry}>Try again</Button>
        </Notice>
      </div>
    );
  }
  if (status === 'loading' && isWaiting) {
    return (
      <p className={`cluster gap-2 ${style.message} note rounded ${style.waiting}`} role="status">
        {isSlow ? 'This is taking longer than usual…' : 'Loading…'}
      </p>
    );
  }
  if (status === 'idle' && resume !== null) {
    return (
      <div className={`cluster gap-2 ${style.message}`}>
        <Button kind="primary" onClick={() => player.play(resume)}>
          <MediaIcon name="play" /> Resume from {durationText(resume)}
        </Button>
        <Button onClick={() => player.play(0)}>Start over</Button>
      </div>
    );
  }
  if (status === 'idle' || status === 'ended') {
    return (
      <div className={`cluster gap-2 ${style.message}`}>
        <Button kind="primary" onClick={() => player.play()}>
          <MediaIcon name="play" />{' '}
          {status === 'ended' ? 'Play again' : `Play ${what}, ${durationText(length)}`}
        </Button>
      </div>
    );
  }
  return null;
}
