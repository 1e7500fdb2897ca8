import type { GuardKey, ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';

/** Wraps a loader. `pattern` is the route's path, which may be logged; the URL itself may not. */
export type Guard = (pattern: string, load: ScreenLoader) => ScreenLoader;

const guards = new Map<string, () => Promise<Guard>>([
  ['reject-hostile-url', async () => (await import('#src/guards/reject-hostile-url.ts')).rejectHostileUrl],
  ['signed-in', async () => (await import('#src/guards/signed-in.ts')).signedIn],
] satisfies [GuardKey, () => Promise<Guard>][]);

/** Wraps the loader in the guards of its row, the first one outermost. Throws for an unknown guard. */
export const guarded = (
  { path, guards: keys = [] }: Pick<ScreenRoute, 'path' | 'guards'>,
  load: ScreenLoader,
): ScreenLoader =>
  keys.reduceRight<ScreenLoader>((inner, key) => {
    const guard = guards.get(key);
    if (!guard) throw new Error(`${path} names the guard ${key}, which does not exist.`);
    return async (screenRequest) => (await guard())(path, inner)(screenRequest);
  }, load);
