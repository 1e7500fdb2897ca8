import { ProductPicker } from '#src/components/library/product-picker.tsx';
import type { Product } from '#src/contracts/content.ts';
import { candidatesOf } from '#src/domain/compare/candidates.ts';
import { withReplaced } from '#src/domain/compare/choice.ts';
import { to } from '#src/paths.ts';
import type { Comparison } from '#src/screens/compare/loaders.ts';

interface Props {
  loaded: Comparison;
  /** The product to replace; null to add one. */
  replaced: Product | null;
}

/** Candidates from the same section, by the same and other manufacturers. */
export function ReplaceProduct({ loaded: { choice, pages }, replaced }: Props) {
  const own = pages.filter(({ product }) => product.id === replaced?.id);
  const from = replaced === null ? pages : own;
  return (
    <ProductPicker
      title={replaced ? `Replace ${replaced.title}` : 'Add a product'}
      label={replaced ? 'Replace' : 'Add a product'}
      isSmall={replaced !== null}
      candidates={candidatesOf(from, choice.ids)}
      beside={(own[0] ?? pages[0])?.product}
      addressOf={(id) =>
        to.compare(withReplaced(choice.ids, replaced?.id ?? null, id), choice.onlyDifferences)
      }
      otherwise="check the ones to compare."
      replace
    />
  );
}
