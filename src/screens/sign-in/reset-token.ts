/** `token` is null when damaged, used or refused. */
interface StoredToken {
  token: string | null;
}

let stored: StoredToken | null = null;

/** A reset token lives here and nowhere else: not in the address, in storage, in a log. */
export function setResetToken(token: string | null): void {
  stored = { token };
}

/** Null when no link was opened since the page was loaded. */
export function getResetToken(): StoredToken | null {
  return stored;
}

/** It is used, or refused. */
export function clearResetToken(): void {
  stored = { token: null };
}
