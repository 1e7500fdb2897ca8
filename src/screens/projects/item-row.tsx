import { Suspense, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { Link } from '#src/components/page/link.tsx';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import type { CallError } from '#src/contracts/result.ts';
import { manufacturerOf, statuses, statusWords, titleOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import type { OtherMakersSection } from '#src/domain/design-projects/chosen-section.ts';
import { withPart } from '#src/domain/design-projects/item-changes.ts';
import { ItemPortrait } from '#src/components/results/item-portrait.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { itemAnchor, savedKey } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { ItemDocuments } from '#src/screens/projects/item-documents.tsx';
import { itemHref } from '#src/screens/projects/item-href.ts';
import { ItemMarks } from '#src/screens/projects/item-marks.tsx';
import { ItemNote } from '#src/screens/projects/item-note.tsx';
import type { PendingDocuments } from '#src/screens/projects/records.ts';
import { changeDesignProject } from '#src/services/design-project-changes.ts';
import { Button } from '#src/ui/button.tsx';
import { Code } from '#src/ui/code.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  item: BinderItem;
  /** The address of its evaluation as a substitution; null if there is none. */
  evaluation: string | null;
  /** The project's section for this product's number, if it is by another manufacturer. */
  otherSection: OtherMakersSection | null;
  /** `seq` of the project. */
  seq: number;
  /** False for someone who may only read the project. */
  isEditable: boolean;
  pendingDocuments: PendingDocuments;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Optimistic; the list shows the error if it is rejected. */
  onRemove: () => void;
}

type Part = Parameters<typeof withPart>[2];

export function ItemRow({
  item,
  evaluation,
  otherSection,
  seq,
  isEditable,
  pendingDocuments,
  isChosen,
  onChoose,
  onRemove,
}: Props) {
  const { saved } = item;
  const [failure, setFailure] = useState<CallError | null>(null);
  const title = titleOf(item);
  const key = savedKey(saved);
  const href = itemHref(item);
  /** `before` has the values that the person saw when they started. */
  async function change(part: Part, before: Part = {}): Promise<CallError | null> {
    setFailure(null);
    const { error = null } = await changeDesignProject(
      seq,
      (project) => withPart(project, new Set([key]), part),
      { seen: (project) => withPart(project, new Set([key]), before) },
    );
    setFailure(error);
    return error;
  }
  return (
    <li
      id={itemAnchor(key)}
      className={`grid at-top gap-2px-3 note hairline-bottom unbroken pad-block-2 ${style.row}`}
      aria-busy={item.record.kind === 'coming'}
    >
      <label className={`centered screen-only boxes-15 ${style.box}`}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-label={`Select ${title}`}
        />
      </label>
      <div className={style.portrait}>
        <ItemPortrait type={saved.content_type} record={item.record} title={title} />
      </div>
      <div className={`stack at-start shrinks gap-2px ${style.words}`}>
        <p className={`body-size ink bold anywhere ${style.title}`}>
          {href === null ? (
            <bdi>{unbroken(title)}</bdi>
          ) : (
            <Link to={href}>
              <bdi>{unbroken(title)}</bdi>
            </Link>
          )}
        </p>
        <p className={`cluster gap-2px-3 quiet ${style.made}`}>
          {saved.content_type !== 'product' && (
            <Code>
              {saved.content_type === 'company' ? 'MANUFACTURER' : contentTypeWords[saved.content_type].code}
            </Code>
          )}
          {saved.content_type !== 'company' && <bdi>{manufacturerOf(item)}</bdi>}
          {evaluation !== null && (
            <Link
              className={`inline-block touch-high small accent pad-block-2px screen-only ${style.evaluate}`}
              to={evaluation}
              aria-label={`Evaluate a substitution: ${title}`}
            >
              <span>Evaluate a </span>substitution
            </Link>
          )}
          <ItemMarks
            item={item}
            today={today()}
            onSeen={isEditable ? (seen) => void change({ seen }) : null}
          />
          {otherSection && (
            <span className={`small quiet ${style.mark}`}>
              <Code tone="warn">OTHER SECTION</Code>{' '}
              <Link className="link" to={to.specwizardInProject(otherSection.seq, otherSection.filename)}>
                {otherSection.text}
              </Link>
            </span>
          )}
        </p>
        {isEditable ? (
          <ItemNote
            key={`note ${key}`}
            draftKey={`project-${seq}-note-${key}`}
            title={title}
            note={saved.note}
            save={async (note, before) => (await change({ note }, { note: before })) === null}
          />
        ) : (
          saved.note !== '' && (
            <p className="quiet anywhere" dir="auto">
              {saved.note}
            </p>
          )
        )}
        {failure && (
          <p className="small redline" role="alert">
            Not saved. {saveErrorText(failure)}
          </p>
        )}
      </div>
      <div className={`grid at-top gap-2 ${style.acts}`}>
        {isEditable ? (
          <select
            className={`printed high-34 note rounded touch-44 ${style.select} ${style.status}`}
            aria-label={`Status of ${title}`}
            data-status={saved.status}
            value={saved.status}
            onChange={({ target }) => {
              const status = statuses.find((one) => one === target.value);
              if (status !== undefined) void change({ status });
            }}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </select>
        ) : (
          <span className={`small rounded ${style.status}`} data-status={saved.status}>
            {statusWords[saved.status]}
          </span>
        )}
        <Suspense fallback={<span className={`small muted ${style.waiting}`}>Documents …</span>}>
          <ItemDocuments
            item={item}
            pendingDocuments={pendingDocuments}
            onChoose={
              isEditable ? (documents, before) => void change({ documents }, { documents: before }) : null
            }
          />
        </Suspense>
        {isEditable && (
          <Button
            kind="plain"
            className={`screen-only ${style.remove}`}
            aria-label={`Remove ${title}`}
            onClick={onRemove}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
    </li>
  );
}
