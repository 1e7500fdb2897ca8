import { useState } from 'react';

import { FacetFrame, ShowMore } from '#src/screens/search/facet.tsx';
import { FacetValue } from '#src/screens/search/facet-value.tsx';
import type { FacetSelection } from '#src/screens/search/facet-value.tsx';
import style from '#src/screens/search/facets.module.css';
import type { Buckets } from '#src/domain/search-labels.ts';
import { useShowMore } from '#src/screens/search/use-show-more.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  divisions: Buckets;
  sections: Buckets;
  selection: FacetSelection;
}

/** Divisions as a tree; each expands to its sections. A chosen or only division starts expanded. */
export function DivisionFacet({ divisions, sections, selection }: Props) {
  const { division, section } = selection.state.chosen;
  const holding = section.map((number) => number.slice(0, 2));
  const list = useShowMore(divisions, [...division, ...holding]);
  if (divisions.length === 0) return null;
  return (
    <FacetFrame facet="division">
      <ul>
        {list.shown.map((bucket) => (
          <Division
            key={bucket.key}
            bucket={bucket}
            sections={sections.filter(({ key }) => key.startsWith(bucket.key))}
            isOpenAtFirst={
              division.includes(bucket.key) || holding.includes(bucket.key) || divisions.length === 1
            }
            selection={selection}
          />
        ))}
      </ul>
      <ShowMore list={list} what="divisions" />
    </FacetFrame>
  );
}

interface DivisionProps {
  bucket: Buckets[number];
  sections: Buckets;
  isOpenAtFirst: boolean;
  selection: FacetSelection;
}

function Division({ bucket: { key, label, doc_count }, sections, isOpenAtFirst, selection }: DivisionProps) {
  const [turned, setTurned] = useState<boolean | null>(null);
  const isOpen = turned ?? isOpenAtFirst;
  const list = useShowMore(sections, selection.state.chosen.section);
  return (
    <li>
      <div className={`flex gap-1 ${style.branch}`}>
        <FacetValue selection={selection} choice={{ facet: 'division', key }} count={doc_count}>
          <span className={style.number}>{key}</span> {label}
        </FacetValue>
        <button
          type="button"
          className={`centered rigid muted bare ${style.turn}`}
          aria-expanded={isOpen}
          aria-label={`Sections of division ${key}`}
          onClick={() => setTurned(!isOpen)}
        >
          <Icon name="next" size={12} />
        </button>
      </div>
      {isOpen && (
        <div className={style.sections} role="group" aria-label={`Sections of division ${key}`}>
          <ul>
            {list.shown.map((section) => (
              <li key={section.key}>
                <FacetValue
                  selection={selection}
                  choice={{ facet: 'section', key: section.key }}
                  count={section.doc_count}
                >
                  {section.label}
                </FacetValue>
              </li>
            ))}
          </ul>
          <ShowMore list={list} what={`sections of division ${key}`} />
        </div>
      )}
    </li>
  );
}
