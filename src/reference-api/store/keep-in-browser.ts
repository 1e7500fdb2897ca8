import { entriesIn, keyOf, type Keep } from '#src/reference-api/store/keep.ts';

const NAME = 'reference-api';
const STORE = 'kept';

/**
 * Keeps the changes of the demo in IndexedDB, a record each. Where the browser gives no storage (private windows,
 * blocked site data) the demo runs on without memory. Every tab has an API of its own; they tell each other at once.
 */
export function keepInBrowser(): Keep {
  let channel: BroadcastChannel | null = null;
  return {
    async load() {
      try {
        let request: IDBRequest<unknown[]> | undefined;
        await inStore('readonly', (store) => {
          request = store.getAll();
        });
        return entriesIn(request?.result ?? []);
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
        // Without storage there is nothing to keep and no one to tell: the visitor's page works all the same.
      }
    },
    watch(take) {
      channel = new BroadcastChannel(NAME);
      channel.onmessage = ({ data }) => take(entriesIn(Array.isArray(data) ? data : []));
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
