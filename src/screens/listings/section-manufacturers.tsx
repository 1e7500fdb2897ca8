import type { Result } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import { countText } from '#src/lib/numbers.ts';
import type { CsiSelection } from '#src/domain/masterformat/csi-selection.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/listings/section-manufacturers.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { Dotted } from '#src/ui/dotted.tsx';

const shownAtOnce = 12;

interface Props {
  selection: CsiSelection;
  manufacturers: Promise<Result<CompanyBrief[]>>;
}

/** Names with location and phone. */
export function SectionManufacturers({ selection, manufacturers }: Props) {
  const what = selection.kind === 'division' ? 'division' : 'section';
  return (
    <section className={`stack gap-2 note minor-heads ${style.manufacturers}`} aria-labelledby="makers">
      <h2 id="makers">Manufacturers of this {what}</h2>
      <Deferred
        result={manufacturers}
        what="the manufacturers"
        fallback={<SkeletonText lines={12} gap="28px" />}
      >
        {(manufacturers) =>
          manufacturers.length === 0 ? (
            <p className="muted">No manufacturers are listed here yet.</p>
          ) : (
            <>
              <p className={style.count}>{countText(manufacturers.length)} listed</p>
              <ManufacturerList manufacturers={manufacturers.slice(0, shownAtOnce)} />
              {manufacturers.length > shownAtOnce && (
                <details className="rest">
                  <summary className="touch-high accent">
                    Show {manufacturers.length - shownAtOnce} more
                  </summary>
                  <ManufacturerList manufacturers={manufacturers.slice(shownAtOnce)} />
                </details>
              )}
            </>
          )
        }
      </Deferred>
    </section>
  );
}

/** Names with location and phone. */
export const ManufacturerList = ({ manufacturers }: { manufacturers: readonly CompanyBrief[] }) => (
  <ul className={`note tall-links ${style.list}`}>
    {manufacturers.map(({ coid, company, companySlug, city, state, phone }) => (
      <li key={coid}>
        <Link className="ink pad-block-2px" to={to.company({ coid, companySlug })}>
          {company}
        </Link>
        <p>
          <Dotted of={[[city, state].filter(Boolean).join(', '), phone ?? '']} />
        </p>
      </li>
    ))}
  </ul>
);
