import type { ScreenRoute } from '#src/components/page/screen-route.ts';

/**
 * The row with its code asked for once: an import, even of what is there, ends in a task of its own, and what was read
 * ahead is to be shown without one. Code that did not come is asked for again.
 */
export function loadedOnce(row: ScreenRoute): ScreenRoute {
  const { Component, loader } = row.lazy;
  return { ...row, lazy: { Component: kept(Component), ...(loader && { loader: kept(loader) }) } };
}

function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
