import type { DivisionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import type { NextLink } from '#src/components/page/next-links.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';
import style from '#src/components/library/library-page.module.css';
import { countsOf } from '#src/screens/browse/section-tabs.tsx';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  type: ContentType;
  section: Section;
  level: Promise<Result<DivisionLevel>>;
}

export function EmptySection({ type, section, level }: Props) {
  const { digits, title } = section;
  const division = digits.slice(0, 2);
  const plural = pluralInSentence(contentTypeWords[type].plural);
  return (
    <div className="stack shrinks gap-3">
      <p className="lead ink">
        The library has no {pluralInSentence(plural)} in section{' '}
        <span className="mono">{shownNumber(section)}</span> {title} yet.
      </p>
      <Deferred result={level} what="Other content in this section" fallback={<SkeletonText lines={3} />}>
        {(data) => <Instead section={digits} data={data} />}
      </Deferred>
      <NextLinks
        className={`tall-links low-links ${style.instead}`}
        ways={[
          [`Other sections of division ${division}`, to.division(type, division)],
          [`Search the library for “${title}”`, to.search(title)],
        ]}
      />
      <DivisionLinks type={type} />
    </div>
  );
}

function Instead({ section, data }: { section: string; data: DivisionLevel }) {
  const counts = countsOf(data, section) ?? {};
  const others = contentTypes.filter((type) => (counts[type] ?? 0) > 0);
  if (others.length === 0) return <p>No manufacturer has listed anything in this section.</p>;
  return (
    <div>
      <p>It has</p>
      <NextLinks
        className={`tall-links low-links ${style.instead}`}
        ways={others.map((type): NextLink => [
          itemCountText(counts[type] ?? 0, type),
          to.section(type, section),
        ])}
      />
    </div>
  );
}
