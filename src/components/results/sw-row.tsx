import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { marked } from '#src/components/results/marked.tsx';
import type { Sw } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';

export function SwRow({ hit }: { hit: Hit<Sw> }) {
  const { decisions, minutes, summary, filename } = hit.item;
  return (
    <ItemRow
      hit={hit}
      summary={marked(summary, hit.highlight['summary'])}
      sheet="choices"
      facts={[
        ['Decisions', decisions],
        ['Time needed', `${minutes} min`],
        [
          brand.specWizard,
          <Link key="open" className="link" to={to.specwizard(filename)}>
            Write this section
          </Link>,
        ],
      ]}
    />
  );
}
