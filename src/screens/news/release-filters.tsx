import { useNavigate } from 'react-router';

import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { Link } from '#src/components/page/link.tsx';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';

interface Props {
  /** The path of the list without the manufacturer filter. */
  path: string;
  division: string;
  manufacturer: string;
  manufacturers: readonly { coid: string; name: string; count: number }[];
}

/** Filters by manufacturer and division. Choosing a division goes to its list and keeps the manufacturer. */
export function ReleaseFilters({ path, division, manufacturer, manufacturers }: Props) {
  const navigate = useNavigate();
  const go = (to: string, coid: string): void =>
    void navigate(coid === '' ? to : `${to}?manufacturer=${coid}`, { preventScrollReset: true });
  return (
    <div className="flow at-bottom gap-3 screen-only" role="group" aria-label="Filter press releases">
      <FilterSelects
        choices={[
          {
            label: 'Manufacturer',
            value: manufacturer,
            options: [
              { value: '', label: 'All manufacturers' },
              ...manufacturers.map(({ coid, name, count }) => ({
                value: coid,
                label: `${name} (${countText(count)})`,
              })),
            ],
            change: (coid) => go(path, coid),
          },
          {
            label: 'Division',
            value: division,
            options: [
              { value: '', label: 'All divisions' },
              ...divisions.map(({ number, title }) => ({ value: number, label: `${number} ${title}` })),
            ],
            change: (number) => go(to.pressReleases(number === '' ? null : number), manufacturer),
          },
        ]}
      />
      {manufacturer !== '' && (
        <Link className="high-36 link note pad-block-2" keepScroll to={path}>
          All manufacturers
        </Link>
      )}
    </div>
  );
}
