import { getCompanyRecord } from '#src/api/companies.ts';
import { getProject, listCompanyProjects } from '#src/api/projects.ts';
import { need, notFound } from '#src/components/page/need.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths } from '#src/paths.ts';
import { addressedCompany } from '#src/components/library/addressed-company.ts';

/** The buildings that a manufacturer shows. */
export async function companyProjects({ params, request: { url, signal } }: ScreenRequest) {
  const coid = addressedCompany(params['id'], paths.companyProjects);
  const type = new URL(url).searchParams.get('type') ?? '';
  const [company, projects] = await Promise.all([
    getCompanyRecord(coid, signal),
    listCompanyProjects(coid, signal),
  ]);
  return { company: need(company), projects: need(projects), type };
}

/** One building; the others of the manufacturer come when they come. */
export async function companyProject({ params, request: { signal } }: ScreenRequest) {
  const coid = addressedCompany(params['id'], paths.companyProject);
  const id = positiveIntegerFrom(params['projectId'] ?? '');
  if (id === null) throw notFound();
  const others = listCompanyProjects(coid, signal);
  const [company, found] = await Promise.all([getCompanyRecord(coid, signal), getProject(id, signal)]);
  const project = need(found);
  if (project.coid !== coid) throw notFound();
  return { company: need(company), project, others };
}
