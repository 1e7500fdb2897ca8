import { useId } from 'react';

import { pluralize } from '#src/lib/numbers.ts';
import { ChoiceTree } from '#src/screens/specwizard/choice-tree.tsx';
import style from '#src/screens/specwizard/choices-panel.module.css';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { findLines } from '#src/domain/specification/section-now.ts';

/** The tree with its filters. */
export function ChoicesPanel() {
  const id = useId();
  const { view } = useWizard();
  const { tree, state, now } = useSection();
  const query = useView((one) => one.query);
  const isOnlyOpen = useView((one) => one.onlyOpen !== null);
  const hasNotes = useView((one) => one.hasNotes);
  const found = query.trim() === '' ? null : findLines(tree, state, query).length;
  return (
    <>
      <div className={`cluster gap-1-4 small ${style.bar}`}>
        <label className="unseen" htmlFor={id}>
          Search in this section
        </label>
        <input
          id={id}
          type="search"
          className={`shrinks note rounded shade touch-44 ${style.search}`}
          placeholder="Search in this section"
          value={query}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => view.setState({ query: value })}
        />
        <label className={`inline-row touch-high gap-6px touch-44 ${style.check}`}>
          <input
            type="checkbox"
            checked={isOnlyOpen}
            onChange={() => view.setState({ onlyOpen: isOnlyOpen ? null : now.open })}
          />
          Open decisions only
        </label>
        <label className={`inline-row touch-high gap-6px touch-44 ${style.check}`}>
          <input type="checkbox" checked={hasNotes} onChange={() => view.setState({ hasNotes: !hasNotes })} />
          Notes in document
        </label>
      </div>
      <p className="unseen" role="status">
        {found !== null && `${pluralize(found, 'line')} found`}
      </p>
      <ChoiceTree />
    </>
  );
}
