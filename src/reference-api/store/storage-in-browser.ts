import { validEntries, keyOf, type ChangeStorage } from '#src/reference-api/store/change-storage.ts';

const NAME = 'reference-api';
const STORE = 'kept';

/**
 * Stores the demo's changes in IndexedDB, one entry per record. Without storage (private windows, blocked site data), the demo
 * works, but changes are lost on reload. Each tab has its own API; tabs tell each other of changes at once.
 */
export function browserStorage(): ChangeStorage {
  let channel: BroadcastChannel | null = null;
  return {
    async load() {
      try {
        let request: IDBRequest<unknown[]> | undefined;
        await inStore('readonly', (store) => {
          request = store.getAll();
        });
        return validEntries(request?.result ?? []);
      } catch {
        return [];
      }
    },
    async save(entries) {
      channel?.postMessage(entries);
      try {
        await inStore('readwrite', (store) => {
          for (const entry of entries)
            if (entry.fields === undefined) store.delete(keyOf(entry));
            else store.put(entry, keyOf(entry));
        });
      } catch {
        // Without storage, changes live only as long as the page.
      }
    },
    watch(take) {
      channel = new BroadcastChannel(NAME);
      channel.onmessage = ({ data }) => take(validEntries(Array.isArray(data) ? data : []));
    },
  };
}

async function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      run(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  } finally {
    database.close();
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('blocked'));
  });
