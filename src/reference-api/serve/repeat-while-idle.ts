import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const WINDOW_MS = 5000;
/** The share of time that an idle process uses, for timers. */
const IDLE = 0.01;

/** Repeats the job while the process is idle, until it returns false. */
export async function repeatWhileIdle(job: () => Promise<boolean>): Promise<void> {
  for (let isMore = true; isMore;) {
    const before = performance.eventLoopUtilization();
    await wait(WINDOW_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization > IDLE) continue;
    const end = performance.now() + WINDOW_MS;
    while (isMore && performance.now() < end) isMore = await job();
  }
}
