import { memo, useState } from 'react';

import { isSameData } from '#src/lib/same-data.ts';
import type { Chosen } from '#src/domain/search-state.ts';
import { FacetFrame, ShowMore } from '#src/screens/search/facet.tsx';
import { FacetValue } from '#src/screens/search/facet-value.tsx';
import style from '#src/screens/search/facets.module.css';
import type { Buckets } from '#src/domain/search-labels.ts';
import type { FacetActions } from '#src/screens/search/use-facet-actions.ts';
import { useShowMore } from '#src/screens/search/use-show-more.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  divisions: Buckets;
  sections: Buckets;
  chosen: Pick<Chosen, 'division' | 'section'>;
  actions: FacetActions;
}

/** Divisions as a tree; each expands to its sections. A chosen or only division starts expanded. */
export const DivisionFacet = memo(function DivisionFacet({ divisions, sections, chosen, actions }: Props) {
  const { division, section } = chosen;
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
            {...{ chosen, actions }}
          />
        ))}
      </ul>
      <ShowMore list={list} what="divisions" />
    </FacetFrame>
  );
}, isSameData);

interface DivisionProps {
  bucket: Buckets[number];
  sections: Buckets;
  isOpenAtFirst: boolean;
  chosen: Props['chosen'];
  actions: FacetActions;
}

function Division({ bucket, sections, isOpenAtFirst, chosen, actions }: DivisionProps) {
  const { key, label, doc_count } = bucket;
  const [turned, setTurned] = useState<boolean | null>(null);
  const isOpen = turned ?? isOpenAtFirst;
  const list = useShowMore(sections, chosen.section);
  return (
    <li>
      <div className={`flex gap-1 ${style.branch}`}>
        <FacetValue
          {...{ label, actions }}
          facet="division"
          value={key}
          number={key}
          count={doc_count}
          isOn={chosen.division.includes(key)}
        />
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
        <div
          className={`pad-left-3 ${style.sections}`}
          role="group"
          aria-label={`Sections of division ${key}`}
        >
          <ul>
            {list.shown.map((section) => (
              <li key={section.key}>
                <FacetValue
                  facet="section"
                  value={section.key}
                  label={section.label}
                  count={section.doc_count}
                  isOn={chosen.section.includes(section.key)}
                  actions={actions}
                />
              </li>
            ))}
          </ul>
          <ShowMore list={list} what={`sections of division ${key}`} />
        </div>
      )}
    </li>
  );
}
