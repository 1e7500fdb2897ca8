import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

const named = 'https://lintel.example';
let site: Site;
beforeAll(async () => {
  site = await startSite({ origins: [named] });
});
afterAll(() => site.close());

const ask = async (origin: string, init: RequestInit = {}) => {
  const answer = await fetch(`${site.url}api/small`, { ...init, headers: { origin } });
  return { status: answer.status, header: (name: string) => answer.headers.get(name) };
};

describe('an API that has its site on another host', () => {
  it('lets the pages of a named origin read, with the session', async () => {
    const { status, header } = await ask(named);
    expect(status).toBe(200);
    expect(header('access-control-allow-origin')).toBe(named);
    expect(header('access-control-allow-credentials')).toBe('true');
    expect(header('vary')).toContain('Origin');
  });

  it('says beforehand what may be sent', async () => {
    const { status, header } = await ask(named, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(header('access-control-allow-headers')).toContain('authorization');
    expect(header('access-control-allow-methods')).toContain('DELETE');
  });

  it.each(['https://evil.example', 'https://lintel.example.evil.example', 'null', 'http://lintel.example'])(
    'lets no page of %s read',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'])
        expect((await ask(origin, { method })).header('access-control-allow-origin')).toBeNull();
    },
  );
});
