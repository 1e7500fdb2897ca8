import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountOf } from '../src/reference-api/account/account.ts';
import { profileSeqOf } from '../src/reference-api/account/people.ts';
import { Changes } from '../src/reference-api/changes.ts';
import { keepOnDisk } from '../src/reference-api/keep-on-disk.ts';
import { sharedWorld } from '../src/reference-api/shared-world.ts';

const usage = `npm run staff -- --profile 4204 --manufacturer 31250

  Makes an account part of a manufacturer's staff: it opens that manufacturer's reports, with names. Stop the server first.

  --profile       number of the account's profile; alone, says whose it is
  --manufacturer  number of the manufacturer, or "none" to take it back
  --data .data    the server's data folder
  --seed 1        the server's world, as it is started with
  --scale 1`;

/** Whoever runs this has the server's data folder, so no call of the API needs to do it. */
async function staff(): Promise<void> {
  const { values } = parseArgs({
    options: {
      profile: { type: 'string' },
      manufacturer: { type: 'string' },
      data: { type: 'string', default: '.data' },
      seed: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || values.profile === undefined) return console.log(usage);
  const keep = await keepOnDisk(resolve(values.data));
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { world } = sharedWorld({ seed: Number(values.seed), scale: Number(values.scale), today });
    const changes = await Changes.load(keep);
    const { people } = accountOf(world, changes, null);
    const one = people.list().find((person) => String(profileSeqOf(person)) === values.profile);
    if (!one) throw new Error(`There is no profile ${values.profile}.`);
    const nameOf = (coid: number | null): string =>
      coid === null ? 'no manufacturer' : (world.companies.get(coid)?.companyNoHtml ?? String(coid));
    let { manufacturer } = one;
    if (values.manufacturer !== undefined) {
      manufacturer = values.manufacturer === 'none' ? null : Number(values.manufacturer);
      if (manufacturer !== null && !world.companies.has(manufacturer))
        throw new Error(`There is no manufacturer ${values.manufacturer}.`);
      const { failures } = changes;
      people.update(one.id, { manufacturer });
      await changes.mustBeSaved(failures);
    }
    console.log(`${one.firstName} ${one.lastName} (${one.email}) is staff of ${nameOf(manufacturer)}.`);
  } finally {
    await keep.release();
  }
}

await staff().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
