import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ProjectRows } from '#src/components/library/project-rows.tsx';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import { Part } from '#src/screens/companies/frame/part.tsx';
import type { ProjectsInDivision } from '#src/screens/companies/projects/loaders.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

const shown = 4;

/** Buildings with products of the same division by other manufacturers: most manufacturers list only a few. */
export function ProjectsElsewhere({ coid, projects }: { coid: number; projects: ProjectsInDivision }) {
  if (projects === null) return null;
  const { division, result } = projects;
  return (
    <div className="pad-top-4">
      <Part
        id="elsewhere"
        title={`By other manufacturers in ${division} ${findDivision(division)?.title ?? ''}`.trim()}
        aside={<Link to={to.clientProjects(division)}>All projects of the division</Link>}
      >
        <Deferred result={result} what="the projects by others" fallback={<Skeleton height="250px" />}>
          {(all) => {
            const others = all.filter((project) => project.coid !== coid).slice(0, shown);
            return others.length === 0 ? (
              <p className="muted">No other manufacturer has listed one.</p>
            ) : (
              <ProjectRows projects={others} level={3} view="pictures" />
            );
          }}
        </Deferred>
      </Part>
    </div>
  );
}
