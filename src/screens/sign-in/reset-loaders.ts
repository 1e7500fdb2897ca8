import { replace } from 'react-router';
import { call } from '#src/api/call.ts';
import { authResetCheck } from '#src/contracts/session.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { to } from '#src/paths.ts';
import { clearResetToken, getResetToken, setResetToken } from '#src/screens/sign-in/reset-token.ts';

/** Takes the token out of the address bar before anything else happens: from here on it is in memory alone. */
export function captureToken({ params }: ScreenRequest): never {
  setResetToken(resetTokenFrom(params['resetToken']));
  throw replace(to.resetTaken());
}

/** Checks the token. `none`: the page was reloaded, which loses the token. */
export async function resetState({ request: { signal } }: ScreenRequest): Promise<ResetState> {
  const held = getResetToken();
  if (held === null) return { kind: 'none' };
  if (held.token === null) return { kind: 'refused' };
  const { data, error } = await call(authResetCheck, { params: { token: held.token }, signal, fresh: true });
  if (!error) return { kind: 'good', isSample: data.isSample };
  if (error.status !== 404) {
    return { kind: 'failed', message: error.message };
  }
  clearResetToken();
  return { kind: 'refused' };
}

export type ResetState =
  | { kind: 'none' | 'refused' }
  /** `isSample` for the link of the sample world. */
  | { kind: 'good'; isSample: boolean }
  /** Unknown. */
  | { kind: 'failed'; message: string };

/** Null for a damaged token, so that no call is made. */
function resetTokenFrom(text: string | undefined): string | null {
  return text !== undefined &&
    text.length >= 8 &&
    text.length <= 512 &&
    /^[\w.~-]+$/.test(text) &&
    !/^\.+$/.test(text)
    ? text
    : null;
}
