import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brand } from '#src/brand.ts';

/** One finished request, without anything that its sender wrote. */
export interface Served {
  method: string;
  /** The call's id; `page`, `file`, or `none` for all else. */
  call: string;
  /** 0 if the connection was cut before a response. */
  status: number;
  seconds: number;
}

type Labels = Readonly<Record<string, string>>;
interface Gauge {
  name: string;
  kind: 'gauge' | 'counter';
  help: string;
  read: () => readonly (readonly [Labels, number])[];
}

/** In seconds. A search takes a hundredth; the site gives up after 26 seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 26] as const;
const NANO = 1e-9;

interface Histogram {
  buckets: number[];
  sum: number;
  count: number;
}

/** A server's metrics, in the Prometheus text format. */
export class Metrics {
  readonly #requests = new Map<string, { labels: Labels; count: number }>();
  readonly #seconds = new Map<string, Histogram>();
  readonly #gauges: Gauge[] = [];
  #inProgress = 0;

  constructor() {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    this.add('process_resident_memory_bytes', 'gauge', 'Memory of the process.', () =>
      process.memoryUsage.rss(),
    );
    this.add('process_cpu_seconds_total', 'counter', 'Processor time.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.add('process_uptime_seconds', 'gauge', 'Time since the start.', () => process.uptime());
    this.add(
      'nodejs_eventloop_delay_p99_seconds',
      'gauge',
      'How late the process is, in one of a hundred cases, since it was last asked.',
      () => {
        const late = delay.percentile(99) * NANO;
        delay.reset();
        return late;
      },
    );
    this.add('requests_in_progress', 'gauge', 'Requests that are not answered.', () => this.#inProgress);
  }

  /** Adds a metric that is read on request. The product's own metrics begin with its name. */
  add(
    name: string,
    kind: Gauge['kind'],
    help: string,
    read: () => number | readonly (readonly [Labels, number])[],
  ): void {
    const full = /^(?:process|nodejs)_/.test(name) ? name : `${brand.slug}_${name}`;
    const values = () => {
      const found = read();
      return typeof found === 'number' ? [[{}, found] as const] : found;
    };
    this.#gauges.push({ name: full, kind, help, read: values });
  }

  begun(): void {
    this.#inProgress += 1;
  }

  done({ method, call, status, seconds }: Served): void {
    this.#inProgress -= 1;
    const labels = { call, method, status: String(status) };
    const key = JSON.stringify(labels);
    const counted = this.#requests.get(key) ?? { labels, count: 0 };
    counted.count += 1;
    this.#requests.set(key, counted);
    const histogram = this.#seconds.get(call) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    for (const [at, bound] of BOUNDS.entries())
      if (seconds <= bound) histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
    histogram.sum += seconds;
    histogram.count += 1;
    this.#seconds.set(call, histogram);
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, kind: string, help: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`);
    const requests = `${brand.slug}_requests_total`;
    head(requests, 'counter', 'Requests by call, method, and status.');
    for (const { labels, count } of this.#requests.values())
      lines.push(`${requests}${inBraces(labels)} ${count}`);
    const seconds = `${brand.slug}_request_seconds`;
    head(seconds, 'histogram', 'Time from a request to the end of its answer.');
    for (const [call, { buckets, sum, count }] of this.#seconds) {
      for (const [at, bound] of BOUNDS.entries())
        lines.push(`${seconds}_bucket${inBraces({ call, le: String(bound) })} ${buckets[at] ?? 0}`);
      lines.push(`${seconds}_bucket${inBraces({ call, le: '+Inf' })} ${count}`);
      lines.push(
        `${seconds}_sum${inBraces({ call })} ${sum}`,
        `${seconds}_count${inBraces({ call })} ${count}`,
      );
    }
    for (const { name, kind, help, read } of this.#gauges) {
      head(name, kind, help);
      for (const [labels, value] of read()) lines.push(`${name}${inBraces(labels)} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '_')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
