import type { ReactNode } from 'react';

import { RetryNotice } from '#src/components/page/retry-notice.tsx';
import { now } from '#src/browser/clock.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { ResultRow } from '#src/components/results/result-row.tsx';
import { RowFacts } from '#src/components/results/row-facts.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { useLibraryRecords } from '#src/components/library/use-library-records.ts';
import { Link } from '#src/components/page/link.tsx';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { projectTypeOf } from '#src/domain/project-types.ts';
import { binderOf, statusWords } from '#src/domain/design-projects/binder.ts';
import type { BinderDivision, BinderItem } from '#src/domain/design-projects/binder.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { projectItemOf } from '#src/domain/share/shared-project.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { SaveTools } from '#src/screens/share/save-tools.tsx';
import style from '#src/screens/share/share.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const noHighlight = {};

/** Current records by section, with the sender's notes; `children` render once they have loaded. */
export function SharedView({ shared, children }: { shared: Shared; children: ReactNode }) {
  const { records, retry } = useLibraryRecords(shared.items);
  const { submit: tryAgain, isSubmitting: isTrying } = useSubmitOnce(retry);
  const moment = new Date(now()).toISOString();
  const items = shared.items.map((item): BinderItem => ({
    saved: projectItemOf(item, moment),
    record: records?.get(savedKey(item)) ?? { kind: 'coming' },
    documents: null,
  }));
  const countOf = (kind: BinderItem['record']['kind']): number =>
    items.filter(({ record }) => record.kind === kind).length;
  const [gone, unread, isLoading] = [countOf('gone'), countOf('unread'), countOf('coming') > 0];
  const kind = { list: 'List', comparison: 'Comparison', project: 'Project' }[shared.kind];
  const type = shared.projectType === '' ? null : (projectTypeOf(shared.projectType)?.name ?? null);
  const count = pluralize(shared.items.length, 'item');
  return (
    <>
      <p className={`quiet ${style.intro}`}>
        {[kind, type, count].filter(Boolean).join(' · ')}. Shared with you. Items are shown as they are today.
      </p>
      <SaveTools shared={shared} items={items} />
      <p className="unseen" role="status">
        {isLoading ? 'Loading the items' : unread === 0 ? 'All items loaded.' : ''}
      </p>
      {gone > 0 && <Notice title={`${gone} of ${count} ${gone === 1 ? 'is' : 'are'} no longer available.`} />}
      {unread > 0 && (
        <RetryNotice title={`Couldn’t load ${unread} of ${count}.`} isTrying={isTrying} onRetry={tryAgain} />
      )}
      {isLoading
        ? shared.items.map((item) => (
            <div key={savedKey(item)} className={`stack ${style.pending}`}>
              <Skeleton height="78px" />
            </div>
          ))
        : sectionsOf(binderOf(items)).map((section) => (
            <Section key={section.title} section={section} hasStatus={shared.kind === 'project'} />
          ))}
      {!isLoading && children}
    </>
  );
}

interface Part {
  title: string;
  section: CsiSection | null;
  items: readonly BinderItem[];
}

/** The binder's sections; the last one has manufacturers, removed items, and items that are still loading. */
function sectionsOf(divisions: readonly BinderDivision[]): readonly Part[] {
  return divisions
    .flatMap(({ sections }) => sections)
    .flatMap(({ section, items }): Part[] => {
      if (section) return [{ title: section.number, section, items }];
      const isManufacturer = ({ saved }: BinderItem): boolean => saved.content_type === 'company';
      return [
        { title: 'Manufacturers', section, items: items.filter(isManufacturer) },
        {
          title: 'No section',
          section,
          items: items.filter((item) => !isManufacturer(item)),
        },
      ];
    })
    .filter(({ items }) => items.length > 0);
}

function Section({ section: { title, section, items }, hasStatus }: { section: Part; hasStatus: boolean }) {
  return (
    <section className={`pad-top-3 minor-heads ${style.section}`}>
      <h2>{section ? <SectionNumber section={section} withTitle /> : title}</h2>
      <ul>
        {items.map((item) => (
          <li key={savedKey(item.saved)}>
            <Item item={item} />
            <div className={style.said}>
              <RowFacts
                facts={[
                  ['Status', hasStatus ? statusWords[item.saved.status] : null],
                  ['Note', item.saved.note === '' ? null : <Note text={item.saved.note} />],
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Note({ text }: { text: string }) {
  return (
    <bdi className="pre-line anywhere" dir="auto">
      {text}
    </bdi>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Item({ item: { saved, record } }: { item: BinderItem }) {
  const what =
    saved.content_type === 'company'
      ? 'Manufacturer'
      : sentence(contentTypeWords[saved.content_type].singular);
  switch (record.kind) {
    case 'item':
      return <ResultRow item={record.item} highlight={noHighlight} eager={false} />;
    case 'company':
      return (
        <p className="quiet pad-block-3 tall-links">
          <Link className="link" to={to.company(record.company)}>
            {record.company.companyNoHtml}
          </Link>
        </p>
      );
    case 'gone':
      return (
        <p className="quiet pad-block-3 tall-links">
          {what} {saved.content_id} is no longer available.
        </p>
      );
    case 'unread':
    case 'coming':
      return (
        <p className="quiet pad-block-3 tall-links">
          {what} {saved.content_id} couldn’t be loaded.
        </p>
      );
  }
}
