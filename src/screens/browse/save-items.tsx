import { useState } from 'react';

import type { TypeLevel } from '#src/contracts/browse.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import bar from '#src/components/library/filter-bar.module.css';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { countText } from '#src/lib/numbers.ts';
import { SaveCounts } from '#src/screens/browse/section-counts.tsx';
import { useItemExport, type ItemExport } from '#src/screens/browse/use-item-export.ts';
import style from '#src/screens/browse/util.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  type: ContentType;
  level: TypeLevel;
}

/** Saves items as a file: all of a type, or those of a division or section. */
export function SaveItems({ type, level }: Props) {
  const [place, setPlace] = useState('');
  const { state, start, cancel } = useItemExport(type);
  const count = (counts: TypeLevel['totals']): number => counts[type] ?? 0;
  const divisions = level.divisions.filter((one) => count(one.counts) > 0);
  const sections = level.sections.filter((one) => count(one.counts) > 0);
  const total =
    place === ''
      ? count(level.totals)
      : count(
          divisions.find((one) => one.division === place)?.counts ??
            sections.find((one) => one.number === place)?.counts ??
            {},
        );
  const { plural } = contentTypeWords[type];
  if (count(level.totals) === 0)
    return (
      <section className={`stack gap-3 ${style.box}`} aria-labelledby="items">
        <h2 id="items">{plural} as a table</h2>
        <p>The library has {itemCountText(0, type)} yet, so there is nothing to save.</p>
        <SaveCounts type={type} level={level} />
      </section>
    );
  const places = place === '' ? divisions.map((one) => one.division) : [place];
  return (
    <section className={`stack gap-3 ${style.box}`} aria-labelledby="items">
      <h2 id="items">{plural} as a table</h2>
      <p>
        One row per item: title, manufacturer, section in both editions, date, formats, key figures, and page
        address.
      </p>
      <div
        className={`flow at-bottom line-bottom pad-bottom-3 screen-only fading-ends ${bar.bar} ${style.choice}`}
      >
        <label>
          <span>Which {pluralInSentence(plural)}</span>
          <select
            value={place}
            disabled={state.kind === 'busy'}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          >
            <option value="">The whole library ({countText(count(level.totals))})</option>
            <optgroup label="A division">
              {divisions.map(({ division, title, counts }) => (
                <option key={division} value={division}>
                  {division} {title} ({countText(count(counts))})
                </option>
              ))}
            </optgroup>
            <optgroup label="A section">
              {sections.map((section) => (
                <option key={section.number} value={section.number}>
                  {shownNumber(section)} {section.title} ({countText(count(section.counts))})
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        {state.kind === 'busy' ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button kind="primary" onClick={() => start(places, total, `${type}-${place || 'all'}`)}>
            <Icon name="download" /> Save as CSV
          </Button>
        )}
      </div>
      <ExportProgress state={state} type={type} />
      <SaveCounts type={type} level={level} />
    </section>
  );
}

/** Reserves its space. */
const ExportProgress = ({ state, type }: { state: ItemExport; type: ContentType }) => (
  <div className={`stack at-start gap-1 note ${style.state}`}>
    {state.kind === 'busy' && (
      <progress aria-label="Items loaded" value={state.count} max={Math.max(1, state.total)} />
    )}
    <p role="status" className={state.kind === 'failed' ? 'redline' : undefined}>
      {state.kind === 'busy' && `Loading: ${countText(state.count)} of ${countText(state.total)}`}
      {state.kind === 'saved' && `Saved ${itemCountText(state.count, type)} as ${state.name}.`}
      {state.kind === 'cancelled' && 'Canceled. Nothing was saved.'}
      {state.kind === 'failed' && `${state.message} Nothing was saved; try again.`}
    </p>
  </div>
);
