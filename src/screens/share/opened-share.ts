import type { Shared } from '#src/domain/share/shared.ts';
import { useSession, onUserChange } from '#src/stores/session.ts';

let opened: Shared | null = null;

onUserChange(() => {
  if (!useSession.getState().user) opened = null;
});

/** The last share opened in this tab: from a file, or from a link before signing in. */
export function lastOpened(): Shared | null {
  return opened;
}

export function rememberOpened(shared: Shared): void {
  opened = shared;
}
