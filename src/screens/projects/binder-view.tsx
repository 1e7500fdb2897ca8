import { useState } from 'react';
import { useShallow } from 'zustand/shallow';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { CallError } from '#src/contracts/result.ts';
import { binderOf, titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { otherMakersSection } from '#src/domain/design-projects/chosen-section.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { inquiryQuery } from '#src/domain/inquiry/inquiry-query.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { substitutionFor } from '#src/domain/substitution/from-binder.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { to } from '#src/paths.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/screens/projects/binder-view.module.css';
import { Board } from '#src/screens/projects/board.tsx';
import { BulkTools } from '#src/screens/projects/bulk-tools.tsx';
import { ItemRow } from '#src/screens/projects/item-row.tsx';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { removeItems } from '#src/screens/projects/remove-items.ts';
import { binderItems } from '#src/screens/projects/records.ts';
import { useListView } from '#src/stores/list-view.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

const FromFavorites = lazyPart(
  async () => (await import('#src/screens/projects/from-favorites.tsx')).FromFavorites,
  'the favorites',
);

/** The items of a project under MasterFormat headings. */
export function BinderView({ loaded }: { loaded: LoadedProject }) {
  const { project, records, pendingDocuments } = loaded;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<CallError | null>(null);
  const isEditable = mayEdit(project);
  const isCards = useListView((list) => list.view === 'pictures');
  const keys = project.items.map(savedKey);
  const present = new Set(keys.filter((key) => chosen.has(key)));
  async function remove(item: BinderItem): Promise<void> {
    setFailure(null);
    setFailure(await removeItems(project, new Set([savedKey(item.saved)]), titleOf(item)));
  }
  const all = binderItems(project.items, records, null);
  const divisions = binderOf(all);
  const specwizards = useSpecwizardProjects(
    useShallow(
      ({ projects }) => projects?.filter((one) => one.project === project.seq) ?? loaded.specwizards,
    ),
  );
  return (
    <>
      {all.length > 0 && <Board loaded={loaded} items={all} />}
      <BulkTools
        project={project}
        chosen={present}
        onChoose={setChosen}
        failure={failure}
        setFailure={setFailure}
        asked={askedAbout(
          project,
          all.filter(({ saved }) => present.has(savedKey(saved))),
        )}
        add={
          isEditable && (
            <DialogButton renderDialog={(close) => <FromFavorites project={project} onClose={close} />}>
              <span>
                Add<span className="unseen-599"> from favorites</span>
              </span>
            </DialogButton>
          )
        }
        isEditable={isEditable}
      />
      {project.items.length === 0 && (
        <Notice title="This project is empty.">
          {isEditable && (
            <p>
              Add items from your favorites, or{' '}
              <Link className="link" to={to.searchEmpty()}>
                search the library
              </Link>{' '}
              and press “Add to project” next to an item.
            </p>
          )}
        </Notice>
      )}
      <div className={isCards ? style.pictures : 'contents'}>
        {divisions.map(({ number, title, sections }) => (
          <section
            key={number}
            className={`stack gap-3 print-block ${style.division} ${isCards ? style.gallery : ''}`}
            data-items={Math.min(3, sections.flatMap(({ items }) => items).length)}
            aria-label={number === null ? title : `Division ${number}`}
          >
            <h2>
              {number !== null && <span className="mono">{number}</span>} {title}
            </h2>
            {sections.map(({ section, items }) => (
              <div key={section?.number ?? ''} className={`${style.section}`}>
                {section && (
                  <h3 className="note quiet tall-links low-links">
                    <Link to={to.section('product', section.number)}>
                      <SectionNumber section={section} /> {unbroken(section.title)}
                    </Link>
                  </h3>
                )}
                <ul className={isCards ? style.cards : undefined}>
                  {items.map((item) => (
                    <ItemRow
                      key={savedKey(item.saved)}
                      item={item}
                      evaluation={evaluationOf(item, all, project.seq)}
                      otherSection={otherMakersSection(item, specwizards)}
                      seq={project.seq}
                      isEditable={isEditable}
                      pendingDocuments={pendingDocuments}
                      isChosen={present.has(savedKey(item.saved))}
                      onChoose={(isWanted) =>
                        setChosen(toggleKeys(present, [savedKey(item.saved)], isWanted))
                      }
                      onRemove={() => void remove(item)}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** Link to the evaluation of a product against others in its section; null for items that aren't products. */
function evaluationOf(item: BinderItem, all: readonly BinderItem[], project: number): string | null {
  const found = substitutionFor(item, all);
  return found && to.substitution(found.specified, found.proposed, { project });
}

/** The query string of `/rfi` for some of a project's items; null if none of them has loaded. */
function askedAbout({ seq }: DesignProject, chosen: readonly BinderItem[]): string | null {
  const asked = {
    items: chosen.flatMap(({ record }) => (record.kind === 'item' ? [record.item] : [])),
    manufacturers: chosen.flatMap(({ record }) => (record.kind === 'company' ? [record.company.coid] : [])),
  };
  return inquiryQuery(asked) === '' ? null : inquiryQuery({ ...asked, project: seq });
}
