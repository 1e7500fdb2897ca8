import { memo, type ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { Alternative, ChoiceMark } from '#src/components/specification/choice-mark.tsx';
import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import { LineText } from '#src/components/specification/line-text.tsx';
import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { choicesText } from '#src/domain/specification/guide-text.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { lineAnchor, referenceAnchor } from '#src/screens/specifications/anchors.ts';
import style from '#src/screens/specifications/reading-line.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';

interface Props extends Pick<Reading, 'isGuide' | 'state' | 'options' | 'outdated'> {
  line: DocumentLine;
  isAlternative: boolean;
  /** Whether the address links to it. */
  isMarked?: boolean;
  /** Shown next to the line. */
  tool: ReactNode;
}

/** A line with its links. In a guide, it also shows what can be chosen, and OR between alternatives. */
export const ReadingLine = memo(function ReadingLine(props: Props) {
  const { line: entry, isAlternative, isMarked = false, isGuide, state, options, outdated, tool } = props;
  const { id, level, line } = entry;
  return (
    <div
      id={lineAnchor(id)}
      data-line={id}
      className={`relative unbroken forced-ring ${style.line}`}
      aria-current={isMarked ? 'location' : undefined}
    >
      {isAlternative && <Alternative level={level} />}
      <DocumentLineView line={entry} units={options.units}>
        {isGuide && line.control !== 'fixed' && <ChoiceMark line={line} />}
        <LineText
          line={line}
          state={state}
          options={options}
          {...(isGuide && { renderInput: choicesOf })}
          renderRun={(run, text) => <RunView run={run} text={text} outdated={outdated} />}
        />
      </DocumentLineView>
      {tool}
    </div>
  );
});

function choicesOf(input: SpecInput): ReactNode {
  const choices = choicesText(input);
  if (choices === null) return undefined;
  return (
    <span className={style.blank} title={plainText(input.label)}>
      {plainText(choices)}
      {input.unit === null ? '' : ` ${plainText(input.unit)}`}
    </span>
  );
}

interface RunProps extends Pick<Reading, 'outdated'> {
  run: Exclude<Run, string>;
  text: string;
}

function RunView({ run, text, outdated }: RunProps): ReactNode {
  if ('input' in run)
    return <span className={text.includes('[____') ? style.blank : style.value}>{text}</span>;
  if ('section' in run)
    return (
      <Link className={`accent pad-block-3px ${style.link}`} to={to.section('spec', run.section)}>
        {text}
      </Link>
    );
  if (!('reference' in run)) return text;
  const status = outdated.get(run.reference)?.status;
  return (
    <a
      className={
        status === undefined ? `accent pad-block-3px ${style.link}` : `accent pad-block-3px ${style.outdated}`
      }
      href={`#${referenceAnchor(run.reference)}`}
    >
      {status === undefined ? text : <span title={status}>{text}</span>}
      {status !== undefined && (
        <span className="unseen" data-aside>
          {' '}
          ({status})
        </span>
      )}
    </a>
  );
}
