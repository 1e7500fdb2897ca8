import { use, type ReactNode } from 'react';

import { today } from '#src/browser/clock.ts';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { ProjectProgress } from '#src/components/specification/project-progress.tsx';
import type { ContentRequest } from '#src/contracts/content-requests.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { requestedTypeText } from '#src/domain/account/content-request.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import { codeOf, favoriteTitle } from '#src/domain/favorites/favorite-record.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { unbroken } from '#src/ui/unbroken.tsx';
import { projectTypeOf } from '#src/domain/project-types.ts';
import { canBeNew, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { headingOf } from '#src/domain/search-labels.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { NewResults } from '#src/services/new-results.ts';
import type { NewestFavorites as Newest } from '#src/services/newest-saved.ts';
import style from '#src/components/account/overview-part.module.css';
import { Code } from '#src/ui/code.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** How many of each kind to show; the loader limits favorites. */
const overviewSize = 5;

/** One line of a part: a link, with a detail at its end. */
const Line = ({ href, title, end }: { href: string | null; title: string; end?: ReactNode }) => (
  <li>
    <span className={`shrinks tall-links ${style.title}`}>
      {href === null ? (
        <bdi>{unbroken(title)}</bdi>
      ) : (
        <Link to={href}>
          <bdi>{unbroken(title)}</bdi>
        </Link>
      )}
    </span>
    <span className="rigid small muted">{end}</span>
  </li>
);

/** The lines of a part; if there are none, how to get the first. */
function Lines({ first, children }: { first: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="quiet pad-block-1 padded-links">None yet. {first}</p>;
  return <ul className={`lined-items ${style.list}`}>{children}</ul>;
}

/** How to get the first item: a link to the screen, and its purpose. */
const First = ({ href, doing, children }: { href: string; doing: string; children: string }) => (
  <>
    <Link className="link" to={href}>
      {doing}
    </Link>{' '}
    {children}
  </>
);

export const NewestFavorites = ({ newest }: Newest) => (
  <Lines first="Press Save beside a product, drawing, or manufacturer to find it here.">
    {newest.map(({ favorite, record }) => (
      <PromptSuspense
        awaited={record}
        key={favorite.seq}
        fallback={
          <li>
            <Skeleton width="70%" height="16px" />
          </li>
        }
      >
        <FavoriteLine favorite={favorite} record={record} />
      </PromptSuspense>
    ))}
  </Lines>
);

function FavoriteLine({ favorite, record: pending }: Newest['newest'][number]) {
  const record = use(pending);
  const mark = itemMarks({ saved: favorite, record }, today()).at(0);
  return (
    <Line
      href={addressOf(record)}
      title={favoriteTitle({ favorite, record })}
      end={
        <span className="row gap-2">
          {mark && <Code tone={mark.tone === 'normal' ? 'on' : mark.tone}>{mark.code}</Code>}
          <Code>{codeOf(favorite.content_type)}</Code>
        </span>
      }
    />
  );
}

function addressOf(record: BinderRecord): string | null {
  if (record.kind === 'company') return to.company(record.company);
  return record.kind === 'item'
    ? to.contentItem(record.item, record.item.content_type, record.item.id)
    : null;
}

interface Listed<T> {
  list: readonly T[];
  size?: number;
}

export const NewestProjects = ({ list, size = overviewSize }: Listed<DesignProject>) => (
  <Lines
    first={
      <First href={to.designProjects()} doing="Create a project">
        to gather its products by section.
      </First>
    }
  >
    {list.slice(0, size).map(({ seq, name, type, items }) => (
      <Line
        key={seq}
        href={to.designProject(seq)}
        title={name}
        end={`${projectTypeOf(type)?.name ?? type} · ${pluralize(items.length, 'item')}`}
      />
    ))}
  </Lines>
);

export const NewestSpecwizards = ({ list, size = overviewSize }: Listed<SpecwizardProject>) => (
  <Lines
    first={
      <First href={to.specwizards()} doing="Write a section">
        and save it to a project.
      </First>
    }
  >
    {list.slice(0, size).map((project) => (
      <Line
        key={project.seq}
        href={to.specwizardProject(project.seq)}
        title={project.name}
        end={<ProjectProgress project={project} />}
      />
    ))}
  </Lines>
);

export const NewestSearches = ({
  list,
  size = overviewSize,
  newResults,
}: Listed<SavedSearch> & {
  /** If given, how many results are new; else when each was saved. */
  newResults?: Promise<NewResults>;
}) => (
  <Lines
    first={
      <First href={to.searchEmpty()} doing="Search">
        and save your search to see what’s new in it.
      </First>
    }
  >
    {list.slice(0, size).map((saved) => {
      const state = savedState(saved);
      const words = state === null ? saved.search_terms : headingOf(state);
      const { query } = saved;
      const href =
        state &&
        (state.contentType === null
          ? to.search(state.terms, query)
          : to.searchType(state.terms, state.contentType, query));
      return (
        <Line
          key={saved.seq}
          href={href}
          title={saved.name === '' ? words : saved.name}
          end={
            newResults ? (
              <PromptSuspense awaited={newResults} fallback={savedText(saved)}>
                <NewOf saved={saved} newResults={newResults} />
              </PromptSuspense>
            ) : (
              savedText(saved)
            )
          }
        />
      );
    })}
  </Lines>
);

const savedText = ({ created_at: day }: SavedSearch): string => `Saved ${monthAndYear(day) ?? day}`;

function NewOf({ saved, newResults }: { saved: SavedSearch; newResults: Promise<NewResults> }) {
  const counted = use(newResults).get(saved.seq);
  if (counted === undefined || !canBeNew(saved)) return savedText(saved);
  return (
    <PromptSuspense awaited={counted} fallback={savedText(saved)}>
      <NewCount saved={saved} counted={counted} />
    </PromptSuspense>
  );
}

/** The same count as on the page of saved searches. A search without new results, or whose count failed, shows its date. */
function NewCount({ saved, counted }: { saved: SavedSearch; counted: Promise<Result<SearchResult>> }) {
  const count = use(counted).data?.hits.total.value ?? 0;
  if (count === 0) return savedText(saved);
  return <strong className="ink digits">{countText(count)} new</strong>;
}

export const NewestRequests = ({ list }: { list: readonly ContentRequest[] }) => (
  <Lines
    first={
      <First href={to.contentRequests()} doing="Request what’s missing">
        in the library.
      </First>
    }
  >
    {list.slice(0, overviewSize).map(({ seq, about, content_type: type, status }) => (
      <Line
        key={seq}
        href={to.contentRequests()}
        title={about === '' ? `Request for ${requestedTypeText(type)}` : about}
        end={<Code {...(status === 'answered' && { tone: 'good' })}>{status.toUpperCase()}</Code>}
      />
    ))}
  </Lines>
);
