import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Discontinued } from '#src/components/library/discontinued.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import type { Project } from '#src/contracts/projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import type { companyProject } from '#src/screens/companies/projects/loaders.ts';
import { ProjectsElsewhere } from '#src/screens/companies/projects/projects-elsewhere.tsx';
import { projectFacts } from '#src/domain/project-line.ts';
import style from '#src/screens/companies/projects/projects.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

export function Screen() {
  const { company, project, others, elsewhere } = useScreenData<typeof companyProject>();
  const { id, name, summary, story, products, picture } = project;
  const path = to.companyProject(company, id);
  useCanonicalPath(path);
  const list = { label: 'Projects', href: to.companyProjects(company) };
  const crumbs = companyPageCrumbs(company, name, [list]);
  return (
    <Page
      title={`${name}, a project with ${company.companyNoHtml}`}
      description={summary}
      canonical={path}
      structuredData={webPage(name, path, crumbs)}
      card={{
        title: name,
        kicker: 'Project',
        lines: [company.companyNoHtml, projectFacts(project).join(' · ')].filter(Boolean),
        picture,
      }}
    >
      <CompanyFrame company={company} crumbs={crumbs} title={<bdi>{name}</bdi>} tab="projects" isElsewhere>
        <div className={`grid at-top gap-6 pad-top-3 one-column-819 ${style.columns}`} key={id}>
          <div className="stack measure gap-4">
            <Picture src={picture} alt={`${name}, drawn`} width={640} height={360} eager wide />
            <p dir="auto">{story || summary}</p>
          </div>
          <div className="stack gap-5 minor-heads spaced-heads">
            <Facts facts={factsOf(project)} />
            <section aria-labelledby="used">
              <h2 id="used">Products used</h2>
              {products.length === 0 ? (
                <p className="muted">None listed.</p>
              ) : (
                <ul className="line-top">
                  {products.map((product) => (
                    <li key={product.id} className={`row gap-3 relative hairline-bottom ${style.product}`}>
                      <Picture src={product.picture} alt="" width={64} height={48} />
                      <div className="stack shrinks">
                        <Link className={`touch-high ${style.whole}`} to={to.product(product.id)}>
                          <bdi>{product.title}</bdi>
                        </Link>
                        {product.discontinued && (
                          <p className={`small redline low-links ${style.ended}`}>
                            <Discontinued {...product.discontinued} />
                          </p>
                        )}
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <Deferred result={others} what="the other projects" fallback={<SkeletonText lines={3} />}>
              {(all) => <OtherProjects projects={all.filter((one) => one.id !== id)} />}
            </Deferred>
          </div>
        </div>
        <ProjectsElsewhere coid={company.coid} projects={elsewhere} />
      </CompanyFrame>
    </Page>
  );
}

function OtherProjects({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">Other projects</h2>
      <ul className="line-top">
        {projects.slice(0, 6).map((one) => (
          <li key={one.id}>
            <Link
              className={`row gap-3 hairline-bottom ${style.product}`}
              to={to.companyProject(one, one.id)}
            >
              <Picture src={one.picture} alt="" width={64} height={48} />
              <bdi>{one.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = ({ type, city, state, architect, areaSquareFeet, completed, divisions }: Project) =>
  [
    ['Type', type],
    ['Location', [city, state].filter(Boolean).join(', ')],
    ['Architect', architect],
    ['Area', areaSquareFeet === null ? '' : `${countText(areaSquareFeet)} sq ft`],
    ['Completed', fullDate(completed) ?? completed],
    [
      'Divisions',
      <ul key="divisions">
        {divisions.map((number) => (
          <li key={number}>
            <Link className="link" to={to.clientProjects(number)}>
              {`${number} ${findDivision(number)?.title ?? ''}`.trim()}
            </Link>
          </li>
        ))}
      </ul>,
    ],
  ] as const;
