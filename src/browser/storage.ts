import * as v from 'valibot';

import { isInBrowser } from '#src/browser/in-browser.ts';

/** `local` is permanent, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Values that storage refused, kept until the page is closed. */
const memory = new Map<string, string>();

/**
 * Reads a stored value; `fallback` if there is none or it doesn't match the schema. Anyone can edit what is
 * stored.
 */
export function readStored<T>(
  area: StorageArea,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): T {
  try {
    const text = readStoredText(area, key);
    return text === null ? fallback : v.parse(schema, JSON.parse(text));
  } catch {
    return fallback;
  }
}

/** The stored JSON; null if there is none. */
export function readStoredText(area: StorageArea, key: string): string | null {
  try {
    return memory.get(memoryKey(area, key)) ?? storedText(area, key);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false if it will be lost with the page (storage blocked or full). */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    return false;
  }
  if (text === undefined) return false;
  try {
    storageOf(area).setItem(key, text);
    memory.delete(memoryKey(area, key));
    return true;
  } catch {
    memory.set(memoryKey(area, key), text);
    return false;
  }
}

export function removeStored(area: StorageArea, key: string): void {
  memory.delete(memoryKey(area, key));
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}

/** Everything this site has stored in the browser. Empty if storage is blocked. */
export function listStored(): readonly { area: StorageArea; key: string; text: string }[] {
  const areas: readonly StorageArea[] = ['local', 'session'];
  return areas.flatMap((area) => {
    try {
      return Object.entries({ ...storageOf(area) }).map(([key, text]) => ({ area, key, text: String(text) }));
    } catch {
      return [];
    }
  });
}

/** Keys with a prefix, including those of values that storage refused. */
export function storedKeys(area: StorageArea, prefix: string): readonly string[] {
  const refused = [...memory.keys()]
    .filter((key) => key.startsWith(memoryKey(area, '')))
    .map((key) => key.slice(memoryKey(area, '').length));
  const stored = listStored().flatMap((one) => (one.area === area ? [one.key] : []));
  return [...new Set([...stored, ...refused])].filter((key) => key.startsWith(prefix));
}

/** Calls back when another tab changes a value in local storage. Returns a function that stops it. */
export const onChangedInOtherTab = (key: string, callback: () => void): (() => void) =>
  onAnyChangeInOtherTab((changed) => {
    if (changed === key) callback();
  });

/** Like `onChangedInOtherTab`, for all keys. */
export function onAnyChangeInOtherTab(callback: (key: string) => void): () => void {
  if (!isInBrowser) return () => undefined;
  const listen = ({ key }: StorageEvent): void => {
    if (key !== null) callback(key);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

const storedText = (area: StorageArea, key: string): string | null => storageOf(area).getItem(key);

/** Accessing the property throws if storage is blocked. */
const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

const memoryKey = (area: StorageArea, key: string): string => `${area} ${key}`;
