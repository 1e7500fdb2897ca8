import type { HttpHandler } from 'msw';
import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import type { Measure } from '#src/reference-api/files/sizes.ts';
import type { RateCounter } from '#src/reference-api/http/rate-counter.ts';
import type { MediaReader } from '#src/reference-api/media/media-reader.ts';
import type { LibrarySearch } from '#src/reference-api/search/search-index.ts';
import type { ChangeStorage } from '#src/reference-api/store/change-storage.ts';

export interface ReferenceApiOptions {
  /** Another seed gives another world of the same size and the same named records. */
  seed: number;
  /** 1 is the standard world of 450 products; 222 has 100,000. */
  scale: number;
  /** The world's current day, `2026-11-02`; all its dates count back from it. */
  today: string;
  /** Where changes are kept across restarts; null keeps them in memory only. */
  storage: ChangeStorage | null;
  /** Stands in for the browser's cookies where requests carry none. Not needed over HTTP. */
  cookies?: CookieStore | null;
  /** Origins of other sites whose pages may write, such as `https://lintel.example`; the API's own always may. */
  origins?: readonly string[];
  /** Ids of the people who may change the library itself; none by default. */
  editors?: readonly number[];
  /**
   * Whether the public secrets of the sample world work: the sample people's password, the reset token, the report password.
   * True by default; false for a server with real accounts.
   */
  sampleAccess?: boolean;
  /** Sends a person the link for a new password; without it, no one gets one. Not awaited. */
  sendReset?: (email: string, token: string) => void;
  /** Hash rounds for passwords; fewer make tests faster that sign in often. */
  passwordRounds?: number;
  /** Creates the rate counters; by default, each process has its own. */
  counters?: () => RateCounter;
  /** Measures an item's files outside of this process, which would otherwise be blocked. */
  measure?: Measure;
  /** Reads recorded films and episodes; without it they are missing. */
  media?: MediaReader;
  /** Builds the search index before the first response rather than in the first search. */
  indexed?: boolean;
  /** Another search engine; by default, an index in memory. */
  search?: LibrarySearch;
}

export interface ReferenceApi {
  /** The most specific path first, since MSW takes the first match. */
  handlers: HttpHandler[];
  /** Saves changes that are not saved yet. */
  flush(): Promise<void>;
  /** Measures one more item's files, so that responses have their sizes; false if all are known. */
  measureNextSize(): Promise<boolean>;
  /** Numbers of writes, and of saves that failed. */
  facts(): { writes: number; failures: number };
  /** Undoes all changes. */
  reset(): void;
}
