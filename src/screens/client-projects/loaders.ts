import { call } from '#src/api/call.ts';
import {
  clientProject,
  clientProjectByDivision,
  clientProjectBySection,
  clientProjectRecent,
} from '#src/contracts/projects.ts';
import { mostProjects } from '#src/domain/project-line.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { isFiltered, projectFiltersFrom } from '#src/screens/client-projects/project-filters.ts';

/**
 * Without filters, the list starts with the recent projects; if those fail to load, with the first of all projects,
 * which are the same.
 */
export async function allProjects({ request: { url, signal } }: ScreenRequest) {
  const filters = projectFiltersFrom(new URL(url).searchParams, null);
  if (filters === null) throw notFound();
  const isWhole = !isFiltered(filters) && filters.page === 1;
  const [projects, recent] = await Promise.all([
    call(clientProject.list, { query: { sort: '-completed', size: mostProjects }, signal }),
    isWhole ? call(clientProjectRecent, { signal }) : null,
  ]);
  return {
    division: null,
    filters,
    recent: recent?.data ?? null,
    projects: requireData(projects),
    inSection: null,
  };
}

/**
 * Always loads all projects of the division, because they determine which states, types, and sections can be chosen.
 */
export async function divisionProjects({ params, request: { url, signal } }: ScreenRequest) {
  const division = findDivision(params['division'] ?? '');
  const filters = division && projectFiltersFrom(new URL(url).searchParams, division.number);
  if (division === null || filters === null) throw notFound();
  const [projects, inSection] = await Promise.all([
    call(clientProjectByDivision, {
      params: { division: division.number },
      query: { isAClient: 'true' },
      signal,
    }),
    filters.section === ''
      ? null
      : call(clientProjectBySection, { params: { section: filters.section }, signal }),
  ]);
  return {
    division,
    filters,
    recent: null,
    projects: requireData(projects),
    inSection: inSection && requireData(inSection),
  };
}

export type LoadedProjects = Awaited<ReturnType<typeof allProjects> | ReturnType<typeof divisionProjects>>;
