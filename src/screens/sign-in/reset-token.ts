/** `token` is null if it is malformed, used, or rejected. */
interface StoredToken {
  token: string | null;
}

let stored: StoredToken | null = null;

/** The only place for a reset token: it must not be in an address, in storage, or in a log. */
export function setResetToken(token: string | null): void {
  stored = { token };
}

/** Null if no link was opened since the page was loaded. */
export const getResetToken = (): StoredToken | null => stored;

/** After it was used or rejected. */
export function clearResetToken(): void {
  stored = { token: null };
}
