import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { noNginx } from './nginx.ts';
import { noOpenSearch } from './opensearch.ts';
import { noPostgres } from './postgres.ts';

/** What each file needs besides Node, and why it is not there. */
const needs: readonly [file: string, missing: string | null][] = [
  ['tests/engine/postgres.test.ts', noPostgres],
  ['tests/engine/nginx.test.ts', noNginx],
  ['tests/engine/opensearch.test.ts', noOpenSearch],
];
const left = needs.flatMap(([file, missing]) => (missing === null ? [] : [{ file, missing }]));
for (const { file, missing } of left) console.log(`Left out: ${file}. ${missing}`);

/** `npm run test:opensearch`: what needs programs that only some machines have. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'engine',
    environment: 'node',
    include: ['tests/engine/**/*.test.ts'],
    exclude: left.map(({ file }) => file),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
