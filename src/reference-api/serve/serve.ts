import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createReferenceApi } from '#src/reference-api/http/api.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { fileCacheMetrics } from '#src/reference-api/files/file-cache.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import { callNameOf } from '#src/reference-api/serve/call-names.ts';
import { Metrics } from '#src/reference-api/serve/metrics.ts';
import { logLine, setLogFormat } from '#src/reference-api/serve/log.ts';
import { measureInWorker } from '#src/reference-api/serve/measure-in-worker.ts';
import { openStorage } from '#src/reference-api/serve/open-storage.ts';
import { readServeOptions, usage, type ServeOptions } from '#src/reference-api/serve/options.ts';
import { startServer, type RunningServer } from '#src/reference-api/serve/start-server.ts';
import { startStatusServer } from '#src/reference-api/serve/status-server.ts';
import type { WorldOf } from '#src/reference-api/search/opensearch/kept-facts.ts';
import { repeatWhileIdle } from '#src/reference-api/serve/repeat-while-idle.ts';

/** Up to this scale, all files are measured ahead; those of a larger world take hours. */
const SMALL_WORLD = 2;
/** Longer than any response takes with a responsive client. */
const GRACE_MS = 10_000;

const RULES = join(import.meta.dirname, '../../../netlify.toml');

async function serve(options: ServeOptions): Promise<void> {
  setLogFormat(options.log);
  const dist = resolve(options.dist);
  if (!existsSync(join(dist, 'index.html')))
    logLine('info', `No built site in ${dist} (npm run build makes it): serving the API alone.`);
  const metrics = new Metrics();
  const { storage, counters, isReady, setAddress, release } = await openStorage(
    resolve(options.data),
    options.database,
    metrics,
  );
  const world = { seed: options.seed, scale: options.scale, today: options.today };
  const elsewhere = options.searchEngine && (await openSearch(options.searchEngine, world, metrics));
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  const status =
    options.status === null
      ? null
      : await startStatusServer({
          port: options.status,
          host: options.statusHost,
          metrics: () => metrics.text(),
          notReady: async () => {
            if (state !== 'ready') return state;
            if (!(await isReady())) return 'The database does not answer.';
            return elsewhere && !(await elsewhere.isReady()) ? 'The search engine does not answer.' : null;
          },
        });
  if (status) logLine('info', `Health, readiness, and metrics: http://${options.statusHost}:${status.port}/`);
  let site = options.site ?? '';
  const api = await createReferenceApi({
    ...world,
    measure: measureInWorker(world),
    storage,
    ...(counters && { counters }),
    origins: options.origin,
    indexed: elsewhere === null,
    ...(elsewhere && { search: elsewhere }),
    media: mediaOnDisk,
    sampleAccess: !options.noSampleAccess,
    // The server sends no email, so its operator passes the link on.
    sendReset: (email, token) => console.log(`A new password for ${email}: ${site}/reset/${token}`),
  });
  const server = await startServer({
    dist,
    rules: RULES,
    handlers: api.handlers,
    port: options.port,
    host: options.host,
    site: options.site,
    proxies: options.proxies,
    origins: options.origin,
    latency: options.latency,
    watch: watchRequests(metrics, options.log),
  });
  countMore(metrics, api, server);
  site ||= server.url.replace(/\/$/, '');
  await setAddress(server.url);
  state = 'ready';
  logLine('info', `Ready: ${server.url}`);
  if (options.site !== null && options.proxies === 0)
    logLine(
      'info',
      'If a proxy stands in front, add --proxies 1. Without it, all visitors share one address.',
    );
  if (!options.lazySizes && options.scale <= SMALL_WORLD) void repeatWhileIdle(() => api.measureNextSize());

  const stop = () => {
    if (state === 'stopping') return;
    state = 'stopping';
    server
      .close(GRACE_MS)
      .then(() => api.flush())
      .then(() => elsewhere?.close())
      .then(() => release())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The last changes could not be kept:', error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Opens the external search engine; its client loads only if one is configured. */
async function openSearch(addresses: readonly string[], world: WorldOf, metrics: Metrics) {
  const { openSearchElsewhere } = await import('#src/reference-api/search/opensearch/search-elsewhere.ts');
  const opened = await openSearchElsewhere(addresses, world, (line) => logLine('info', line));
  metrics.add(
    'search_engine_requests_total',
    'counter',
    'Requests to the search engine.',
    () => opened.facts.requests,
  );
  metrics.add('search_engine_failures_total', 'counter', 'Those that failed.', () => opened.facts.failures);
  return opened;
}

/** Counts each request, and in JSON logs it: by call, never by address. */
const watchRequests = (metrics: Metrics, format: ServeOptions['log']) => (method: string, path: string) => {
  const start = performance.now();
  metrics.begun();
  return (status: number) => {
    const seconds = (performance.now() - start) / 1000;
    const call = callNameOf(method, path);
    // Any word may be sent as a method.
    const known = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS)$/.test(method) ? method : 'other';
    metrics.done({ method: known, call, status, seconds });
    if (format === 'json')
      logLine('info', 'request', { method: known, call, status, ms: Math.round(seconds * 1000) });
  };
};

function countMore(metrics: Metrics, api: ReferenceApi, server: RunningServer): void {
  metrics.add('queue_waiting', 'gauge', 'Requests whose turn has not come.', () => {
    const { short, long } = server.waiting();
    return [[{ kind: 'short' }, short] as const, [{ kind: 'long' }, long] as const];
  });
  metrics.add('writes_total', 'counter', 'Records written.', () => api.facts().writes);
  metrics.add(
    'failed_saves_total',
    'counter',
    'Saves that failed; their writes were undone.',
    () => api.facts().failures,
  );
  metrics.add('file_cache_total', 'counter', 'Files looked for in the cache.', () => [
    [{ result: 'hit' }, fileCacheMetrics.hits] as const,
    [{ result: 'miss' }, fileCacheMetrics.misses] as const,
  ]);
  metrics.add('file_cache_bytes', 'gauge', 'Files in the cache.', () => fileCacheMetrics.bytes);
}

try {
  const options = readServeOptions(process.argv.slice(2), new Date());
  if (options.help) console.log(usage);
  else await serve(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
