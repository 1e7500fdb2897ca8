import * as v from 'valibot';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';

import {
  onAnyStoredElsewhere,
  readStoredText,
  removeStored,
  storedKeys,
  writeStored,
} from '#src/browser/storage.ts';
import type { StorageArea } from '#src/browser/storage.ts';
import { notify } from '#src/browser/toasts.ts';
import { useWorkOwner, workOwner } from '#src/stores/work-owner.ts';

interface Options<T> {
  /** The first part of each key: `outline-specs` of `outline-specs/7/12`, for user 7 and project 12. */
  kind: string;
  area?: StorageArea;
  /** Storage is untrusted. */
  schema: v.GenericSchema<unknown, T>;
  /** The value as plain JSON, unless it is. */
  toJson?: (value: T) => unknown;
  /**
   * What a person has after they worked signed out and then signed in. Without it, a visitor's records stay with
   * visitors.
   */
  adopt?: (own: T | null, visitors: T) => T;
  /** A toast, once in a page's life, when the browser doesn't keep what is written. */
  warning?: string;
}

interface State {
  /** False once the browser refused to keep something: then it lasts as long as the page. */
  isStored: boolean;
}

export interface PersonalRecords<T> {
  store: StoreApi<State>;
  /** Null where there is none. The same object until it changes, here or in another tab. */
  read: (name: string) => T | null;
  /** Returns whether the browser keeps it. */
  write: (name: string, value: T) => boolean;
  remove: (name: string) => void;
  /** Removes a record and returns it. */
  take: (name: string) => T | null;
  names: () => readonly string[];
  /** Calls back when another tab changed this record. Returns a function that stops it. */
  onElsewhere: (name: string, callback: () => void) => () => void;
}

/**
 * Records that one person has in this browser, by name: hidden from others, shared between tabs, shown again when that
 * person is back. The name '' is for a kind that has one record for each person.
 */
export function createPersonalRecords<T>({
  kind,
  area = 'local',
  schema,
  toJson = (value) => value,
  adopt,
  warning,
}: Options<T>): PersonalRecords<T> {
  const store = createStore<State>()(() => ({ isStored: true }));
  const folderOf = (owner: number | null): string => `${kind}/${owner ?? ''}`;
  const keyOf = (name: string, owner = workOwner()): string =>
    name === '' ? folderOf(owner) : `${folderOf(owner)}/${name}`;
  const nameOf = (key: string, owner = workOwner()): string => key.slice(folderOf(owner).length + 1);
  const namesOf = (owner: number | null): string[] =>
    storedKeys(area, folderOf(owner))
      .filter((key) => key === folderOf(owner) || key.startsWith(`${folderOf(owner)}/`))
      .map((key) => nameOf(key, owner));
  /** What was read of each text, so that two reads give the same object. */
  const parsed = new Map<string, { text: string; value: T | null }>();
  const listeners = new Set<{ name: string; callback: () => void }>();
  let hasWarned = false;

  function read(name: string, owner = workOwner()): T | null {
    const key = keyOf(name, owner);
    const text = readStoredText(area, key);
    if (text === null) return null;
    const before = parsed.get(key);
    if (before?.text === text) return before.value;
    const value = valueOf(text, schema);
    parsed.set(key, { text, value });
    return value;
  }

  function write(name: string, value: T): boolean {
    const key = keyOf(name);
    const isStored = writeStored(area, key, toJson(value));
    parsed.set(key, { text: readStoredText(area, key) ?? '', value });
    store.setState({ isStored });
    if (!isStored && warning !== undefined && !hasWarned) {
      hasWarned = true;
      void notify.warning(warning);
    }
    return isStored;
  }

  function remove(name: string): void {
    removeStored(area, keyOf(name));
    store.setState({});
  }

  onAnyStoredElsewhere((key) => {
    if (area !== 'local' || (key !== folderOf(workOwner()) && !key.startsWith(`${folderOf(workOwner())}/`)))
      return;
    store.setState({});
    const name = nameOf(key);
    for (const one of listeners) if (one.name === name) one.callback();
  });

  useWorkOwner.subscribe(({ owner }) => {
    parsed.clear();
    if (owner !== null && adopt)
      for (const name of namesOf(null)) {
        const visitors = read(name, null);
        if (visitors !== null) write(name, adopt(read(name), visitors));
        if (visitors !== null) removeStored(area, keyOf(name, null));
      }
    hasWarned = false;
    store.setState({ isStored: true });
  });

  return {
    store,
    read: (name) => read(name),
    write,
    remove,
    take(name) {
      const value = read(name);
      remove(name);
      return value;
    },
    names: () => namesOf(workOwner()),
    onElsewhere(name, callback) {
      const listener = { name, callback };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function valueOf<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** One record, as long as a component shows it. */
export const usePersonalRecord = <T>(records: PersonalRecords<T>, name: string): T | null =>
  useStore(records.store, () => records.read(name));
