import { memo } from 'react';

import { LineText } from '#src/components/specification/line-text.tsx';
import type { SpecInput } from '#src/contracts/spec-sections.ts';
import type { ChoiceRow } from '#src/domain/specification/choice-rows.ts';
import { lineText, ownWords, valueOf } from '#src/domain/specification/line-text.ts';
import type { SectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { BlankField } from '#src/screens/specwizard/blank-field.tsx';
import style from '#src/screens/specwizard/choice-row.module.css';
import { ConsequenceLine } from '#src/screens/specwizard/consequence-line.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Code } from '#src/ui/code.tsx';

export interface RowProps {
  row: ChoiceRow;
  isChosen: boolean;
  isPresent: boolean;
  /** Whether it is part of an open decision. */
  isUndecided: boolean;
  isActive: boolean;
  isMarked: boolean;
  /** As cited; empty if the line isn't in the document. */
  number: string;
  tree: SectionTree;
  state: SectionState;
  now: SectionNow;
}

/** A row of the tree: number and text, reason, consequences, and notes. `rowNames` says which of them name and which describe it. */
export const ChoiceRowView = memo(function ChoiceRowView(props: RowProps) {
  const { row, isChosen, isPresent, isUndecided, isActive, number, tree, state, now } = props;
  const { line, isNone, notes, isOpen, oneOf } = row;
  const isChoice = isNone || line.control !== 'fixed';
  const id = rowId(row.key);
  const tabIndex = isActive ? 0 : -1;
  const field = (input: SpecInput) => (
    <BlankField input={input} value={valueOf(input, state)} tabIndex={tabIndex} />
  );
  return (
    <>
      <span className={`flex baseline gap-2 ${style.main}`}>
        <span className={`rigid self-start muted ${style.twisty}`} data-toggle aria-hidden="true">
          {isOpen !== null && <Icon name="next" size={12} />}
        </span>
        {isChoice && (
          <span
            className={`rigid self-start relative rounded paper ${style.mark}`}
            data-kind={isNone ? 'check' : line.control}
            data-chosen={isChosen || undefined}
            aria-hidden="true"
          />
        )}
        <span className="grow shrinks">
          {number !== '' && (
            <span className="mono small muted" id={`${id}-number`}>
              {number}{' '}
            </span>
          )}
          <span id={`${id}-name`}>
            {isNone ? (
              'None of these'
            ) : (
              <LineText
                line={line}
                own={ownWords(line, state)}
                state={state}
                {...(isPresent && { renderInput: field })}
              />
            )}
          </span>
          <span id={`${id}-standing`}>
            {line.recommended && !isNone && (
              <>
                {' '}
                <Code tone="name">Recommended</Code>
              </>
            )}
            {oneOf > 1 && <span className="unseen"> One of {oneOf}.</span>}
            {isUndecided && !isChosen && <span className="unseen"> Still open.</span>}
          </span>
        </span>
      </span>
      {!isNone && line.why !== null && (
        <span className={`block small muted ${style.why}`} id={`${id}-why`}>
          {plainText(line.why)}
        </span>
      )}
      {!isNone && hasLinks(tree, line.id) && (
        <ConsequenceLine id={line.id} rowId={id} tree={tree} state={state} now={now} tabIndex={tabIndex} />
      )}
      {/* Shown above its line, but read after it. */}
      {notes.map((note, index) => (
        <span key={note.id} id={`${id}-note-${index}`} className={`block small quiet ${style.note}`}>
          {lineText(note, state)}
        </span>
      ))}
    </>
  );
}, isSameRow);

export const rowId = (key: string): string => `choice-${key.replaceAll(/\W/g, '-')}`;

/**
 * For screen readers, a choice's name is its text; the rest of the row is its description. Other lines begin with their number.
 */
export function rowNames({ key, line, isNone, notes }: ChoiceRow) {
  const id = rowId(key);
  const isChoice = isNone || line.control !== 'fixed';
  const noted = notes.map((_, index) => `note-${index}`);
  const parts = ['standing', ...(isChoice ? ['number'] : []), ...noted, 'why', 'consequences'];
  return {
    'aria-labelledby': isChoice ? `${id}-name` : `${id}-number ${id}-name`,
    'aria-describedby': parts.map((part) => `${id}-${part}`).join(' '),
  };
}

const linked = new WeakMap<SectionTree, ReadonlySet<number>>();

/** Whether choosing the line has consequences to mention. */
function hasLinks(tree: SectionTree, id: number): boolean {
  const known = linked.get(tree);
  if (known) return known.has(id);
  const found = new Set<number>();
  for (const [own, { requires, excludes, suggests }] of tree.lines) {
    if (requires.length + excludes.length + suggests.length > 0) found.add(own);
    for (const other of excludes) found.add(other);
  }
  linked.set(tree, found);
  return found.has(id);
}

/** Renders a row again only if something that it shows has changed; most rows haven't. */
function isSameRow(one: RowProps, other: RowProps): boolean {
  const { row: a, tree, state, now: _, ...flags } = one;
  const { row: b, tree: otherTree, state: otherState, now: __, ...otherFlags } = other;
  const { notes, ...place } = a;
  const { notes: otherNotes, ...otherPlace } = b;
  if (tree !== otherTree || !isShallowlySame(flags, otherFlags)) return false;
  if (!isShallowlySame(place, otherPlace)) return false;
  if (notes.length !== otherNotes.length || notes.some((note, at) => note !== otherNotes[at])) return false;
  if (state === otherState) return true;
  if (hasLinks(tree, a.line.id)) return false;
  if (ownWords(a.line, state) !== ownWords(a.line, otherState)) return false;
  return a.line.inputs.every((input) => valueOf(input, state) === valueOf(input, otherState));
}

function isShallowlySame(one: object, other: object): boolean {
  const values = Object.values(other);
  return Object.values(one).every((value, at) => Object.is(value, values[at]));
}
