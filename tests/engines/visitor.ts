import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Engine, Keys } from './driver/engine.ts';
import type { PageCommands } from './in-page/main.ts';
import type { Query } from './in-page/query.ts';

/** How long a visitor waits for anything, in ms; software drawing on two busy processors takes its time. */
const patience = 30_000;
const pause = 40;

const Place = v.object({ x: v.number(), y: v.number() });
const Playing = v.object({ time: v.number(), isPlaying: v.boolean(), problem: v.nullable(v.string()) });

const Pictures = v.object({ beyond: v.number(), frames: v.number() });

export interface Saved {
  name: string;
  bytes: Uint8Array;
}

/** A role and a name, whole or as a pattern; or CSS for what has neither. */
export type Named = readonly [role: string, name: string | RegExp] | Query;

function toQuery(named: Named, within?: Named): Query {
  const inside = within === undefined ? {} : { within: toQuery(within) };
  if (!('length' in named)) return { ...named, ...inside };
  const [role, name] = named;
  return typeof name === 'string'
    ? { role, name, ...inside }
    : { role, name: name.source, isPattern: true, ...inside };
}

const say = ({ role, name, css, text, within }: Query): string =>
  `${role ?? css ?? ''}${name === undefined ? '' : ` “${name}”`}${text === undefined ? '' : ` with “${text}”`}${within ? ` in ${say(within)}` : ''}`;

