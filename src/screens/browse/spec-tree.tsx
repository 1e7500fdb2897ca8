import { useId } from 'react';
import { useLocation } from 'react-router';

import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import type { SpecTree as Tree, TreeSection } from '#src/contracts/specs.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { mostSources } from '#src/domain/merged-section/merge-name.ts';
import { narrowSpecTree, specTreeQuery, specTreeViewFrom } from '#src/domain/specification/spec-tree-view.ts';
import type { SpecTreeView } from '#src/domain/specification/spec-tree-view.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/spec-tree.module.css';
import { Checkbox } from '#src/ui/checkbox.tsx';

/** All specifications by division and section, each section with its manufacturers. */
export function SpecTree({ tree }: { tree: Tree }) {
  const { search } = useLocation();
  const view = specTreeViewFrom(new URLSearchParams(search));
  const divisions = narrowSpecTree(tree, view.words);
  const sections = divisions.flatMap((division) => division.sections);
  const neutral = sections.filter((section) => section.neutral !== undefined).length;
  const count = sections.reduce((sum, { specifications }) => sum + specifications.length, 0);
  return (
    <>
      <Narrow view={view} />
      <p role="status" className={`small muted ${style.found}`}>
        {sections.length === 0
          ? 'No matching sections. Try fewer words, a number, or a manufacturer.'
          : `${itemCountText(count, 'spec')} in ${pluralize(sections.length, 'section')}.`}
      </p>
      {neutral > 0 && (
        <p className={`small muted ${style.neutral}`}>
          {pluralize(neutral, 'section has', 'sections have')} a neutral text, by no manufacturer.
        </p>
      )}
      <div className={`gap-0-6 ${style.divisions}`}>
        {divisions.map(({ division, title, doc_count, sections: own }) => (
          <section key={division} className={`${style.division}`} aria-labelledby={`division-${division}`}>
            <h3 className="flex baseline gap-2 note" id={`division-${division}`}>
              <span className="mono">{division}</span> {title}{' '}
              <span className={`push-right muted pad-block-3px ${style.count}`}>{countText(doc_count)}</span>
            </h3>
            <ul>
              {own.map((section) => (
                <SectionRow key={section.number} section={section} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Links the section to its list, and each manufacturer, and the neutral section, to its text. */
function SectionRow({ section }: { section: TreeSection }) {
  const { specifications, neutral } = section;
  return (
    <li className={`grid gap-0-3 note hairline-bottom pad-block-3px ${style.section}`}>
      <Link className="ink pad-block-3px" to={to.section('spec', section.number)}>
        <SectionNumber section={section} withTitle />
      </Link>
      <span className={`push-right muted pad-block-3px ${style.count}`}>
        {specifications.length === 0 ? '–' : countText(specifications.length)}
      </span>
      {(specifications.length > 0 || neutral !== undefined) && (
        <span className={`flow whole-row gap-0-3 small padded-links ${style.manufacturers}`}>
          {specifications.map(({ id, coid, company }) => (
            <Link className="accent" key={id} to={to.specification(coid, id)}>
              <bdi>{company}</bdi>
            </Link>
          ))}
          {neutral !== undefined && (
            <Link
              className="accent"
              to={to.neutralSection(neutral)}
              aria-label={`Neutral section ${section.title}`}
            >
              Neutral section
            </Link>
          )}
          {specifications.length > 1 && (
            <Link
              className={`accent ${style.merge}`}
              to={to.mergeSpecifications(
                specifications.slice(0, mostSources).map(({ filename }) => filename),
              )}
              aria-label={`Merge sections of ${section.title}`}
            >
              Merge
            </Link>
          )}
        </span>
      )}
    </li>
  );
}

/** Each change navigates; typing replaces the history entry, so that Back leaves the list. */
function Narrow({ view }: { view: SpecTreeView }) {
  const id = useId();
  const { search } = useLocation();
  const [asked, choose] = useAddressView(view, (next) => {
    const query = specTreeQuery(next, new URLSearchParams(search));
    return query === '' ? to.contentType('spec') : `${to.contentType('spec')}?${query}`;
  });
  const { field } = useAddressSearchField(view.words, (words) => choose({ words }, true));
  return (
    <search className={`cluster screen-only ${style.narrow}`} aria-label="Filter sections">
      <label htmlFor={id} className="unseen">
        Section or manufacturer
      </label>
      <input {...field} id={id} placeholder="Section or manufacturer" />
      <Checkbox
        label="Include discontinued products"
        checked={asked.isOld}
        onChange={({ currentTarget: { checked } }) => choose({ isOld: checked })}
      />
      <Checkbox
        label="Include empty sections"
        checked={asked.isWhole}
        onChange={({ currentTarget: { checked } }) => choose({ isWhole: checked })}
      />
    </search>
  );
}
