import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Profile } from '#src/contracts/circulation.ts';
import { to } from '#src/paths.ts';
import { OverviewPart } from '#src/components/account/overview-part.tsx';
import {
  NewestFavorites,
  NewestProjects,
  NewestRequests,
  NewestSearches,
  NewestSpecwizards,
} from '#src/components/account/newest.tsx';
import style from '#src/screens/account/overview.module.css';
import type { overview } from '#src/screens/account/overview-loader.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const pending = <SkeletonText lines={6} gap="18px" />;

/** Each part loads and fails on its own. */
export function Screen() {
  const { isComplete, profile, favorites, searches, newResults, projects, specwizards, requests, counts } =
    useScreenData<typeof overview>();
  return (
    <AccountPage title="Your account" description="Favorites, searches, projects, and requests at a glance.">
      <div
        className={`halves at-top gap-5-6 one-column-819 ${style.parts}`}
        data-waiting={!isComplete || undefined}
      >
        <OverviewPart title="Favorites" all={to.favorites()} count={counts.favorites}>
          <Deferred result={favorites} what="your favorites" fallback={pending}>
            {(data) => <NewestFavorites {...data} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Saved searches" all={to.savedSearches()} count={counts.searches}>
          <Deferred result={searches} what="your saved searches" fallback={pending}>
            {(list) => <NewestSearches list={list} newResults={newResults} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Projects" all={to.designProjects()} count={counts.projects}>
          <Deferred result={projects} what="your projects" fallback={pending}>
            {(list) => <NewestProjects list={list} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart
          title={`${brand.specWizard} projects`}
          all={to.specwizardProjects()}
          count={counts.specwizards}
        >
          <Deferred result={specwizards} what={`your ${brand.specWizard} projects`} fallback={pending}>
            {(list) => <NewestSpecwizards list={list} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Content requests" all={to.contentRequests()} count={counts.requests}>
          <Deferred result={requests} what="your requests" fallback={pending}>
            {(list) => <NewestRequests list={list} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Profile" all={null}>
          <Deferred result={profile} what="your profile" fallback={pending}>
            {(data) => <ProfileFacts profile={data} />}
          </Deferred>
        </OverviewPart>
      </div>
    </AccountPage>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const { firstName, lastName, email, firm, title, phone, address, city, state, zip } = profile;
  const place = [address, city, [state, zip].filter(Boolean).join('\u00A0')].filter(Boolean).join(', ');
  return (
    <>
      <Facts
        isOpen
        facts={[
          ['Name', <bdi key="name">{`${firstName} ${lastName}`}</bdi>],
          ['Email', email],
          ['Firm', firm],
          ['Job title', title],
          ['Phone', phone],
          ['Address', place],
        ]}
      />
      <p className="flow gap-1-4 note">
        <Link className="link touch-high" to={to.profile()}>
          Change profile
        </Link>
        <Link className="link touch-high" to={to.changePassword()}>
          Change password
        </Link>
      </p>
    </>
  );
}
