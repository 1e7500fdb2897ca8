import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { alertsNews } from '#src/contracts/alerts.ts';
import type { NewsItem } from '#src/contracts/alerts.ts';
import {
  clientProject,
  clientProjectByCoid,
  clientProjectByDivision,
  clientProjectBySection,
  clientProjectRecent,
} from '#src/contracts/projects.ts';
import type { Project } from '#src/contracts/projects.ts';
import { mostProjects } from '#src/domain/project-line.ts';

/** Buildings in which a manufacturer's products were used, latest first. */
export function listCompanyProjects(coid: number, signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProjectByCoid, { params: { coid }, signal });
}

/** A manufacturer's press releases, latest first. */
export function listCompanyNews(
  coid: number,
  size: number,
  signal: AbortSignal,
): Promise<Result<NewsItem[]>> {
  return call(alertsNews, { query: { coid, size }, signal });
}

/** One building in which a manufacturer's products were used. */
export function getProject(id: number, signal: AbortSignal): Promise<Result<Project>> {
  return call(clientProject.get, { params: { id }, signal });
}

/** The projects of all manufacturers, latest first. */
export function listProjects(signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProject.list, { query: { sort: '-completed', size: mostProjects }, signal });
}

/** A dozen of the latest. */
export function listRecentProjects(signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProjectRecent, { signal });
}

/** Projects with products of a division, by manufacturers with a full profile, latest first. */
export function listDivisionProjects(division: string, signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProjectByDivision, { params: { division }, query: { isAClient: 'true' }, signal });
}

/** Projects with products of a section, latest first. */
export function listSectionProjects(section: string, signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProjectBySection, { params: { section }, signal });
}
