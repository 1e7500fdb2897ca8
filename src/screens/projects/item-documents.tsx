import { use, useState, type MouseEvent } from 'react';

import { today } from '#src/browser/clock.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import {
  chosenDocuments,
  submittalDocuments,
  titleOf,
  usualDocuments,
} from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { expiryStatus, fullDate } from '#src/lib/dates.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import style from '#src/screens/projects/binder-view.module.css';
import listStyle from '#src/screens/projects/item-documents.module.css';
import type { PendingDocuments } from '#src/screens/projects/records.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Code } from '#src/ui/code.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  item: BinderItem;
  pendingDocuments: PendingDocuments;
  /** `before` has the documents that were chosen when the person started. Null for someone who may only read the project. */
  onChoose: ((documents: ProjectItem['documents'], before: ProjectItem['documents']) => void) | null;
}

const none = Promise.resolve(null);

/** How many of an item's documents go into the submittal, with a way to choose them. */
export function ItemDocuments({ item, pendingDocuments, onChoose }: Props) {
  const { record } = item;
  const isProduct = record.kind === 'item' && record.item.content_type === 'product';
  const answer = use(isProduct ? (pendingDocuments.get(record.item.id) ?? none) : none);
  if (record.kind !== 'item') return <span className={`small muted ${style.waiting}`} />;
  if (!isProduct) {
    const isDocument = submittalDocuments({ documents: [record.item] }).length > 0;
    return (
      <span className={`small muted ${style.waiting}`}>{isDocument ? '1 document' : 'No documents'}</span>
    );
  }
  if (answer?.error) return <span className={`small muted ${style.waiting}`}>Couldn’t load documents</span>;
  const documents = submittalDocuments({ documents: answer?.data.content ?? [] });
  if (documents.length === 0) return <span className={`small muted ${style.waiting}`}>No documents</span>;
  const whole = { ...item, documents };
  const chosen = chosenDocuments(whole);
  const ended = chosen.filter((one) => hasEnded(one)).length;
  return (
    <div className="grid gap-2px">
      {onChoose ? (
        <DialogButton
          className={`printed ${listStyle.line}`}
          renderDialog={(close) => (
            <Choice
              title={titleOf(item)}
              documents={documents}
              chosen={chosen}
              before={item.saved.documents}
              onChoose={(next, before) =>
                onChoose(isSame(next, usualDocuments(documents)) ? [] : next.map(nameOf), before)
              }
              onClose={close}
            />
          )}
        >
          <span className="unseen">Documents of {titleOf(item)}: </span>
          {chosen.length} of {documents.length} documents
        </DialogButton>
      ) : (
        <span className={`small muted ${style.waiting}`}>
          {chosen.length} of {documents.length} documents
        </span>
      )}
      {ended > 0 && (
        <p className="small quiet">
          <Code tone="bad">{ended} EXPIRED</Code>
        </p>
      )}
    </div>
  );
}

function hasEnded(item: Content): boolean {
  const until = 'validUntil' in item ? item.validUntil : null;
  return until !== null && expiryStatus(until, today()) === 'expired';
}

const isSame = (one: readonly Content[], other: readonly Content[]): boolean =>
  one.map(keyOf).join() === other.map(keyOf).join();

const keyOf = (one: Content): string => savedKey(nameOf(one));

const nameOf = ({ content_type, id }: Content) => ({ content_type, content_id: id });

function factsOf({ files, updated_at: updated }: Content): string[] {
  const formats = [...new Set(files.map(({ format }) => format))].join(', ');
  return [formats, fullDate(updated) ?? ''].filter(Boolean);
}

interface ChoiceProps {
  before: ProjectItem['documents'];
  title: string;
  documents: readonly Content[];
  chosen: readonly Content[];
  onChoose: (chosen: readonly Content[], before: ProjectItem['documents']) => void;
  onClose: () => void;
}

function Choice({ title, documents, chosen: saved, before, onChoose, onClose }: ChoiceProps) {
  const [opened] = useState(before);
  /** Keys of the chosen documents, in order. */
  const [chosen, setChosen] = useState<readonly string[]>(() => saved.map(keyOf));
  const inOrder = chosen.flatMap((key) => documents.filter((one) => keyOf(one) === key));
  const others = documents.filter((one) => !chosen.includes(keyOf(one)));
  const move =
    (key: string, by: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      const at = chosen.indexOf(key);
      setChosen(chosen.toSpliced(at, 1).toSpliced(at + by, 0, key));
      // Moving the element in the page loses focus, so focus it again.
      queueMicrotask(() => currentTarget.focus());
    };
  return (
    <Dialog title={`Documents of ${title}`} variant="wide" onClose={onClose}>
      <p className="note muted">These go into the submittal, in this order. Choose at least one.</p>
      <div className="flow gap-2">
        <Button onClick={() => setChosen(usualDocuments(documents).map(keyOf))}>Default</Button>
        <Button onClick={() => setChosen([...chosen, ...others.map(keyOf)])}>All</Button>
        <Button onClick={() => setChosen([])}>None</Button>
      </div>
      <ul className={`lined-items ${listStyle.documents}`}>
        {[...inOrder, ...others].map((one, index) => {
          const key = keyOf(one);
          const isChosen = chosen.includes(key);
          return (
            <li className="flex at-top between gap-2" key={key}>
              <Checkbox
                checked={isChosen}
                onChange={({ target }) => setChosen([...toggleKeys(chosen, [key], target.checked)])}
                label={
                  <>
                    <bdi>{unbroken(one.title)}</bdi>{' '}
                    <span className="flow baseline gap-0-2 muted">
                      <Code>{contentTypeWords[one.content_type].code}</Code>{' '}
                      {one.csi[0] && (
                        <span>
                          <SectionNumber section={one.csi[0]} />
                        </span>
                      )}{' '}
                      {factsOf(one).map((fact) => (
                        <span key={fact}>{fact}</span>
                      ))}
                    </span>
                  </>
                }
              />
              {isChosen && (
                <span className="rigid inline-row">
                  <Button
                    kind="plain"
                    disabled={index === 0}
                    aria-label={`Move ${one.title} up`}
                    onClick={move(key, -1)}
                  >
                    <Icon name="up" size={14} />
                  </Button>
                  <Button
                    kind="plain"
                    disabled={index === inOrder.length - 1}
                    aria-label={`Move ${one.title} down`}
                    onClick={move(key, 1)}
                  >
                    <Icon name="down" size={14} />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flow gap-2 dialog-foot static-499">
        <Button
          kind="primary"
          disabled={inOrder.length === 0}
          onClick={() => {
            onChoose(inOrder, opened);
            onClose();
          }}
        >
          Use {inOrder.length} of {documents.length}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