/** One who uses the site in one of the engines, by role and accessible name. Everything is waited for. */
export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;
  readonly #script: string;

  constructor(engine: Engine, origin: string, script: string) {
    this.engine = engine;
    this.#origin = origin;
    this.#script = script;
  }

  async #call(name: keyof PageCommands, ...given: unknown[]): Promise<unknown> {
    const body = `return globalThis.journeyCommands ? [journeyCommands.${name}(...${JSON.stringify(given)})] : null`;
    let answer = await this.engine.run(body);
    if (answer === null) {
      await this.engine.run(this.#script);
      answer = await this.engine.run(body);
    }
    return Array.isArray(answer) ? (answer[0] ?? null) : null;
  }

  /** Repeats until the question has an answer other than null and false; a page that goes away meanwhile is asked anew. */
  async until<Answer>(what: string, ask: () => Promise<Answer | null | false>): Promise<Answer> {
    const end = Date.now() + patience;
    let trouble = '';
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== null && answer !== false) return answer;
        trouble = '';
      } catch (error) {
        if (error instanceof v.ValiError) throw error;
        trouble = String(error);
      }
      if (Date.now() > end)
        throw new Error(`${what}, not within ${patience / 1000} s. ${trouble} At ${await this.address()}`);
      await new Promise((wait) => setTimeout(wait, pause));
    }
  }

  async address(): Promise<string> {
    return v.parse(v.string(), await this.#call('address'));
  }

  /** By the address bar; a page of the site answers once it is live. */
  async opens(path: string, isApp = true): Promise<void> {
    await this.engine.open(this.#origin + path);
    if (isApp) await this.until(`${path} is live`, async () => (await this.#call('isLive')) === true);
  }

  /** Again where the page moved under the mouse, as a person would. */
  async clicks(named: Named, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    for (let tries = 0; tries < 3; tries += 1) {
      const { x, y } = await this.until(`a click on ${say(query)}`, async () => {
        const at = await this.#call('place', query);
        return at === null ? null : v.parse(Place, at);
      });
      await this.engine.click(x, y);
      if ((await this.#call('hasMissed')) !== true) return;
    }
  }

  async pointsAt(named: Named, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    const at = await this.until(`the mouse on ${say(query)}`, () => this.#call('place', query));
    const { x, y } = v.parse(Place, at);
    await this.engine.move(x, y);
  }

  /** Clicks into a field and types. */
  async types(named: Named, text: string, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.clicks(named, within);
    if ((await this.#call('value', query)) !== '') await this.engine.press(['Control', 'a']);
    await this.engine.type(text);
    await this.until(`“${text}” in ${say(query)}`, async () => (await this.#call('value', query)) === text);
  }

  presses(key: Keys): Promise<void> {
    return this.engine.press(key);
  }

  async sees(named: Named, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(say(query), async () => Number(await this.#call('count', query)) > 0);
  }

  async isThere(named: Named): Promise<boolean> {
    return Number(await this.#call('count', toQuery(named))) > 0;
  }

  async seesNo(named: Named, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(`no ${say(query)}`, async () => (await this.#call('count', query)) === 0);
  }

  async counts(named: Named, fits: (count: number) => boolean, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(`how many ${say(query)}`, async () => fits(Number(await this.#call('count', query))));
  }

  async reads(words: string | RegExp, within: Named = { css: 'body' }): Promise<string> {
    const query = toQuery(within);
    return this.until(`“${String(words)}” in ${say(query)}`, async () => {
      const text = await this.#call('text', query);
      if (typeof text !== 'string') return null;
      const fits = typeof words === 'string' ? text.includes(words) : words.test(text);
      return fits ? text : null;
    });
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.until(`the address ${String(path)}`, async () => {
      const address = await this.address();
      return typeof path === 'string' ? address === path : path.test(address);
    });
  }

  async isChecked(named: Named, wanted = true, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(
      `${say(query)} ${wanted ? '' : 'not '}checked`,
      async () => (await this.#call('isChecked', query)) === wanted,
    );
  }

  async has(named: Named, attribute: string, value: string, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(
      `${say(query)} with ${attribute} ${value}`,
      async () => (await this.#call('attribute', query, attribute)) === value,
    );
  }

  async holds(named: Named, value: string): Promise<void> {
    const query = toQuery(named);
    await this.until(
      `${say(query)} holds “${value}”`,
      async () => (await this.#call('value', query)) === value,
    );
  }

  /** In a native list of options, by label or value. */
  async chooses(named: Named, option: string, within?: Named): Promise<void> {
    const query = toQuery(named, within);
    await this.until(
      `“${option}” in ${say(query)}`,
      async () => (await this.#call('select', query, option)) === true,
    );
  }

  async slides(named: Named, value: string): Promise<void> {
    const query = toQuery(named);
    await this.until(say(query), async () => (await this.#call('slide', query, value)) === true);
  }

  async attaches(css: string, name: string, text: string): Promise<void> {
    await this.until(css, async () => (await this.#call('attach', css, name, text)) === true);
  }

  /** Waits for a picture on a canvas with at least so many dark pixels, other than `before`; gives how many. */
  async draws(named: Named, least: number, before = -1): Promise<number> {
    const query = toQuery(named);
    return this.until(`a picture in ${say(query)}`, async () => {
      const ink = Number(await this.#call('ink', query));
      return ink >= least && ink !== before ? ink : null;
    });
  }

  /** Looks, while something is done in the page, at how far a picture is larger than the window at any time, in px. */
  async looksAtPictures(act: () => Promise<void>): Promise<number> {
    await this.#call('watchPictures');
    await act();
    const { beyond, frames } = v.parse(Pictures, await this.#call('pictures'));
    if (frames === 0) throw new Error('There was no picture.');
    return beyond;
  }

  /** False where the browser can't read the file. */
  async plays(): Promise<boolean> {
    const state = await this.until('a film that plays', async () => {
      const state = await this.#call('media');
      if (state === null) return null;
      const { time, isPlaying, problem } = v.parse(Playing, state);
      if (problem !== null) return 'unreadable';
      return isPlaying && time > 0.3 ? 'playing' : null;
    });
    return state === 'playing';
  }

  async scrolls(top: number): Promise<void> {
    await this.until(`scrolled to ${top}`, async () => {
      await this.#call('scroll', top);
      return (await this.#call('scrolled')) === top;
    });
  }

  async isScrolled(top: number): Promise<void> {
    await this.until(
      `scrolled to ${top}`,
      async () => Math.abs(Number(await this.#call('scrolled')) - top) <= 2,
    );
  }

  async goesBack(): Promise<void> {
    await this.#call('back');
  }

  /** How many answers to requests of this kind the page has had. */
  async answers(part: string): Promise<number> {
    return v.parse(v.number(), await this.#call('answers', part));
  }

  /** Waits until the screen has not changed for a second. */
  async stands(): Promise<void> {
    let [last, since] = ['', Date.now()];
    await this.until('a screen that stands still', async () => {
      const now = String(await this.#call('stand'));
      if (now !== last) [last, since] = [now, Date.now()];
      return Date.now() - since > 1_000;
    });
  }

  async ground(): Promise<string> {
    return v.parse(v.string(), await this.#call('ground'));
  }

  async overflow(): Promise<number> {
    return v.parse(v.number(), await this.#call('overflow'));
  }

  /** The file that an act leads to. */
  async saves(act: () => Promise<void>): Promise<Saved> {
    const folder = this.engine.downloads;
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    await act();
    return this.until('a downloaded file', async () => {
      const names = await readdir(folder);
      const [name] = names;
      if (name === undefined || names.some((one) => /\.(?:part|wkdownload|crdownload|tmp)$/.test(one)))
        return null;
      const bytes = await readFile(join(folder, name));
      return bytes.length > 0 ? { name, bytes } : null;
    });
  }

  /** What pages complained about since the last time. */
  troubles(): string[] {
    return this.engine.troubles();
  }
}
