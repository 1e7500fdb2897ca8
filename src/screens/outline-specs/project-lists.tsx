import { useMemo, useState } from 'react';

import { AccountPage } from '#src/components/account/account-page.tsx';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import { projectLists, type ProjectList } from '#src/domain/project-manual/lists/project-lists.ts';
import type { ProjectListKey } from '#src/domain/project-manual/lists/list-keys.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { ListFiles } from '#src/screens/outline-specs/list-files.tsx';
import { ListTable } from '#src/screens/outline-specs/list-table.tsx';
import type { LoadedOutline, projectLists as loadLists } from '#src/screens/outline-specs/loaders.ts';
import style from '#src/screens/outline-specs/project-lists.module.css';
import { useDivisions, useLoadedOutline } from '#src/screens/outline-specs/use-outline.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Lists made of all sections of a design project: submittals, warranties, tests, standards, and more. */
export function Screen() {
  const { list } = useScreenData<typeof loadLists>();
  const loaded = useLoadedOutline();
  return <Lists key={loaded.project.seq} loaded={loaded} list={list} />;
}

const fileWords = 'Lists have the paragraphs of the project’s specifications';

function Lists({ loaded, list: key }: { loaded: LoadedOutline; list: ProjectListKey }) {
  const { project, failure } = loaded;
  const { seq } = project;
  const divisions = useDivisions(loaded);
  const sections = useMemo(() => divisions.flatMap((division) => division.sections), [divisions]);
  const [{ numbering, emptyArticles, units }] = useState(readDocumentOptions);
  const lists = useMemo(
    () => projectLists(sections, { numbering, emptyArticles, units, keywords: defaultKeywords }),
    [sections, numbering, emptyArticles, units],
  );
  const specs = sections.flatMap((section) => section.specs);
  const isComing = specs.some(({ content }) => content === null);
  const unread = specs.filter(({ content }) => typeof content === 'string').length;
  const without = sections.filter((section) => section.specs.length === 0).length;
  const list = lists.find((one) => one.key === key);
  return (
    <AccountPage
      title="Project lists"
      description={`Submittals, warranties, tests, and standards in the sections of ${project.name}.`}
      tools={
        <>
          <Link className={buttonClass()} to={to.outlineSpecs(seq)}>
            Outline specs
          </Link>
          <PrintButton />
        </>
      }
    >
      <p>
        <Link className="link" to={to.designProject(seq)}>
          <bdi>{project.name}</bdi>
        </Link>
        <span className="muted"> · {pluralize(specs.length, 'specification')}</span>
      </p>
      <CountTabs
        label="Lists"
        tabs={lists.map((one) => ({
          key: one.key,
          label: one.title,
          count: isComing ? null : one.rows.length,
          href: to.projectLists(seq, one.key),
          isCurrent: one.key === key,
        }))}
      />
      <div role="alert" className="hidden-if-empty">
        {(failure !== null || unread > 0) && (
          <Notice
            tone="bad"
            title={
              failure === null
                ? `Couldn’t load ${pluralize(unread, 'specification')}.`
                : 'Couldn’t load your SpecWizard projects.'
            }
          >
            <p>{failure} Reload the page to try again. The lists are not complete.</p>
          </Notice>
        )}
      </div>
      {isComing ? (
        <SkeletonText lines={10} />
      ) : (
        list && <List {...{ list, lists, loaded }} isWhole={failure === null && unread === 0} />
      )}
      {without > 0 && !isComing && (
        <p className={`note muted ${style.note}`}>
          {fileWords}. {pluralize(without, 'section has', 'sections have')} none and add nothing here.
        </p>
      )}
    </AccountPage>
  );
}

interface ListProps {
  list: ProjectList;
  lists: readonly ProjectList[];
  loaded: LoadedOutline;
  /** Whether every specification could be read. */
  isWhole: boolean;
}

const List = ({ list, lists, loaded, isWhole }: ListProps) => (
  <section className="stack gap-3 full-width" aria-labelledby="list">
    <div className="cluster between gap-2-4 minor-heads">
      <h2 id="list">
        {list.title} <span className="muted digits">{list.rows.length}</span>
      </h2>
      {list.rows.length > 0 && <ListFiles {...{ list, lists, loaded }} />}
    </div>
    {list.rows.length > 0 ? (
      <ListTable list={list} />
    ) : (
      <p className="muted">
        {isWhole ? 'No section of the project has any.' : 'None in the sections that could be read.'}
      </p>
    )}
  </section>
);
