import { useState, useMemo } from 'react';
import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { isConflict, type Merged, type Answers } from '#src/domain/merged-section/merge-types.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/merged-section/merge-specifications.module.css';
import { MergedPaper } from '#src/screens/merged-section/merged-paper.tsx';
import { OpenValues } from '#src/screens/merged-section/open-values.tsx';
import { ResolvePanel } from '#src/screens/merged-section/resolve-panel.tsx';
import { ValuesTable } from '#src/screens/merged-section/values-table.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { mergeSummary } from '#src/domain/merged-section/merge-summary.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import { writeMerge, useAnswers } from '#src/stores/merged-sections.ts';

/** The merged section in its current state, with functions to resolve an item or reopen it. */
function useMerge(sources: readonly MergeSource[]): {
  merged: Merged | null;
  resolve: (key: string, answer: string | null) => void;
  /** Gives several answers at once, by key. */
  resolveAll: (more: Answers) => void;
  keep: () => void;
} {
  const first = useMemo(() => mergeSections(sources), [sources]);
  const name = first?.section.filename ?? '';
  const answers = useAnswers(name);
  const merged = useMemo(() => mergeSections(sources, answers), [sources, answers]);
  const write = (next: Answers): void => {
    const now = mergeSections(sources, next);
    if (now !== null) writeMerge(name, mergeSummary(now, next));
  };
  return {
    merged,
    resolve: (key, answer) => {
      const { [key]: _before, ...others } = answers;
      write(answer === null ? others : { ...others, [key]: answer });
    },
    resolveAll: (more) => write({ ...answers, ...more }),
    keep: () => write(answers),
  };
}

/** The conflicts next to the resulting text. */
export function MergedView({ sources }: { sources: readonly MergeSource[] }) {
  const { merged, resolve, resolveAll, keep } = useMerge(sources);
  const [marked, setMarked] = useState<readonly number[]>([]);
  if (merged === null) return null;
  return <Merging {...{ merged, resolve, resolveAll, keep, marked }} onMark={setMarked} />;
}

interface Props extends Pick<ReturnType<typeof useMerge>, 'resolve' | 'resolveAll' | 'keep'> {
  merged: Merged;
  marked: readonly number[];
  onMark: (ids: readonly number[]) => void;
}

function Merging({ merged, resolve, resolveAll, keep, marked, onMark }: Props) {
  const { section, items, values, leftOut } = merged;
  usePageFields(section);
  return (
    <>
      <AccountTextNotice />
      <div className={`cluster between gap-2-4 note quiet ${style.bar}`}>
        <p role="status">{stateText(merged)}</p>
        <div className="flow gap-2 screen-only">
          <Link className={buttonClass('primary')} to={to.specwizard(section.filename)} onClick={keep}>
            Open in {brand.specWizard}
          </Link>
          <PrintButton />
        </div>
      </div>
      <div className={`grid at-top gap-5 print-block ${style.columns}`}>
        <div className={`stack scroll gap-4 print-block ${style.side}`}>
          <ResolvePanel items={items} resolve={resolve} onMark={onMark} />
          <OpenValues items={items} resolveAll={resolveAll} />
          <ValuesTable values={values} />
          {leftOut.length > 0 && (
            <details className={`note lined-lists screen-only ${style.out}`}>
              <summary>{pluralize(leftOut.length, 'line')} left out</summary>
              <ul>
                {leftOut.map(({ manufacturer, text, why }, index) => (
                  <li key={index}>
                    {text}{' '}
                    <span className="muted">
                      ({manufacturer}; {why.toLowerCase()})
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <MergedPaper merged={merged} marked={marked} />
      </div>
    </>
  );
}

/** `338 lines · 2 of 5 conflicts open · 1 of 3 clauses open · 5 values chosen`. */
function stateText({ section, items, values, leftOut }: Merged): string {
  const conflicts = items.filter(isConflict);
  const clauses = items.filter((item) => !isConflict(item));
  const open = (list: typeof items, one: string, more: string): string => {
    const left = list.filter(({ answer }) => answer === null).length;
    if (list.length === 0) return `no ${more}`;
    return `${left} of ${list.length} ${list.length === 1 ? one : more} open`;
  };
  return [
    pluralize(section.nodes.length, 'line'),
    open(conflicts, 'conflict', 'conflicts'),
    open(clauses, 'proprietary clause', 'proprietary clauses'),
    ...(values.length > 0 ? [`${pluralize(values.length, 'value')} chosen`] : []),
    ...(leftOut.length > 0 ? [`${pluralize(leftOut.length, 'line')} left out`] : []),
  ].join(' · ');
}
