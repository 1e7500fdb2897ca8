import type { Project } from '#src/contracts/projects.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { stateName } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';

/** The filters in the address; empty text means no choice. */
export interface ProjectFilters {
  /** Two letters. */
  state: string;
  type: string;
  /** Digits of a section in the division. */
  section: string;
  page: number;
}

const longestType = 60;

/** Ignores invalid choices; null for an invalid page number. */
export function projectFiltersFrom(query: URLSearchParams, division: string | null): ProjectFilters | null {
  const page = pageNumberFrom(query.get('page'));
  if (page === null) return null;
  const state = query.get('state') ?? '';
  const type = query.get('type') ?? '';
  const section = query.get('section') ?? '';
  const isInDivision = division !== null && /^\d{6}(?:\d{2})?$/.test(section) && section.startsWith(division);
  return {
    state: stateName(state) === null ? '' : state,
    type: type.length > longestType ? '' : type,
    section: isInDivision ? section : '',
    page,
  };
}

/** The address of the list with other filters; returns to the first page. */
export function projectsHref(
  division: string | null,
  filters: ProjectFilters,
  change: Partial<ProjectFilters>,
): string {
  const { state, type, section, page } = { ...filters, page: 1, ...change };
  const query = new URLSearchParams(
    Object.entries({ section, state, type, page: page > 1 ? String(page) : '' }).filter(
      ([, value]) => value !== '',
    ),
  );
  return to.clientProjects(division, query.toString());
}

export const isFiltered = ({ state, type, section }: ProjectFilters): boolean =>
  state !== '' || type !== '' || section !== '';

export interface Found {
  shown: Project[];
  /** Each count ignores its own filter. */
  byState: ReadonlyMap<string, number>;
  byType: ReadonlyMap<string, number>;
  bySection: readonly { section: CsiSection; count: number }[];
}

/** The filtered projects of a division; `inSection` are those of the chosen section, null if none is chosen. */
export function projectsFound(
  projects: readonly Project[],
  inSection: readonly Project[] | null,
  division: string | null,
  { state, type }: ProjectFilters,
): Found {
  const ids = inSection && new Set(inSection.map(({ id }) => id));
  const ofSection = projects.filter(({ id }) => ids === null || ids.has(id));
  const isOfState = (project: Project): boolean => state === '' || project.state === state;
  const isOfType = (project: Project): boolean => type === '' || project.type === type;
  return {
    shown: ofSection.filter((project) => isOfState(project) && isOfType(project)),
    byState: countedBy(ofSection.filter(isOfType), (project) => project.state),
    byType: countedBy(ofSection.filter(isOfState), (project) => project.type),
    bySection: sectionCounts(
      projects.filter((project) => isOfState(project) && isOfType(project)),
      division,
    ),
  };
}

const countedBy = (projects: readonly Project[], keyOf: (project: Project) => string): Map<string, number> =>
  new Map(
    [...Map.groupBy(projects, keyOf)]
      .map(([key, list]) => [key, list.length] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Counts by section number; only sections in the division. */
function sectionCounts(projects: readonly Project[], division: string | null): Found['bySection'] {
  if (division === null) return [];
  const found = projects
    .flatMap(({ sections }) => sections)
    .filter(({ number }) => number.startsWith(division));
  return [...Map.groupBy(found, ({ number }) => number)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, [section, ...others]]) => (section ? [{ section, count: others.length + 1 }] : []));
}

/** Number of projects with products of each division. */
export function divisionCounts(projects: readonly Project[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { divisions } of projects) {
    for (const number of new Set(divisions)) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
