import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setup = fileURLToPath(new URL('./tests/support/setup.ts', import.meta.url));
const patience = fileURLToPath(new URL('./tests/support/patience.ts', import.meta.url));

/** `npm test -- --quick` leaves out the tests of the reference API and of scripts, and what proves that no file and no text takes forever. */
const isQuick = process.env['WITHOUT_API_TESTS'] !== undefined;
const apiTests = isQuick
  ? ['tests/reference-api/**', 'tests/contracts/**', 'tests/fuzz/**', 'tests/scripts/**']
  : [];
const proofs = isQuick
  ? [
      'tests/architecture/regular-expressions.test.ts',
      'tests/domain/bombs.test.ts',
      'tests/domain/**/hostile.test.ts',
    ]
  : [];

export default defineConfig({
  define: {
    'import.meta.env.VITE_API_ORIGIN': JSON.stringify(''),
  },
  // The same for all projects: each takes over what another has transformed.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Class names as written, so a test reads what the style sheet says.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    exclude: ['tests/browser/**', 'tests/bench/**', 'tests/engine/**', 'node_modules/**'],
    testTimeout: 60_000,
    // What a hook prepares takes as long on a busy machine: the default of ten seconds would fail all tests of a file.
    hookTimeout: 60_000,
    setupFiles: [patience],
    expect: { poll: { timeout: 20_000 } },
    // Vitest's default leaves one processor idle.
    maxWorkers: availableParallelism(),
    // Less time for the garbage of many short pages.
    execArgv: ['--max-semi-space-size=64'],
    // No file may leave anything behind: that all share their modules and the sample world saves half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: proofs,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/architecture/**',
            'tests/browser-globals/**',
            'tests/browser/**',
            'tests/bench/**',
            'tests/engine/**',
            ...apiTests,
            ...proofs,
          ],
        },
      },
      {
        extends: true,
        // Not by a comment in files of another project: a worker ends, with all it shares, before a file that asks for
        // another environment.
        test: { name: 'globals', environment: 'happy-dom', include: ['tests/browser-globals/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/screens/**'],
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        // React as visitors get it, which takes a third less time than its development build.
        test: {
          name: 'screens',
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: [setup],
        },
      },
    ],
  },
});
