import { useCallback, useEffect, useState } from 'react';

import { useLatest } from '#src/components/page/use-latest.ts';
import type { Recording } from '#src/contracts/recording.ts';
import type { MediaTexts } from '#src/services/media-texts.ts';

/** Loads captions and chapters of a recording; null until they have loaded. */
export function useMediaTexts({ captions, chapters }: Recording): {
  texts: MediaTexts | null;
  again: () => void;
} {
  const [texts, setTexts] = useState<MediaTexts | null>(null);
  const { begin, end } = useLatest();
  const load = useCallback(
    async (show: (texts: MediaTexts) => void): Promise<void> => {
      const signal = begin();
      const loaded: MediaTexts = await import('#src/services/media-texts.ts')
        .then(({ loadMediaTexts }) => loadMediaTexts({ captions, chapters }, signal))
        .catch(() => ({ problem: 'Couldn’t reach the server.' }));
      if (!signal.aborted) show(loaded);
    },
    [captions, chapters, begin],
  );
  useEffect(() => {
    void load(setTexts);
    return end;
  }, [load, end]);
  const again = (): void => {
    setTexts(null);
    void load(setTexts);
  };
  return { texts, again };
}
