import { focusNextOnUnmount } from '#src/browser/heading.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import style from '#src/screens/specwizard/panels.module.css';
import { jumpToLine, useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection } from '#src/stores/section-work.ts';

const groups: readonly { title: string; kinds: readonly Finding['kind'][] }[] = [
  { title: 'Manufacturers differ', kinds: ['unsettled'] },
  { title: 'Conflicts', kinds: ['requires', 'excludes'] },
  { title: 'Open decisions and blanks', kinds: ['undecided', 'blank', 'empty'] },
  { title: 'Standards', kinds: ['withdrawn', 'not-listed', 'not-cited'] },
  { title: 'Declarations and project', kinds: ['expired', 'proprietary', 'related', 'units', 'notes'] },
];

/** When a finding is fixed, moves focus to the next one that remains. */
const leavesFocus = focusNextOnUnmount('[data-finding] > button');

/** Findings to look at before the section is issued. Each links to its line; some have a one-click fix. */
export function PreflightPanel() {
  const findings = useView((view) => view.findings);
  const isPartial = useView((view) => view.isCheckPartial);
  if (findings === null) return <p className={`grow note muted ${style.empty}`}>Checking…</p>;
  if (findings === 'failed')
    return (
      <p className={`grow note muted ${style.empty}`}>
        Couldn’t check the section. Reload the page to try again.
      </p>
    );
  const unread = isPartial
    ? ' Couldn’t load the project or the declarations of the named products, so they weren’t checked.'
    : '';
  if (findings.length === 0)
    return (
      <p className={`grow note muted ${style.empty}`}>
        No open items. The section is ready to issue.{unread}
      </p>
    );
  return (
    <div className={`grow note forced-ring ${style.panel}`}>
      <p className="muted">
        You can download at any time.
        {unread}
      </p>
      {groups.map(({ title, kinds }) => {
        const own = findings.filter(({ kind }) => kinds.includes(kind));
        return (
          own.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>
                {title} <span className="muted">{own.length}</span>
              </h2>
              <ul>
                {own.map((finding) => (
                  <FindingRow key={finding.key} finding={finding} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function FindingRow({ finding: { lineId, message, fix } }: { finding: Finding }) {
  const { work, view } = useWizard();
  const { tree, now } = useSection();
  const isHere = useView(({ marked }) => lineId !== null && marked?.id === lineId);
  // An absent line has no number, so uses its parent's.
  const number =
    lineId === null
      ? undefined
      : (now.numbers.get(lineId) ?? now.numbers.get(tree.lines.get(lineId)?.parentId ?? 0));
  return (
    <li data-finding data-marked={isHere || undefined}>
      {lineId === null ? (
        <span>{message}</span>
      ) : (
        <button
          ref={leavesFocus}
          type="button"
          className={`touch-high bare hover-line ${style.jump}`}
          onClick={() => jumpToLine(view, lineId, now.present)}
        >
          {number !== undefined && <span className="mono">{number} </span>}
          {message}
        </button>
      )}
      {fix && (
        <button
          ref={leavesFocus}
          type="button"
          className={`rigid high-26 accent rounded hover-soft ${style.fix}`}
          onClick={() => changeSection(work, fix.apply)}
        >
          {fix.label}
        </button>
      )}
    </li>
  );
}
