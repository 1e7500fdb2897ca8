import { coverKeptPage } from '#src/browser/kept-page.ts';
import { newsCount, onTabNews } from '#src/browser/tabs.ts';
import { askAgain, restoredSession } from '#src/stores/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

/** Who is signed in, from the start of a page to its end: asked once, then what other tabs and the way back tell. */
export function followSession(): void {
  void restoredSession();
  let heard = newsCount();
  onTabNews((news) => {
    heard = newsCount();
    if (news === 'signed out') void leave();
    else void askAgain();
  });
  coverKeptPage(
    () => useSession.getState().user !== null,
    async () => {
      const missed = newsCount() !== heard;
      heard = newsCount();
      // What another tab did is known here; where the server cannot be asked, it alone counts.
      if (missed) await leave();
      await askAgain();
    },
  );
}

async function leave(): Promise<void> {
  if (!useSession.getState().user) return;
  const { endSession } = await import('#src/stores/session-life.ts');
  endSession();
}
