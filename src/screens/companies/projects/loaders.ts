import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import {
  clientProject,
  clientProjectByCoid,
  clientProjectByDivision,
  type Project,
} from '#src/contracts/projects.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

/** The manufacturer's project list. Projects by others are a promise. */
export async function companyProjects({ params, request: { url, signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyProjects);
  const type = new URL(url).searchParams.get('type') ?? '';
  const [company, projects] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(clientProjectByCoid, { params: { coid }, signal }),
  ]);
  const listed = requireData(projects);
  return {
    company: requireData(company),
    projects: listed,
    type,
    elsewhere: listed[0] === undefined ? null : projectsInDivisionOf(listed[0], signal),
  };
}

/** Projects with products of the same division as a project's first ones. */
function projectsInDivisionOf({ divisions: [division] }: Project, signal: AbortSignal) {
  return division === undefined
    ? null
    : {
        division,
        result: call(clientProjectByDivision, { params: { division }, query: { isAClient: 'true' }, signal }),
      };
}
export type ProjectsInDivision = ReturnType<typeof projectsInDivisionOf>;

/** The manufacturer's other projects, and those by others, are promises. */
export async function companyProject({ params, request: { signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyProject);
  const id = positiveIntegerFrom(params['projectId'] ?? '');
  if (id === null) throw notFound();
  const others = call(clientProjectByCoid, { params: { coid }, signal });
  const [company, found] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(clientProject.get, { params: { id }, signal }),
  ]);
  const project = requireData(found);
  if (project.coid !== coid) throw notFound();
  return {
    company: requireData(company),
    project,
    others,
    elsewhere: projectsInDivisionOf(project, signal),
  };
}
