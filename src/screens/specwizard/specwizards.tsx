import { Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { MergedList } from '#src/components/specification/merged-list.tsx';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { narrowWizards, wizardListQuery, wizardListViewFrom } from '#src/domain/specification/wizard-list.ts';
import type { WizardListView } from '#src/domain/specification/wizard-list.ts';
import { to } from '#src/paths.ts';
import type { activeSpecwizards } from '#src/screens/specwizard/loaders.ts';
import style from '#src/screens/specwizard/specwizards.module.css';
import { WizardTable } from '#src/screens/specwizard/wizard-table.tsx';
import { listSectionDrafts } from '#src/stores/section-drafts.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';

const ImportWork = lazyPart(
  async () => (await import('#src/screens/specwizard/import-work.tsx')).ImportWork,
  'the import',
);

/** Every section with a SpecWizard, and the person's progress in each. */
export function Screen() {
  const { wizards } = useScreenData<typeof activeSpecwizards>();
  const { search } = useLocation();
  const view = wizardListViewFrom(new URLSearchParams(search));
  useWorkOwner();
  const drafts = listSectionDrafts();
  const [isImporting, setImporting] = useState(false);
  const begun = new Set(drafts.keys());
  const shown = narrowWizards(wizards, view, begun);
  const name = `${brand.specWizard}s`;
  const crumbs = crumbsTo(name);
  return (
    <Page
      title={name}
      description={`Write a CSI section from your choices: ${wizards.length} sections of manufacturers and neutral ones, numbered as you go and downloaded as Word.`}
      canonical={to.specwizards()}
      structuredData={collectionPage(name, to.specwizards(), crumbs, wizards.length)}
    >
      <div className="wrap stack at-start gap-3 page-high compact-title">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-2">
          <h1>{name}</h1>
          <p className={`muted ${style.lead}`}>
            Work through a section choice by choice and watch it write itself: a manufacturer’s, or a neutral
            one that names none. No account needed; your work stays in this browser.
          </p>
          <p className="flow gap-2 rows-599">
            <Button aria-haspopup="dialog" onClick={() => setImporting(true)}>
              Import…
            </Button>
            <Link className={buttonClass()} to={to.officeSections()}>
              My office’s sections
            </Link>
            <Link className={buttonClass()} to={to.mergeSpecifications()}>
              Merge manufacturers’ sections
            </Link>
          </p>
        </div>
        <MergedList />
        <Narrow
          view={view}
          divisions={[...new Set(wizards.map(({ section }) => section.number.slice(0, 2)))]}
        />
        <p role="status" className="muted">
          {shown.length === wizards.length
            ? itemCountText(wizards.length, 'sw')
            : `${shown.length} of ${itemCountText(wizards.length, 'sw')}`}
        </p>
        {isImporting && (
          <Suspense>
            <ImportWork onDone={() => setImporting(false)} onClose={() => setImporting(false)} />
          </Suspense>
        )}
        {shown.length > 0 && <WizardTable wizards={shown} drafts={drafts} />}
      </div>
    </Page>
  );
}

/** Each change navigates; typing replaces the history entry, so that Back leaves the list. */
function Narrow({ view, divisions }: { view: WizardListView; divisions: readonly string[] }) {
  const id = useId();
  const [asked, choose] = useAddressView(view, (next) => to.specwizards(wizardListQuery(next)));
  const { field } = useAddressSearchField(view.words, (words) => choose({ words }, true));
  return (
    <search
      className={`flow at-bottom gap-2-4 note ${style.narrow}`}
      aria-label={`Filter ${brand.specWizard}s`}
    >
      <label htmlFor={`${id}-words`}>
        <span>Section or manufacturer</span>
        <input {...field} id={`${id}-words`} placeholder="07 54 23, roofing, Northfold" />
      </label>
      <label>
        <span>Division</span>
        <select
          value={asked.division ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ division: value === '' ? null : value })}
        >
          <option value="">All divisions</option>
          {divisions.toSorted().map((division) => (
            <option key={division} value={division}>
              {division} {findDivision(division)?.title}
            </option>
          ))}
        </select>
      </label>
      <Checkbox
        label="Started only"
        checked={asked.isBegun}
        onChange={({ currentTarget: { checked } }) => choose({ isBegun: checked })}
      />
    </search>
  );
}
