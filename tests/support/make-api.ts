import { createReferenceApi } from '#src/reference-api/http/api.ts';
import type { ReferenceApi, ReferenceApiOptions } from '#src/reference-api/http/options.ts';

const usualLimit = Error.stackTraceLimit;

/**
 * The reference API. MSW notes where each handler was made, from a stack that Vitest traces to the sources: half of the time,
 * for what no test reads.
 */
export async function makeApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  Error.stackTraceLimit = 0;
  try {
    return await createReferenceApi(options);
  } finally {
    Error.stackTraceLimit = usualLimit;
  }
}
