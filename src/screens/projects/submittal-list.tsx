import { useState } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import type { CallError } from '#src/contracts/result.ts';
import { withPart } from '#src/domain/design-projects/item-changes.ts';
import type { ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import type { SubmittalFile, SubmittalPlan } from '#src/domain/design-projects/submittal.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import style from '#src/screens/projects/submittal.module.css';
import { changeDesignProject } from '#src/services/design-project-changes.ts';
import { Code } from '#src/ui/code.tsx';

interface Props {
  plan: SubmittalPlan;
  /** `seq` of the project. */
  project: number;
  /** False for someone who may only read the project. */
  isEditable: boolean;
}

/** In section order. */
export const SubmittalList = ({ plan: { lines, files }, project, isEditable }: Props) => (
  <ol className={`line-top lined-items ${style.list}`} aria-label="Submittal items">
    {lines.map((line) => (
      <Line
        key={line.mark}
        line={line}
        files={files.filter((one) => one.line === line)}
        project={project}
        isEditable={isEditable}
      />
    ))}
  </ol>
);

const Line = ({
  line,
  files,
  project,
  isEditable,
}: Pick<Props, 'project' | 'isEditable'> & {
  line: ScheduleLine;
  files: readonly SubmittalFile[];
}) => (
  <li className="unbroken">
    <span className="mono small muted">{line.mark}</span>
    <div className="shrinks anywhere">
      <p className="bold">
        <bdi>{line.title}</bdi> <span className="muted regular">{line.status}</span>
      </p>
      {isEditable && <Options line={line} project={project} />}
      {(line.item.saved.options ?? []).length > 0 && (
        <p className="paper-only small">
          {(line.item.saved.options ?? []).map(({ name, value }) => `${name}: ${value}`).join('; ')}
        </p>
      )}
      {files.length === 0 ? (
        <p className="redline">No document in the library.</p>
      ) : (
        <ul>
          {files.map((one) => (
            <li className="flex baseline gap-2 pad-block-2px" key={one.file.url}>
              <Code>{one.file.format}</Code>
              <span>
                <bdi>{one.item.title}</bdi>{' '}
                {one.isRepeated && <span className="muted">included with an earlier item</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

/** A product's chosen options, which are marked on the item's cover page. */
function Options({ line: { item, title }, project }: { line: ScheduleLine; project: number }) {
  const [failure, setFailure] = useState<CallError | null>(null);
  const { record, saved } = item;
  const options = record.kind === 'item' && record.item.content_type === 'product' ? record.item.options : [];
  if (options.length === 0) return null;
  const chosen = saved.options ?? [];
  async function choose(name: string, value: string): Promise<void> {
    setFailure(null);
    const others = chosen.filter((one) => one.name !== name);
    const next = value === '' ? others : [...others, { name, value }];
    const { error } = await changeDesignProject(project, (one) =>
      withPart(one, new Set([savedKey(saved)]), { options: next }),
    );
    setFailure(error ?? null);
  }
  return (
    <div className={`grid gap-1-4 small pad-block-1 screen-only ${style.options}`}>
      {options.map(({ name, values }) => (
        <label className="grid at-middle gap-6px muted" key={name}>
          <span>{name}</span>
          <select
            className="plain control"
            aria-label={`${name} of ${title}`}
            value={chosen.find((one) => one.name === name)?.value ?? ''}
            onChange={({ target }) => void choose(name, target.value)}
          >
            <option value="">Not chosen</option>
            {values.map(({ text }) => (
              <option key={text}>{text}</option>
            ))}
          </select>
        </label>
      ))}
      {failure && (
        <p className="redline" role="alert">
          Not saved. {saveErrorText(failure)}
        </p>
      )}
    </div>
  );
}
