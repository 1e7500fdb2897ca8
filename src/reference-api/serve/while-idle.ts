import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const WINDOW_MS = 5000;
/** A process is idle up to this share of its time: its timers alone. */
const IDLE = 0.01;

/** Does the job again and again while the process is idle, until it gives false. */
export async function whileIdle(job: () => Promise<boolean>): Promise<void> {
  for (let isMore = true; isMore;) {
    const before = performance.eventLoopUtilization();
    await wait(WINDOW_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization > IDLE) continue;
    const end = performance.now() + WINDOW_MS;
    while (isMore && performance.now() < end) isMore = await job();
  }
}
