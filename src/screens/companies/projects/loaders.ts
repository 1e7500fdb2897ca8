import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import { clientProject, clientProjectByCoid } from '#src/contracts/projects.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

/** The manufacturer's project list. */
export async function companyProjects({ params, request: { url, signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyProjects);
  const type = new URL(url).searchParams.get('type') ?? '';
  const [company, projects] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(clientProjectByCoid, { params: { coid }, signal }),
  ]);
  return { company: requireData(company), projects: requireData(projects), type };
}

/** The manufacturer's other projects are a promise. */
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
  return { company: requireData(company), project, others };
}
