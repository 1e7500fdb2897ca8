import { call } from '#src/api/call.ts';
import { clientProjectByCoid } from '#src/contracts/projects.ts';
import type { Project } from '#src/contracts/projects.ts';
import type { Result } from '#src/contracts/result.ts';

/** Buildings that used a manufacturer's products, latest first. */
export function projectsOf(coid: number, signal: AbortSignal): Promise<Result<Project[]>> {
  return call(clientProjectByCoid, { params: { coid }, signal });
}
