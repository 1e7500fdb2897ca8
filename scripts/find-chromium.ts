import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

/** Of Debian's package `chromium-headless-shell`, of the same source as its `chromium`. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined
      ? []
      : [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ];
  }),
];

/** The browser for journeys and measurements; undefined when the machine has none. `CHROMIUM_PATH` goes first. */
export function installedChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const asked = environment['CHROMIUM_PATH'];
  if (asked) {
    if (!isExecutable(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but no program lies there.`);
    return asked;
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find(isExecutable);
}

/**
 * The same, after installing Chromium where that is possible without asking: as root on Debian and its kin.
 * Throws a sentence that says what to do otherwise.
 */
export function findChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(
      'No Chromium, Chrome or Edge on this machine: installing the package "chromium" with apt-get.',
    );
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const command of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
      // Not every kin of Debian has it; the journeys do without.
      ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
    ]) {
      spawnSync('apt-get', command, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
    }
    const installed = installedChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium, Chrome or Edge found. Install one (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** Chromium without windows: journeys cost a quarter less in it. The browser itself where the machine has none. */
export function findHeadlessShell(): string {
  const browser = findChromium();
  return !process.env['CHROMIUM_PATH'] && isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : browser;
}
