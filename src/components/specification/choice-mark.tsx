import style from '#src/components/specification/choice-mark.module.css';
import { choiceMark } from '#src/domain/specification/guide-text.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';

/** Whether a line is an option, and chosen as recommended, in a column before its words. */
export function ChoiceMark({ line }: { line: DocumentLine['line'] }) {
  const kind = line.control === 'radio' ? 'One of several' : 'Option';
  const words = `${kind}${line.recommended ? ', recommended' : ''}`;
  return (
    <>
      <span className={`muted ${style.mark}`} title={words} aria-hidden="true">
        {`${choiceMark(line)} `}
      </span>
      <span className="unseen" data-aside>
        {words}:{' '}
      </span>
    </>
  );
}

/** Stands between lines of which one is to be chosen. */
export function Alternative({ level }: Pick<DocumentLine, 'level'>) {
  return (
    <p className={`small muted bold pad-block-2px kept-with-next ${style.or}`} data-level={level}>
      OR
    </p>
  );
}
