/** Why a call returned no data. Suitable for screens: `message` is a plain sentence without secrets. */
export interface CallError {
  /** The call's id in the table of calls. */
  call: string;
  kind: 'http' | 'network' | 'timeout' | 'invalid' | 'cancelled';
  /** HTTP status, or null if there was no response. */
  status: number | null;
  message: string;
  /** The invalid field as a dotted path: in the response for `invalid`, in the request for 400, 409, or 422. */
  field: string | null;
  /** The API's reason for rejecting that field; only for 422, which concerns what a person typed. */
  reason?: string | null;
  /** How long the API asks to wait, in milliseconds; null if it didn't say. */
  retryAfter: number | null;
}

/** Calls return this and never throw (requirements: calls). */
export type Result<T> = { data: T; error?: never } | { data?: never; error: CallError };

/** `current` is the present record if the API rejected a save based on an older version (409) and included it. */
export type Refused<T> = CallError & { current?: T };

/** The result of saving a record. */
export type Saved<T> = { data: T; error?: never } | { data?: never; error: Refused<T> };
