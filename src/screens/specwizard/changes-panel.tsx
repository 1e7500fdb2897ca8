import { lineText } from '#src/domain/specification/line-text.ts';
import { restoreLine, strikeLine } from '#src/domain/specification/own-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import style from '#src/screens/specwizard/panels.module.css';
import { markLine, useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection } from '#src/stores/section-work.ts';

/** Paragraphs that a person wrote, changed, moved, or struck, each with a way to restore it. */
export function ChangesPanel() {
  const { work, view } = useWizard();
  const { tree, state, now } = useSection();
  const { own } = state;
  const ids = new Set([
    ...own.changed.keys(),
    ...own.struck,
    ...own.moved.keys(),
    ...own.placed.keys(),
    ...own.added.map((one) => one.id),
  ]);
  if (ids.size === 0)
    return <p className={`grow note muted ${style.empty}`}>You haven’t changed any paragraphs.</p>;
  const inDocument = now.document.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const elsewhere = [...ids].filter((id) => !inDocument.includes(id));
  return (
    <div className={`grow note forced-ring ${style.panel}`}>
      <p className="muted">Your changes stay, whatever you choose later.</p>
      <ul>
        {[...inDocument, ...elsewhere].map((id) => (
          <li key={id}>
            <button
              type="button"
              className={`touch-high bare hover-line ${style.jump}`}
              onClick={() => {
                view.setState({ isDocumentInFront: true });
                markLine(view, id, 'panel');
              }}
            >
              <span className="mono">{now.numbers.get(id) ?? '–'} </span>
              {kindOf(state, id)}: {textOf(state, id)}
            </button>
            <button
              type="button"
              className={`rigid high-26 accent rounded hover-soft ${style.fix}`}
              onClick={() =>
                changeSection(work, (was) => (id < 0 ? strikeLine(was, id) : restoreLine(was, id)))
              }
            >
              {id < 0 ? 'Delete' : 'Restore'}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

  function textOf({ own: { added } }: SectionState, id: number): string {
    const line = tree.lines.get(id);
    const text = line ? lineText(line, state) : (added.find((one) => one.id === id)?.text ?? '');
    return text.length > 120 ? `${text.slice(0, 118).trimEnd()}…` : text;
  }
}

function kindOf({ own }: SectionState, id: number): string {
  if (id < 0) return 'Yours';
  if (own.struck.has(id)) return 'Struck';
  return own.changed.has(id) ? 'Changed' : 'Moved';
}
