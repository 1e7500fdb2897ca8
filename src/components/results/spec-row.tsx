import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Spec } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';

export function SpecRow({ hit }: { hit: Hit<Spec> }) {
  const { edition, revised, pages, specWizard } = hit.item;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['Edition', edition],
        ['Revised', fullDate(revised)],
        ['Pages', `about ${pages}`],
        [
          brand.specWizard,
          specWizard === null ? null : (
            <Link key="wizard" className="link" to={to.specwizard(specWizard)}>
              Write this section
            </Link>
          ),
        ],
      ]}
    />
  );
}
