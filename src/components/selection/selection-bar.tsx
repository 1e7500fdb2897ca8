import { useSaveToFavorites } from '#src/components/favorites/use-save-to-favorites.tsx';
import { useIsBelow } from '#src/components/page/use-is-below.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import style from '#src/components/selection/selection-bar.module.css';
import type { ListedContent } from '#src/contracts/content.ts';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { comparedProducts } from '#src/domain/selected-items.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { sharedItems } from '#src/domain/share/shared.ts';
import { to } from '#src/paths.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MoreMenu } from '#src/ui/more-menu.tsx';

const DownloadDialog = lazyPart(
  async () => (await import('#src/components/selection/download-dialog.tsx')).DownloadDialog,
  'the download',
);

interface Props {
  items: readonly ListedContent[];
  onClear: () => void;
}

/** One line at every width: what has no room is in a menu. */
export function SelectionBar({ items, onClear }: Props) {
  const isPhone = useIsBelow(600);
  const isNarrow = useIsBelow(900);
  const files = (
    <>
      <DialogButton renderDialog={(close) => <DownloadDialog chosen={items} onClose={close} />}>
        <Icon name="download" /> Download
      </DialogButton>
      <FavoriteAll items={items} />
    </>
  );
  const others = (
    <>
      <AddToProject items={items.map(savedItem)} isWhole />
      <ShareButton
        what={() => ({
          kind: 'list',
          name: '',
          projectType: '',
          items: sharedItems(items.map((item) => ({ ...item, content_id: item.id }))),
        })}
      />
    </>
  );
  const clear = <Button onClick={onClear}>Clear</Button>;
  return (
    <section className={`shade screen-only static-499 ${style.bar}`} aria-label="Selected items">
      <div className={`row gap-2-4 ${style.line}`}>
        <strong className={`note digits nowrap ${style.count}`}>{items.length} selected</strong>
        <Compare
          ids={comparedProducts(items)}
          hasOthers={items.some(({ content_type: type }) => type !== 'product')}
        />
        {!isPhone && files}
        {!isNarrow && others}
        {isNarrow && (
          <MoreMenu isAbove>
            {isPhone && files}
            {others}
            {isPhone && clear}
          </MoreMenu>
        )}
        {!isPhone && clear}
      </div>
    </section>
  );
}

/** Adds all selected items to the favorites. */
function FavoriteAll({ items }: { items: readonly ListedContent[] }) {
  const { save, offer } = useSaveToFavorites(
    items.map(savedItem),
    `${items.length} selected ${items.length === 1 ? 'item' : 'items'} will be saved to your favorites when you sign in.`,
  );
  const { submit, isSubmitting } = useSubmitOnce(save);
  return (
    <>
      <Button disabled={isSubmitting} onClick={submit}>
        {isSubmitting ? 'Saving…' : 'Save'}
      </Button>
      {offer}
    </>
  );
}

/** Compares two to four products; other items count as the product that they belong to. */
function Compare({ ids, hasOthers }: { ids: readonly number[]; hasOthers: boolean }) {
  if (ids.length < 2 || ids.length > maxCompared) {
    return (
      <span className="small muted shrinks">
        {ids.length < 2
          ? 'Select another product to compare.'
          : `You can compare up to ${maxCompared} products; ${ids.length} are selected.`}
      </span>
    );
  }
  return (
    <span className="row gap-3">
      <Link className={`nowrap ${buttonClass('primary')}`} to={to.compare(ids)}>
        Compare {ids.length} products
      </Link>
      {hasOthers && (
        <span className="small muted hidden-1023">Files and declarations are compared by product.</span>
      )}
    </span>
  );
}
