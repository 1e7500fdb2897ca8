import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import type { FoundParagraphs } from '#src/contracts/spec-library.ts';
import { isNarrowed, textSearchQuery, type TextSearch } from '#src/domain/spec-library/text-search.ts';
import { to } from '#src/paths.ts';
import { choicesOf } from '#src/screens/spec-library/choices.ts';
import style from '#src/screens/spec-library/spec-library.module.css';

const partNames: Readonly<Record<string, string>> = {
  '1': 'Part 1 General',
  '2': 'Part 2 Products',
  '3': 'Part 3 Execution',
};

/** Filters for division, section, manufacturer, and part; a filter's counts ignore its own choice. */
export function TextChoices({
  search: shown,
  answer: { choices },
}: {
  search: TextSearch;
  answer: FoundParagraphs;
}) {
  const [search, change] = useAddressView(shown, (next) => to.specificationSearch(textSearchQuery(next)));
  const { division, section, coid, part } = search;
  if (search.spec !== null) return null;
  return (
    <div
      className={`flow at-bottom gap-2-3 ${style.choices} ${isNarrowed(search) ? '' : 'screen-only'}`}
      role="group"
      aria-label="Filter paragraphs"
    >
      <FilterSelects
        choices={[
          {
            label: 'Division',
            value: division,
            options: choicesOf('All divisions', choices.division),
            change: (next) => change({ division: next, section: '' }),
          },
          {
            label: 'Section',
            value: section,
            options: choicesOf('All sections', choices.section),
            change: (next) => change({ section: next }),
          },
          {
            label: 'Manufacturer',
            value: String(coid ?? ''),
            options: choicesOf('All manufacturers', choices.coid),
            change: (next) => change({ coid: next === '' ? null : Number(next) }),
          },
          {
            label: 'Part',
            value: String(part ?? ''),
            options: choicesOf('All parts', choices.part, (key) => partNames[key]),
            change: (next) => change({ part: next === '' ? null : Number(next) }),
          },
        ]}
      />
      {isNarrowed(search) && (
        <Link
          className="high-36 link note pad-block-2 screen-only"
          keepScroll
          to={to.specificationSearch(textSearchQuery({ ...search, ...noTextChoices }))}
        >
          Clear filters
        </Link>
      )}
    </div>
  );
}

/** Nothing chosen. */
export const noTextChoices = { division: '', section: '', coid: null, part: null, spec: null } as const;
