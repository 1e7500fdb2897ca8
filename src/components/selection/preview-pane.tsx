import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import { Expiry } from '#src/components/library/expiry.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { ProductFiles } from '#src/components/selection/product-files.tsx';
import style from '#src/components/selection/preview-pane.module.css';
import type { SearchHit } from '#src/contracts/search.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { keyFacts } from '#src/domain/key-facts.ts';
import { to } from '#src/paths.ts';
import { setSingleKeys, useSingleKeys } from '#src/stores/single-keys.ts';
import { useUnits } from '#src/stores/units.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Identifier } from '#src/ui/identifier.tsx';

/** Types whose picture is the content itself. */
const drawn: ReadonlySet<string> = new Set(['cad', 'bim', 'catalog', 'video']);

export function PreviewPane({ item, onClose }: { item: SearchHit; onClose: () => void }) {
  const isCompany = item.content_type === 'company';
  const units = useUnits(({ system }) => system);
  const title = isCompany ? item.company : item.title;
  const href = isCompany ? to.company(item) : to.contentItem(item, item.content_type, item.id);
  const summary = isCompany ? item.about : item.summary;
  return (
    <aside className={`self-start scroll framed paper pad-4 screen-only ${style.pane}`} aria-label="Preview">
      <div className={`flex between at-top gap-3 ${style.top}`}>
        <h3 dir="auto">{title}</h3>
        <button
          type="button"
          className={`centered rigid ${style.close}`}
          aria-label="Close preview"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={drawn.has(item.content_type) ? style.drawn : 'flex at-top gap-3'}>
        {!isCompany && item.picture !== null && (
          <div className={style.picture}>
            <Picture
              key={item.picture}
              src={item.picture}
              alt={`Drawing of ${title}`}
              width={320}
              height={240}
              eager
            />
          </div>
        )}
        <div className="stack shrinks gap-1">
          {!isCompany && <p className="note quiet">{item.company}</p>}
          {summary !== '' && (
            <p className="note" dir="auto">
              {summary}
            </p>
          )}
        </div>
      </div>
      <div className="flow gap-2">
        <Link className={buttonClass('primary')} to={href}>
          Open<span className="unseen"> {title}</span>
        </Link>
        <FavoriteButton key={href} item={savedItem(item)} withLabel />
        <AddToProject key={`project ${href}`} items={[savedItem(item)]} />
      </div>
      {'validUntil' in item && (
        <p className="note quiet">
          <Expiry isAlone until={item.validUntil} />
        </p>
      )}
      {item.content_type === 'bim' && <FitnessLabel key={item.id} bim={item} />}
      <div className={style.figures}>
        <Facts
          facts={keyFacts(item, units).map(([label, value]) => [
            label,
            value.includes('_') ? <Identifier key={label} text={value} /> : value,
          ])}
        />
      </div>
      {!isCompany && item.files.length > 0 && <FileList files={item.files} of={title} />}
      {item.content_type === 'product' && <ProductFiles key={item.id} id={item.id} />}
      <Keys />
    </aside>
  );
}

/** Lists the keyboard shortcuts, with a checkbox to turn them off. */
function Keys() {
  const { isOn } = useSingleKeys();
  return (
    <div className={`small muted hairline-top pad-top-2 ${style.keys}`}>
      <Checkbox
        label="Keyboard shortcuts"
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
      {isOn && (
        <p>
          <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Space</kbd> selects, <kbd>Enter</kbd> opens,{' '}
          <kbd>Esc</kbd> closes
        </p>
      )}
    </div>
  );
}
