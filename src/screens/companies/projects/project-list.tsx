import { useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { ProjectsElsewhere } from '#src/screens/companies/projects/projects-elsewhere.tsx';
import { ProjectRows } from '#src/components/library/project-rows.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { useListView } from '#src/stores/list-view.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import type { companyProjects } from '#src/screens/companies/projects/loaders.ts';

/** Buildings that used a manufacturer's products, latest first. */
export function Screen() {
  const { company, projects, type, elsewhere } = useScreenData<typeof companyProjects>();
  const navigate = useNavigate();
  const { view } = useListView();
  const path = to.companyProjects(company);
  useCanonicalPath(path);
  const name = `Projects by ${company.companyNoHtml}`;
  const crumbs = companyPageCrumbs(company, 'Projects');
  const types = [...Map.groupBy(projects, (project) => project.type)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const shown = projects.filter((project) => type === '' || project.type === type);
  return (
    <Page
      title={name}
      description={`${pluralize(projects.length, 'building')} with products by ${company.companyNoHtml}: architect, location, size, and products used.`}
      canonical={projects.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, projects.length)}
    >
      <CompanyFrame
        company={company}
        crumbs={crumbs}
        title="Projects"
        tab="projects"
        facts={projects.length > 0 && `${pluralize(projects.length, 'building')} with its products`}
      >
        {projects.length === 0 ? (
          <div className="stack at-left gap-3 pad-block-4 roomy-links">
            <p className="lead ink">
              <bdi>{company.companyNoHtml}</bdi> has no projects listed.
            </p>
            <Link className="link" to={`${to.company(company)}#request`}>
              Ask where its products were used
            </Link>
          </div>
        ) : (
          <>
            {projects.length > 1 && (
              <div className="flow at-bottom between gap-3 screen-only">
                <FilterSelects
                  choices={[
                    {
                      label: 'Building type',
                      value: type,
                      options: [
                        { value: '', label: 'All types' },
                        ...types.map(([value, list]) => ({ value, label: `${value} (${list.length})` })),
                      ],
                      change: (value) =>
                        void navigate(value === '' ? path : `${path}?type=${encodeURIComponent(value)}`, {
                          preventScrollReset: true,
                        }),
                    },
                  ]}
                />
                <ViewSwitch />
              </div>
            )}
            {shown.length === 0 && (
              <p>
                No projects of this type.{' '}
                <Link className="link" to={path}>
                  Show all
                </Link>
              </p>
            )}
            <ProjectRows
              projects={shown}
              view={projects.length > 1 ? view : 'rows'}
              isShort={projects.length < 4}
            />
            {elsewhere && <ProjectsElsewhere coid={company.coid} projects={elsewhere} />}
            <p>
              <Link className="link inline-block pad-block-3px" to={to.clientProjects()}>
                Projects by all manufacturers
              </Link>
            </p>
          </>
        )}
      </CompanyFrame>
    </Page>
  );
}
