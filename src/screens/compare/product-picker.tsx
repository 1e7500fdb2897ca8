import { useState } from 'react';

import { Link } from '#src/components/page/link.tsx';
import type { Product } from '#src/contracts/content.ts';
import { withReplaced } from '#src/domain/compare/choice.ts';
import { to } from '#src/paths.ts';
import type { Comparison } from '#src/screens/compare/loaders.ts';
import style from '#src/screens/compare/product-picker.module.css';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  loaded: Comparison;
  /** The product whose place another takes; null to add one. */
  replaced: Product | null;
}

/** Candidates from the same section, by the same and by other manufacturers. */
export function ProductPicker({ loaded, replaced }: Props) {
  const [isOpen, setOpen] = useState(false);
  const title = replaced ? `Replace ${replaced.title}` : 'Add a product';
  return (
    <>
      <Button
        kind={replaced ? 'plain' : 'normal'}
        className={(replaced ? style.replace : '') ?? ''}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {replaced ? 'Replace' : 'Add a product'}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Candidates loaded={loaded} replaced={replaced} onTaken={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Candidates({ loaded, replaced, onTaken }: Props & { onTaken: () => void }) {
  const { choice, pages } = loaded;
  const found = candidatesOf(loaded, replaced);
  const section = (pages.find(({ product }) => product.id === replaced?.id) ?? pages[0])?.product.csi[0];
  return (
    <>
      {found.length === 0 ? (
        <p className="muted">The library has no other product of this kind.</p>
      ) : (
        <ul className={style.list}>
          {found.map((product) => (
            <li key={product.id}>
              <Link
                replace
                keepScroll
                onClick={onTaken}
                to={to.compare(
                  withReplaced(choice.ids, replaced?.id ?? null, product.id),
                  choice.onlyDifferences,
                )}
              >
                <bdi>{product.title}</bdi>
                <span className={style.maker}>
                  <bdi>{product.company}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={style.more}>
        Looking for another?{' '}
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
        , and check the ones to compare.
      </p>
    </>
  );
}

/** Without duplicates and compared products; other manufacturers' products first. */
function candidatesOf({ pages, choice }: Comparison, replaced: Product | null): Product[] {
  const from = replaced === null ? pages : pages.filter(({ product }) => product.id === replaced.id);
  const all = [...from.flatMap(({ competing }) => competing), ...from.flatMap(({ related }) => related)];
  const byId = new Map(all.map((product) => [product.id, product]));
  return [...byId.values()].filter(({ id }) => !choice.ids.includes(id));
}
