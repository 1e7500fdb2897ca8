import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Content } from '#src/contracts/content.ts';
import type { Measure } from '#src/reference-api/files/sizes.ts';
import type { WorldOptions } from '#src/reference-api/seed/world.ts';

/** Milliseconds without work after which the worker ends and frees its memory. */
const IDLE_MS = 60_000;

const Answer = v.object({ type: v.string(), id: v.number(), sizes: v.map(v.string(), v.number()) });

/** Measures in a thread with the same world, so that visitors need not wait while files are made. */
export function measureInWorker(world: WorldOptions): Measure {
  const waiting = new Map<string, PromiseWithResolvers<ReadonlyMap<string, number>>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = null;
    for (const { resolve } of waiting.values()) resolve(new Map());
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('measure-worker.ts', import.meta.url), { workerData: world });
    started.unref();
    started.on('message', (message: unknown) => {
      const { type, id, sizes } = v.parse(Answer, message);
      waiting.get(`${type}/${id}`)?.resolve(sizes);
      waiting.delete(`${type}/${id}`);
    });
    started.on('error', (error) => {
      console.error('The sizes of files could not be found out:', error);
      end();
    });
    return started;
  };

  return ({ content_type: type, id }: Content) => {
    clearTimeout(idle);
    idle = setTimeout(end, IDLE_MS).unref();
    const measurement = waiting.get(`${type}/${id}`) ?? Promise.withResolvers<ReadonlyMap<string, number>>();
    if (!waiting.has(`${type}/${id}`)) {
      waiting.set(`${type}/${id}`, measurement);
      worker ??= start();
      worker.postMessage({ type, id }, []);
    }
    return measurement.promise;
  };
}
