import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStaff } from '../src/reference-api/door/node.ts';

const usage = `npm run staff -- --profile 4204 --manufacturer 31250

  Makes an account part of a manufacturer's staff: it opens that manufacturer's reports, with names. Stop the server first,
  unless its changes are in a database (DATABASE_URL).

  --profile       number of the account's profile; alone, says whose it is
  --manufacturer  number of the manufacturer, or "none" to take it back
  --data .data    the server's data folder
  --seed 1        the server's world, as it is started with
  --scale 1`;

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
  const { changeStaff } = await loadStaff();
  const { profile, manufacturer, data, seed, scale } = values;
  const database = process.env['DATABASE_URL'] ?? null;
  const change = {
    folder: resolve(data),
    database,
    seed: Number(seed),
    scale: Number(scale),
    profile,
    manufacturer,
  };
  console.log(await changeStaff(change));
}

await staff().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
