import { beforeAll, describe, expect, it } from 'vitest';

import type { CallId } from '#src/contracts/calls.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { callIds, examples } from '../../../scripts/contract/examples.ts';
import { Client, signedIn, started } from '#tests/reference-api/account/client.ts';

const isPrivate = (id: CallId) =>
  /^(?:users|circulation|user[A-Z]|charProject|specwizardProject)/.test(id) && id !== 'circulation.create';
const privateCalls = callIds.filter(isPrivate);

describe('what is private', () => {
  // What is refused changes nothing.
  let refusing: ReferenceApi;
  let ada: Client;
  beforeAll(async () => {
    refusing = await started();
    ada = await signedIn(refusing);
  });

  it.each(privateCalls)(
    '%s wants a good token: 401 without, with another, with the cookie alone',
    async (id) => {
      const otherUser = new Client(refusing);
      expect((await otherUser.ask(id, examples[id])).status).toBe(401);
      otherUser.token = 'f'.repeat(64);
      expect((await otherUser.ask(id, examples[id])).status).toBe(401);
      otherUser.token = null;
      otherUser.cookie = ada.cookie;
      expect((await otherUser.ask(id, examples[id])).status).toBe(401);
    },
  );

  it.each(privateCalls)('%s is kept by no cache', async (id) => {
    const answer = await (await signedIn(await started())).ask(id, examples[id]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('there are as many as the contracts have', () => {
    expect(privateCalls).toHaveLength(24);
  });
});
