import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig, type Config } from 'lighthouse';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { median } from './median.ts';

/** Scores are 0 to 100, times milliseconds. */
export interface Marks {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** How fast the machine was: 1,500 to 2,000 is a fast desktop, for which Lighthouse's slowdown of four is meant. */
  benchmarkIndex: number;
}

const phone = defaultConfig.settings?.throttling;
/** Lighthouse's phone; `SLOWDOWN=2` for a slower desktop, as its table recommends (throttling.md). */
const slowedDown: Config = {
  extends: 'lighthouse:default',
  settings: {
    throttling: {
      ...phone,
      cpuSlowdownMultiplier: Number(process.env['SLOWDOWN'] ?? phone?.cpuSlowdownMultiplier),
    },
  },
};

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Categories that depend on the page alone run once; those that depend on the machine, in every run. */
const firstRun: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
const laterRun: readonly Category[] = ['performance'];

/** Medians of some runs on Lighthouse's phone: slow network, slow processor, both simulated. */
export async function lighthouseMarks(url: string, runs: number, chromium: string): Promise<Marks> {
  const all: Marks[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push(await recordedRun(url, chromium, run === 0 ? firstRun : laterRun));
  const [first] = all;
  const middle = (key: keyof Marks) => median(all.map((marks) => marks[key]));
  return {
    performance: middle('performance'),
    accessibility: first?.accessibility ?? Number.NaN,
    bestPractices: first?.bestPractices ?? Number.NaN,
    seo: first?.seo ?? Number.NaN,
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    benchmarkIndex: middle('benchmarkIndex'),
  };
}

/** On a busy machine Lighthouse now and then records nothing: then the run is done again, twice at most. */
async function recordedRun(url: string, chromium: string, judged: readonly Category[]): Promise<Marks> {
  for (let left = 2; ; left -= 1) {
    try {
      return await oneRun(url, chromium, judged);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function oneRun(url: string, chromium: string, judged: readonly Category[]): Promise<Marks> {
  const chrome = await launch({
    chromePath: chromium,
    // The bench's front brings a certificate of its own.
    chromeFlags: [...chromiumFlags, '--headless=new', '--ignore-certificate-errors'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', output: 'json', onlyCategories: [...judged] },
      slowedDown,
    );
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}
