import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createEmbeddedEngine } from '#src/reference-api/search/embedded-engine.ts';
import { learnLibrary } from '#src/reference-api/search/library-facts.ts';
import { readLibraryFacts } from '#src/reference-api/search/library-reading.ts';
import { type Cluster, IndexGone, openCluster } from '#src/reference-api/search/opensearch/cluster.ts';
import { answerSearch } from '#src/reference-api/search/search-index.ts';
import { runLater, runNow } from '#src/reference-api/search/steps.ts';
import { ask } from '#tests/reference-api/search/ask.ts';
import { corpus } from '#tests/reference-api/search/corpus.ts';

describe('an engine that answers later', () => {
  const library = learnLibrary(corpus, '2026-09-30');
  // As it comes back from where it is kept.
  const reading = readLibraryFacts(structuredClone(library.facts));
  const embedded = createEmbeddedEngine(corpus, library);
  const later: typeof embedded = {
    ...embedded,
    match: async (...asked) => embedded.match(...asked),
    narrow: async (...asked) => embedded.narrow(...asked),
    page: async (...asked) => embedded.page(...asked),
    count: async (...asked) => embedded.count(...asked),
    suggest: async (...asked) => embedded.suggest(...asked),
  };

  it.each(['roof', 'insulaton', 'black tpo', '07 54 23', 'STC 50 door', 'hydraulic elevator', '*'])(
    'says the same of %s',
    async (words) => {
      const { took: _now, ...now } = ask(words);
      const { took: _later, ...answer } = await runLater(
        answerSearch(later, reading, [words, null, { size: 100 }]),
      );
      expect(answer).toEqual(now);
    },
  );

  it('is refused where an answer is needed at once', () => {
    expect(() => runNow(answerSearch(later, reading, ['roof', null, {}]))).toThrow('answers later');
  });
});

describe('a cluster', () => {
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  let node: Server;
  let cluster: Cluster;
  beforeAll(async () => {
    node = createServer((_request, response) => {
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', () => resolve()));
    const address = node.address();
    const isPort = (value: typeof address): value is AddressInfo =>
      typeof value === 'object' && value !== null;
    cluster = openCluster([`http://127.0.0.1:${isPort(address) ? address.port : 0}`]);
  });
  afterAll(async () => {
    await cluster.close();
    await new Promise((resolve) => node.close(resolve));
  });
  const whole = { timed_out: false, _shards: { failed: 0 } };
  const search = (...responses: readonly unknown[]) => {
    answer = { status: 200, body: { responses } };
    return cluster.search('some', [{}]);
  };

  it('passes on what every shard has answered', async () => {
    expect(await search(whole, { ...whole, hits: {} })).toEqual([whole, { ...whole, hits: {} }]);
  });

  it.each<[string, readonly unknown[]]>([
    ['a shard failed', [whole, { ...whole, _shards: { failed: 1 } }]],
    ['time was up', [{ ...whole, timed_out: true }]],
    ['no copy of a shard is there', [{ status: 503, error: { type: 'search_phase_execution_exception' } }]],
    ['it has too much to do', [whole, { status: 429, error: { type: 'rejected_execution_exception' } }]],
  ])('refuses with 503 where %s', async (_title, responses) => {
    await expect(search(...responses)).rejects.toMatchObject({ name: 'Refusal', status: 503 });
  });

  it('refuses with 503 where no node answers', async () => {
    answer = { status: 503, body: {} };
    await expect(cluster.search('some', [{}])).rejects.toMatchObject({ name: 'Refusal', status: 503 });
    const away = openCluster(['http://127.0.0.1:9']);
    await expect(away.search('some', [{}])).rejects.toMatchObject({ name: 'Refusal', status: 503 });
    await away.close();
  });

  it('tells a load that is gone from a question that it does not understand', async () => {
    await expect(search({ status: 404, error: { type: 'index_not_found_exception' } })).rejects.toThrow(
      IndexGone,
    );
    await expect(search({ status: 400, error: { type: 'parsing_exception' } })).rejects.toThrow(
      'parsing_exception',
    );
  });
});
