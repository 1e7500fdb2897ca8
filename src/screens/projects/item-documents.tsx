import { use, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { chosenDocuments, titleOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { expiryStatus, fullDate } from '#src/lib/dates.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { toggled } from '#src/lib/toggled.ts';
import style from '#src/screens/projects/binder-view.module.css';
import type { PendingDocuments } from '#src/screens/projects/records.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Code } from '#src/ui/code.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  item: BinderItem;
  pendingDocuments: PendingDocuments;
  onChoose: (documents: ProjectItem['documents']) => void;
}

const none = Promise.resolve(null);

/** How many documents of an item go into the submittal, and the way to choose them. */
export function ItemDocuments({ item, pendingDocuments, onChoose }: Props) {
  const { record } = item;
  const [isOpen, setOpen] = useState(false);
  const isProduct = record.kind === 'item' && record.item.content_type === 'product';
  const answer = use(isProduct ? (pendingDocuments.get(record.item.id) ?? none) : none);
  if (!isProduct) return <span className={style.waiting}>{record.kind === 'item' ? '1 document' : ''}</span>;
  if (answer?.error) return <span className={style.waiting}>Couldn’t load documents</span>;
  const documents = answer?.data.content ?? [];
  if (documents.length === 0) return <span className={style.waiting}>No documents</span>;
  const whole = { ...item, documents };
  const chosen = chosenDocuments(whole);
  const isAll = item.saved.documents.length === 0;
  const ended = chosen.filter((one) => hasEnded(one)).length;
  return (
    <div className={style.documented}>
      <Button className={style.documentsLine ?? ''} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="unseen">Documents of {titleOf(item)}: </span>
        {isAll ? `All ${documents.length} documents` : `${chosen.length} of ${documents.length} documents`}
      </Button>
      {ended > 0 && (
        <p className={style.ended}>
          <Code tone="bad">{ended} EXPIRED</Code>
        </p>
      )}
      {isOpen && (
        <Choice
          title={titleOf(item)}
          documents={documents}
          chosen={chosen}
          onChoose={(next) => onChoose(next.length === documents.length ? [] : next.map(nameOf))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function hasEnded(item: Content): boolean {
  const until = 'validUntil' in item ? item.validUntil : null;
  return until !== null && expiryStatus(until, today()) === 'expired';
}

const nameOf = ({ content_type, id }: Content) => ({ content_type, content_id: id });

interface ChoiceProps {
  title: string;
  documents: readonly Content[];
  chosen: readonly Content[];
  onChoose: (chosen: readonly Content[]) => void;
  onClose: () => void;
}

function Choice({ title, documents, chosen: saved, onChoose, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(saved.map((one) => savedKey(nameOf(one)))),
  );
  const chosenDocuments = documents.filter((one) => chosen.has(savedKey(nameOf(one))));
  return (
    <Dialog title={`Documents of ${title}`} variant="wide" onClose={onClose}>
      <p className={style.hint}>These go into the submittal. Choose one at least.</p>
      <div className={style.all}>
        <Button onClick={() => setChosen(new Set(documents.map((one) => savedKey(nameOf(one)))))}>All</Button>
        <Button onClick={() => setChosen(new Set())}>None</Button>
      </div>
      <ul className={style.documents}>
        {documents.map((one) => {
          const key = savedKey(nameOf(one));
          return (
            <li key={key}>
              <Checkbox
                checked={chosen.has(key)}
                onChange={({ target }) => setChosen(toggled(chosen, [key], target.checked))}
                label={
                  <>
                    <Code>{contentTypeWords[one.content_type].code}</Code> <bdi>{one.title}</bdi>{' '}
                    <span className="muted">
                      {one.csi[0] && <SectionNumber section={one.csi[0]} />}{' '}
                      {[...new Set(one.files.map(({ format }) => format))].join(', ')}{' '}
                      {fullDate(one.updated_at)}
                    </span>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
      <div className={style.all}>
        <Button
          kind="primary"
          disabled={chosenDocuments.length === 0}
          onClick={() => {
            onChoose(chosenDocuments);
            onClose();
          }}
        >
          Use {chosenDocuments.length} of {documents.length}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
