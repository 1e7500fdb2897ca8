import { use, useId, useState } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { CallError } from '#src/contracts/result.ts';
import { productsOfTree, type ProductTree } from '#src/domain/product-tree.ts';
import style from '#src/screens/companies/frame/product-choice.module.css';
import { Checkbox } from '#src/ui/checkbox.tsx';

/** More options don't help in a form; other products can be named in the message. */
const productsShown = 60;

interface Props {
  tree: Promise<{ data: ProductTree; error?: never } | { data?: never; error: CallError }>;
  legend: string;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (id: number, isChosen: boolean) => void;
}

/** The form doesn't wait for the products and works without them. */
export const ProductChoice = (props: Props) => (
  <PromptSuspense awaited={props.tree}>
    <Products {...props} />
  </PromptSuspense>
);

function Products({ tree, legend, chosen, error, onChange }: Props) {
  const { data } = use(tree);
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const errorId = useId();
  if (!data) {
    return (
      <p className="note muted regular">Couldn’t load the list of products. Name them in your message.</p>
    );
  }
  const products = productsOfTree(data);
  if (products.length === 0) return null;
  return (
    <details
      className={style.choice}
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="note plain bold pad-block-3px">
        {legend}{' '}
        <span className="note muted regular">
          (optional{chosen.length > 0 ? `, ${chosen.length} chosen` : ''})
        </span>
      </summary>
      <fieldset className={style.list} aria-describedby={error === undefined ? undefined : errorId}>
        <legend className="unseen">{legend}</legend>
        {products.slice(0, productsShown).map(({ id, name, tradename }) => (
          <Checkbox
            key={id}
            name="productIds"
            value={id}
            label={
              <bdi>
                {name}
                {tradename !== null && ` ${tradename}`}
              </bdi>
            }
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(id, target.checked)}
          />
        ))}
      </fieldset>
      {products.length > productsShown && (
        <p className="note muted regular">
          {products.length - productsShown} more are not listed here: name them in your message.
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="small redline">
          {error}
        </p>
      )}
    </details>
  );
}
