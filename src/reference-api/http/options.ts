import type { HttpHandler } from 'msw';

import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import type { Measure } from '#src/reference-api/files/sizes.ts';
import type { MediaReader } from '#src/reference-api/media/media-reader.ts';
import type { Keep } from '#src/reference-api/store/keep.ts';

/** How a reference API is started. */
export interface ReferenceApiOptions {
  /** Another seed gives another world of the same size and the same named records. */
  seed: number;
  /** 1 is the standard world of 450 products; 222 has 100,000. */
  scale: number;
  /** The day the world is seen on, `2026-11-02`: all its dates count back from here. */
  today: string;
  /** Where changes are kept across restarts; null keeps them in memory only. */
  keep: Keep | null;
  /** Stands for the visitor's browser where requests carry no cookies; none over HTTP, where they do. */
  cookies?: CookieStore | null;
  /** Origins of other sites whose pages may write, such as `https://lintel.example`; the API's own always may. */
  origins?: readonly string[];
  /** The people, by number, who may change the library itself; none by default. */
  editors?: readonly number[];
  /**
   * Whether the secrets of the sample world open anything: the password of its people, its reset token, its password of
   * reports. True by default; false where the server keeps real accounts.
   */
  sampleAccess?: boolean;
  /** Sends a person the link to a new password; without one they get none. Not waited for. */
  sendReset?: (email: string, token: string) => void;
  /** How often a password is hashed; fewer rounds for tests that sign in often. */
  passwordRounds?: number;
  /** Finds out the sizes of an item's files elsewhere than in this process, which would stand still meanwhile. */
  measure?: Measure;
  /** Reads films and sounds; without one they are missing. */
  media?: MediaReader;
  /** Indexes for the search before it answers at all, so that no visitor waits for it; else with the first search. */
  indexed?: boolean;
}

export interface ReferenceApi {
  /** The most specific path first, as MSW takes the first that matches. */
  handlers: HttpHandler[];
  /** Writes out what is not yet written. */
  flush(): Promise<void>;
  /** Finds out the sizes of one more item's files, so that answers have them; false when all are known. */
  learnNextSize(): Promise<boolean>;
  /** Takes back whatever was changed. */
  reset(): void;
}
