import { expect, it } from 'vitest';

import { readRedirectRules } from '#src/reference-api/serve/redirect-rules.ts';
import { netlifyToml } from '#tests/reference-api/serve/site.ts';
import { formerAddresses } from '#tests/support/former-addresses.ts';

const match = await readRedirectRules({ config: netlifyToml });

/** Where the host sends an address, with the query that it passes on; empty where the app answers. */
function edgeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const rule = match(path, query);
  if (rule?.status !== 301) return '';
  return rule.to.includes('?') || query === '' ? rule.to : `${rule.to}?${query}`;
}

it('the list of addresses of the former site has at least 120, each once', () => {
  expect(new Set(formerAddresses.map(({ old }) => old)).size).toBe(formerAddresses.length);
  expect(formerAddresses.length).toBeGreaterThan(120);
});

it('the host sends each on in one hop', () => {
  const sent = formerAddresses.map(({ old }) => ({ old, edge: edgeOf(old) }));
  expect(sent).toEqual(formerAddresses.map(({ old, edge }) => ({ old, edge })));
  expect(formerAddresses.map(({ edge }) => edgeOf(edge)).filter(Boolean)).toEqual([]);
});
