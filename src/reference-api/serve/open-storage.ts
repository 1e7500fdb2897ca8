import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RateCounter } from '#src/reference-api/http/rate-counter.ts';
import type { ChangeStorage } from '#src/reference-api/store/change-storage.ts';
import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { logLine } from '#src/reference-api/serve/log.ts';
import type { Metrics } from '#src/reference-api/serve/metrics.ts';

/** A server's storage for changes, and its properties. */
interface OpenStorage {
  storage: ChangeStorage;
  /** Shared rate counters of all servers of a database; undefined without a database. */
  counters: (() => RateCounter) | undefined;
  isReady: () => Promise<boolean>;
  setAddress: (address: string) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * The database if one is given, else the folder. A database without changes imports the folder's, once. Throws a sentence if it
 * cannot be used.
 */
export async function openStorage(
  folder: string,
  database: string | null,
  metrics: Metrics,
): Promise<OpenStorage> {
  if (database === null) {
    const storage = await openDiskStorage(folder);
    return {
      storage,
      counters: undefined,
      isReady: async () => true,
      setAddress: (address) => storage.setAddress(address),
      release: () => storage.release(),
    };
  }
  // The client loads only if there is a database.
  const { openPostgresStorage } = await import('#src/reference-api/store/storage-on-postgres.ts');
  const storage = await openPostgresStorage(database, (message) => logLine('warn', message));
  if (['changes.json', 'changes.journal'].some((name) => existsSync(join(folder, name)))) {
    const former = await openDiskStorage(folder);
    try {
      const count = await storage.importOnce(folder, await former.load());
      if (count > 0) logLine('info', `${count} changes of ${folder} are in the database now.`);
    } finally {
      await former.release();
    }
  }
  metrics.add('database_turns_total', 'counter', 'Turns to write.', () => storage.facts().turns);
  metrics.add(
    'database_wait_seconds_total',
    'counter',
    'Time spent waiting for a turn.',
    () => storage.facts().waitMs / 1000,
  );
  metrics.add(
    'database_last_save',
    'gauge',
    'The last save known here; processes of one database have the same.',
    () => storage.facts().save,
  );
  return {
    storage,
    counters: () => storage.counter,
    isReady: () => storage.isReady(),
    setAddress: async () => {},
    release: () => storage.release(),
  };
}
