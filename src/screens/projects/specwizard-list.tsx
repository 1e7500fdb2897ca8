import { SectionNumber } from '#src/components/library/section-number.tsx';
import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { ProjectProgress } from '#src/components/specification/project-progress.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import tables from '#src/components/page/data-table.module.css';
import { to } from '#src/paths.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { Notice } from '#src/ui/notice.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** The person's SpecWizard projects, each with its progress. */
export function SpecwizardList({ loaded }: { loaded: readonly SpecwizardProject[] }) {
  const specwizards = useSpecwizardProjects(({ projects }) => projects) ?? loaded;
  if (specwizards.length === 0)
    return (
      <Notice>
        <p>
          Write a section in{' '}
          <Link className="link" to={to.specwizards()}>
            {brand.specWizard}
          </Link>{' '}
          and save it to a project. You’ll find it here.
        </p>
      </Notice>
    );
  return (
    <div className={`scroll-x ${tables.scroll}`} {...scrollRegion('SpecWizard projects')}>
      <table className={`full-width note hover-rows ${tables.table} ${tables.wordy} ${tables.cards}`}>
        <thead className="small">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Sections</th>
            <th scope="col">Manufacturer</th>
            <th scope="col">Decided</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {specwizards.map((project) => {
            const { seq, name, section, company, updated_at: updated } = project;
            return (
              <tr key={seq}>
                <th scope="row">
                  <Link
                    className={`inline-block ink bold pad-block-3px ${tables.target}`}
                    to={to.specwizardProject(seq)}
                    dir="auto"
                  >
                    {name}
                  </Link>
                </th>
                <td className={tables.words}>
                  {section.map((one, index) => (
                    <div key={index}>
                      <SectionNumber section={{ ...one, number95: null }} withTitle />
                    </div>
                  ))}
                </td>
                <td className={tables.words}>
                  <bdi>{[...new Set(company)].join(', ')}</bdi>
                </td>
                <td data-head="Decided">
                  <ProjectProgress project={project} />
                </td>
                <td className={`digits ${tables.words}`} data-head="Changed">
                  <span className="nowrap">{fullDate(updated)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
