import { ownCount } from '#src/domain/specification/section-state.ts';
import { useOpenCount, useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import type { Panel } from '#src/screens/specwizard/wizard-view.ts';
import style from '#src/screens/specwizard/wizard-tabs.module.css';
import { countText } from '#src/lib/numbers.ts';

/** The panels next to the document; on a small screen, the document is one of them. */
export function WizardTabs() {
  const { view } = useWizard();
  const { state } = useSection();
  const openCount = useOpenCount();
  const panel = useView((one) => one.panel);
  const isDocumentInFront = useView((one) => one.isDocumentInFront);
  const changes = ownCount(state.own);
  const tab = (own: Panel, label: string, count: number | null) => (
    <button
      type="button"
      className={`inline-row high-34 gap-6px note quiet nowrap touch-44 ${style.tab}`}
      aria-pressed={panel === own && !isDocumentInFront}
      data-panel={panel === own || undefined}
      onClick={() => view.setState({ panel: own, isDocumentInFront: false })}
    >
      {label}{' '}
      {count !== null && <span className={`plain text-center ${style.count}`}>{countText(count)}</span>}
    </button>
  );
  return (
    <div className={`flex gap-1 ${style.tabs}`} role="group" aria-label="Views">
      {tab('choices', 'Choices', null)}
      <button
        type="button"
        className={`inline-row high-34 gap-6px note quiet nowrap touch-44 ${style.tab} ${style.document}`}
        aria-pressed={isDocumentInFront}
        onClick={() => view.setState({ isDocumentInFront: true })}
      >
        Document
      </button>
      {tab('preflight', 'Pre-flight', openCount)}
      {(changes > 0 || panel === 'changes') && tab('changes', 'Your changes', changes)}
    </div>
  );
}
