export const projectViews = ['binder', 'schedule', 'scorecard', 'submittal'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The view that an address names; the binder by default. */
export function projectViewFrom(query: URLSearchParams): ProjectView {
  return projectViews.find((view) => view === query.get('view')) ?? 'binder';
}

export const projectViewText = (view: ProjectView): string => (view === 'binder' ? '' : `view=${view}`);
