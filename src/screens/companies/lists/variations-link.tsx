import { Link } from '#src/components/page/link.tsx';
import type { Cad } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/item/item-facts.module.css';

/** To the variations of a detail, side by side. */
export function VariationsLink({ item }: { item: Cad }) {
  return (
    <Link className={style.link} to={to.companyVariations(item, 'cad', item.id)}>
      {countText(item.variations)}, side by side
    </Link>
  );
}
