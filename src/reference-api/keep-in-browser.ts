import type { Keep } from '#src/reference-api/keep.ts';
import { latestOnly } from '#src/reference-api/latest-only.ts';

const STORE = 'kept';
const KEY = 'changes';

/** Short, because a page may be left at any moment. */
const WAIT_MS = 20;

/**
 * Keeps the changes of the demo in IndexedDB, one record. Where the browser gives no storage (private windows,
 * blocked site data) the demo runs on without memory. Every tab has an API of its own; they tell each other at once.
 */
export function keepInBrowser(name = 'reference-api'): Keep {
  let channel: BroadcastChannel | null = null;
  const write = latestOnly(async (snapshot: unknown) => {
    try {
      await inStore(name, 'readwrite', (store) => store.put(snapshot, KEY));
    } catch {
      // Without storage there is nothing to keep and nobody to tell: the visitor's page works all the same.
    }
  }, WAIT_MS);
  return {
    async load() {
      try {
        return await inStore(name, 'readonly', (store) => store.get(KEY));
      } catch {
        return undefined;
      }
    },
    save(snapshot) {
      channel?.postMessage(snapshot);
      return write(snapshot);
    },
    watch(take) {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => take(data);
    },
  };
}

async function inStore(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open(name);
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = run(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}
