/** What came with the link; `token` is null where it was mangled, used or refused. */
interface Held {
  token: string | null;
}

let held: Held | null = null;

/** A reset token lives here and nowhere else: not in the address, in storage, in a log. */
export function holdToken(token: string | null): void {
  held = { token };
}

/** Null when no link was opened since the page was loaded. */
export function heldToken(): Held | null {
  return held;
}

/** It is used, or refused. */
export function dropToken(): void {
  held = { token: null };
}
