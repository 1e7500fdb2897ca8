import { Expiry } from '#src/components/library/expiry.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { ContentListState } from '#src/domain/content-list.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { to } from '#src/paths.ts';
import { sharedEnd } from '#src/screens/companies/item/siblings.tsx';
import { filterNames } from '#src/screens/companies/lists/list-filters.tsx';

interface Props {
  type: ContentType;
  state: ContentListState;
  /** What the filters leave out. */
  items: readonly Content[];
  /** The address of the list without filters. */
  all: string;
}

const named = 8;
/** More results than these fill a page by themselves. */
export const fewItems = 4;

/** Below a list with few results: what its filters hide, and why. */
export function HiddenItems({ type, state, items, all }: Props) {
  const names = filterNames(state).map((name) => `“${name}”`);
  const end = sharedEnd(items.map(({ title }) => title));
  return (
    <section className="stack gap-2 pad-top-4 screen-only" aria-labelledby="hidden">
      <div className="flow between baseline gap-1-4 note">
        <h2 className="note" id="hidden">
          {itemCountText(items.length, type)} hidden by {names.join(' and ')}
        </h2>
        <Link className="link inline-block pad-block-3px" to={all}>
          Show all
        </Link>
      </div>
      <ul className="line-top lined-items note tall-links">
        {items.slice(0, named).map((item) => (
          <li key={item.id} className="flow between baseline gap-1-4 pad-block-2">
            <Link to={to.contentItem(item, item.content_type, item.id)}>
              <bdi>{item.title.slice(0, item.title.length - end.length)}</bdi>
            </Link>
            <span className="flow gap-1-4 muted">
              {'validUntil' in item && <Expiry until={item.validUntil} isAlone />}
              {item.csi[0] && <SectionNumber section={item.csi[0]} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
