import { useCallback, useEffect, useMemo, useState } from 'react';

import { NavigationType, useNavigationType } from 'react-router';

import { onLetters, onUndoKeys } from '#src/browser/shortcut.ts';
import { useDevice } from '#src/components/page/use-device.ts';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import type { Change } from '#src/domain/redline/redline.ts';
import { summaryOf, type Decision } from '#src/domain/redline/result.ts';
import { ChangeBar } from '#src/screens/redline/change-bar.tsx';
import type { ComparedProps } from '#src/screens/redline/compared-props.ts';
import { Outcome } from '#src/screens/redline/outcome.tsx';
import { RedlinePaper, rowAnchor } from '#src/screens/redline/redline-paper.tsx';
import style from '#src/screens/redline/redline-screen.module.css';
import { sideName, type SideContent } from '#src/screens/redline/side-text.ts';
import { fullDate } from '#src/lib/dates.ts';
import { useDecisions } from '#src/screens/redline/use-decisions.ts';
import { isAtStart, isNewVisit, scrollToId } from '#src/browser/scroll.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { Notice } from '#src/ui/notice.tsx';

/** The redline of two texts, with the controls to decide about it. */
export function Compared({ redline, ...props }: ComparedProps) {
  const { comparison, loaded, old, now, onFilter } = props;
  const { changes } = redline;
  const deciding = useDecisions(comparison);
  // An id rather than an index, because units, notes, or a save can change the list of changes.
  const [currentId, setCurrentId] = useState<string | null>(null);
  const hasAll = !loaded.isChangesOnly;
  const isOn = useSingleKeys((one) => one.isOn);
  const choose = useCallback(({ id }: Change) => setCurrentId(id), []);
  usePageFields(now.section);
  const place = changes.findIndex(({ id }) => id === currentId);
  const at = place === -1 ? null : place;
  const current = changes[place] ?? null;
  const goTo = (next: number): void => {
    const change = changes[next];
    if (!change) return;
    choose(change);
    scrollToId(rowAnchor(change.at));
  };
  const go = (by: 1 | -1): void => {
    if (changes.length === 0) return;
    const first = by === 1 ? 0 : changes.length - 1;
    goTo(at === null ? first : (at + by + changes.length) % changes.length);
  };
  const decide = (decision: Decision): void => {
    if (current === null || at === null) return;
    deciding.decide([current], decision);
    goTo(nextOpen(changes, at, (id) => deciding.decisions.has(id)));
  };
  useEffect(
    () => onUndoKeys(deciding.undo, deciding.redo),
    // Undo and redo as of this render.
    [deciding.undo, deciding.redo],
  );
  useEffect(() => {
    if (!isOn) return undefined;
    return onLetters({
      n: () => go(1),
      p: () => go(-1),
      a: () => decide('accepted'),
      r: () => decide('rejected'),
    });
  });
  const [opensAt] = useState(changes[0]?.at);
  const way = useNavigationType();
  const [isOpenedAnew] = useState(
    way === NavigationType.Push || (way === NavigationType.Pop && isNewVisit()),
  );
  // Don't move people who come back, have scrolled, or are choosing texts.
  useEffect(() => {
    if (opensAt !== undefined && isOpenedAnew && isAtStart()) scrollToId(rowAnchor(opensAt));
  }, [opensAt, isOpenedAnew]);
  const summary = useMemo(() => summaryOf(redline), [redline]);
  const { project } = loaded;
  const nameOf = ({ side, section }: SideContent): string =>
    `${sideName(side, section, project)} (revised ${fullDate(section.revised) ?? section.revised})`;
  const named = `Changes from ${nameOf(old)} to ${nameOf(now)}`;
  const outcome = (
    <Outcome {...props} redline={redline} deciding={deciding} current={current} summary={summary} />
  );
  // An option that hides the last change must not move the panel with this option.
  const [hadChanges] = useState(changes.length > 0);
  const isInBar = useDevice() === 'narrow' && hadChanges;
  return (
    <div className={`grid at-top gap-5 print-block ${style.columns}`}>
      {!isInBar && outcome}
      <div className={`stack gap-3 print-block ${style.text}`}>
        {changes.length === 0 && (
          <Notice tone="good" title="No differences." role="status">
            <p>
              Both texts read the same
              {summary.renumbered > 0 &&
                `; ${summary.renumbered} of their paragraphs ${summary.renumbered === 1 ? 'is' : 'are'} numbered differently`}
              .
            </p>
          </Notice>
        )}
        {(changes.length > 0 || isInBar) && (
          <ChangeBar
            redline={redline}
            at={at}
            deciding={deciding}
            hasAll={hasAll}
            onFilter={onFilter}
            onStep={go}
            onDecide={decide}
            outcome={isInBar && outcome}
          />
        )}
        <RedlinePaper
          {...props}
          redline={redline}
          named={named}
          deciding={deciding}
          current={current}
          hasAll={hasAll || changes.length === 0}
          onChoose={choose}
        />
      </div>
    </div>
  );
}

/** The next undecided change, wrapping around; the next one of any kind if all are decided. */
function nextOpen(changes: readonly Change[], at: number, isDecided: (id: string) => boolean): number {
  for (let by = 1; by < changes.length; by += 1) {
    const place = (at + by) % changes.length;
    if (!isDecided(changes[place]?.id ?? '')) return place;
  }
  return at;
}
