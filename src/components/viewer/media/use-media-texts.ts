import { useEffect, useState } from 'react';

import type { Recording } from '#src/contracts/recording.ts';
import type { MediaTexts } from '#src/stores/media-texts.ts';

/** Captions and chapters of a recording; null until they are there. */
export function useMediaTexts({ captions, chapters }: Recording): {
  texts: MediaTexts | null;
  again: () => void;
} {
  const [texts, setTexts] = useState<MediaTexts | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      const loaded: MediaTexts = await import('#src/stores/media-texts.ts')
        .then(({ loadMediaTexts }) => loadMediaTexts({ captions, chapters }, controller.signal))
        .catch(() => ({ problem: 'The server could not be reached.' }));
      if (!controller.signal.aborted) setTexts(loaded);
    })();
    return () => controller.abort();
  }, [captions, chapters, turn]);
  const again = (): void => {
    setTexts(null);
    setTurn((now) => now + 1);
  };
  return { texts, again };
}
