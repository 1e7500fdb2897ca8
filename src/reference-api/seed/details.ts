import { detailDefinitions } from '#src/reference-api/drawings/details.ts';
import type { DetailDefinition } from '#src/reference-api/drawings/define-detail.ts';
import type { DetailKey } from '#src/reference-api/drawings/keys.ts';

/** How a detail is called and drawn; null for one that nobody draws. */
export function detailDefinition(key: DetailKey): DetailDefinition | null {
  return detailDefinitions[key] ?? null;
}
