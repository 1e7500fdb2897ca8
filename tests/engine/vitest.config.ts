import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:engine`: what needs programs that only some machines have. Each file says what is missing. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'engine',
    environment: 'node',
    include: ['tests/engine/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
