import { replace } from 'react-router';
import { call } from '#src/api/call.ts';
import { authResetCheck } from '#src/contracts/session.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { to } from '#src/paths.ts';
import { clearResetToken, getResetToken, setResetToken } from '#src/screens/sign-in/reset-token.ts';

/** Removes the token from the address bar first; from then on, it is only in memory. */
export function captureToken({ params }: ScreenRequest): never {
  setResetToken(resetTokenFrom(params['resetToken']));
  throw replace(to.resetTaken());
}

/** Checks the token. `none`: a reload of the page lost it. */
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
  /** `isSample` marks the sample library's public link. */
  | { kind: 'good'; isSample: boolean }
  /** The check failed, so its state is unknown. */
  | { kind: 'failed'; message: string };

/** Null for a malformed token, so that no call is made. */
const resetTokenFrom = (text: string | undefined): string | null =>
  text !== undefined &&
  text.length >= 8 &&
  text.length <= 512 &&
  /^[\w.~-]+$/.test(text) &&
  !/^\.+$/.test(text)
    ? text
    : null;
