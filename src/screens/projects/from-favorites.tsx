import { useEffect, useState } from 'react';

import { RetryNotice } from '#src/components/page/retry-notice.tsx';
import { now } from '#src/browser/clock.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { manufacturerOf, sectionOf, titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { withItems } from '#src/domain/design-projects/item-changes.ts';
import { savedKey, seenStateOf } from '#src/domain/saved-item.ts';
import { useLibraryRecords } from '#src/components/library/use-library-records.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import style from '#src/screens/projects/item-documents.module.css';
import { changeDesignProject } from '#src/services/design-project-changes.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { LibraryRecords } from '#src/services/library-records.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Code } from '#src/ui/code.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Leaves out items that the project already has. */
export function FromFavorites({ project, onClose }: { project: DesignProject; onClose: () => void }) {
  const { status, list } = useFavorites();
  const isReady = status === 'ready';
  const { records, retry } = useLibraryRecords(isReady ? list : null);
  const { submit: tryAgain, isSubmitting: isTrying } = useSubmitOnce(retry);
  useEffect(() => {
    void loadFavorites();
  }, []);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const present = new Set(project.items.map(savedKey));
  const unread = list
    .map(savedKey)
    .filter((key) => !present.has(key) && records?.get(key)?.kind === 'unread');
  const items = candidates(list, records ?? new Map()).filter(({ saved }) => !present.has(savedKey(saved)));
  const shown = items.filter((item) => fits(item, words));
  const chosenItems = items.filter(({ saved }) => chosen.has(savedKey(saved)));
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const additions = chosenItems.map(({ saved: { content_type, content_id }, record }) => ({
      content_type,
      content_id,
      seen: record.kind === 'item' ? seenStateOf(record.item) : null,
    }));
    const moment = new Date(now()).toISOString();
    const { error } = await changeDesignProject(project.seq, (one) => withItems(one, additions, moment));
    if (error) setFailure(saveErrorText(error));
    else onClose();
  });
  return (
    <Dialog title="Add from favorites" variant="wide" onClose={onClose}>
      {status === 'failed' && (
        <Notice tone="bad" title="Couldn’t load your favorites.">
          <Button onClick={() => void loadFavorites()}>Try again</Button>
        </Notice>
      )}
      {status !== 'failed' && records === null && <SkeletonText lines={8} />}
      {unread.length > 0 && (
        <RetryNotice
          title={`Couldn’t load ${unread.length} of your favorites.`}
          isTrying={isTrying}
          onRetry={tryAgain}
        />
      )}
      {records !== null && items.length === 0 && unread.length === 0 && (
        <p className="muted">
          {list.length === 0
            ? 'You have no favorites yet.'
            : 'All of your available favorites are in this project.'}
        </p>
      )}
      {records !== null && items.length > 0 && (
        <>
          <TextField
            label="Filter"
            type="search"
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
          <p className="unseen" role="status">
            {shown.length} of {items.length} favorites
          </p>
          <ul className={`lined-items ${style.documents}`} aria-label="Favorites">
            {shown.map((item) => {
              const key = savedKey(item.saved);
              return (
                <li key={key}>
                  <Checkbox
                    checked={chosen.has(key)}
                    onChange={({ target }) => setChosen(toggleKeys(chosen, [key], target.checked))}
                    label={<Words item={item} />}
                  />
                </li>
              );
            })}
          </ul>
          <div role="alert">
            {failure !== null && (
              <Notice tone="bad" title="Could not save project.">
                <p>{failure}</p>
              </Notice>
            )}
          </div>
          <div className="flow gap-2">
            <Button kind="primary" disabled={chosenItems.length === 0 || isSubmitting} onClick={submit}>
              {chosenItems.length === 0 ? 'Add' : `Add ${chosenItems.length}`}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Words({ item }: { item: BinderItem }) {
  const section = sectionOf(item);
  const { content_type: type } = item.saved;
  return (
    <>
      <bdi>{titleOf(item)}</bdi>{' '}
      <span className="flow baseline gap-0-2 muted">
        <Code>{type === 'company' ? 'MANUFACTURER' : contentTypeWords[type].code}</Code>{' '}
        {type !== 'company' && <bdi>{manufacturerOf(item)}</bdi>}{' '}
        {section && (
          <span>
            <SectionNumber section={section} />
          </span>
        )}
      </span>
    </>
  );
}

/** Favorites that still exist, as project items. */
const candidates = (list: readonly Favorite[], records: LibraryRecords): readonly BinderItem[] =>
  list.flatMap((favorite): BinderItem[] => {
    const record = records.get(savedKey(favorite));
    if (record === undefined || record.kind === 'gone' || record.kind === 'unread') return [];
    const { content_type, content_id, created_at: added_at } = favorite;
    const saved = {
      content_type,
      content_id,
      added_at,
      status: 'considering',
      note: '',
      documents: [],
      seen: null,
    };
    return [{ saved: { ...saved, status: 'considering' }, record, documents: null }];
  });

function fits(item: BinderItem, words: string): boolean {
  const section = sectionOf(item);
  const text =
    `${titleOf(item)} ${manufacturerOf(item)} ${section?.number ?? ''} ${section?.title ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
