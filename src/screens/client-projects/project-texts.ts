import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { divisionCrumb, withCurrentPage } from '#src/components/page/csi-crumbs.ts';
import type { Project } from '#src/contracts/projects.ts';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import { mostProjects } from '#src/domain/project-line.ts';
import { countText } from '#src/lib/numbers.ts';
import { provinceCodes } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';

/** `1 project`, `64 projects`. */
export const countedProjects = (count: number): string => countedThings(count, 'project', 'projects');

export function projectCrumbs(division: Division | null): Crumb[] {
  const crumbs: Crumb[] = [
    { label: 'Home', href: to.home() },
    { label: 'Manufacturers’ projects', href: to.clientProjects() },
  ];
  if (division) crumbs.push(divisionCrumb(division, (number) => to.clientProjects(number)));
  return withCurrentPage(crumbs);
}

/** `64 buildings with products by 40 manufacturers, in 28 states and 5 provinces.` */
export function projectFacts(projects: readonly Project[], division: Division | null): string {
  const manufacturers = new Set(projects.map(({ coid }) => coid)).size;
  const places = [...new Set(projects.map(({ state }) => state).filter((state) => state !== ''))];
  const provinces = places.filter((state) => provinceCodes.includes(state)).length;
  const states = places.length - provinces;
  const where = [
    states > 0 ? countedThings(states, 'state', 'states') : '',
    provinces > 0 ? countedThings(provinces, 'province', 'provinces') : '',
  ].filter((part) => part !== '');
  if (projects.length === 0) return 'No projects are listed yet.';
  const buildings = `${projects.length >= mostProjects ? 'The latest ' : ''}${countedThings(projects.length, 'building', 'buildings')}`;
  const products = division ? `products of division ${division.number}` : 'products';
  const place = where.length === 0 ? '' : `, in ${where.join(' and ')}`;
  return `${buildings} with ${products} by ${countedThings(manufacturers, 'manufacturer', 'manufacturers')}${place}.`;
}

const countedThings = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
