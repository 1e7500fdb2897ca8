import * as v from 'valibot';
import { createStore, useStore, type StoreApi } from 'zustand';

import {
  onAnyChangeInOtherTab,
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
  /** Converts a value to plain JSON; not needed if it is plain. */
  toJson?: (value: T) => unknown;
  /**
   * Combines a person's own record with the one made before they signed in. Without it, a visitor's records stay
   * separate.
   */
  adopt?: (own: T | null, visitors: T) => T;
  /** A toast shown once per page load if the browser refuses to store something. */
  warning?: string;
  /** Called before a record is written or removed here, with what it was. */
  beforeChange?: (name: string, before: T | null) => void;
}

interface State {
  /** False after the browser refused to store something: then it lasts only as long as the page. */
  isStored: boolean;
}

export interface PersonalRecords<T> {
  store: StoreApi<State>;
  /** Null if there is none. Returns the same object until the record changes, here or in another tab. */
  read: (name: string) => T | null;
  /** Returns whether the browser stored it. */
  write: (name: string, value: T) => boolean;
  /** Removes a record and returns what it was. */
  remove: (name: string) => T | null;
  names: () => readonly string[];
  /** Applies a change from elsewhere, as if another tab had written the record, or with null removed it. */
  receive: (name: string, value: T | null) => void;
  /** Calls back when another tab changes this record, or one is received. Returns a function that stops it. */
  onChangedElsewhere: (name: string, callback: () => void) => () => void;
}

/**
 * A person's records in this browser, by name: hidden from other people, shared between tabs, shown again when the person signs
 * in again. A kind with one record per person uses the name ''.
 */
export function createPersonalRecords<T>({
  kind,
  area = 'local',
  schema,
  toJson = (value) => value,
  adopt,
  warning,
  beforeChange,
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
  /** Parsed values by key, so that two reads return the same object. */
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
    beforeChange?.(name, read(name));
    return keep(name, value);
  }

  function keep(name: string, value: T): boolean {
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

  function remove(name: string): T | null {
    const before = read(name);
    beforeChange?.(name, before);
    drop(name);
    return before;
  }

  function drop(name: string): void {
    removeStored(area, keyOf(name));
    store.setState({});
  }

  const tellListeners = (name: string): void => {
    for (const one of listeners) if (one.name === name) one.callback();
  };

  onAnyChangeInOtherTab((key) => {
    if (area !== 'local' || (key !== folderOf(workOwner()) && !key.startsWith(`${folderOf(workOwner())}/`)))
      return;
    store.setState({});
    tellListeners(nameOf(key));
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
    names: () => namesOf(workOwner()),
    receive(name, value) {
      if (value === null) drop(name);
      else keep(name, value);
      tellListeners(name);
    },
    onChangedElsewhere(name, callback) {
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

/** A record, for a component that shows it. */
export const usePersonalRecord = <T>(records: PersonalRecords<T>, name: string): T | null =>
  useStore(records.store, () => records.read(name));
