import type { ScreenLoader, ScreenRoute } from '#src/components/page/screen-route.ts';

/** A row for signed-in people: its loader runs behind the guard, whose code comes with it. */
export function signedInRow(
  path: string,
  loader: () => Promise<ScreenLoader>,
  Component: ScreenRoute['lazy']['Component'],
  layout?: ScreenRoute['layout'],
): ScreenRoute {
  return {
    path,
    ...(layout && { layout }),
    isPrivate: true,
    lazy: {
      loader: async () => {
        const [{ signedIn }, load] = await Promise.all([import('#src/guards/signed-in.ts'), loader()]);
        return signedIn(path, load);
      },
      Component,
    },
  };
}
