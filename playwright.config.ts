import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './scripts/chromium-flags.ts';
import { findChromium, findHeadlessShell } from './scripts/find-chromium.ts';
import { freePort } from './scripts/free-port.ts';

// Workers read this file too: the first reader decides, the others find its choice in the environment.
process.env['JOURNEY_PORT'] ??= String(await freePort());
if (process.env['JOURNEY_DATA'] === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env['JOURNEY_DATA'] = data;
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
}
process.env['JOURNEY_BROWSER'] ??= findHeadlessShell();
// For the journeys that need a whole browser, with profile and back-forward cache.
process.env['CHROMIUM_PATH'] ??= findChromium();
const port = process.env['JOURNEY_PORT'];
const dist = process.env['JOURNEY_DIST'] ?? 'dist';

/** Journeys that look at how long something takes, or at what is there for a moment: `npm test` runs them alone. */
const timed = /\/(?:failures|keyboard|looks|main-job|new-build|outbound|palette|quick|toasts)\.spec\.ts$/;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/**
 * Journeys through the built site, as served: run `npm run build` first (`npm test` and `npm run test:browser` do).
 * `JOURNEY_DIST` names another folder than `dist`.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Journeys wait about a third of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Costs a third of the time: `--trace retain-on-failure` when a failure is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.env['JOURNEY_BROWSER'],
      args: [...chromiumFlags],
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'tests/browser/support/fonts.conf') },
    },
  },
  projects: [
    { name: 'journeys', testIgnore: timed, use: desktop },
    { name: 'timed', testMatch: timed, use: desktop },
  ],
  webServer: {
    // With room for what a world in the making drops at once.
    command: `node --max-semi-space-size=64 src/reference-api/serve/serve.ts --port ${port} --data ${process.env['JOURNEY_DATA']} --dist ${dist} --today 2026-11-02 --lazy-sizes`,
    url: `http://127.0.0.1:${port}/version.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
