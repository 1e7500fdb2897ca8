import type { Remark } from '#src/domain/office-sections/found-text.ts';
import style from '#src/screens/office-sections/open-file.module.css';

/** More than anyone reads. */
const mostShown = 500;

/** The lines of a file that were left out, changed, or guessed. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return <p className="note">Everything was read as it is in the file.</p>;
  return (
    <details className="note" open={remarks.length <= 12}>
      <summary className="touch-high">
        {remarks.length === 1 ? 'One remark' : `${remarks.length} remarks`} on what was left out, changed, or
        guessed
      </summary>

      <ul className={`line-top lined-items small ${style.lines}`}>
        {remarks.slice(0, mostShown).map(({ line, text, problem }, index) => (
          <li key={`${line} ${problem} ${text} ${index}`}>
            {problem}
            {text !== '' && <span className="block muted">{text}</span>}
          </li>
        ))}
      </ul>
      {remarks.length > mostShown && <p className="small">And {remarks.length - mostShown} more.</p>}
    </details>
  );
}
