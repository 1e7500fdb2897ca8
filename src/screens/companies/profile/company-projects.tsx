import type { CallError } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ProjectRows } from '#src/components/library/project-rows.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { Project } from '#src/contracts/projects.ts';
import { to } from '#src/paths.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const projectsShown = 4;

interface Props {
  result: Promise<{ data: Project[]; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** Buildings that used the manufacturer's products. */
export function CompanyProjects({ result, company }: Props) {
  if (!hasPart(company, 'projects')) return null;
  return (
    <Part
      id="projects"
      title="Projects"
      aside={company.hasProjects && <Link to={to.companyProjects(company)}>All projects</Link>}
    >
      <Deferred result={result} what="the projects" fallback={<Skeleton height="250px" />}>
        {(projects) =>
          projects.length === 0 ? (
            <p className="muted">{company.companyNoHtml} has no projects listed.</p>
          ) : (
            <ProjectRows
              projects={projects.slice(0, projectsShown)}
              level={3}
              view={projects.length < 3 ? 'rows' : 'pictures'}
            />
          )
        }
      </Deferred>
    </Part>
  );
}
