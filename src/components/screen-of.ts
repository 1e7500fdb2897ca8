import type { ComponentType } from 'react';

/**
 * A route's `lazy`: loads the code of a screen. A function and not an object, as the object form empties itself on a
 * shared route table. A chunk that fails to load rejects, and the start decides on the throttled reload.
 */
export function screenOf(load: () => Promise<{ Screen: ComponentType }>) {
  return async (): Promise<{ Component: ComponentType }> => ({ Component: (await load()).Screen });
}
