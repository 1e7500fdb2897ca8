import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
const root = join(import.meta.dirname, '../..');

const program = process.env['NGINX'] ?? '/usr/sbin/nginx';
const modules = join(dirname(program), '../lib/nginx/modules');
const brotli = join(modules, 'ngx_http_brotli_static_module.so');

export const noNginx = existsSync(program) ? null : 'nginx is not on this machine: apt-get install nginx';
/** Whether it serves the Brotli files of a build. */
export const hasBrotli = existsSync(brotli);

/** nginx with the project's configuration, on loopback. */
export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'engine-nginx-'));
  #process: ChildProcess | null = null;
  readonly url: string;

  constructor({ port, dist, api }: { port: number; dist: string; api: string }) {
    this.url = `http://127.0.0.1:${port}`;
    mkdirSync(join(this.#folder, 'logs'));
    const own = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replaceAll('@ROOT@', dist)
      .replaceAll('@LISTEN@', `127.0.0.1:${port}`)
      .replaceAll('@API@', api)
      .replaceAll('@LOG@', join(this.#folder, 'access.log'))
      .replaceAll('@BROTLI@', hasBrotli ? 'brotli_static on;' : '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(this.#folder, kind)};`,
    );
    const types = `types { text/html html; text/javascript js; text/css css; application/json json; image/png png; application/wasm wasm; image/svg+xml svg; font/woff2 woff2; }`;
    writeFileSync(
      join(this.#folder, 'nginx.conf'),
      [
        ...(hasBrotli ? [`load_module ${brotli};`] : []),
        'daemon off;',
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        `pid ${join(this.#folder, 'pid')};`,
        `error_log ${join(this.#folder, 'error.log')} warn;`,
        'events {}',
        `http { ${types} ${temporary.join(' ')} map_hash_bucket_size 256; ${own} }`,
      ].join('\n'),
    );
  }

  async start(): Promise<void> {
    this.#process = spawn(program, ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    this.#process.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
    for (let tries = 0; tries < 100; tries += 1) {
      if (this.#process.exitCode !== null) throw new Error(said);
      const answer = await fetch(this.url).catch(() => null);
      if (answer) return;
      await wait(50);
    }
    throw new Error(`nginx did not start. ${said}`);
  }

  log(): string {
    return readFileSync(join(this.#folder, 'access.log'), 'utf8');
  }

  errors(): string {
    return readFileSync(join(this.#folder, 'error.log'), 'utf8');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGQUIT');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
