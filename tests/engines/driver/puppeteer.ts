import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../../../scripts/chromium-flags.ts';
import type { Engine } from './engine.ts';
import { heldKeys } from './keys.ts';

/** Firefox or Chromium, driven by WebDriver BiDi. `home` is a folder for what it leaves. */
export async function startByPuppeteer(
  kind: 'firefox' | 'chrome',
  program: string,
  { home, isDark }: { home: string; isDark: boolean },
): Promise<Engine> {
  const downloads = join(home, 'downloads');
  await mkdir(downloads, { recursive: true });
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath: program,
    headless: true,
    args: kind === 'chrome' ? [...chromiumFlags] : [],
    env: { ...process.env, HOME: home, TZ: 'America/New_York', MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'pdfjs.disabled': true,
      // Without a graphics card.
      'webgl.force-enabled': true,
      'browser.helperApps.neverAsk.saveToDisk': '*/*',
      'browser.shell.checkDefaultBrowser': false,
    },
    defaultViewport: null,
  });
  const complaints: string[] = [];
  let context: BrowserContext | null = null;
  let page: Page | null = null;
  const shown = async (): Promise<Page> => {
    if (page) return page;
    // Firefox gives a first tab no focus: each visitor has a tab of their own.
    const downloadBehavior = { policy: 'allow', downloadPath: downloads } as const;
    context = await browser
      .createBrowserContext({ downloadBehavior })
      // Firefox 140 can't be told, and goes by its preferences.
      .catch(() => browser.createBrowserContext());
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    // Of an error, only that it is one would be told.
    await page.evaluateOnNewDocument(() => {
      const say = console.error.bind(console);
      console.error = (...given: unknown[]) =>
        say(...given.map((one) => (one instanceof Error ? `${one.message} ${one.stack}` : one)));
    });
    return page;
  };
  return {
    name: `${kind === 'chrome' ? 'Chromium' : 'Firefox'} ${/[\d.]+/.exec(await browser.version())?.[0] ?? ''}`,
    downloads,
    open: async (address) => {
      const tab = await shown();
      // Firefox gives up a navigation when another has just ended.
      await tab.goto(address, { timeout: 60_000 }).catch(async (error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await tab.goto(address, { timeout: 60_000 });
      });
    },
    run: async (body) => (await shown()).evaluate(`(() => {${body}})()`),
    click: async (x, y) => (await shown()).mouse.click(x, y),
    move: async (x, y) => (await shown()).mouse.move(x, y),
    type: async (text) => (await shown()).keyboard.type(text),
    press: async (keys) => {
      const { keyboard } = await shown();
      const names = heldKeys(keys);
      for (const key of names) await keyboard.down(key);
      for (const key of names.toReversed()) await keyboard.up(key);
    },
    resize: async (width, height) => {
      const resized = (await shown()).setViewport({ width, height });
      // Firefox 140 takes the size, but not how the screen is held.
      await resized.catch((error: unknown) => {
        if (!String(error).includes('unknown command')) throw error;
      });
    },
    picture: async () => (await shown()).screenshot({ type: 'png' }),
    forget: async () => {
      await context?.close();
      context = null;
      page = null;
    },
    troubles: () => complaints.splice(0),
    close: () => browser.close(),
  };
}
