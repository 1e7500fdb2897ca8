import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.ts';

/** What runs pages in WebKit: its driver, the small browser that it starts, and a screen for it. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

export interface FoundEngines {
  firefox: string | null;
  webkit: WebKitPrograms | null;
  /** One line for each engine that is not there: why, and what to do. */
  missing: string[];
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** `FIREFOX_PATH` goes first. */
function installedFirefox(): string | null {
  return process.env['FIREFOX_PATH'] ?? onPath(['firefox-esr', 'firefox']);
}

function installedWebKit(): WebKitPrograms | null {
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').filter(isExecutable);
  return driver !== null && screen !== null && browser !== undefined ? { driver, browser, screen } : null;
}

/** What Debian's packages are called. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

/**
 * Firefox and WebKit for journeys. What is not there is installed where that is possible without asking, as root on Debian and
 * its kin; nothing is thrown where it is not.
 */
export function findEngines(wanted: readonly ('firefox' | 'webkit')[] = ['firefox', 'webkit']): FoundEngines {
  const lacking = wanted.filter(
    (name) => (name === 'firefox' ? installedFirefox() : installedWebKit()) === null,
  );
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (lacking.length > 0 && canInstall) install(lacking.flatMap((name) => packages[name]));
  const found = {
    firefox: wanted.includes('firefox') ? installedFirefox() : null,
    webkit: wanted.includes('webkit') ? installedWebKit() : null,
  };
  const reason = canInstall ? 'apt-get could not install it' : 'not on this machine';
  const missing = wanted
    .filter((name) => found[name] === null)
    .map(
      (name) =>
        `No ${name === 'firefox' ? 'Firefox' : 'WebKit'}: ${reason}. Debian, Ubuntu: apt-get install ${packages[name].join(' ')}`,
    );
  return { ...found, missing };
}

/** Also what is installed in part: apt-get leaves alone what is there. */
function install(names: readonly string[]): void {
  const start = performance.now();
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt-get may be at work: it is waited for.
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2'];
  /** Its complaint; empty where it went well. */
  const apt = (...command: string[]): string => {
    const { status, stderr } = spawnSync('apt-get', [...options, ...command], {
      encoding: 'utf8',
      env: environment,
      timeout: 240_000,
    });
    return status === 0 ? '' : stderr.trim().split('\n').slice(-3).join('\n') || 'apt-get took too long.';
  };
  const add = ['install', '-y', '--no-install-recommends', ...names];
  // A list of packages that is there already is taken as it is. A new machine has none, or one that names files that are gone:
  // then it is fetched, and only what fails after that is said.
  let complaint = apt(...add);
  if (complaint !== '') complaint = apt('update') || apt(...add);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    complaint === '' ? `Installed in ${seconds} s.` : `Not installed, after ${seconds} s.\n${complaint}`,
  );
}
