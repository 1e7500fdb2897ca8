import { createAccounts } from '#src/reference-api/account/account.ts';
import { profileSeqOf } from '#src/reference-api/account/people.ts';
import { Changes } from '#src/reference-api/store/changes.ts';
import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { OwnRateCounter } from '#src/reference-api/http/rate-counter.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

interface StaffChange {
  /** The server's data folder. */
  folder: string;
  /** The servers' database, used instead of the folder; null for none. */
  database: string | null;
  /** The seed that the server is started with. */
  seed: number;
  scale: number;
  /** The number of the account's profile. */
  profile: string;
  /** A manufacturer's number, or `none`; undefined changes nothing. */
  manufacturer: string | undefined;
}

/**
 * Adds an account to a manufacturer's staff, and returns a sentence that says so. There is no call for this: it requires access
 * to the server's data. Throws for an unknown profile or manufacturer, and while a server uses the folder.
 */
export async function changeStaff({
  folder,
  database,
  seed,
  scale,
  profile,
  manufacturer,
}: StaffChange): Promise<string> {
  const storage = database === null ? await openDiskStorage(folder) : await openSharedStorage(database);
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { world } = sharedWorld({ seed, scale, today });
    const changes = await Changes.load(storage);
    const { people } = createAccounts(world, changes, null, () => new OwnRateCounter());
    const one = people.list().find((person) => String(profileSeqOf(person)) === profile);
    if (!one) throw new Error(`There is no profile ${profile}.`);
    let coid = one.manufacturer;
    if (manufacturer !== undefined) {
      coid = manufacturer === 'none' ? null : Number(manufacturer);
      if (coid !== null && !world.companies.has(coid))
        throw new Error(`There is no manufacturer ${manufacturer}.`);
      await changes.inTurn(() => people.update(one.id, { manufacturer: coid }));
    }
    const name =
      coid === null ? 'no manufacturer' : (world.companies.get(coid)?.companyNoHtml ?? String(coid));
    return `${one.firstName} ${one.lastName} (${one.email}) is staff of ${name}.`;
  } finally {
    await storage.release();
  }
}

/** Servers may be running. The client loads only if there is a database. */
async function openSharedStorage(database: string) {
  const { openPostgresStorage } = await import('#src/reference-api/store/storage-on-postgres.ts');
  return openPostgresStorage(database, () => {});
}
