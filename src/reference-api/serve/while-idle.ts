import { performance } from 'node:perf_hooks';

const WINDOW_MS = 5000;
/** A process is idle up to this share of its time: its timers alone. */
const IDLE = 0.01;

/** Does the job again and again while the process is idle, until it gives false. */
export function whileIdle(job: () => Promise<boolean>): void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > IDLE) return;
    const end = performance.now() + WINDOW_MS;
    let isMore = true;
    while (isMore && performance.now() < end) isMore = await job();
    before = performance.eventLoopUtilization();
    if (!isMore) clearInterval(timer);
  }, WINDOW_MS);
  timer.unref();
}
