import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

import { texts } from '#src/reference-api/content/texts.ts';
import { root } from '#tests/architecture/sources.ts';
import { contentTexts } from '../../scripts/vite/content-texts.ts';

it('a build for the browser carries every content file, and reads none', async () => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentTexts({ isDemo: true })],
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/reference-api/content/texts.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was expected.');
  const [{ code }] = built.output;
  expect(code).not.toContain('readFileSync');
  expect([...texts.keys()].filter((path) => !code.includes(JSON.stringify(path)))).toEqual([]);
  expect(code).toContain(JSON.stringify(texts.get('words/slang.txt')));
});
