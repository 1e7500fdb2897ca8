import { Client, errors } from '@opensearch-project/opensearch';
import * as v from 'valibot';
import { refuse } from '#src/reference-api/http/refusal.ts';

/** A question in the engine's own language. */
export type Dsl = Readonly<Record<string, unknown>>;

/** The index is not there any more: a newer load has taken its place. */
export class IndexGone extends Error {
  override name = 'IndexGone';
}

export interface Cluster {
  /** Any request; null for 404. Rejects with the engine's error. */
  ask: (method: string, path: string, body?: Dsl) => Promise<unknown>;
  /** The same with a body of lines. */
  askInLines: (path: string, lines: readonly Dsl[]) => Promise<unknown>;
  /** Several searches of an index in one request. Refuses with 503 unless every shard has answered each of them. */
  search: (index: string, searches: readonly Dsl[]) => Promise<readonly unknown[]>;
  /** Requests to the engine so far, and those that failed. */
  facts: { requests: number; failures: number };
  close: () => Promise<void>;
}

const answers = v.object({ responses: v.array(v.unknown()) });
const failure = v.looseObject({ status: v.number(), error: v.looseObject({ type: v.string() }) });
const complete = v.looseObject({
  timed_out: v.literal(false),
  _shards: v.looseObject({ failed: v.literal(0) }),
});

const WAIT_MS = 20_000;
const away = (): never => refuse(503, 'Search can’t answer right now.', { 'retry-after': '5' });
/** It is not the question's fault: a node or a shard is down, or has too much to do. */
const isDown = (status: number): boolean => status === 429 || status >= 500;

/** `addresses`: of the nodes, one or several. */
export function openCluster(addresses: readonly string[]): Cluster {
  const client = new Client({ nodes: [...addresses], maxRetries: 3, requestTimeout: WAIT_MS });
  const facts = { requests: 0, failures: 0 };

  async function send(request: Parameters<typeof client.transport.request>[0]): Promise<unknown> {
    facts.requests += 1;
    try {
      const answer = await client.transport.request(request);
      return answer.body;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
      facts.failures += 1;
      throw error;
    }
  }

  const askInLines = (path: string, lines: readonly Dsl[]) =>
    send({ method: 'POST', path, bulkBody: [...lines] });

  async function search(index: string, searches: readonly Dsl[]): Promise<readonly unknown[]> {
    const lines = searches.flatMap((one) => [{ allow_partial_search_results: false }, one]);
    const answer = await askInLines(`/${index}/_msearch`, lines).catch((error: unknown) => {
      if (error instanceof errors.ResponseError && !isDown(error.statusCode ?? 0)) throw error;
      return error instanceof errors.OpenSearchClientError ? away() : Promise.reject(error);
    });
    if (answer === null) throw new IndexGone(index);
    const { responses } = v.parse(answers, answer);
    for (const response of responses) {
      if (v.is(failure, response)) {
        if (response.status === 404) throw new IndexGone(index);
        if (isDown(response.status)) {
          facts.failures += 1;
          away();
        }
        throw new Error(`The search engine did not understand: ${JSON.stringify(response.error)}`);
      }
      if (!v.is(complete, response)) {
        facts.failures += 1;
        away();
      }
    }
    return responses;
  }

  return {
    ask: (method, path, body) => send({ method, path, ...(body && { body }) }),
    askInLines,
    search,
    facts,
    close: () => client.close(),
  };
}
