import { Discontinued } from '#src/components/library/discontinued.tsx';
import { Suspense } from 'react';

import { attributeText } from '#src/domain/attribute-amount.ts';
import { declarationBadges } from '#src/components/library/declaration-badges.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { countsText } from '#src/components/results/counts-text.ts';
import words from '#src/components/results/row-words.module.css';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import { useListView } from '#src/stores/list-view.ts';
import { useUnits } from '#src/stores/units.ts';
import { Code } from '#src/ui/code.tsx';
import { Dotted } from '#src/ui/dotted.tsx';

/** Loaded with the first list of pictures. */
const Swatches = lazyPart(async () => (await import('#src/components/results/swatches.tsx')).Swatches, null);

/** As many as fit on one line of a row, and on a card. */
const attributesShown = { rows: 4, pictures: 2 };
const badgesShown = 3;
const files: readonly ContentType[] = ['cad', 'bim', 'spec', 'sw', 'video', 'catalog', 'datasheet'];

/** Its summary repeats the values, so a row leaves it to the preview and the product's page. */
export function ProductRow({ hit }: { hit: Hit<ListedProduct> }) {
  const { item } = hit;
  const system = useUnits((units) => units.system);
  const { view } = useListView();
  return (
    <ItemRow
      hit={hit}
      meta={[
        <span key="model" className="nowrap">
          {item.model}
        </span>,
      ]}
      facts={item.attributes
        .slice(0, attributesShown[view])
        .map((attribute): Fact => [attribute.label, attributeText(attribute, system)])}
      foot={footOf(item, view === 'rows')}
    >
      {item.discontinued && (
        <p className={`note redline padded-links ${words.ended}`}>
          <Discontinued {...item.discontinued} />
        </p>
      )}
      {view === 'pictures' && hasColors(item) && (
        <div className={`pad-block-2px ${words.colors}`}>
          <Suspense>
            <Swatches options={item.options} />
          </Suspense>
        </div>
      )}
    </ItemRow>
  );
}

const hasColors = ({ options }: ListedProduct): boolean =>
  options.some(({ values }) => values.some(({ swatch }) => swatch !== null));

/** Badges for declarations and certificates, then the downloads on the product's page. */
function footOf(product: ListedProduct, withFiles: boolean) {
  const { counts, certifications } = product;
  const more = certifications.length - badgesShown;
  const badges = [
    ...declarationBadges(product),
    ...certifications.slice(0, badgesShown).map((program) => (
      <Code key={program} tone="name">
        {program}
      </Code>
    )),
    ...(more > 0 ? [<Code key="more">+{more}</Code>] : []),
  ];
  const there = withFiles ? countsText(counts, files) : [];
  if (badges.length + there.length === 0) return undefined;
  return (
    <>
      {badges.flatMap((badge) => [badge, ' '])}
      {there.length > 0 && <Dotted of={there} className={words.counts} />}
    </>
  );
}
