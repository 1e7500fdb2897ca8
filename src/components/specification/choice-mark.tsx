import style from '#src/components/specification/choice-mark.module.css';
import { choiceMark } from '#src/domain/specification/guide-text.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';

/** A mark before a line's text: whether it is an option, and whether it is recommended. */
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

/** OR between alternative lines. */
export const Alternative = ({ level }: Pick<DocumentLine, 'level'>) => (
  <p className={`small muted bold pad-block-2px kept-with-next ${style.or}`} data-level={level}>
    OR
  </p>
);
