import { Link } from '#src/components/page/link.tsx';
import { sidesQuery } from '#src/domain/redline/asked.ts';
import { to } from '#src/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** To the redline of this section, where the other text is chosen. */
export function CompareLink({ filename }: { filename: string }) {
  const query = sidesQuery({ old: { filename, text: 'recommended' }, now: null });
  return (
    <Link className={buttonClass()} to={to.compareSpecifications(query)}>
      Compare with…
    </Link>
  );
}
