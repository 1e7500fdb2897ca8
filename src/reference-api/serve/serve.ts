import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createReferenceApi } from '#src/reference-api/http/api.ts';
import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import { measureInWorker } from '#src/reference-api/serve/measure-in-worker.ts';
import { readServeOptions, usage, type ServeOptions } from '#src/reference-api/serve/options.ts';
import { startServer } from '#src/reference-api/serve/start-server.ts';
import { repeatWhileIdle } from '#src/reference-api/serve/repeat-while-idle.ts';

/** Up to this scale, all files are measured ahead; those of a larger world take hours. */
const SMALL_WORLD = 2;

const RULES = join(import.meta.dirname, '../../../netlify.toml');

async function serve(options: ServeOptions): Promise<void> {
  const dist = resolve(options.dist);
  if (!existsSync(join(dist, 'index.html'))) {
    console.log(`No built site in ${dist} (npm run build makes it): serving the API alone.`);
  }
  const storage = await openDiskStorage(resolve(options.data));
  const world = { seed: options.seed, scale: options.scale, today: options.today };
  let site = options.site ?? '';
  const api = await createReferenceApi({
    ...world,
    measure: measureInWorker(world),
    storage,
    origins: options.origin,
    indexed: true,
    media: mediaOnDisk,
    sampleAccess: !options.noSampleAccess,
    // There is no mail here, so whoever runs the server passes the link on.
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
  });
  site ||= server.url.replace(/\/$/, '');
  await storage.setAddress(server.url);
  console.log(`Ready: ${server.url}`);
  if (options.site !== null && options.proxies === 0)
    console.log('If a proxy stands in front, add --proxies 1. Without it, all visitors share one address.');
  if (!options.lazySizes && options.scale <= SMALL_WORLD) void repeatWhileIdle(() => api.measureNextSize());

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server
      .close()
      .then(() => api.flush())
      .then(() => storage.release())
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

try {
  const options = readServeOptions(process.argv.slice(2), new Date());
  if (options.help) console.log(usage);
  else await serve(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
