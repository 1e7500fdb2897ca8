import { call } from '#src/api/call.ts';
import {
  circulationCreate,
  circulationMe,
  circulationPassword,
  circulationUpdate,
} from '#src/contracts/circulation.ts';
import type { Profile } from '#src/contracts/circulation.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import type { ProfileFields } from '#src/contracts/forms/account.ts';
import type { Result, Saved } from '#src/contracts/result.ts';

/** Always asks the server: another tab may have changed it. */
export function getProfile(signal: AbortSignal): Promise<Result<Profile>> {
  return call(circulationMe, { signal, fresh: true });
}

/** Creates an account; 409 when the email address has one already. */
export function createAccount(body: ProfileFields & { password: string }): Promise<Result<{ id: number }>> {
  return call(circulationCreate, { body });
}

/** Changes a profile; 409 when another account has the new email address, and where it has changed since `updated_at`. */
export function updateProfile(
  userSeq: number,
  body: BodyOf<typeof circulationUpdate>,
): Promise<Saved<Profile>> {
  return call(circulationUpdate, { params: { userSeq }, body });
}

/** Changes a password; 422 names `oldPassword` when that is wrong. */
export function changePassword(
  userSeq: number,
  body: { oldPassword: string; newPassword: string },
): Promise<Result<{ ok: true }>> {
  return call(circulationPassword, { params: { userSeq }, body });
}
