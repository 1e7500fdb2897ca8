import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/library/product-picker-panel.module.css';
import type { ListedProduct, Product } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import { Dialog } from '#src/ui/dialog.tsx';

export interface Choices {
  /** Text above the list. */
  lead?: string;
  candidates: readonly ListedProduct[];
  /** Also offers the products of this product's first section. */
  beside: Product | undefined;
  /** The link of each choice. */
  addressOf: (id: number) => string;
  /** Link behind “Looking for something else? All products of … or search”. */
  otherwise: string;
  /** Replaces the current history entry. */
  replace?: boolean;
}

export const ProductPickerPanel = ({
  title,
  onClose,
  ...choices
}: Choices & { title: string; onClose: () => void }) => (
  <Dialog title={title} onClose={onClose}>
    <Candidates {...choices} onTaken={onClose} />
  </Dialog>
);

function Candidates({
  lead,
  candidates,
  beside,
  addressOf,
  otherwise,
  replace = false,
  onTaken,
}: Choices & { onTaken: () => void }) {
  const section = beside?.csi[0];
  return (
    <>
      {lead !== undefined && <p className="pad-bottom-3">{lead}</p>}
      {candidates.length === 0 ? (
        <p className="muted">The library has no other products of this kind.</p>
      ) : (
        <ul className={`line-top ${style.list}`}>
          {candidates.map((product) => (
            <li key={product.id}>
              <Link
                className="stack hairline-bottom"
                replace={replace}
                keepScroll={replace}
                onClick={onTaken}
                to={addressOf(product.id)}
              >
                <bdi>{product.title}</bdi>
                <span className="small muted">
                  <bdi>{product.company}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={`note pad-top-3 padded-links ${style.more}`}>
        Looking for something else?{' '}
        {section && (
          <>
            <Link className="link" to={to.section('product', section.number)}>
              All products of {section.title}
            </Link>{' '}
            or{' '}
          </>
        )}
        <Link className="link" to={to.searchEmpty()}>
          search
        </Link>
        , and {otherwise}
      </p>
    </>
  );
}
