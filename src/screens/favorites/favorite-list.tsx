import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import { FavoriteRow } from '#src/screens/favorites/favorite-row.tsx';
import style from '#src/screens/favorites/favorites.module.css';
import { useListView } from '#src/stores/list-view.ts';

interface Props {
  /** The group's project, null for favorites without one; undefined if the list isn't grouped. */
  title: DesignProject | null | undefined;
  favorites: readonly FavoriteRecord[];
  projects: readonly DesignProject[];
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], isOn: boolean) => void;
}

/** All favorites, or one group under its project. */
export function FavoriteList({ title, favorites, projects, chosen, choose }: Props) {
  const isCards = useListView((list) => list.view === 'pictures');
  return (
    <section
      className={`body-heads ${style.group}`}
      aria-label={title === undefined ? 'Favorites' : undefined}
    >
      {title !== undefined && (
        <h2 className="flex baseline gap-2">
          {title === null ? (
            'Without a project'
          ) : (
            <Link to={to.designProject(title.seq)}>
              <bdi>{title.name}</bdi>
            </Link>
          )}{' '}
          <span className={`muted ${style.number}`}>{favorites.length}</span>
        </h2>
      )}
      <ul className={isCards ? style.cards : 'line-top'}>
        {favorites.map((known) => {
          const key = savedKey(known.favorite);
          return (
            <FavoriteRow
              key={known.favorite.seq}
              known={known}
              project={
                title === undefined ? projects.find(({ seq }) => seq === known.favorite.project) : undefined
              }
              isChosen={chosen.has(key)}
              onChoose={(isOn) => choose([key], isOn)}
            />
          );
        })}
      </ul>
    </section>
  );
}
