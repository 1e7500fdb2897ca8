import { describe, expect, it } from 'vitest';

import { callNameOf } from '#src/reference-api/serve/call-names.ts';
import { Metrics } from '#src/reference-api/serve/metrics.ts';
import { startStatusServer } from '#src/reference-api/serve/status-server.ts';

/** The text format of Prometheus: comments of two kinds, and samples of a name, labels, and a number. */
const sample =
  /^[a-z_][a-z0-9_]*(?:\{[a-z_]+="[^"\\\n]*"(?:,[a-z_]+="[^"\\\n]*")*\})? -?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN)$/;
const comment = /^# (?:HELP [a-z_0-9]+ .+|TYPE [a-z_0-9]+ (?:counter|gauge|histogram))$/;

describe('metrics', () => {
  it('are in the form that Prometheus reads, each sample below its type', () => {
    const metrics = new Metrics();
    for (const seconds of [0.004, 0.2, 30]) {
      metrics.begun();
      metrics.done({ method: 'GET', call: 'search.terms', status: 200, seconds });
    }
    metrics.begun();
    metrics.add('odd', 'gauge', 'Odd labels.', () => [[{ kind: 'a"b\\c\nd' }, 1] as const]);
    const lines = metrics.text().trimEnd().split('\n');
    expect(lines.filter((line) => !sample.test(line) && !comment.test(line))).toEqual([]);
    const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]);
    expect(new Set(types).size).toBe(types.length);
    expect(lines).toContain('lintel_requests_total{call="search.terms",method="GET",status="200"} 3');
    expect(lines).toContain('lintel_request_seconds_bucket{call="search.terms",le="0.005"} 1');
    expect(lines).toContain('lintel_request_seconds_bucket{call="search.terms",le="0.25"} 2');
    expect(lines).toContain('lintel_request_seconds_bucket{call="search.terms",le="26"} 2');
    expect(lines).toContain('lintel_request_seconds_bucket{call="search.terms",le="+Inf"} 3');
    expect(lines).toContain('lintel_requests_in_progress 1');
  });

  it.each([
    ['GET', '/api/search/roof', 'search.terms'],
    ['HEAD', '/api/search/roof/cad', 'search.termsType'],
    ['GET', '/api/search/product/7', 'search.product'],
    ['PUT', '/api/char-project/12', 'charProject.update'],
    ['GET', '/api/clients/31250', 'clients.get'],
    ['GET', '/api/files/cad/1/x.dxf', 'file'],
    ['GET', '/feeds/alerts.xml', 'file'],
    ['GET', '/api/no/such/call/at/all', 'none'],
    ['GET', '/company/31250', 'page'],
    ['GET', '/__proto__/constructor', 'page'],
  ])('%s %s counts as %s', (method, path, name) => {
    expect(callNameOf(method, path)).toBe(name);
  });

  it('have a port of their own, with health and readiness', async () => {
    let why: string | null = 'starting';
    const server = await startStatusServer({
      port: 0,
      host: '127.0.0.1',
      notReady: async () => why,
      metrics: () => 'lintel_up 1\n',
    });
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await ask('/readyz')).toBe('503 starting\n');
    why = null;
    expect(await ask('/readyz?x=1')).toBe('200 ready\n');
    expect(await ask('/healthz')).toBe('200 ok\n');
    expect(await ask('/metrics')).toBe('200 lintel_up 1\n');
    expect(await ask('/api/clients')).toBe('404 Not found\n');
    expect(await ask('/healthz', 'POST')).toBe('405 Method not allowed\n');
    server.close();
  });
});
