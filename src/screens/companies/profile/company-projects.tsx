import type { CallError } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { Project } from '#src/contracts/projects.ts';
import { projectLine } from '#src/domain/project-line.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/profile/company-projects.module.css';
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
  if (!company.isClient && !hasPart(company, 'projects')) return null;
  return (
    <Part
      id="projects"
      title="Projects"
      aside={company.hasProjects && <Link to={to.companyProjects(company)}>All projects</Link>}
    >
      <Deferred result={result} what="The projects" fallback={<Skeleton height="250px" />}>
        {(projects) =>
          projects.length === 0 ? (
            <p className="muted">{company.companyNoHtml} has no projects listed.</p>
          ) : (
            <ul className={`gap-4 ${style.projects}`}>
              {projects.slice(0, projectsShown).map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </ul>
          )
        }
      </Deferred>
    </Part>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const { id, name, architect, picture } = project;
  return (
    <li className={`stack at-start small muted ${style.project}`}>
      <Picture src={picture} alt="" width={320} height={240} />
      <h3 className="note">
        <Link to={to.companyProject(project, id)}>{name}</Link>
      </h3>
      <p>{projectLine(project)}</p>
      {architect !== '' && <p>{architect}</p>}
    </li>
  );
}
