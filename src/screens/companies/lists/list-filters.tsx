import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentListText, contentSorts, isNarrowed, unnarrowed } from '#src/domain/content-list.ts';
import type { ContentListState, ContentSort, Option, contentListOf } from '#src/domain/content-list.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import filters from '#src/components/library/filter-selects.module.css';
import { Button } from '#src/ui/button.tsx';

interface Props {
  company: Company;
  type: ContentType;
  state: ContentListState;
  found: ReturnType<typeof contentListOf>;
  /** Has a button that clears the filters. */
  isCleared: boolean;
}

const sortWords: Readonly<Record<ContentSort, string>> = {
  set: 'Manufacturer’s order',
  title: 'Title A–Z',
  newest: 'Newest',
  section: 'Section number',
};

/** Each change navigates; typing replaces the history entry, so that Back leaves the list. */
export function ListFilters({ company, type, state: shown, found, isCleared }: Props) {
  const [state, choose] = useAddressView(shown, (next) =>
    to.companyContent(company, type, contentListText(next)),
  );
  const { field } = useAddressSearchField(shown.words, (words) => go({ words }, true));
  function go(part: Partial<ContentListState>, replace = false): void {
    choose({ ...part, page: 1 }, replace);
  }
  return (
    <search
      className="flow at-bottom gap-2-3 strip-599 pad-bottom-3 screen-only"
      aria-label="Filter the list"
    >
      <div className={`stack shrinks gap-2px ${filters.words}`}>
        <label className="small muted" htmlFor="narrow">
          Contains
        </label>
        <input className="note control" {...field} id="narrow" placeholder="Title, section, number" />
      </div>
      <FilterSelects
        choices={[
          {
            label: 'Section',
            value: state.section ?? '',
            options: withAny('All sections', found.sections, sectionLabel),
            change: (section) => go({ section: section === '' ? null : section }),
          },
          {
            label: 'Format',
            value: state.format ?? '',
            options: withAny('All formats', found.formats, (format) => format),
            change: (format) => go({ format: format === '' ? null : format }),
          },
          {
            label: 'Validity',
            value: state.validity ?? '',
            options: withAny('Valid and expired', found.validities, validityLabel),
            change: (value) => go({ validity: value === 'valid' || value === 'ended' ? value : null }),
          },
          {
            label: 'Fitness',
            value: state.fitness ?? '',
            options: withAny('Any', found.verdicts, fitnessLabel),
            change: (value) =>
              go({ fitness: value === 'fit' || value === 'check' || value === 'unfit' ? value : null }),
          },
          {
            label: 'Program',
            value: state.program ?? '',
            options: withAny('All programs', found.programs, (program) => program),
            change: (program) => go({ program: program === '' ? null : program }),
          },
          {
            label: 'Order',
            isOrder: true,
            value: state.sort,
            options: contentSorts.map((value) => ({ value, label: sortWords[value] })),
            change: (value) => go({ sort: contentSorts.find((sort) => sort === value) ?? 'set' }),
          },
        ]}
      />
      {isCleared && isNarrowed(state) && <Button onClick={() => go(unnarrowed(state))}>Show all</Button>}
    </search>
  );
}

/** The chosen filters, in the words of their lists. */
export function filterNames({
  words,
  section,
  format,
  validity,
  fitness,
  program,
}: ContentListState): string[] {
  return [
    words.trim(),
    section && sectionLabel(section),
    format,
    validity && validityLabel(validity),
    fitness && fitnessLabel(fitness),
    program,
  ].filter((name): name is string => name !== null && name !== '');
}

const validityLabel = (key: string): string => (key === 'valid' ? 'Valid' : 'Expired');

function withAny(any: string, options: readonly Option[], labelOf: (key: string) => string) {
  return [
    { value: '', label: any },
    ...options.map(({ key, count }) => ({ value: key, label: `${labelOf(key)} (${countText(count)})` })),
  ];
}

function fitnessLabel(key: string): string {
  if (key === 'fit') return 'Fit for use';
  return key === 'check' ? 'Check first' : 'Not recommended';
}

/** In the visitor's MasterFormat edition. */
function sectionLabel(digits: string): string {
  const section = findSection(digits);
  return section ? `${shownNumber(section)} ${section.title}` : formatSection(digits, '04');
}
