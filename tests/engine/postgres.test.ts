import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { send, signIn, startApi, type ApiProcess } from '#tests/engine/api-process.ts';
import { Postgres } from '#tests/engine/postgres.ts';

const PORT = 4531;
const project = v.looseObject({ seq: v.number(), name: v.string(), updated_at: v.string() });
const statusesOf = (got: readonly ({ status: number } | null)[]): number[] =>
  got.map((answer) => answer?.status ?? 0).toSorted((one, other) => one - other);
const fields = (name: string) => ({ name, type: 'Office', owner: '', last_spec_date: null });

async function projectNames(url: string, token: string): Promise<Map<string, number>> {
  const got = await send(url, 'GET', '/api/char-project', token);
  return new Map(v.parse(v.array(project), got?.json).map(({ name, seq }) => [name, seq]));
}

describe('changes in PostgreSQL', () => {
  let database: Postgres;
  let one: ApiProcess;
  let two: ApiProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-data-'));
    const former = await openDiskStorage(folder);
    const value = { name: 'From the folder', type: 'Office', owner: '', last_spec_date: null, seq: 900 };
    await former.save([
      {
        resource: 'char-project',
        id: 900,
        fields: { id: 900, owner: 1, changed: '2026-11-01T00:00:00.000Z', value },
      },
    ]);
    await former.release();
    database = new Postgres(PORT);
    await database.start();
    one = await startApi(database.url, ['--data', folder]);
    two = await startApi(database.url, ['--data', folder]);
  });
  afterAll(async () => {
    await Promise.all([one, two].map((api) => api.stop('SIGKILL')));
    await database.remove();
    await rm(folder, { recursive: true });
  });

  it('takes over a data folder, once', async () => {
    expect([one, two].map((api) => api.printed().includes('1 changes of'))).toEqual([true, false]);
    expect((await projectNames(two.url, await signIn(two.url))).get('From the folder')).toBe(900);
  });

  it('a sign-in at one process is good at the other, at once, and so is its end', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
      const token = await signIn(here.url, 'ben@lintel.test');
      expect((await send(there.url, 'GET', '/api/users/me', token))?.status).toBe(200);
      expect((await send(there.url, 'GET', '/auth/local/signout', token))?.status).toBe(200);
      expect((await send(here.url, 'GET', '/api/users/me', token))?.status).toBe(401);
    }
  });

  it('two tabs at two processes: one save is taken, the other is a conflict with the present record', async () => {
    const token = await signIn(one.url);
    const made = v.parse(
      project,
      (await send(one.url, 'POST', '/api/char-project', token, fields('Two tabs')))?.json,
    );
    const path = `/api/char-project/${made.seq}`;
    for (let round = 0; round < 20; round += 1) {
      const now = v.parse(v.array(project), (await send(two.url, 'GET', '/api/char-project', token))?.json);
      const seen = now.find(({ seq }) => seq === made.seq);
      const save = (api: ApiProcess, name: string) =>
        send(api.url, 'PUT', path, token, { ...fields(name), updated_at: seen?.updated_at });
      const got = await Promise.all([save(one, `A${round}`), save(two, `B${round}`)]);
      expect(statusesOf(got)).toEqual([200, 409]);
      const [taken, refused] = got.toSorted((a, b) => (a?.status ?? 0) - (b?.status ?? 0));
      const { current } = v.parse(v.looseObject({ current: project }), refused?.json);
      expect(current.name).toBe(v.parse(project, taken?.json).name);
    }
  });

  it('one account for an email address, wherever it is asked for', async () => {
    const person = {
      firstName: 'Cleo',
      lastName: 'Reyes',
      firm: '',
      title: '',
      phone: '',
      address: '',
      city: '',
      state: '',
      zip: '',
      website: '',
    };
    const sign = (api: ApiProcess) =>
      send(api.url, 'POST', '/api/circulation', null, {
        ...person,
        email: 'cleo@lintel.test',
        password: 'four words are enough',
      });
    const got = await Promise.all([sign(one), sign(two), sign(one), sign(two)]);
    expect(statusesOf(got)).toEqual([200, 409, 409, 409]);
  });

  it('ten wrong passwords are ten, wherever they are tried', async () => {
    const body = { email: 'iris@lintel.test', password: 'wrong' };
    const got = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        send((at % 2 === 0 ? one : two).url, 'POST', '/auth/local', null, body),
      ),
    );
    const statuses = got.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    await database.query('DELETE FROM reference_api.tries');
  });

  it('keeps any text, also with a zero character', async () => {
    const token = await signIn(one.url);
    const value = { text: 'a\0b 𠮷 "quoted"', nested: [{ deep: '\u2028' }] };
    const body = { kind: 'section', name: 'northfold-075423-zero', value };
    const made = await send(one.url, 'POST', '/api/saved-work', token, body);
    const { seq } = v.parse(v.looseObject({ seq: v.number() }), made?.json);
    const read = await send(two.url, 'GET', `/api/saved-work/${seq}`, token);
    expect(v.parse(v.array(v.looseObject({ value: v.unknown() })), read?.json)[0]?.value).toEqual(value);
  });

  it('64 writers, a process killed, and the database killed: nothing acknowledged is lost, no number is given twice', async () => {
    const token = await signIn(one.url);
    /** Saved and not deleted, by number; every number that was ever given; what was deleted. */
    const [saved, given, deleted] = [new Map<number, string>(), new Map<number, string>(), new Set<number>()];
    const twice: string[] = [];
    let acknowledged = 0;
    let refused = 0;
    let isOver = false;
    const writer = async (number: number): Promise<void> => {
      const own: number[] = [];
      for (let count = 0; !isOver; count += 1) {
        const api = (number + count) % 2 === 0 ? one : two;
        const name = `Writer ${number}, ${count}`;
        const got = await send(api.url, 'POST', '/api/user-searches', token, {
          content_type: 'all',
          search_terms: name,
        });
        const read = v.safeParse(v.looseObject({ seq: v.number() }), got?.json);
        if (got?.status === 200 && read.success) {
          const { seq } = read.output;
          acknowledged += 1;
          if (given.has(seq)) twice.push(`${seq}: ${given.get(seq)} and ${name}`);
          given.set(seq, name);
          saved.set(seq, name);
          own.push(seq);
        } else {
          refused += 1;
          await wait(20);
        }
        // A person has room for 2,000 searches.
        const [oldest] = own.length > 15 ? own.splice(0, 1) : [];
        if (oldest === undefined) continue;
        saved.delete(oldest);
        const gone = await send(api.url, 'DELETE', `/api/user-searches/${oldest}`, token);
        if (gone?.status === 200) {
          acknowledged += 1;
          deleted.add(oldest);
        }
      }
    };
    const start = performance.now();
    const writers = Array.from({ length: 64 }, (_, number) => writer(number));
    await wait(2_000);
    await two.stop('SIGKILL');
    two = await startApi(database.url, ['--data', folder]);
    await wait(1_000);
    await one.stop('SIGKILL');
    one = await startApi(database.url, ['--data', folder]);
    await wait(1_000);
    await database.kill();
    const killed = performance.now();
    const unready = await fetch(`${one.status}/readyz`);
    expect(unready.status).toBe(503);
    await database.start();
    const before = acknowledged;
    while (acknowledged === before && performance.now() - killed < 60_000) await wait(20);
    const recovered = performance.now() - killed;
    await wait(1_000);
    isOver = true;
    await Promise.all(writers);
    const seconds = (performance.now() - start) / 1000;

    for (const api of [one, two]) {
      const stored = v.parse(
        v.array(v.looseObject({ seq: v.number(), search_terms: v.string() })),
        (await send(api.url, 'GET', '/api/user-searches', token))?.json,
      );
      const kept = new Map(stored.map(({ search_terms: name, seq }) => [seq, name]));
      expect([...saved].filter(([seq, name]) => kept.get(seq) !== name)).toEqual([]);
      expect([...deleted].filter((seq) => kept.has(seq))).toEqual([]);
    }
    expect(twice).toEqual([]);
    expect(acknowledged).toBeGreaterThan(before);
    const rows = await database.query(
      "SELECT count(*)::int AS count FROM reference_api.changes WHERE resource = 'user-searches' AND NOT is_undone",
    );
    console.log(
      `${acknowledged} acknowledged, 0 lost, 0 numbers given twice, ${refused} refused or unanswered in ${seconds.toFixed(1)} s; writes again ${(recovered / 1000).toFixed(1)} s after the database was killed; ${String(rows[0]?.['count'])} rows`,
    );
    await database.query('DELETE FROM reference_api.tries');
  });

  it('a dump of the database, restored, is the same library of changes', async () => {
    const token = await signIn(one.url);
    await send(one.url, 'POST', '/api/char-project', token, fields('In the backup'));
    const dump = execFileSync(database.program('pg_dump'), ['--schema=reference_api', database.url], {
      encoding: 'utf8',
    });
    await send(one.url, 'POST', '/api/char-project', token, fields('After the backup'));
    await database.query('CREATE DATABASE restored');
    const other = database.url.replace(/postgres$/, 'restored');
    execFileSync(database.program('psql'), ['--quiet', '-v', 'ON_ERROR_STOP=1', other], {
      input: dump,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const three = await startApi(other, ['--data', folder]);
    try {
      const names = await projectNames(three.url, token);
      expect([names.has('In the backup'), names.has('After the backup')]).toEqual([true, false]);
      const made = await send(three.url, 'POST', '/api/char-project', token, fields('Since'));
      expect([...names.values()]).not.toContain(v.parse(project, made?.json).seq);
    } finally {
      expect(await three.stop()).toBe(0);
    }
  });

  it('stops when it is asked to, after what is under way', async () => {
    const token = await signIn(two.url);
    const under = Array.from({ length: 20 }, (_, at) =>
      send(two.url, 'POST', '/api/char-project', token, fields(`Last ${at}`)),
    );
    await wait(30);
    expect(await two.stop()).toBe(0);
    const got = await Promise.all(under);
    const saved = got.flatMap((answer) =>
      answer?.status === 200 ? [v.parse(project, answer.json).name] : [],
    );
    const names = await projectNames(one.url, token);
    expect(saved.filter((name) => !names.has(name))).toEqual([]);
  });
});
