import { memo } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import { LineText } from '#src/components/specification/line-text.tsx';
import { ownWords, valueOf } from '#src/domain/specification/line-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { Level, SpecLine } from '#src/domain/specification/section-tree.ts';
import { BlankField } from '#src/screens/specwizard/blank-field.tsx';
import style from '#src/screens/specwizard/document-pane.module.css';
import { Code } from '#src/ui/code.tsx';

/** Loaded when a line is marked or edited, so that the first render doesn't wait for it. */
const LineTools = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).LineTools,
  'the tools for this paragraph',
);
const ParagraphField = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).ParagraphField,
  'the field for this paragraph',
);

interface Props {
  line: SpecLine;
  label: string;
  level: Level;
  isOwn: boolean;
  isStruck: boolean;
  isMarked: boolean;
  isEdited: boolean;
  state: SectionState;
}

/** A line on paper; its tools appear below it while it is marked. */
export const PaperLine = memo(function PaperLine(props: Props) {
  const { line, label, level, isStruck, isMarked, isEdited, state } = props;
  const tag = tagOf(props);
  const words = isEdited ? (
    <ParagraphField line={line} />
  ) : (
    <>
      {isStruck ? (
        <del>
          <LineText line={line} own={ownWords(line, state)} state={state} />
        </del>
      ) : (
        <LineText
          line={line}
          own={ownWords(line, state)}
          state={state}
          renderInput={(input) => <BlankField input={input} value={valueOf(input, state)} />}
        />
      )}
      {tag !== null && (
        <span className={style.tag}>
          <Code tone="name">{tag}</Code>
        </span>
      )}
    </>
  );
  return (
    <>
      <DocumentLineView line={{ label, level, line }}>{words}</DocumentLineView>
      {isMarked && !isEdited && line.kind !== 'part' && line.kind !== 'note' && (
        <LineTools line={line} isStruck={isStruck} />
      )}
    </>
  );
}, isSameLine);

/** Labels text that isn't the manufacturer's. */
function tagOf({ line, label, isOwn, isStruck, state: { own } }: Props): string | null {
  if (isOwn) return 'Yours';
  if (isStruck) return 'Struck';
  if (line.kind === 'article' && label === '') return 'No text: left out of files';
  if (own.changed.has(line.id)) return 'Changed';
  return own.moved.has(line.id) || own.placed.has(line.id) ? 'Moved' : null;
}

function isSameLine(one: Props, other: Props): boolean {
  const { state, line, ...rest } = one;
  const { state: otherState, line: otherLine, ...otherRest } = other;
  const values = Object.values(otherRest);
  if (!Object.values(rest).every((value, at) => Object.is(value, values[at]))) return false;
  // Compares by text, because a person's own paragraph gets a new line object each time.
  if (line !== otherLine && !(line.id === otherLine.id && line.text[0] === otherLine.text[0])) return false;
  if (state === otherState) return true;
  return (
    tagOf(one) === tagOf(other) &&
    ownWords(line, state) === ownWords(otherLine, otherState) &&
    line.inputs.every((input) => valueOf(input, state) === valueOf(input, otherState))
  );
}
