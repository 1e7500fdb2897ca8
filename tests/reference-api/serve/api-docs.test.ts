import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { apiDocs } from '#src/reference-api/serve/api-docs.ts';
import { root } from '#tests/architecture/sources.ts';

describe('/api-docs', () => {
  it('is a page that loads its own files alone, without inline script', async () => {
    const page = await apiDocs('/api-docs');
    const text = (await page?.text()) ?? '';
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toEqual(['/api-docs/viewer.js', '/api-docs/start.js']);
    expect(text).not.toMatch(/<script>|\son\w+="/);
    const policy = page?.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    for (const address of addresses) {
      const file = await apiDocs(address);
      expect(file?.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect((await file?.text())?.length).toBeGreaterThan(50);
    }
    expect(await (await apiDocs('/api-docs/openapi.json'))?.text()).toBe(
      readFileSync(join(root, 'docs/openapi.json'), 'utf8'),
    );
  });

  it.each(['/', '/api/clients', '/api-docsx', '/api-docs/../package.json', '/api-docs/nosuch.js'])(
    '%s is none of it',
    async (path) => {
      expect(await apiDocs(path)).toBeNull();
    },
  );
});
