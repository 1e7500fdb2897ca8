import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { shownNumber } from '#src/components/library/edition.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { stateName } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';
import { isFiltered, projectsHref } from '#src/screens/client-projects/project-filters.ts';
import type { Found, ProjectFilters } from '#src/screens/client-projects/project-filters.ts';

interface Props {
  division: string | null;
  filters: ProjectFilters;
  found: Found;
}

/** Filters for section, state, and building type; a filter's counts ignore its own choice. */
export function ProjectChoices({ division, filters: shown, found }: Props) {
  const [filters, change] = useAddressView(shown, (next) => projectsHref(division, next, {}));
  // Keeps the current choice in the list even if nothing matches it.
  const optionsOf = (
    chosen: string,
    counts: ReadonlyMap<string, number>,
    labelOf: (key: string) => string = (key) => key,
  ) =>
    [...new Map([[chosen, 0], ...counts])]
      .filter(([key]) => key !== '')
      .map(([value, count]) => ({ value, label: `${labelOf(value)} (${count})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <div className="flow at-bottom gap-3 screen-only" role="group" aria-label="Filter projects">
      <FilterSelects
        choices={[
          {
            label: 'Section',
            value: filters.section,
            options: [
              { value: '', label: 'All sections' },
              ...found.bySection.map(({ section, count }) => ({
                value: section.number,
                label: `${sectionText(section)} (${count})`,
              })),
            ],
            change: (section) => change({ section }),
          },
          {
            label: 'State or province',
            value: filters.state,
            options: [
              { value: '', label: 'All locations' },
              ...optionsOf(filters.state, found.byState, (state) => stateName(state) ?? state),
            ],
            change: (state) => change({ state }),
          },
          {
            label: 'Building type',
            value: filters.type,
            options: [{ value: '', label: 'All types' }, ...optionsOf(filters.type, found.byType)],
            change: (type) => change({ type }),
          },
        ]}
      />
      {isFiltered(filters) && (
        <Link className="high-36 link note pad-block-2" keepScroll to={to.clientProjects(division)}>
          Clear filters
        </Link>
      )}
    </div>
  );
}

/** Number and title, in the visitor's edition. */
export const sectionText = (section: CsiSection): string => `${shownNumber(section)} ${section.title}`;
