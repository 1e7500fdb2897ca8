import { useScreenData } from '#src/components/page/screen-data.tsx';
import { ManufacturerPassword } from '#src/components/account/manufacturer-password.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { monthsOf } from '#src/domain/reports/usage-figures.ts';
import { savedFigures } from '#src/domain/reports/saved-figures.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { ByState } from '#src/screens/reports/by-state.tsx';
import { Chart } from '#src/components/library/chart.tsx';
import charts from '#src/screens/reports/charts.module.css';
import type { userFavorites } from '#src/screens/reports/loaders.ts';
import { monthText } from '#src/screens/reports/report-texts.ts';
import { SavedItems } from '#src/screens/reports/saved-items.tsx';

type Loaded = Awaited<ReturnType<typeof userFavorites>>;

const timesText = (count: number): string => pluralize(count, 'save');
const typeText = (type: string): string =>
  type === 'company'
    ? 'Manufacturer'
    : (Object.entries(contentTypeWords).find(([key]) => key === type)?.[1].plural ?? type);

/** Saves of a manufacturer's items by month, state, and type, without revealing who saved them. */
export function Screen() {
  const { company, webabrv, password, saved, asked } = useScreenData<() => Promise<Loaded>>();
  const path = to.companyUserFavorites(company, webabrv, password);
  useCanonicalPath(path);
  return (
    <Page
      title={`Saved items of ${company.companyNoHtml}`}
      description={`How often items of ${company.companyNoHtml} are saved, by month and state.`}
      canonical={null}
    >
      <meta name="referrer" content="no-referrer" />
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader
          crumbs={crumbsTo('Saved items', { label: company.companyNoHtml, href: to.company(company) })}
        />
        <div className="stack gap-1 compact-title">
          <h1>
            Saved items: <bdi>{company.companyNoHtml}</bdi>
          </h1>
          {saved && (
            <p className="measure note muted digits tall-links low-links">
              {timesText(saved.rows.reduce((sum, { count }) => sum + count, 0))} ·{' '}
              {fullDate(saved.dates.from)} to {fullDate(saved.dates.to)} · names and email addresses are not
              collected here
            </p>
          )}
        </div>
        {saved === null ? (
          <ManufacturerPassword
            webabrv={webabrv}
            hrefOf={(name, word) => to.companyUserFavorites(company, name, word)}
          >
            <p>
              <Link className="link" to={to.company(company)}>
                Public page of <bdi>{company.companyNoHtml}</bdi>
              </Link>
            </p>
          </ManufacturerPassword>
        ) : (
          <Figures {...{ company, saved, asked, path }} />
        )}
      </div>
    </Page>
  );
}

function Figures({
  company,
  saved,
  asked,
  path,
}: Pick<Loaded, 'company' | 'asked'> & { saved: NonNullable<Loaded['saved']>; path: string }) {
  const found = savedFigures(saved.rows, asked);
  const hrefOf = (name: keyof typeof asked, value: string): string => {
    const next = { ...asked, [name]: asked[name] === value ? '' : value };
    const query = new URLSearchParams(Object.entries(next).filter(([, one]) => one !== ''));
    return query.size === 0 ? path : `${path}?${query.toString()}`;
  };
  const barOf = (name: 'month' | 'type', key: string, label: string, count: number) => ({
    key,
    label,
    count,
    href: hrefOf(name, key),
    isChosen: asked[name] === key,
  });
  if (saved.rows.length === 0) return <p className="muted">No items were saved in this period.</p>;
  return (
    <>
      <div className={`stack gap-5-6 pad-top-3 minor-heads spaced-heads ${charts.charts}`}>
        <Chart
          title="By month"
          of="Month"
          shape="columns"
          countedIn={timesText}
          bars={monthsOf(saved.dates).map((month) =>
            barOf('month', month, monthText(month), found.byMonth.get(month) ?? 0),
          )}
        />
        <Chart
          title="By type"
          of="Type"
          countedIn={timesText}
          bars={[...found.byType]
            .map(([type, count]) => barOf('type', type, typeText(type), count))
            .toSorted((one, other) => other.count - one.count)}
        />
        <ByState
          label="Saves by state"
          counts={found.byState}
          countedIn={timesText}
          hrefOf={(state) => hrefOf('state', state)}
          current={asked.state === '' ? null : asked.state}
        />
      </div>
      <SavedItems
        company={company}
        items={found.items}
        isNarrowed={Object.values(asked).some(Boolean)}
        clear={path}
      />
    </>
  );
}
