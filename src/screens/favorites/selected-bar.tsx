import { useState } from 'react';

import { focusHeadingOnUnmount, moveFocusToNeighbor } from '#src/browser/heading.ts';
import { notify } from '#src/browser/toasts.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import bar from '#src/components/selection/selection-bar.module.css';
import { Link } from '#src/components/page/link.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { comparedProducts } from '#src/domain/selected-items.ts';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { favoriteItem, favoriteTitle, type FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { inquiryQuery } from '#src/domain/inquiry/inquiry-query.ts';
import { seenStateOf, type SavedItem } from '#src/domain/saved-item.ts';
import { sharedItems } from '#src/domain/share/shared.ts';
import { to } from '#src/paths.ts';
import { starButtons } from '#src/screens/favorites/favorite-row.tsx';
import style from '#src/screens/favorites/selected-bar.module.css';
import { assignFavorites, removeFavorites } from '#src/services/favorite-changes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

interface Props {
  selected: readonly FavoriteRecord[];
  projects: readonly DesignProject[];
  onClear: () => void;
}

export function SelectedBar({ selected, projects, onClear }: Props) {
  const ids = comparedProducts(selected.flatMap((known) => favoriteItem(known) ?? []));
  const favorites = selected.map(({ favorite }) => favorite);
  const asked = inquiryQuery({
    items: selected.flatMap((known) => favoriteItem(known) ?? []),
    manufacturers: favorites
      .filter(({ content_type }) => content_type === 'company')
      .map(({ content_id }) => content_id),
  });
  return (
    <>
      <p className="unseen" role="status">
        {selected.length === 0 ? '' : `${selected.length} selected`}
      </p>
      {selected.length > 0 && (
        <section className={`shade screen-only static-499 ${bar.bar}`} aria-label="Selected favorites">
          <div className={`cluster gap-2 rows-599 ${bar.line}`}>
            <strong className={`note digits ${bar.count}`}>{selected.length} selected</strong>
            {ids.length >= 2 && ids.length <= maxCompared && (
              <Link className={buttonClass('primary')} to={to.compare(ids)}>
                Compare {ids.length} products
              </Link>
            )}
            {projects.length > 0 && (
              <Assign
                projects={projects}
                assign={async (project) => {
                  const failed = await assignFavorites(favorites, project);
                  const name = projects.find(({ seq }) => seq === project)?.name;
                  if (failed > 0) void notify.error(`Couldn’t assign ${failed} of ${favorites.length}.`);
                  else
                    void notify.success(
                      name === undefined ? 'Removed from their projects' : `Assigned to ${name}`,
                    );
                }}
              />
            )}
            <AddToProject items={selected.map(savedItemOf)} />
            {asked !== '' && (
              <Link className={buttonClass()} to={to.rfi(asked)} aria-label="Request information">
                <span>
                  Request<span className="hidden-899"> information</span>
                </span>
              </Link>
            )}
            <ShareButton
              what={() => ({ kind: 'list', name: '', projectType: '', items: sharedItems(favorites) })}
            />
            <Button
              onClick={() => {
                moveFocusToNeighbor(
                  starButtons,
                  (star) => star.closest('li')?.querySelector(':checked') !== null,
                );
                void removeFavorites(favorites);
              }}
            >
              Remove
            </Button>
            <Button ref={focusHeadingOnUnmount} onClick={onClear}>
              Clear
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** Takes a snapshot of the item's current state, to detect later changes. */
function savedItemOf(known: FavoriteRecord): SavedItem {
  const { content_type, content_id } = known.favorite;
  return { content_type, content_id, title: favoriteTitle(known), seen: seenStateOf(favoriteItem(known)) };
}

interface AssignProps {
  projects: readonly DesignProject[];
  assign: (project: number | null) => Promise<void>;
}

function Assign({ projects, assign }: AssignProps) {
  const [project, setProject] = useState('');
  const { submit, isSubmitting } = useSubmitOnce(() => assign(project === '' ? null : Number(project)));
  return (
    <form
      className={`flex shrinks gap-1 ${style.assign}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <select
        className="shrinks note plain control"
        aria-label="Project"
        value={project}
        onChange={({ currentTarget }) => setProject(currentTarget.value)}
      >
        <option value="">No project</option>
        {projects.map(({ seq, name }) => (
          <option key={seq} value={seq}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" disabled={isSubmitting}>
        Assign
      </Button>
    </form>
  );
}
