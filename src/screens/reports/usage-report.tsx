import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { ManufacturerPassword } from '#src/components/account/manufacturer-password.tsx';
import { WhileSignedIn } from '#src/components/account/while-signed-in.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { usageQuery, usageViewFrom, type UsageView } from '#src/domain/reports/usage-view.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import type { LoadedUsage } from '#src/screens/reports/loaders.ts';
import { projectsText } from '#src/screens/reports/report-texts.ts';
import { UsageCharts } from '#src/screens/reports/usage-charts.tsx';
import { UsageTable } from '#src/screens/reports/usage-table.tsx';
import { useSession } from '#src/stores/session.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Projects that used specifications or SpecWizards, of all manufacturers or one. */
export function Screen() {
  const loaded = useScreenData<() => LoadedUsage>();
  const isPrivate = loaded.scope.of !== 'password' || loaded.kind === 'specwizard';
  const report = <Report key={loaded.kind} loaded={loaded} />;
  return isPrivate ? <WhileSignedIn>{report}</WhileSignedIn> : report;
}

/** The address can contain a password: keep it out of titles, links to other pages, and data. */
function Report({ loaded }: { loaded: LoadedUsage }) {
  const { kind, scope, usage } = loaded;
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Shows the pending navigation's view; otherwise the next choice would undo the previous one.
  const search = next?.pathname === pathname ? next.search : null;
  const coming = useMemo(
    () => (search === null ? loaded.view : usageViewFrom(new URLSearchParams(search), usage ?? undefined)),
    [search, loaded.view, usage],
  );
  const what = kind === 'outline' ? 'Specification use' : `${brand.specWizard} use`;
  const name = scope.of === 'all' || usage === null ? what : `${what}: ${usage.clientName}`;
  const addressOf = (next: UsageView): string => {
    const query = usageQuery(next);
    if (scope.of === 'company') query.set('coid', String(scope.coid));
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  const [asked, choose] = useAddressView(coming, addressOf);
  // A text field shows its own input, and follows only the address.
  const view = useMemo(() => ({ ...asked, texts: coming.texts }), [asked, coming]);
  const hrefOf = (change: Partial<UsageView>): string => addressOf({ ...asked, ...change });
  const change = (next: Partial<UsageView>): void => choose(next, true);
  return (
    <Page
      title={name}
      description={`${what} by month, state, project type, and section, with the projects behind each figure.`}
      canonical={null}
    >
      {scope.of === 'password' && <meta name="referrer" content="no-referrer" />}
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbsTo(what)} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          {usage && (
            <p className="measure note muted digits tall-links low-links">
              {projectsText(usage.rows.length)} · {fullDate(usage.from)} to {fullDate(usage.to)}
              {!usage.hasNames && ' · firms and cities; only a manufacturer’s own staff sees names'}
            </p>
          )}
        </div>
        {usage === null ? (
          <Refused scope={scope} kind={kind} />
        ) : usage.rows.length === 0 ? (
          <p className="muted">No specifications were used in this period.</p>
        ) : (
          <>
            <UsageCharts usage={usage} view={view} hrefOf={hrefOf} />
            <UsageTable usage={usage} view={view} hrefOf={hrefOf} change={change} name={name} />
          </>
        )}
      </div>
    </Page>
  );
}

function Refused({ scope, kind }: Pick<LoadedUsage, 'scope' | 'kind'>) {
  const profile = useSession(({ user }) => user?.circulationSeq);
  const ofPassword = kind === 'outline' ? to.outlineSpecsReportOf : to.specwizardSpecsReportOf;
  if (scope.of === 'password') return <ManufacturerPassword webabrv={scope.webabrv} hrefOf={ofPassword} />;
  const isAll = scope.of === 'all';
  return (
    <Notice tone="bad" title="Your account doesn’t have access to this report." role="alert">
      <p>
        {isAll
          ? 'Ask us to add your account'
          : 'Only the manufacturer’s staff can open it. If you work there, ask us to add your account'}{' '}
        (your profile number is {profile})
        {isAll ? '.' : ', or use the link in the letter that came with your contract.'}{' '}
        {!isAll && (
          <Link
            className="link"
            to={kind === 'outline' ? to.outlineSpecsReport() : to.specwizardSpecsReport()}
          >
            Show all companies
          </Link>
        )}
      </p>
    </Notice>
  );
}
