import { useScreenData } from '#src/components/page/screen-data.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { StateMap } from '#src/components/library/state-map.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import type { LoadedProjects } from '#src/screens/client-projects/loaders.ts';
import { NoProjects } from '#src/screens/client-projects/no-projects.tsx';
import { projectsFound, projectsHref } from '#src/screens/client-projects/project-filters.ts';
import { ProjectResults } from '#src/screens/client-projects/project-results.tsx';
import { countedProjects, projectCrumbs, projectFacts } from '#src/screens/client-projects/project-texts.ts';

/** Buildings that used manufacturers' products, in all divisions or in one. */
export function Screen() {
  const loaded = useScreenData<() => Promise<LoadedProjects>>();
  useEdition();
  const { division, filters, projects, inSection } = loaded;
  const number = division?.number ?? null;
  const name = division ? `Projects: ${division.number} ${division.title}` : 'Manufacturers’ projects';
  const path = to.clientProjects(number);
  const crumbs = projectCrumbs(division);
  const found = projectsFound(projects, inSection, number, filters);
  return (
    <Page
      title={name}
      description={`${countedProjects(projects.length)}${division ? ` with products of division ${division.number}` : ''}: building type, location, architect, and products used, by state, division, and section.`}
      canonical={projects.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, projects.length)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">{projectFacts(projects, division)}</p>
        </div>
        {projects.length === 0 ? (
          <NoProjects division={division} />
        ) : (
          <ProjectResults
            loaded={loaded}
            found={found}
            map={
              <section className="stack gap-3 minor-heads" aria-labelledby="by-state">
                <h2 id="by-state">By state</h2>
                <StateMap
                  label="Projects by state"
                  counts={found.byState}
                  countedIn={countedProjects}
                  hrefOf={(state) => projectsHref(number, filters, { state })}
                  current={filters.state === '' ? null : filters.state}
                />
              </section>
            }
          />
        )}
      </div>
    </Page>
  );
}
