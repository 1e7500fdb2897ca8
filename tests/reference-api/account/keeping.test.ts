import { describe, expect, it } from 'vitest';

import { examples } from '../../../scripts/contract/examples.ts';
import { Client, memory, password, signedIn, started } from '#tests/reference-api/account/client.ts';

describe('after a restart', () => {
  it('who was signed in still is, and everything kept, changed and removed is as it was', async () => {
    const storage = memory();
    const before = await started(storage);
    const ada = await signedIn(before);
    await ada.read('userFavorites.create', { body: { content_id: 7, content_type: 'video', note: 'Søn' } });
    await ada.read('userFavorites.delete', { params: { id: 4 } });
    await ada.read('userSearches.create', { body: { content_type: 'all', search_terms: 'coping' } });
    await ada.read('userSearches.delete', { params: { id: 1 } });
    await ada.read('charProject.delete', { params: { id: 2 } });
    await ada.read('userProjectFyi.create', examples['userProjectFyi.create']);
    await ada.read('circulation.update', {
      ...examples['circulation.update'],
      params: { userSeq: 4201 },
    });
    const lists = [
      'userFavorites.list',
      'userSearches.list',
      'charProject.list',
      'userProjectFyi.list',
    ] as const;
    const then = await Promise.all([ada.read('circulation.me'), ...lists.map((id) => ada.read(id))]);
    await before.flush();

    const again = new Client(await started(storage));
    again.cookie = ada.cookie;
    again.token = (await again.read('session.get')).token;
    expect(await Promise.all([again.read('circulation.me'), ...lists.map((id) => again.read(id))])).toEqual(
      then,
    );
  });

  it('a new account and a changed password still open', async () => {
    const storage = memory();
    const before = await started(storage);
    const cleo = { ...examples['circulation.create'] };
    await new Client(before).read('circulation.create', cleo);
    const ada = await signedIn(before);
    const chosen = {
      params: { userSeq: 4201 },
      body: { oldPassword: password, newPassword: 'four words are enough' },
    };
    await ada.read('circulation.password', chosen);
    await before.flush();

    const after = await started(storage);
    await new Client(after).signIn('cleo@lintel.test', { secret: 'four words are enough' });
    await new Client(after).signIn('ada@lintel.test', { secret: 'four words are enough' });
    const old = { body: { email: 'ada@lintel.test', password } };
    expect((await new Client(after).ask('auth.login', old)).status).toBe(401);
  });

  it('who signed out is out', async () => {
    const storage = memory();
    const before = await started(storage);
    const ada = await signedIn(before);
    const { cookie } = ada;
    await ada.read('session.delete');
    await before.flush();
    const again = new Client(await started(storage));
    again.cookie = cookie;
    expect(await again.read('session.get')).toEqual({ user: null, token: null });
  });
});

describe('secrets', () => {
  it('are not in what is kept: neither token nor cookie nor password', async () => {
    const storage = memory();
    const api = await started(storage);
    const ada = await signedIn(api);
    const chosen = {
      params: { userSeq: 4201 },
      body: { oldPassword: password, newPassword: 'four words are enough' },
    };
    await ada.read('circulation.password', chosen);
    await api.flush();
    const kept = JSON.stringify(storage.kept());
    expect(kept).toContain('"sessions"');
    for (const secret of [ada.token, ada.cookie.split('=')[1], password, 'four words are enough'])
      expect(kept.includes(secret ?? '')).toBe(false);
  });

  it('are salted: the same password is kept differently for each', async () => {
    const storage = memory();
    const api = await started(storage);
    for (const email of ['one@lintel.test', 'two@lintel.test']) {
      const body = Object.assign({}, examples['circulation.create'].body, { email });
      await new Client(api).read('circulation.create', { body });
    }
    await api.flush();
    const hashes = [...JSON.stringify(storage.kept()).matchAll(/"hash":"(\w+)"/g)].map(([, hash]) => hash);
    expect(new Set(hashes).size).toBe(2);
  });
});
