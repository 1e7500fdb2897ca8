import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { calls } from '#src/contracts/calls.ts';
import { root } from '#tests/architecture/sources.ts';

const password = 'specify-2026';

const smallWorld = '--port 0 --status 0 --scale 0.1 --today 2026-11-02 --lazy-sizes --dist /nowhere'.split(
  ' ',
);

/** A server process over a database, once it is ready. */
export async function startApi(database: string, options: readonly string[] = []) {
  const child = spawn(process.execPath, ['src/reference-api/serve/serve.ts', ...smallWorld, ...options], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      printed += bytes.toString();
      if (printed.includes('Ready: ')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(printed)));
  });
  const url = (/Ready: (\S+)\//.exec(printed) ?? [])[1] ?? '';
  const status = (/metrics: (\S+)\//.exec(printed) ?? [])[1] ?? '';
  return {
    url,
    status,
    printed: () => printed,
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      child.kill(signal);
      return ended;
    },
  };
}
export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

/** Asks a server; null where there was no answer. */
export async function send(
  url: string,
  method: string,
  path: string,
  token: string | null = null,
  body?: unknown,
) {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const json: unknown = await answer.json().catch(() => null);
    return { status: answer.status, json };
  } catch {
    return null;
  }
}

export async function signIn(url: string, email = 'ada@lintel.test'): Promise<string> {
  const got = await send(url, 'POST', '/auth/local', null, { email, password });
  return v.parse(calls['auth.login'].answer, got?.json).token;
}
