import type { calls, CallId } from '#src/contracts/calls.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { Sizes } from '#src/reference-api/files/sizes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { Implementation } from '#src/reference-api/http/implement.ts';
import type { LibrarySearch } from '#src/reference-api/search/search-index.ts';
import type { Library } from '#src/reference-api/world/shared-world.ts';
import type { Stores } from '#src/reference-api/store/stores.ts';

export interface Context {
  world: World;
  changes: Changes;
  stores: Stores;
  account: Account;
  sizes: Sizes;
  /** Built on first use, which takes a moment. */
  search: () => LibrarySearch;
  /** Built on first use, in time slices. */
  library: () => Promise<Library>;
  /** Sends a person the link for a new password, if the server can. */
  sendReset: ((email: string, token: string) => void) | undefined;
}

/** The implementations of all calls, typed by their contracts. */
export type Implementations = { [Id in CallId]: Implementation<(typeof calls)[Id]> };
