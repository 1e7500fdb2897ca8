import { useState, useEffect } from 'react';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { groupsOf, shownFavorites } from '#src/domain/favorites/shown-favorites.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { FavoriteList } from '#src/screens/favorites/favorite-list.tsx';
import { FavoriteTools } from '#src/screens/favorites/favorite-tools.tsx';
import type { favorites } from '#src/screens/favorites/loaders.ts';
import { SelectedBar } from '#src/screens/favorites/selected-bar.tsx';
import { ViewBar } from '#src/screens/favorites/view-bar.tsx';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { to } from '#src/paths.ts';
import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { pluralOf, type FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { useRevalidateFor } from '#src/components/page/use-revalidate-for.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { fetchRecords, LibraryRecords } from '#src/services/library-records.ts';

/** The favorites shown, newest first, each with its record once loaded. */
function useFavoriteRecords(pendingRecords: ReturnType<typeof fetchRecords>): readonly FavoriteRecord[] {
  const list = useFavorites((state) => state.list);
  const shown = useFavorites((state) => state.shown);
  const [records, setRecords] = useState<LibraryRecords>(new Map());
  useEffect(() => {
    let isHere = true;
    for (const [key, pending] of pendingRecords) {
      void pending.then((record) => {
        if (!isHere) return;
        // Keeps records that were loaded before if loading them again fails.
        setRecords((before) =>
          record.kind === 'unread' && before.has(key) ? before : new Map(before).set(key, record),
        );
      });
    }
    return () => {
      isHere = false;
    };
  }, [pendingRecords]);
  // Another tab may have added favorites whose records aren't loaded here.
  useRevalidateFor(list.map(savedKey).filter((key) => !pendingRecords.has(key) && !records.has(key)));
  return list
    .filter((favorite) => shown.has(savedKey(favorite)))
    .map((favorite) => ({ favorite, record: records.get(savedKey(favorite)) ?? null }));
}

export function Screen() {
  const { view, pendingRecords, projects: comingProjects } = useScreenData<typeof favorites>();
  const all = useFavoriteRecords(pendingRecords);
  const projects = useDesignProjects((state) => state.projects) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = shownFavorites(all, view);
  const selected = shown.filter(({ favorite }) => chosen.has(savedKey(favorite)));
  const choose = (keys: readonly string[], isOn: boolean): void =>
    setChosen((before) => toggleKeys(before, keys, isOn));
  const groups = view.isGrouped
    ? groupsOf(shown, projects)
    : shown.length > 0
      ? [{ project: null, favorites: shown }]
      : [];
  return (
    <AccountPage
      title="Favorites"
      description="The products, drawings, documents, and manufacturers that you saved."
      tools={all.length > 0 && <FavoriteTools shown={shown} projects={projects} />}
    >
      {all.length === 0 ? (
        <EmptyFavorites />
      ) : (
        <>
          <ViewBar
            view={view}
            all={all}
            select={
              <Checkbox
                label={selected.length === 0 ? 'Select all' : `${selected.length} selected`}
                checked={shown.length > 0 && selected.length === shown.length}
                disabled={shown.length === 0}
                onChange={({ currentTarget }) =>
                  choose(
                    shown.map(({ favorite }) => savedKey(favorite)),
                    currentTarget.checked,
                  )
                }
              />
            }
            count={
              <p className="muted digits" aria-live="polite">
                {shown.length === all.length
                  ? pluralize(all.length, 'favorite')
                  : `${countText(shown.length)} of ${countText(all.length)} favorites`}
              </p>
            }
          />
          <LoadErrors all={all} />
          <Deferred result={comingProjects} fallback={null} what="the projects">
            {() => null}
          </Deferred>
          {shown.length === 0 && <p className="line-top pad-block-3">No matching favorites.</p>}
          {groups.map(({ project, favorites }) => (
            <FavoriteList
              key={project}
              title={view.isGrouped ? (projects.find(({ seq }) => seq === project) ?? null) : undefined}
              {...{ favorites, projects, chosen, choose }}
            />
          ))}
          <SelectedBar selected={selected} projects={projects} onClear={() => setChosen(new Set())} />
        </>
      )}
    </AccountPage>
  );
}

function EmptyFavorites() {
  return (
    <WithPanel panel={<PanelPart title="What they do" facts={uses} />}>
      <p>
        No favorites yet. Press Save next to any product, drawing, document, or manufacturer to keep it here
        with your notes and see when it changes.
      </p>
      <NextLinks
        className="roomy-links"
        ways={[
          ['Search the library', to.searchEmpty()],
          ['Products by division', to.contentType('product')],
          ['CAD details by division', to.contentType('cad')],
          ['What’s new this week', to.whatsNew()],
        ]}
      />
    </WithPanel>
  );
}

const uses = [
  ['Notes', 'Each item keeps what you write about it.'],
  ['Changes', 'An item that was updated or expired since you saved it says so.'],
  ['Projects', 'From here, items go to a design project, or into one request to several manufacturers.'],
] as const;

/** Lists favorites whose records failed to load. */
function LoadErrors({ all }: { all: readonly FavoriteRecord[] }) {
  const retry = useRetry(all);
  const types = [
    ...new Set(
      all.flatMap(({ favorite, record }) =>
        record?.kind === 'unread' ? [pluralOf(favorite.content_type)] : [],
      ),
    ),
  ];
  if (types.length === 0) return null;
  return (
    <RetryNotice title={`Couldn’t load: ${types.join(', ')}.`} {...retry}>
      <p>Your favorites are safe. Their details are unavailable right now.</p>
    </RetryNotice>
  );
}
