import type { Plugin } from 'vite';

const nothing = 'export default () => undefined;';

/**
 * Modules of libraries whose features this site never uses and the bundler cannot tell: forms, the adapters,
 * interceptors and parameter objects of axios, mutations, endless lists, other clocks and the watch
 * over focus and network of query-core, the router's instrumentation.
 * 9 kB of brotli that every visitor would load. A module that an upgrade renames stops the build, so that none is left
 * out unseen.
 */
const leftOut: Readonly<Record<string, string>> = {
  'axios/lib/adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter, adapters: {} };',
  'axios/lib/cancel/CancelToken.js': 'export default class CancelToken {}',
  'axios/lib/core/InterceptorManager.js': 'export default class InterceptorManager { forEach() {} }',
  'axios/lib/core/assertParamsAcyclic.js': nothing,
  'axios/lib/core/buildFullPath.js': 'export default (base, url) => url;',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default class AxiosURLSearchParams {}',
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  'axios/lib/helpers/buildURL.js': 'export default (url) => url;',
  'axios/lib/helpers/formDataToJSON.js': nothing,
  'axios/lib/helpers/parseHeaders.js': nothing,
  // The browser refuses line breaks in headers by itself.
  'axios/lib/helpers/sanitizeHeaderValue.js': 'export const sanitizeHeaderValue = String;',
  'axios/lib/helpers/spread.js': nothing,
  'axios/lib/helpers/toFormData.js': nothing,
  'axios/lib/helpers/toURLEncodedForm.js': nothing,
  'axios/lib/platform/common/utils.js':
    "export const hasBrowserEnv = true, hasStandardBrowserEnv = true, hasStandardBrowserWebWorkerEnv = false, navigator = undefined, origin = '';",
  'axios/lib/helpers/validator.js':
    'export default { assertOptions: () => undefined, validators: { transitional: () => undefined, spelling: () => undefined } };',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => ({}), hasNextPage = () => false, hasPreviousPage = () => false;',
  'react-router/dist/production/lib/router/instrumentation.js':
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router, instrumentHandler = (handler) => handler, instrumentationResultMetaContext = {};',
  '@tanstack/query-core/build/modern/focusManager.js':
    'export const focusManager = { isFocused: () => true, setFocused() {}, subscribe: () => () => undefined };',
  '@tanstack/query-core/build/modern/onlineManager.js':
    'export const onlineManager = { isOnline: () => true, subscribe: () => () => undefined };',
  // Nobody subscribes to the cache: there is nothing to tell, together or later.
  '@tanstack/query-core/build/modern/notifyManager.js':
    'export const defaultScheduler = (act) => setTimeout(act, 0), notifyManager = { batch: (act) => act(), schedule: (act) => setTimeout(act, 0), batchCalls: (act) => act }, createNotifyManager = () => notifyManager;',
  '@tanstack/query-core/build/modern/timeoutManager.js':
    'export const timeoutManager = globalThis, defaultTimeoutProvider = globalThis, systemSetTimeoutZero = (act) => setTimeout(act, 0);',
  '@tanstack/query-core/build/modern/mutationCache.js': 'export class MutationCache { clear() {} }',
  // It would begin a worker from a blob, which the policy forbids.
  'write-excel-file/modules/zip/zipToArrayBuffer.js':
    "import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files);",
};

/** The router's components that stand for nothing unless rendered, but whose making looks like a side effect. */
const routerComponents = /= (React\$1\.forwardRef\()/g;
const routerNames = /^\w+\.displayName = .*;$/gm;
/** Sentences for whoever develops against the router. */
const routerWarnings = /(?<=^\t+(?:(?:if \(.*\)|else(?: if \(.*\))?) )?)(warnOnce|warning)\(/gm;

/** Keeps code that this site never runs out of the production bundle. */
export function leaveOut(): Plugin {
  const waiting = new Set(Object.keys(leftOut));
  /** The site brings all libraries of the list, the weblet some. */
  const brought = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = id.split('/node_modules/').at(-1) ?? '';
      waiting.delete(name);
      brought.add(packageOf(name));
      return leftOut[name] ?? null;
    },
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/dist/')) return null;
      return code
        .replaceAll(routerComponents, '= /* @__PURE__ */ $1')
        .replaceAll(routerWarnings, '/* @__PURE__ */ $1(')
        .replaceAll(routerNames, '');
    },
    buildEnd(failure) {
      const missed = [...waiting].filter((name) => brought.has(packageOf(name)));
      if (!failure && missed.length > 0) this.error(`To leave out, but not found: ${missed.join(', ')}`);
    },
  };
}

/** `@scope/name` or `name` of a path within node_modules. */
function packageOf(path: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
}
