import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { listen } from '#src/reference-api/serve/listen.ts';
import { root } from '#tests/architecture/sources.ts';

it('npm start builds nothing over the site of a server that has its data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  const running = await openDiskStorage(folder);
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
  await running.setAddress(url);
  const child = spawn(process.execPath, ['scripts/start.ts', '--port', '0', '--data', folder], {
    cwd: root,
    // A build for an API that the site's policy does not name would stop, and say so.
    env: {
      ...process.env,
      VITE_API_ORIGIN: 'https://api.example',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    },
  });
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toContain(`is in use by the server at ${url}`);
  expect(await ended).toEqual([1, null]);
  server.close();
  await running.release();
  await rm(folder, { recursive: true });
});
