import { Agent, get } from 'node:http';
import { QUERIES } from './api.ts';
import { quantile } from './median.ts';
import { startMeasuredSite } from './site.ts';

const CONNECTIONS = 64;
/** Products of the standard world. */
const PRODUCTS = 450;

interface LoadMarks {
  title: string;
  p50: number;
  p95: number;
  failed: number;
}

const products = Array.from({ length: PRODUCTS }, (_, index) => `api/search/product/${index + 1}?tree=true`);
const searches = Array.from({ length: PRODUCTS }, (_, index) => {
  const query = QUERIES[index % QUERIES.length] ?? '';
  return `api/search/${encodeURIComponent(query)}?online=1&from=${(index % 3) * 24}`;
});

/** Each path is asked once, over so many connections at a time, of a server that has just started. */
async function load(title: string, paths: readonly string[], connections: number): Promise<LoadMarks> {
  const site = await startMeasuredSite();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = [...paths];
  const times: number[] = [];
  let failed = 0;
  const visitor = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const start = performance.now();
      if (await isAnswered(site.url + path, agent)) times.push(performance.now() - start);
      else failed += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visitor));
  } finally {
    agent.destroy();
    await site.stop();
  }
  return { title, p50: quantile(times, 0.5), p95: quantile(times, 0.95), failed };
}

function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer
        .on('end', () => resolve(answer.statusCode === 200))
        .on('error', () => resolve(false))
        .resume();
    }).on('error', () => resolve(false));
  });
}

/** The first read of every product, one by one and in parallel. */
export async function loadLines(): Promise<string> {
  const marks = [
    await load('products, alone', products, 1),
    await load(`products, ${CONNECTIONS} connections`, products, CONNECTIONS),
    await load(`searches, ${CONNECTIONS} connections`, searches, CONNECTIONS),
  ];
  return marks
    .map(
      ({ title, p50, p95, failed }) =>
        `${title.padEnd(28)}p50 ${p50.toFixed(0).padStart(6)} ms, p95 ${p95.toFixed(0).padStart(6)} ms, ${failed} failed`,
    )
    .join('\n');
}
