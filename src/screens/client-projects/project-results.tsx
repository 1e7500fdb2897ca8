import type { ReactNode } from 'react';

import { shownText } from '#src/lib/shown-text.ts';
import page from '#src/components/library/library-page.module.css';
import { ProjectRows } from '#src/components/library/project-rows.tsx';
import { Link } from '#src/components/page/link.tsx';
import { DivisionName } from '#src/components/library/division-name.tsx';
import { LinkList } from '#src/components/page/link-list.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { Pagination } from '#src/components/page/pagination.tsx';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { LoadedProjects } from '#src/screens/client-projects/loaders.ts';
import { ProjectChoices, sectionText } from '#src/screens/client-projects/project-choices.tsx';
import { divisionCounts, projectsHref, type Found } from '#src/screens/client-projects/project-filters.ts';
import style from '#src/screens/client-projects/client-projects.module.css';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { useListView } from '#src/stores/list-view.ts';

const pageSize = 12;

interface Props {
  loaded: LoadedProjects;
  found: Found;
  /** Shown beside the list. */
  map: ReactNode;
}

/** A page of filtered projects, with links to divisions and sections. */
export function ProjectResults({ loaded, found, map }: Props) {
  const { division, filters, recent } = loaded;
  const number = division?.number ?? null;
  const heading = useListHeading(filters);
  const { shown } = found;
  const { view } = useListView();
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const start = (filters.page - 1) * pageSize;
  const onPage = (recent ?? shown).slice(start, start + pageSize);
  const hrefOf = (other: number): string => projectsHref(number, filters, { page: other });
  return (
    <div className={`grid at-top gap-6 one-column-1023 print-block pad-top-3 minor-heads ${style.columns}`}>
      <div className="stack shrinks gap-3">
        <h2 id="projects">{recent === null ? 'Projects' : 'Recently completed'}</h2>
        <div className="flow at-bottom between gap-3">
          <ProjectChoices division={number} filters={filters} found={found} />
          <ViewSwitch />
        </div>
        <h3
          ref={heading}
          tabIndex={-1}
          className={`touch-high note quiet regular digits no-ring ${page.count}`}
          aria-live="polite"
        >
          {shown.length === 0 ? 'No projects' : shownText(start + 1, onPage.length, shown.length)}
        </h3>
        {onPage.length === 0 && (
          <p className={`tall-links screen-only low-links ${page.links}`}>
            {shown.length === 0
              ? 'No matches with these filters. '
              : `There is no page ${countText(filters.page)}: the list ends at page ${countText(pages)}. `}
            <Link className="link" to={shown.length === 0 ? to.clientProjects(number) : hrefOf(1)}>
              {shown.length === 0 ? 'Show all' : 'Go to first page'}
            </Link>
          </p>
        )}
        {onPage.length > 0 && <ProjectRows projects={onPage} level={3} view={view} withManufacturer />}
        {onPage.length > 0 && (
          <Pagination page={filters.page} pages={pages} hrefOf={hrefOf} label="Pages of projects" />
        )}
      </div>
      <aside className="stack gap-5" aria-label="States, divisions, and sections">
        {map}
        {division && found.bySection.length > 0 && (
          <LinkList
            title="By section"
            links={found.bySection.map(({ section, count }) => ({
              href: projectsHref(number, filters, { section: section.number }),
              label: sectionText(section),
              count,
            }))}
          />
        )}
        <Divisions loaded={loaded} />
      </aside>
    </div>
  );
}

/** Shows counts if all projects are loaded. */
function Divisions({ loaded: { division, projects } }: { loaded: LoadedProjects }) {
  const counts = division === null ? divisionCounts(projects) : null;
  return (
    <LinkList
      title={division ? 'Other divisions' : 'By division'}
      links={divisions
        .filter(({ number }) => number !== division?.number && (counts === null || counts.has(number)))
        .map((one) => ({
          href: to.clientProjects(one.number),
          label: <DivisionName {...one} />,
          count: counts?.get(one.number) ?? null,
        }))}
    />
  );
}
