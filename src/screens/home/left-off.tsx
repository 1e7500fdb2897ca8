import { useState } from 'react';

import { NewestFavorites, NewestProjects, NewestSearches } from '#src/components/account/newest.tsx';
import { OverviewPart } from '#src/components/account/overview-part.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { to } from '#src/paths.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { newestFavorites, savedSearches } from '#src/services/newest-saved.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** How many of each kind to show. */
const size = 3;

const pending = <SkeletonText lines={size} gap="18px" />;

const load = () => {
  const { signal } = new AbortController();
  return {
    projects: loadDesignProjects(signal),
    favorites: newestFavorites(size, signal),
    searches: savedSearches(),
  };
};

/** A signed-in person's last projects, favorites, and saved searches. */
export function LeftOff() {
  const [{ projects, favorites, searches }] = useState(load);
  return (
    <>
      <OverviewPart title="Projects" all={to.designProjects()} heading="h3">
        <Deferred result={projects} what="Your projects" fallback={pending}>
          {(list) => <NewestProjects list={list} size={size} />}
        </Deferred>
      </OverviewPart>
      <OverviewPart title="Favorites" all={to.favorites()} heading="h3">
        <Deferred result={favorites} what="Your favorites" fallback={pending}>
          {(data) => <NewestFavorites {...data} />}
        </Deferred>
      </OverviewPart>
      <OverviewPart title="Saved searches" all={to.savedSearches()} heading="h3">
        <Deferred result={searches} what="Your saved searches" fallback={pending}>
          {(list) => <NewestSearches list={list} size={size} />}
        </Deferred>
      </OverviewPart>
    </>
  );
}
