import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { screenAt } from '#src/routes/screen-at.ts';
import type { Found } from '#src/routes/screen-at.ts';

/** The rows that the start does not carry. Rejects when their code is gone. */
export async function loadFurtherRoutes(): Promise<ScreenRoute[]> {
  const { furtherRoutes } = await import('#src/routes/further.ts');
  return furtherRoutes();
}

/** The row at a path, from the start's table or else from the further one; null where neither has one. */
export async function rowAt(table: readonly ScreenRoute[], pathname: string): Promise<Found | null> {
  return screenAt(table, pathname) ?? screenAt(await loadFurtherRoutes(), pathname);
}
