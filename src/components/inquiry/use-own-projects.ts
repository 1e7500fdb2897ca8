import { useEffect } from 'react';

import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { useSession } from '#src/stores/session.ts';

/**
 * The names of the user's design projects, and of the one that contains the item (`product-1`); none while
 * signed out.
 */
export function useOwnProjects(item: string): { names: readonly string[]; own: string | null } {
  const isSignedIn = useSession(({ user }) => user !== null);
  const projects = useDesignProjects((state) => state.projects);
  useEffect(() => {
    if (isSignedIn) void loadDesignProjects();
  }, [isSignedIn]);
  const own = projects?.find(({ items }) =>
    items.some(({ content_type: type, content_id: id }) => `${type}-${id}` === item),
  );
  return { names: projects?.map(({ name }) => name) ?? [], own: own?.name ?? null };
}
