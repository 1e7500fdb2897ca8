import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';

/** The office's template is one of the person's own texts; the screen says if they couldn't be read. */
export async function office({ request: { signal } }: ScreenRequest) {
  await loadSavedWork(signal);
  return null;
}
