import { moveFocusToNeighbor } from '#src/browser/heading.ts';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ItemPortrait } from '#src/components/results/item-portrait.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import {
  codeOf,
  favoriteManufacturer,
  favoriteSection,
  favoriteTitle,
} from '#src/domain/favorites/favorite-record.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { favoriteHref } from '#src/screens/favorites/favorite-href.ts';
import saved from '#src/components/favorites/saved-rows.module.css';
import style from '#src/screens/favorites/favorites.module.css';
import { Marks } from '#src/screens/favorites/marks.tsx';
import { Note, NoteOpener, useNote } from '#src/screens/favorites/note.tsx';
import { useFavorites } from '#src/stores/favorites.ts';
import { Code } from '#src/ui/code.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  known: FavoriteRecord;
  /** Shown in the row if the list isn't grouped by project. */
  project: DesignProject | undefined;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

/** Selector of the rows' star buttons, for `moveFocusToNeighbor`. */
export const starButtons = 'main li > button[aria-pressed]';

export function FavoriteRow({ known, project, isChosen, onChoose }: Props) {
  const { favorite, record } = known;
  const title = favoriteTitle(known);
  const address = favoriteHref(known);
  const section = favoriteSection(known);
  const { isOpen, setOpen, opener } = useNote(favorite);
  const isContent = record?.kind === 'item';
  const isUnsent = useFavorites(({ unsent }) => unsent.has(savedKey(favorite)));
  return (
    <li className={`grid hairline-bottom unbroken hover-shade ${saved.row} gap-2-3 ${style.row}`}>
      <label className={`centered screen-only boxes-15 ${style.box}`}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Select ${title}`}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </label>
      <div className="at-start">
        <ItemPortrait type={favorite.content_type} record={record} title={title} />
      </div>
      <div className="stack at-start at-left shrinks gap-1">
        <p className={`bold shrinks ${saved.title}`}>
          {record === null ? (
            <Skeleton width="16rem" height="18px" />
          ) : address === null ? (
            <span>{unbroken(title)}</span>
          ) : (
            <Link className="shrinks" to={address}>
              <bdi>{unbroken(title)}</bdi>
            </Link>
          )}
        </p>
        <ul className={`flow at-middle gap-2px-4 small muted padded-links ${style.meta}`}>
          <li className={`inline-row ${style.kind}`}>
            <Code>{codeOf(favorite.content_type)}</Code>
          </li>
          {record === null && (
            <li className="inline-row">
              <Skeleton width="12rem" height="14px" />
            </li>
          )}
          {isContent && (
            <li className={`inline-row ${style.maker}`}>
              <Link className="quiet" to={to.company(record.item)}>
                <bdi>{favoriteManufacturer(known)}</bdi>
              </Link>
            </li>
          )}
          {section && (
            <li className={`inline-row ${style.section}`}>
              <span>
                <SectionNumber section={section} /> <span className="hidden-599">{section.title}</span>
              </span>
            </li>
          )}
          {project && (
            <li className="inline-row">
              <span>
                For{' '}
                <Link className="quiet" to={to.designProject(project.seq)}>
                  <bdi>{project.name}</bdi>
                </Link>
              </span>
            </li>
          )}
          <li className={`inline-row ${style.date}`}>
            {isUnsent ? 'Not sent yet' : `Saved ${fullDate(favorite.created_at) ?? ''}`}
            {favorite.note === '' && !isOpen && <NoteOpener {...{ favorite, title, opener, setOpen }} />}
          </li>
        </ul>
        <Marks known={known} title={title} />
        <Note {...{ favorite, title, isOpen, opener, setOpen }} />
      </div>
      <FavoriteButton
        onPress={(pressed) => moveFocusToNeighbor(starButtons, (star) => star === pressed)}
        item={{
          content_type: favorite.content_type,
          content_id: favorite.content_id,
          title,
          seen: favorite.seen ?? { updated: null, version: null },
        }}
      />
    </li>
  );
}
