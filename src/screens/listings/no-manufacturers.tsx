import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Items } from '#src/components/results/items.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { to } from '#src/paths.ts';
import type { manufacturersOf } from '#src/screens/listings/loaders.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

type Loaded = Awaited<ReturnType<typeof manufacturersOf>>;

const shown = 6;

/** Instead of an empty list: a search by name, and the manufacturers under the nearest letters. */
export function NoManufacturers({ title, nearest }: { title: string; nearest: Loaded['nearest'] }) {
  return (
    <div className="stack shrinks gap-5">
      <div className="stack gap-3">
        <p className="ink">
          No manufacturer is listed under {title} yet. Search by name, or see the nearest letter below.
        </p>
        <SearchBox place="home" type="company" />
      </div>
      {nearest.map(({ letter, result }) => (
        <section key={letter} className="stack gap-3 minor-heads" aria-labelledby={`near-${letter}`}>
          <div className="flow between baseline gap-1-4">
            <h2 id={`near-${letter}`}>Manufacturers under {letter.toUpperCase()}</h2>
            <Link className="link note pad-block-3px" to={to.manufacturers(letter)}>
              All under {letter.toUpperCase()}
            </Link>
          </div>
          <Deferred result={result} what="the manufacturers" fallback={<Skeleton height="240px" />}>
            {({ manufacturers }) => (
              <Items
                start={1}
                items={manufacturers.slice(0, shown).map((manufacturer) => ({
                  ...manufacturer,
                  content_type: 'company' as const,
                  about: '',
                }))}
              />
            )}
          </Deferred>
        </section>
      ))}
    </div>
  );
}
