import { parseArgs } from 'node:util';

const MOST_PROXIES = 10;

export interface ServeOptions {
  port: number;
  host: string;
  /** The public origin, if behind a proxy; null for its own. */
  site: string | null;
  /** How many of the operator's proxies each request passes through; the caller's address comes from the outermost one. */
  proxies: number;
  /** Other sites whose pages may read and write. */
  origin: string[];
  dist: string;
  data: string;
  /** A PostgreSQL database that keeps changes instead, for several servers; null for the folder. */
  database: string | null;
  /** Nodes of an OpenSearch cluster that searches the library; null for the index in memory. */
  searchEngine: readonly string[] | null;
  scale: number;
  seed: number;
  /** The day the world's dates count back from, YYYY-MM-DD. */
  today: string;
  latency: readonly [number, number];
  /** Measures a file when its size is first requested, instead of all files while the server is idle. */
  lazySizes: boolean;
  /** The public secrets of the sample world do not work. */
  noSampleAccess: boolean;
  /** Port for health, readiness, and metrics; null for none. */
  status: number | null;
  statusHost: string;
  log: 'text' | 'json';
  help: boolean;
}

export const usage = `node src/reference-api/serve/serve.ts [options]

  --port 4173      where to listen; the next free port when it is in use
  --host 127.0.0.1 0.0.0.0 lets other machines in
  --site (its own) address of the site when another server stands in front, https://…
  --proxies 0      how many proxies of your own stand in front: the visitor's address is the entry of X-Forwarded-For
                   that the outermost of them appends, not what the visitor wrote to the left of it
  --origin (none)  another site whose pages may read and write, https://…; may be given several times
  --dist dist      the built site
  --data .data     folder that keeps the changes visitors make
  --database (none) a PostgreSQL database that keeps them instead and several servers share, postgres://…; better in the
                   variable DATABASE_URL, which no list of processes shows
  --search-engine (none) an OpenSearch cluster that searches the library instead of this process, http://…, several nodes
                   with commas; npm run load-search loads it; better in the variable SEARCH_ENGINE_URL
  --status (none)  port for health, readiness, and metrics, on 127.0.0.1 or what --status-host says
  --log text       json writes a line for each request
  --scale 1        size of the world: 1 is about 450 products
  --seed 1         another number, another world of the same shape
  --today (today)  the day the world's dates count back from, YYYY-MM-DD
  --latency 0      milliseconds an API answer takes, or a range such as 100-800
  --lazy-sizes     measures a file when its size is first requested, not all files ahead
  --no-sample-access  sample accounts, reset link, and report password open nothing
  --help           this text`;

/** Parses the command line. Throws a sentence for whoever typed it. */
export function readServeOptions(
  argv: readonly string[],
  now: Date,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ServeOptions {
  const {
    values: {
      'lazy-sizes': lazySizes,
      'no-sample-access': noSampleAccess,
      'status-host': statusHost,
      'search-engine': searchEngine,
      ...values
    },
  } = parseArgs({
    args: [...argv],
    strict: true,
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      site: { type: 'string' },
      proxies: { type: 'string', default: '0' },
      origin: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string', default: 'dist' },
      data: { type: 'string', default: '.data' },
      database: { type: 'string', default: env['DATABASE_URL'] ?? '' },
      'search-engine': { type: 'string', default: env['SEARCH_ENGINE_URL'] ?? '' },
      status: { type: 'string' },
      'status-host': { type: 'string', default: '127.0.0.1' },
      log: { type: 'string', default: 'text' },
      scale: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: now.toISOString().slice(0, 10) },
      latency: { type: 'string', default: '0' },
      'lazy-sizes': { type: 'boolean', default: false },
      'no-sample-access': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (Number.isNaN(Date.parse(values.today)) || !/^\d{4}-\d\d-\d\d$/.test(values.today)) {
    throw new Error(`--today wants a day such as 2026-11-02, not "${values.today}"`);
  }
  const range = /^(\d+)(?:-(\d+))?$/.exec(values.latency);
  if (!range)
    throw new Error(`--latency wants milliseconds or a range such as 100-800, not "${values.latency}"`);
  const least = Number(range[1]);
  if (values.log !== 'text' && values.log !== 'json')
    throw new Error(`--log wants text or json, not "${values.log}"`);
  return {
    ...values,
    lazySizes,
    noSampleAccess,
    statusHost,
    log: values.log,
    database: databaseUrl(values.database),
    searchEngine: engineAddresses(searchEngine),
    status: values.status === undefined ? null : wholeNumber('status', values.status, 65_535),
    site: values.site === undefined ? null : siteOrigin('site', values.site),
    origin: values.origin.map((text) => siteOrigin('origin', text)),
    port: wholeNumber('port', values.port, 65_535),
    proxies: wholeNumber('proxies', values.proxies, MOST_PROXIES),
    seed: wholeNumber('seed', values.seed, 2 ** 31),
    scale: positive('scale', values.scale),
    latency: [least, Math.max(least, Number(range[2] ?? least))],
  };
}

function siteOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`--${name} wants an address such as https://lintel.example, not "${text}"`);
  return url.origin;
}

/** The text is a secret, so no message contains it. */
function databaseUrl(text: string): string | null {
  if (text === '') return null;
  if (!/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Error('--database wants an address such as postgres://user@host/name');
  return text;
}

/** They may contain passwords, so no message contains them. */
function engineAddresses(text: string): readonly string[] | null {
  if (text === '') return null;
  const addresses = text.split(',').map((address) => address.trim());
  if (!addresses.every((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')))
    throw new Error('--search-engine wants addresses such as http://host:9200, with commas between several');
  return addresses;
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`--${name} wants a whole number up to ${most}, not "${text}"`);
  return value;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new Error(`--${name} wants a number above 0, not "${text}"`);
  return value;
}
