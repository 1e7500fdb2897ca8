import type { ReactNode } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { Link } from '#src/components/page/link.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { CallError } from '#src/contracts/result.ts';
import { statuses, statusWords } from '#src/domain/design-projects/binder.ts';
import { withPart } from '#src/domain/design-projects/item-changes.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { itemsText } from '#src/screens/projects/project-labels.ts';
import { removeItems } from '#src/screens/projects/remove-items.ts';
import { changeDesignProject } from '#src/services/design-project-changes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  project: DesignProject;
  /** Keys of the selected items. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Why the last bulk change or removal was rejected. */
  failure: CallError | null;
  setFailure: (failure: CallError | null) => void;
  /** The query string of `/rfi` for the selected items; null if none has loaded. */
  asked: string | null;
  /** The button that adds items. */
  add: ReactNode;
  /** False for someone who may only read the project. */
  isEditable: boolean;
}

export function BulkTools({ project, chosen, onChoose, failure, setFailure, asked, add, isEditable }: Props) {
  const { items, seq } = project;
  const isAll = chosen.size === items.length;
  async function setStatus(text: string): Promise<void> {
    const status = statuses.find((one) => one === text);
    if (status === undefined) return;
    setFailure(null);
    const { error } = await changeDesignProject(seq, (one) => withPart(one, chosen, { status }));
    setFailure(error ?? null);
  }
  async function remove(): Promise<void> {
    setFailure(null);
    const keys = chosen;
    onChoose(new Set());
    setFailure(await removeItems(project, keys, itemsText(keys.size)));
  }
  return (
    <div className="cluster between high-36 gap-2-3 screen-only">
      <div className="cluster gap-2-3 rows-599">
        {items.length > 0 && (
          <Checkbox
            label={chosen.size === 0 ? 'Select all' : `${chosen.size} selected`}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.size > 0 && !isAll;
            }}
            onChange={() => onChoose(isAll ? new Set() : new Set(items.map(savedKey)))}
          />
        )}
        {chosen.size > 0 && (
          <>
            {isEditable && (
              <select
                className={`high-34 note control touch-44 ${style.select}`}
                aria-label="Status of selected items"
                value=""
                onChange={({ target }) => void setStatus(target.value)}
              >
                <option value="">Set status…</option>
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {statusWords[status]}
                  </option>
                ))}
              </select>
            )}
            {asked !== null && (
              <Link className={buttonClass()} to={to.rfi(asked)}>
                Request information
              </Link>
            )}
            {isEditable && <Button onClick={() => void remove()}>Remove selected</Button>}
          </>
        )}
      </div>
      <div className="flow push-right gap-2-4 contents-599">
        {items.length > 0 && <ViewSwitch />}
        {add}
      </div>
      <div role="alert" className={`hidden-if-empty ${style.failure}`}>
        {failure && (
          <Notice tone="bad" title="Could not save project.">
            <p>{saveErrorText(failure)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
