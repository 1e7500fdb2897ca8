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
