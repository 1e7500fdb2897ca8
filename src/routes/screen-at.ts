import type { ScreenLoader, ScreenRequest, ScreenRoute } from '#src/components/page/screen-route.ts';
import { decoded } from '#src/lib/percent-decoding.ts';

/** A row, and what of the address its pattern names. */
export interface Found {
  route: ScreenRoute;
  params: ScreenRequest['params'];
}

/**
 * The row that stands at a path. The router decides what is shown; this says the same beforehand, to read ahead: of two
 * rows that fit, the one with more fixed words. Null where none fits or an escape is malformed.
 */
export function screenAt(table: readonly ScreenRoute[], pathname: string): Found | null {
  const parts = segments(pathname).map(decoded);
  let best: (Found & { words: number }) | null = null;
  for (const route of table) {
    const pattern = segments(route.path);
    if (pattern.length !== parts.length) continue;
    const params: Record<string, string> = {};
    let words = 0;
    const fits = pattern.every((name, index) => {
      const part = parts[index] ?? null;
      if (part === null) return false;
      if (name.startsWith(':')) params[name.slice(1)] = part;
      else words += 1;
      return name.startsWith(':') || name.toLowerCase() === part.toLowerCase();
    });
    if (fits && words > (best?.words ?? -1)) best = { route, params, words };
  }
  return best;
}

function segments(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

/** A row's loader, loading its code where that is still away; null for a row without one. */
export async function loaderOf({ loader, lazy }: ScreenRoute): Promise<ScreenLoader | null> {
  return loader ?? (await lazy.loader?.()) ?? null;
}
