import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import {
  answerFromHandlers,
  apiDocs,
  callerAddress,
  mediaOnDisk,
  nodeHandler,
} from '../../src/reference-api/door/node.ts';
import { ruleFinder } from './host-rules.ts';

type Door = typeof import('../../src/reference-api/door/node.ts');
type Api = Awaited<ReturnType<Door['loadApi']>>;

/** The dev server answers itself what the host leads to the API; a saved handler is used from the next request on. */
export function referenceApi(root: string): Plugin {
  return {
    name: 'reference-api',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(server) {
      const ruleOf = await ruleFinder(root);
      const api = apiOf(server);
      const answer = nodeHandler(async (request, { req }) => {
        try {
          return await answerFromHandlers((await api()).handlers, request, callerAddress(req, 0));
        } catch (error) {
          // A content file or a module as it is being edited.
          server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
          return Response.json({ message: 'The reference API could not be loaded.' }, { status: 500 });
        }
      });
      const docs = nodeHandler(async (_request, { req }) => {
        const found = await apiDocs(req.url?.split('?', 1)[0] ?? '');
        return found ?? new Response('Not found', { status: 404 });
      });
      server.middlewares.use((request, response, next) => {
        if (/^\/api-docs(?:[/?]|$)/.test(request.url ?? '')) docs(request, response);
        else if (ruleOf(request.url)?.rule.to.startsWith('https:')) answer(request, response);
        else next();
      });
    },
  };
}

/** The API of the modules as they are now: a new world when one of them was edited. */
function apiOf(server: ViteDevServer) {
  let module: Api | undefined;
  let api: ReturnType<Api['createReferenceApi']> | undefined;
  return async () => {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('This dev server cannot run the reference API.');
    const { loadApi } = await ssr.runner.import<Door>('/src/reference-api/door/node.ts');
    const current = await loadApi();
    if (!api || current !== module) {
      module = current;
      const today = new Date().toISOString().slice(0, 10);
      const sendReset = (email: string, token: string): void =>
        console.log(`A new password for ${email}: ${server.resolvedUrls?.local[0] ?? '/'}reset/${token}`);
      api = current.createReferenceApi({
        seed: 1,
        scale: 1,
        today,
        storage: null,
        media: mediaOnDisk,
        sendReset,
      });
    }
    return api;
  };
}
