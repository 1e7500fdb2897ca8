import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/specification/shared-sections.module.css';
import type { Result } from '#src/contracts/result.ts';
import type { SpecTree, TreeSection } from '#src/contracts/specs.ts';
import { countText } from '#src/lib/numbers.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  tree: Promise<Result<SpecTree>>;
  /** A section's link, from the file names of its specifications, of which there are at least two. */
  hrefOf: (filenames: readonly string[]) => string;
}

/** Sections that several manufacturers have, as a starting point before anything is chosen. */
export const SharedSections = ({ tree, hrefOf }: Props) => (
  <Deferred result={tree} what="the sections" fallback={<SkeletonText lines={12} />}>
    {({ divisions }) => <Sections sections={divisions.flatMap(({ sections }) => sections)} hrefOf={hrefOf} />}
  </Deferred>
);

function Sections({ sections, hrefOf }: Pick<Props, 'hrefOf'> & { sections: readonly TreeSection[] }) {
  const shared = sections.filter(({ specifications }) => specifications.length > 1);
  if (shared.length === 0)
    return <p>No sections in the library have specifications from two or more manufacturers.</p>;
  return (
    <section aria-labelledby="shared-sections">
      <h2 id="shared-sections" className="note line-bottom pad-block-1">
        Sections from several manufacturers <span className="muted">{countText(shared.length)}</span>
      </h2>
      <ul className={`gap-0-6 padded-links lined-items ${style.shared}`}>
        {shared.map((section) => {
          const { number, specifications } = section;
          return (
            <li key={number}>
              <Link className="link" to={hrefOf(specifications.map(({ filename }) => filename))}>
                <SectionNumber section={section} withTitle />
              </Link>
              <span className="muted">
                {specifications.map(({ company, filename }, index) => (
                  <span key={filename}>
                    {index > 0 && ', '}
                    <bdi>{company}</bdi>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
