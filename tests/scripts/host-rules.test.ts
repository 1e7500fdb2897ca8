import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createServer } from 'vite';

import { formerAddresses } from '#tests/support/former-addresses.ts';
import { hostRules } from '../../scripts/vite/host-rules.ts';

it('the dev server sends each address of the former site on as the host does, and frames to the weblet', async () => {
  const root = join(import.meta.dirname, '../..');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [hostRules(root)],
  });
  try {
    await server.listen();
    const at = server.httpServer?.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    const edgeOf = async (path: string): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    };
    const sent = await Promise.all(
      formerAddresses.map(async ({ old }) => ({ old, edge: await edgeOf(old) })),
    );
    expect(sent).toEqual(formerAddresses.map(({ old, edge }) => ({ old, edge: encodeURI(decodeURI(edge)) })));
    expect(await edgeOf('/company/31250/weblet/cad/list?theme=dark')).toBe(
      '/-/company/31250/weblet/cad/list?theme=dark',
    );
    const others = ['/', '/search/tpo', '/company/31250', '/api/csisecs', '/%E0%A4%A'];
    expect(await Promise.all(others.map(edgeOf))).toEqual(others.map(() => ''));
  } finally {
    await server.close();
  }
});
