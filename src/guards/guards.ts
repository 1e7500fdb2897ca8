import type { GuardKey, ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';

/** Wraps a loader. `pattern` is the row's path, which may be logged; the address itself may not. */
export type Guard = (pattern: string, load: ScreenLoader) => ScreenLoader;

const guards = new Map<string, () => Promise<Guard>>([
  ['trap-url', async () => (await import('#src/guards/trap-url.ts')).trapUrl],
  ['signed-in', async () => (await import('#src/guards/signed-in.ts')).signedIn],
] satisfies [GuardKey, () => Promise<Guard>][]);

/** The loader behind the guards that its row names, the first of them outermost. Throws for a guard that does not exist. */
export function guarded(
  { path, guards: keys = [] }: Pick<ScreenRoute, 'path' | 'guards'>,
  load: ScreenLoader,
): ScreenLoader {
  return keys.reduceRight<ScreenLoader>((inner, key) => {
    const guard = guards.get(key);
    if (!guard) throw new Error(`${path} names the guard ${key}, which does not exist.`);
    return async (screenRequest) => (await guard())(path, inner)(screenRequest);
  }, load);
}
