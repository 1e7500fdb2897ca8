import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { Link } from '#src/components/page/link.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { divisions, type Division } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import type { PeriodPage } from '#src/screens/whats-new/loaders.ts';
import { isFiltered, periodHref } from '#src/screens/whats-new/period-meta.ts';

const none = { manufacturer: '', division: '' };

/** Whose news of a period, and of which division; each choice's counts ignore it. The kinds are the tabs. */
export function PeriodFilters({ place }: { place: PeriodPage }) {
  const [filters, change] = useAddressView(place.filters, (next) => periodHref(place, { filters: next }));
  const { manufacturer, division } = place.choices;
  const titleOf = (number: string): string =>
    divisions.find((one: Division) => one.number === number)?.title ?? '';
  return (
    <div className="flow at-bottom gap-3 screen-only" role="group" aria-label="Filter what’s new">
      <FilterSelects
        choices={[
          {
            label: 'Manufacturer',
            value: filters.manufacturer,
            options: [
              { value: '', label: 'All manufacturers' },
              ...manufacturer
                .map(({ key, label, doc_count: count }) => ({
                  value: key,
                  label: `${label ?? key} (${countText(count)})`,
                }))
                .toSorted((one, other) => one.label.localeCompare(other.label)),
            ],
            change: (value) => change({ manufacturer: value }),
          },
          {
            label: 'Division',
            value: filters.division,
            options: [
              { value: '', label: 'All divisions' },
              ...division
                .map(({ key, doc_count: count }) => ({
                  value: key,
                  label: `${key} ${titleOf(key)} (${countText(count)})`,
                }))
                .toSorted((one, other) => one.value.localeCompare(other.value)),
            ],
            change: (value) => change({ division: value }),
          },
        ]}
      />
      {isFiltered(filters) && (
        <Link className="high-36 link note pad-block-2" keepScroll to={periodHref(place, { filters: none })}>
          Clear filters
        </Link>
      )}
    </div>
  );
}
