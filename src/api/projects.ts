import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { alertsNews } from '#src/contracts/alerts.ts';
import type { NewsItem } from '#src/contracts/alerts.ts';
import { clientProject, clientProjectByCoid } from '#src/contracts/projects.ts';
import type { Project } from '#src/contracts/projects.ts';

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
