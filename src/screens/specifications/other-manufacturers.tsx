import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Spec } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specifications/related.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Other manufacturers of this section, to read or to merge with this one. */
export function OtherManufacturers({ spec, others }: { spec: Spec; others: Promise<Result<Spec[]>> }) {
  return (
    <section className={`body-heads spaced-heads ${style.box}`} aria-labelledby="other-makers">
      <h2 id="other-makers">Same section, other manufacturers</h2>
      <Deferred result={others} what="the other manufacturers" fallback={<SkeletonText lines={2} />}>
        {(specs) =>
          specs.length === 0 ? (
            <p className="muted">No other manufacturer in the library has this section.</p>
          ) : (
            <ul className={`padded-links lined-items ${style.list}`}>
              {specs.map(({ id, coid, company, filename }) => (
                <li className="flow baseline small" key={id}>
                  <Link to={to.specification(coid, id)}>
                    <bdi>{company}</bdi>
                  </Link>{' '}
                  <Link
                    className="link"
                    to={to.mergeSpecifications([spec.filename, filename])}
                    aria-label={`Merge with ${company}`}
                  >
                    Merge
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Deferred>
    </section>
  );
}
