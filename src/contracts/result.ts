/** Why a call gave no data. Made for screens: `message` is a plain sentence without secrets. */
export interface CallError {
  /** The call's id in the table of calls. */
  call: string;
  kind: 'http' | 'network' | 'timeout' | 'invalid' | 'cancelled';
  /** The HTTP status, where there was an answer. */
  status: number | null;
  message: string;
  /** The field that did not fit, as a dotted path: of the answer for `invalid`, of what was sent for a 400, 409, or 422. */
  field: string | null;
  /** Why it refused that field, in its words; only for a 422, which is about what a person wrote. */
  reason?: string | null;
  /** How long the API asks to wait, in milliseconds; only where it said so. */
  retryAfter: number | null;
}

/** Calls return this and never throw (requirements: calls). */
export type Result<T> = { data: T; error?: never } | { data?: never; error: CallError };

/** `current` is the record as it is now, where the API refused a save from an older state (409) and said so. */
export type Refused<T> = CallError & { current?: T };

/** The result of saving a record. */
export type Saved<T> = { data: T; error?: never } | { data?: never; error: Refused<T> };
