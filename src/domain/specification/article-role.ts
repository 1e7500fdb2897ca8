import type { SpecNode } from '#src/contracts/spec-sections.ts';

const roles: ReadonlyMap<string, NonNullable<SpecNode['role']>> = new Map([
  ['references', 'references'],
  ['reference standards', 'references'],
  ['related sections', 'related'],
  ['related requirements', 'related'],
  ['submittals', 'submittals'],
  ['action submittals', 'submittals'],
  ['informational submittals', 'submittals'],
  ['closeout submittals', 'submittals'],
  ['manufacturers', 'manufacturers'],
  ['acceptable manufacturers', 'manufacturers'],
  ['warranty', 'warranty'],
  ['warranties', 'warranty'],
]);

/** The subject of an article by its title; null for any other. */
export const articleRole = (title: string): SpecNode['role'] => roles.get(title.trim().toLowerCase()) ?? null;
