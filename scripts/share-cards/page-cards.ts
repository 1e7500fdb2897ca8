import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cardPath, type ShareCard } from '../../src/domain/share-card.ts';
import { cardDrawer } from './share-cards.ts';

/** In ms. A picture that takes longer is left out. */
const patience = 10_000;

interface Places {
  /** The folder of the built site. */
  dist: string;
  /** A folder that outlives it. */
  kept: string;
  /** Where pictures come from. */
  apiOrigin: string;
}

interface PageCards {
  /** Draws the card of a page that was made now; null for a page without one. */
  draw: (path: string, card: ShareCard | null) => Promise<void>;
  /** Puts the card of a page into the site, if it has one. */
  publish: (path: string) => Promise<void>;
}

/** The cards of the pages that a build makes. `path` is a page's, as the address bar has it. */
export function pageCards({ dist, kept, apiOrigin }: Places): PageCards {
  const ask = (path: string) => fetch(new URL(path, apiOrigin), { signal: AbortSignal.timeout(patience) });
  const draw = cardDrawer({ ask, kept: join(kept, 'drawn') });
  const fileIn = (folder: string, path: string) => join(folder, decodeURIComponent(cardPath(path)));
  return {
    async draw(path, card) {
      const file = fileIn(kept, path);
      await mkdir(dirname(file), { recursive: true });
      if (card) await writeFile(file, await draw(card));
      else await rm(file, { force: true });
    },
    async publish(path) {
      const file = fileIn(dist, path);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(fileIn(kept, path), file).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      });
    },
  };
}
