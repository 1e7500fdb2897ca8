import { useEffect, useState } from 'react';

import style from '#src/components/conflict/conflict-dialog.module.css';
import { useOtherChange } from '#src/components/conflict/other-change.ts';
import type { Conflict } from '#src/domain/conflict.ts';
import { wordPieces } from '#src/domain/redline/word-pieces.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { Side } from '#src/lib/merge-fields.ts';
import type { PendingQuestion } from '#src/stores/conflicts.ts';
import { loadRecords } from '#src/services/library-records.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** With more conflicts than this, one button resolves them all. */
const fewConflicts = 2;

/** Shorter texts are compared at a glance. */
const fewLetters = 24;

const sides = [
  ['mine', 'Yours'],
  ['theirs', 'Saved elsewhere'],
] as const;

/**
 * Shown when a record was changed or deleted elsewhere while it was edited here: both versions, and a choice.
 */
export function ConflictDialog({ name, conflicts, other, answer }: PendingQuestion) {
  const putOff = (): void => answer(null);
  if (conflicts.length > 0) return <Changed {...{ name, conflicts, other, answer }} onClose={putOff} />;
  return (
    <Dialog title={`“${name}” was deleted elsewhere`} onClose={putOff}>
      <p className="note quiet">
        It was deleted in another tab or browser while you were changing it, or isn’t shared with you anymore.
        Restore it as your own to save your change.
      </p>
      <div className="flow gap-2">
        <Button kind="primary" onClick={() => answer(new Map())}>
          Restore with my change
        </Button>
        <Button onClick={putOff}>Leave it deleted</Button>
      </div>
    </Dialog>
  );
}

interface ChangedProps extends Pick<PendingQuestion, 'name' | 'conflicts' | 'other' | 'answer'> {
  onClose: () => void;
}

function Changed({ name, conflicts, other, answer, onClose }: ChangedProps) {
  const isOne = conflicts.length === 1;
  const who = useOtherChange(isOne ? 'the same thing' : `the same ${conflicts.length} things`, other);
  const titles = useTitles(conflicts);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(
    () => new Map(conflicts.map(({ key }) => [key, 'mine'])),
  );
  const chooseAll = (side: Side): void => setChoices(new Map(conflicts.map(({ key }) => [key, side])));
  return (
    <Dialog title={`“${name}” was changed elsewhere`} variant="wide" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          answer(choices);
        }}
      >
        <p className="note quiet">
          <bdi>{who}</bdi> {isOne ? 'Choose what to keep.' : 'Choose what to keep of each.'} Nothing is
          overwritten until you do. All other changes are kept.
        </p>
        {conflicts.length > fewConflicts && (
          <div className="flow gap-2">
            <Button onClick={() => chooseAll('mine')}>All of mine</Button>
            <Button onClick={() => chooseAll('theirs')}>All of theirs</Button>
          </div>
        )}
        {conflicts.map((conflict) => (
          <fieldset key={conflict.key} className={`halves gap-2 one-column-599 ${style.field}`}>
            <legend>
              {conflict.label}
              {conflict.item && (
                <span className="quiet regular space-left-2">
                  <bdi>{titles.get(savedKey(conflict.item)) ?? `No. ${conflict.item.content_id}`}</bdi>
                </span>
              )}
            </legend>
            {sides.map(([side, whose]) => (
              <label
                key={side}
                className={`grid baseline at-start framed rounded pad-2-3 hover-shade ${style.side}`}
              >
                <input
                  type="radio"
                  name={conflict.key}
                  checked={choices.get(conflict.key) === side}
                  onChange={() => setChoices(new Map([...choices, [conflict.key, side]]))}
                />
                <span className="small muted">{whose}</span>
                <span className={`scroll plain pre-line anywhere ${style.text}`} dir="auto">
                  {conflict[side]}
                </span>
              </label>
            ))}
            <Redline mine={conflict.mine} theirs={conflict.theirs} />
          </fieldset>
        ))}
        <div className="flow gap-2 hairline-top pad-top-3">
          <Button type="submit" kind="primary">
            Save
          </Button>
          <Button onClick={onClose}>Decide later</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** For longer texts: yours, with the other version's changes. */
function Redline({ mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>) {
  if (Math.min(mine.length, theirs.length) < fewLetters) return null;
  return (
    <p className={`whole-row scroll note plain pre-line anywhere ${style.redline}`} dir="auto">
      <span className="small muted">From yours to theirs: </span>
      {wordPieces(mine, theirs).map(({ of, text }, index) => {
        if (of === 'old') return <del key={index}>{text}</del>;
        return of === 'now' ? <ins key={index}>{text}</ins> : text;
      })}
    </p>
  );
}

/** Titles of the items by `savedKey`, once they have loaded. */
function useTitles(conflicts: readonly Conflict[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const end = new AbortController();
    const items = conflicts.flatMap(({ item }) => item ?? []);
    void loadRecords(items, end.signal).then((records) => {
      const found = [...records].flatMap(([key, record]): [string, string][] => {
        if (record.kind === 'item') return [[key, record.item.title]];
        return record.kind === 'company' ? [[key, record.company.companyNoHtml]] : [];
      });
      if (!end.signal.aborted) setTitles(new Map(found));
    });
    return () => end.abort();
  }, [conflicts]);
  return titles;
}
