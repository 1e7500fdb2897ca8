import * as v from 'valibot';
import { create } from 'zustand';

import {
  listStored,
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from '#src/browser/storage.ts';
import { notify } from '#src/browser/toasts.ts';
import { substitutionRequest, substitutionReview } from '#src/contracts/forms/substitution.ts';
import type { SubstitutionRequest, SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import { blankReview } from '#src/domain/substitution/review.ts';
import { draftPerson, rememberPerson } from '#src/stores/section-drafts.ts';
import { useSession } from '#src/stores/session.ts';

type Draft = SubstitutionRequest | SubstitutionReview;

/**
 * The texts typed into substitution reviews, by person and place (`7/12-34`: for project 7, product 34 instead of 12).
 * It stays in the browser: the API has no place for it. Signing out hides a person's, and keeps it.
 */
export const useSubstitutions = create<{ person: number | null; drafts: Readonly<Record<string, Draft>> }>()(
  () => ({ person: draftPerson(), drafts: {} }),
);
type State = ReturnType<typeof useSubstitutions.getState>;

const folder = (person: number | null): string => `substitution/${person ?? ''}/`;

/** The values read from storage, so that two looks give the same object. */
const read = new Map<string, Draft | null>();

function stored<Kind extends Draft>(key: string, schema: v.GenericSchema<unknown, Kind>): Kind | null {
  return readStored<Kind | null>('local', key, schema, null);
}

function draftAt<Kind extends Draft>(
  { person, drafts }: State,
  place: string,
  schema: v.GenericSchema<unknown, Kind>,
  is: (draft: Draft) => draft is Kind,
): Kind | null {
  const key = folder(person) + place;
  const typed = drafts[key];
  if (typed && is(typed)) return typed;
  if (!read.has(key)) read.set(key, stored(key, schema));
  const found = read.get(key) ?? null;
  return found !== null && is(found) ? found : null;
}

const isReview = (draft: Draft): draft is SubstitutionReview => 'rows' in draft;
const isRequest = (draft: Draft): draft is SubstitutionRequest => !('rows' in draft);

/** Null where nothing was typed yet. */
export const requestAt = (state: State, place: string): SubstitutionRequest | null =>
  draftAt(state, place, substitutionRequest, isRequest);

export const reviewAt = (state: State, place: string): SubstitutionReview =>
  draftAt(state, place, substitutionReview, isReview) ?? blankReview;

let isWarned = false;

function write(place: string, draft: Draft): void {
  const { person, drafts } = useSubstitutions.getState();
  const key = folder(person) + place;
  useSubstitutions.setState({ drafts: { ...drafts, [key]: draft } });
  if (writeStored('local', key, draft) || isWarned) return;
  isWarned = true;
  void notify.error(
    'This browser isn’t saving your review: its storage is full or turned off. Download or print the form before you close the page.',
  );
}

export const writeRequest = (place: string, request: SubstitutionRequest): void => write(place, request);

export function changeReview(
  place: string,
  change: (review: SubstitutionReview) => SubstitutionReview,
): void {
  write(place, change(reviewAt(useSubstitutions.getState(), place)));
}

/** Takes over what other tabs type at some places of a person. Returns a function that stops it. */
export function watchSubstitutions(person: number | null, places: readonly string[]): () => void {
  const ends = places.map((place) => onStoredElsewhere(folder(person) + place, rereadSubstitutions));
  return () => {
    for (const end of ends) end();
  };
}

/**
 * As another page would find them.
 * @internal
 */
export function rereadSubstitutions(): void {
  read.clear();
  useSubstitutions.setState({ person: draftPerson(), drafts: {} });
}

// Whoever typed and then signed in is the same; what they have at a place already stays.
useSession.subscribe(() => {
  const person = draftPerson();
  if (person === useSubstitutions.getState().person) return;
  rememberPerson(person);
  if (person !== null)
    for (const { area, key } of listStored()) {
      if (area !== 'local' || !key.startsWith(folder(null))) continue;
      const own = folder(person) + key.slice(folder(null).length);
      const isFree = readStored('local', own, v.unknown(), null) === null;
      if (isFree) writeStored('local', own, readStored('local', key, v.unknown(), null));
      removeStored('local', key);
    }
  rereadSubstitutions();
});
