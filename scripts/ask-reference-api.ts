import { answerFromHandlers, loadApi } from '../src/reference-api/door/node.ts';
import type { AskApi } from './vite/amp-pages.ts';

/** The reference API without a server, for what a build asks it. Its world is the one that is served after. */
export async function askReferenceApi(world: {
  seed: number;
  scale: number;
  today: string;
}): Promise<AskApi> {
  const { seed, scale, today } = world;
  const { createReferenceApi } = await loadApi();
  const { handlers } = await createReferenceApi({ seed, scale, today, storage: null });
  return (path) => answerFromHandlers(handlers, new Request(new URL(path, 'http://localhost')), null);
}
