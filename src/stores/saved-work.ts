import { create } from 'zustand';

import type { CallError } from '#src/contracts/result.ts';
import { onUserChange, useSession } from '#src/stores/session.ts';

/** The state of a person's texts at the API; `services/saved-work.ts` has the calls. */
export interface SavedWorkState {
  /** `missing`: the API has no such call, so the texts stay in this browser. */
  status: 'none' | 'loading' | 'ready' | 'failed' | 'missing';
  /** Why reading failed. */
  error: CallError | null;
  /** Number of records with changes that the account does not have yet. */
  unsaved: number;
  /** Why saving failed; null while nothing is wrong. */
  refusal: CallError | null;
}

const nothing: SavedWorkState = { status: 'none', error: null, unsaved: 0, refusal: null };

export const useSavedWork = create<SavedWorkState>()(() => nothing);

/** Where a person's own text is saved: `account` if someone is signed in and the API supports it. */
export const useTextStorage = (): 'account' | 'browser' => {
  const isSignedIn = useSession(({ user }) => user !== null);
  const status = useSavedWork((state) => state.status);
  return isSignedIn && status !== 'missing' ? 'account' : 'browser';
};

onUserChange(() => useSavedWork.setState(nothing));
