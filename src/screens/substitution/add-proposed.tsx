import { ProductPicker } from '#src/components/library/product-picker.tsx';
import type { Product } from '#src/contracts/content.ts';
import { candidatesOf } from '#src/domain/compare/candidates.ts';
import { withReplaced } from '#src/domain/compare/choice.ts';
import type { SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { to } from '#src/paths.ts';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';

interface Props {
  choice: SubstitutionChoice;
  pages: SubstitutionPages;
  /** The proposed product to replace; null to add one. */
  replaced: Product | null;
}

/** Candidates from the specified product's section, other manufacturers' first. */
export function AddProposed({ choice, pages, replaced }: Props) {
  const { specified } = pages;
  return (
    <ProductPicker
      title={replaced ? `Replace ${replaced.title}` : 'Add a proposed product'}
      label={replaced ? 'Replace' : 'Add a proposed product'}
      isSmall={replaced !== null}
      candidates={candidatesOf([specified], [specified.product.id, ...choice.proposed])}
      beside={specified.product}
      addressOf={(id) =>
        to.substitution(specified.product.id, withReplaced(choice.proposed, replaced?.id ?? null, id), choice)
      }
      otherwise="check it together with the specified one, then choose “Compare” and “Evaluate as substitution”."
      replace
    />
  );
}
