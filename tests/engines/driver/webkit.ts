import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../../scripts/free-port.ts';
import type { WebKitPrograms } from '../../../scripts/find-engines.ts';
import type { Engine } from './engine.ts';
import { pressed, typed } from './keys.ts';
import { WebDriverSession } from './webdriver.ts';

const Size = v.tuple([v.number(), v.number()]);

/** WebKitGTK's small browser on a screen of its own, driven by W3C WebDriver. `home` is a folder for what it leaves. */
export async function startWebKit(
  programs: WebKitPrograms,
  { home, isDark }: { home: string; isDark: boolean },
): Promise<Engine> {
  const downloads = join(home, 'downloads');
  await mkdir(downloads, { recursive: true });
  await mkdir(join(home, 'gtk-3.0'), { recursive: true });
  // Its own bar would keep the window from being as narrow as a phone.
  await writeFile(
    join(home, 'gtk-3.0/gtk.css'),
    'headerbar *, toolbar *, box * { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-size: 1px }',
  );
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = (await firstLine(screen, screen.stdio[3])).trim();
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
      ...(isDark && { GTK_THEME: 'Adwaita:dark' }),
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      TZ: 'America/New_York',
      LC_ALL: 'C.UTF-8',
    },
  });
  // Also when the run is ended from outside.
  process.once('exit', () => {
    driver.kill();
    screen.kill();
  });
  const complaints: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (bytes: Buffer) => {
      for (const line of bytes.toString().split('\n'))
        if (/CONSOLE.*(?:ERROR|Error)/.test(line)) complaints.push(line);
    });
  const session = await startSession(`http://127.0.0.1:${port}`, programs.browser);
  const run = (body: string): Promise<unknown> => session.post('execute/sync', { script: body, args: [] });
  const keys = async (actions: readonly object[]): Promise<void> => {
    await session.post('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  const point = async (x: number, y: number, after: readonly object[]): Promise<void> => {
    const to = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
    const parameters = { pointerType: 'mouse' };
    await session.post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [to, ...after] }],
    });
  };
  return {
    name: `WebKitGTK ${session.version}`.trim(),
    downloads,
    open: async (address) => void (await session.post('url', { url: address })),
    run,
    click: (x, y) =>
      point(x, y, [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    move: (x, y) => point(x, y, []),
    type: (text) => keys(typed(text)),
    press: (key) => keys(pressed(key)),
    resize: async (width, height) => {
      // The window takes its size after a while, and its own bars are not the page's. What it still has from before is not
      // taken for what it was told: it is only told what differs, and has to stay.
      let outer = [width, height] as const;
      let fits = 0;
      for (let tries = 0; tries < 40; tries += 1) {
        const [inner, down] = v.parse(Size, await run('return [innerWidth, innerHeight]'));
        fits = inner === width && down === height ? fits + 1 : 0;
        if (fits === 3) return;
        if (fits === 0) {
          if (tries > 0 && inner <= outer[0] && down <= outer[1])
            outer = [Math.max(width, outer[0] + width - inner), Math.max(height, outer[1] + height - down)];
          await session.post('window/rect', { x: 0, y: 0, width: outer[0], height: outer[1] });
        }
        await new Promise((wait) => setTimeout(wait, 60));
      }
      throw new Error(`The window does not take a size of ${width} × ${height}.`);
    },
    picture: async () => Buffer.from(v.parse(v.string(), await session.get('screenshot')), 'base64'),
    forget: async (origin) => {
      await session.post('url', { url: `${origin}/robots.txt` });
      await session.delete('cookie');
      await run(emptyStorage);
    },
    troubles: () => complaints.splice(0),
    close: async () => {
      await session.end().catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

const emptyStorage = `localStorage.clear();
  sessionStorage.clear();
  indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));`;

/** The driver needs a moment until it listens. */
async function startSession(origin: string, browser: string): Promise<WebDriverSession> {
  const capabilities = {
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
    timeouts: { pageLoad: 60_000, script: 30_000 },
  };
  for (let tries = 0; ; tries += 1) {
    try {
      return await WebDriverSession.start(origin, capabilities);
    } catch (error) {
      if (tries > 40 || !(error instanceof TypeError)) throw error;
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }
}

function firstLine(child: ChildProcess, stream: ChildProcess['stdio'][number]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The screen for WebKit did not start.')));
    stream?.once('data', (bytes: Buffer) => resolve(bytes.toString()));
  });
}
