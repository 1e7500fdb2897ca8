import { Link } from '#src/components/page/link.tsx';
import type { Product } from '#src/contracts/content.ts';
import { withoutId } from '#src/domain/compare/choice.ts';
import { swapped, type SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { tallyOf, type EvaluationGroup } from '#src/domain/substitution/evaluation.ts';
import { acceptPassingRows } from '#src/domain/substitution/review.ts';
import { to } from '#src/paths.ts';
import { AddProposed } from '#src/screens/substitution/add-proposed.tsx';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import style from '#src/screens/substitution/product-heads.module.css';
import type { ReviewForm } from '#src/screens/substitution/use-review.ts';
import { Button } from '#src/ui/button.tsx';

export const SpecifiedHead = ({ product }: { product: Product }) => (
  <div className="stack at-start at-left gap-2px">
    <p className={`muted ${style.role}`}>Specified</p>
    <Name product={product} />
  </div>
);

interface Props {
  choice: SubstitutionChoice;
  pages: SubstitutionPages;
  column: number;
  groups: readonly EvaluationGroup[];
  form: ReviewForm;
}

/** `Proposed 2`: as the head of its column and, on a small screen, each of its cells have it. */
export const proposedName = (column: number, of: number): string =>
  of > 1 ? `Proposed ${column + 1}` : 'Proposed';

/** Shows its counts, and buttons to swap, replace, or remove it. */
export function ProposedHead({ choice, pages, column, groups, form }: Props) {
  const product = pages.proposed[column]?.product;
  if (!product) return null;
  const { pass, fail, unknown } = tallyOf(groups, column);
  const other = swapped(choice, product.id);
  return (
    <div className="stack at-start at-left gap-2px">
      <p className={`muted ${style.role}`}>{proposedName(column, pages.proposed.length)}</p>
      <Name product={product} />
      <p className="small muted digits">
        <b className="ink bold">{pass}</b> pass · <b className="ink bold">{fail}</b> fail ·{' '}
        <b className="ink bold">{unknown}</b> unknown
      </p>
      <div className="cluster gap-0-3">
        <AddProposed choice={choice} pages={pages} replaced={product} />
        <Link
          className="inline-row high-26 small accent"
          keepScroll
          to={to.substitution(other.specified, other.proposed, choice)}
          aria-label={`Swap: ${product.title} as specified`}
        >
          Swap
        </Link>
        <Link
          className="inline-row high-26 small accent"
          keepScroll
          to={to.substitution(choice.specified, withoutId(choice.proposed, product.id), choice)}
          aria-label={`Remove ${product.title}`}
        >
          Remove
        </Link>
        <Button
          kind="plain"
          className={style.take}
          aria-label={`No exceptions to passing rows: ${product.title}`}
          onClick={() => form.changeReview(column, (review) => acceptPassingRows(review, groups, column))}
        >
          No exceptions to passing rows
        </Button>
      </div>
    </div>
  );
}

const Name = ({ product }: { product: Product }) => (
  <>
    <Link className={`touch-high ink bold ${style.title}`} title={product.title} to={to.product(product.id)}>
      <bdi>{product.title}</bdi>
    </Link>
    <p className="small muted digits">
      <Link className={`inline-block quiet pad-block-3px ${style.manufacturer}`} to={to.company(product)}>
        <bdi>{product.company}</bdi>
      </Link>{' '}
      <span className="nowrap">{product.model}</span>
    </p>
  </>
);
