import { track } from '#src/browser/analytics.ts';
import { today } from '#src/browser/clock.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { favoritesTable } from '#src/domain/favorites/favorites-table.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { favoriteHref } from '#src/screens/favorites/favorite-href.ts';
import { sharedItems } from '#src/domain/share/shared.ts';
import { to } from '#src/paths.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  shown: readonly FavoriteRecord[];
  projects: readonly DesignProject[];
}

/** Exports or prints the favorites shown. */
export function FavoriteTools({ shown, projects }: Props) {
  const isWaiting = shown.some(({ record }) => record === null);
  function save(): void {
    const table = favoritesTable(shown, {
      today: today(),
      projects: new Map(projects.map(({ seq, name }) => [seq, name])),
      linkOf: (known) => {
        const address = favoriteHref(known);
        return address === null ? '' : `${siteOrigin()}${address}`;
      },
    });
    track('favorite', 'export', 'all', shown.length);
    saveCsv(table, `favorites-${today()}`);
  }
  return (
    <>
      <Button onClick={save} disabled={shown.length === 0 || isWaiting}>
        <Icon name="download" /> CSV
      </Button>
      <PrintButton />
      {shown.length > 0 && (
        <Link className={buttonClass()} to={to.rfi('favorites=1')}>
          Request information
        </Link>
      )}
      {shown.length > 0 && (
        <ShareButton
          what={() => ({
            kind: 'list',
            name: '',
            projectType: '',
            items: sharedItems(shown.map(({ favorite }) => favorite)),
          })}
        />
      )}
    </>
  );
}
