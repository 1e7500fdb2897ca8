import { validEntries, keyOf, type ChangeStorage } from '#src/reference-api/store/change-storage.ts';

const NAME = 'reference-api';
const STORE = 'kept';

/**
 * Keeps the demo's changes in IndexedDB, one entry per record. Without storage (private windows, blocked site data) the
 * demo works but forgets. Each tab has its own API; they tell each other about changes at once.
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
        // Without storage there is nothing to keep, and the page works all the same.
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}
