import type { Shared } from '#src/domain/share/shared.ts';
import { useSession, onUserChange } from '#src/stores/session.ts';

let opened: Shared | null = null;

onUserChange(() => {
  if (!useSession.getState().user) opened = null;
});

/** What was opened last in this tab: a file too long for an address, or a link on the way over sign-in and back. */
export function lastOpened(): Shared | null {
  return opened;
}

export function rememberOpened(shared: Shared): void {
  opened = shared;
}
