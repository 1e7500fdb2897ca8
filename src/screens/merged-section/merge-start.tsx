import type { Result } from '#src/contracts/result.ts';
import type { SpecTree } from '#src/contracts/specs.ts';
import { mostSources } from '#src/domain/merged-section/merge-name.ts';
import { to } from '#src/paths.ts';
import { MergedList } from '#src/components/specification/merged-list.tsx';
import { SharedSections } from '#src/components/specification/shared-sections.tsx';
import style from '#src/screens/merged-section/merge-specifications.module.css';

/** Shown before anything is chosen: the person's merged sections, and sections that several manufacturers have. */
export const MergeStart = ({ tree }: { tree: Promise<Result<SpecTree>> }) => (
  <>
    <p className={`quiet ${style.lead}`}>
      Choose a section offered by two or more manufacturers. One of them is the basis of design; the others
      become comparable products, with values that all of them meet.
    </p>
    <MergedList />
    <SharedSections
      tree={tree}
      hrefOf={(filenames) => to.mergeSpecifications(filenames.slice(0, mostSources))}
    />
  </>
);
