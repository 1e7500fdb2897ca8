import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Result } from '#src/contracts/result.ts';
import type { SpecTree, TreeSection } from '#src/contracts/specs.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/merged-section/merge-specifications.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  number: string;
  filenames: readonly string[];
  tree: Promise<Result<SpecTree>>;
}

/** Other manufacturers of the section, to add. */
export function OtherManufacturers({ number, filenames, tree }: Props) {
  return (
    <section className="screen-only" aria-label="Add a manufacturer">
      <Deferred
        result={tree}
        what="other manufacturers of this section"
        fallback={<SkeletonText lines={1} />}
      >
        {({ divisions }) => {
          const section = divisions.flatMap(({ sections }) => sections).find((one) => one.number === number);
          return <Others section={section} filenames={filenames} />;
        }}
      </Deferred>
    </section>
  );
}

function Others({ section, filenames }: { section: TreeSection | undefined; filenames: readonly string[] }) {
  const others = (section?.specifications ?? []).filter(({ filename }) => !filenames.includes(filename));
  if (others.length === 0)
    return filenames.length > 1 ? null : (
      <p className="note muted">No other manufacturer in the library has this section.</p>
    );
  return (
    <p className="cluster gap-2 note rows-599">
      <span className="muted">Add</span>
      {others.map(({ filename, company }) => (
        <Link
          key={filename}
          className={`accent framed rounded hover-soft ${style.add}`}
          to={to.mergeSpecifications([...filenames, filename])}
          aria-label={`Add ${company}`}
        >
          + <bdi>{company}</bdi>
        </Link>
      ))}
    </p>
  );
}
