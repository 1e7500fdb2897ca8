import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { run } from 'dockerfilelint';
import { describe, expect, it } from 'vitest';

import { readServeOptions } from '#src/reference-api/serve/options.ts';
import { root } from '#tests/architecture/sources.ts';

const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8');

describe('containers', () => {
  it('compose.yaml fits the linter and Compose’s own schema', () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const [found] = linter.lintFiles([join(root, 'compose.yaml')], false);
    expect(found?.messages ?? ['not read']).toEqual([]);
  });

  it('the Containerfile fits the linter', () => {
    expect(run(root, containerfile)).toEqual([]);
  });

  it('starts the server with options that it has', () => {
    const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(containerfile) ?? [];
    const words: unknown = JSON.parse(entry);
    const options = Array.isArray(words) ? words.slice(2).map(String) : [];
    const own = ['--site=https://lintel.example', '--proxies=2', '--no-sample-access'];
    const env = { DATABASE_URL: 'postgres://lintel:secret@postgres:5432/lintel' };
    expect(readServeOptions([...options, ...own], new Date(), env)).toMatchObject({
      port: 4173,
      status: 4190,
      log: 'json',
      proxies: 2,
      database: env.DATABASE_URL,
    });
  });
});
