import { useCallback, useEffect, useRef, useState } from 'react';

import type { Recording } from '#src/contracts/recording.ts';
import type { MediaTexts } from '#src/stores/media-texts.ts';

/** Captions and chapters of a recording; null until they are there. */
export function useMediaTexts({ captions, chapters }: Recording): {
  texts: MediaTexts | null;
  again: () => void;
} {
  const [texts, setTexts] = useState<MediaTexts | null>(null);
  const running = useRef<AbortController>(undefined);
  const load = useCallback(
    async (show: (texts: MediaTexts) => void): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const loaded: MediaTexts = await import('#src/stores/media-texts.ts')
        .then(({ loadMediaTexts }) => loadMediaTexts({ captions, chapters }, controller.signal))
        .catch(() => ({ problem: 'Couldn’t reach the server.' }));
      if (!controller.signal.aborted) show(loaded);
    },
    [captions, chapters],
  );
  useEffect(() => {
    void load(setTexts);
    return () => running.current?.abort();
  }, [load]);
  const again = (): void => {
    setTexts(null);
    void load(setTexts);
  };
  return { texts, again };
}
