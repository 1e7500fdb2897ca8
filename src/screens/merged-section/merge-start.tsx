import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Result } from '#src/contracts/result.ts';
import type { SpecTree, TreeSection } from '#src/contracts/specs.ts';
import { mostSources } from '#src/domain/merged-section/merge-name.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { MergedList } from '#src/components/specification/merged-list.tsx';
import style from '#src/screens/merged-section/merge-specifications.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Shown before anything is chosen: the person's merged sections, and sections that several manufacturers have. */
export function MergeStart({ tree }: { tree: Promise<Result<SpecTree>> }) {
  return (
    <>
      <p className={`quiet ${style.lead}`}>
        Choose a section offered by two or more manufacturers. One of them is the basis of design; the others
        become comparable products, with values that all of them meet.
      </p>
      <MergedList />
      <Deferred result={tree} what="The sections" fallback={<SkeletonText lines={12} />}>
        {({ divisions }) => <Sections sections={divisions.flatMap(({ sections }) => sections)} />}
      </Deferred>
    </>
  );
}

function Sections({ sections }: { sections: readonly TreeSection[] }) {
  const shared = sections.filter(({ specifications }) => specifications.length > 1);
  if (shared.length === 0)
    return <p>No sections in the library have specifications from two or more manufacturers.</p>;
  return (
    <section aria-labelledby="shared-sections">
      <h2 id="shared-sections" className={`note ${style.heading}`}>
        Sections from several manufacturers <span className="muted">{countText(shared.length)}</span>
      </h2>
      <ul className={`padded-links lined-items ${style.shared}`}>
        {shared.map((section) => {
          const { number, specifications } = section;
          const chosen = specifications.slice(0, mostSources).map(({ filename }) => filename);
          return (
            <li key={number}>
              <Link className="link" to={to.mergeSpecifications(chosen)}>
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
