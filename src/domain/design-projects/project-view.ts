export const projectViews = ['binder', 'schedule', 'scorecard', 'submittal'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The view that an address names; the binder by default. */
export const projectViewFrom = (query: URLSearchParams): ProjectView =>
  projectViews.find((view) => view === query.get('view')) ?? 'binder';

export const projectViewText = (view: ProjectView): string => (view === 'binder' ? '' : `view=${view}`);
