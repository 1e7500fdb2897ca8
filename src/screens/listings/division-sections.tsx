import type { Result } from '#src/contracts/result.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { LinkList } from '#src/components/page/link-list.tsx';
import { useKeepPrevious } from '#src/components/page/use-keep-previous.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import { to } from '#src/paths.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Sections of a division that have content, with counts for all types. */
export function DivisionSections({ result }: { result: Promise<Result<CountedSection[]>> }) {
  const edition = useEdition();
  return (
    <Deferred
      result={useKeepPrevious(result)}
      what="The sections"
      fallback={<SkeletonText lines={12} gap="18px" />}
    >
      {(sections) => (
        <LinkList
          title="All types of content by section"
          links={sections
            .filter(({ doc_count }) => doc_count > 0)
            .map((section) => ({
              href: to.section('product', section.number),
              label: `${shownNumber(section, edition)} ${section.title}`,
              count: section.doc_count,
            }))}
        />
      )}
    </Deferred>
  );
}
