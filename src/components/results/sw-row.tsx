import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Marked } from '#src/components/results/marked.tsx';
import style from '#src/components/results/row.module.css';
import type { Sw } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';

export function SwRow({ hit }: { hit: Hit<Sw> }) {
  const { decisions, minutes, summary, filename } = hit.item;
  return (
    <ItemRow
      hit={hit}
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
    >
      <p className={`measure note quiet ${style.summary}`}>
        <Marked text={summary} highlight={hit.highlight['summary']} />
      </p>
    </ItemRow>
  );
}
