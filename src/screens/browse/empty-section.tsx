import type { DivisionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { CountList } from '#src/components/library/count-list.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';
import list from '#src/components/library/division-links.module.css';
import style from '#src/components/library/library-page.module.css';
import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  type: ContentType;
  section: Section;
  level: Promise<Result<DivisionLevel>>;
}

/** Leads to what else the section has, and to the sections around it. */
export function EmptySection({ type, section, level }: Props) {
  const { digits, title } = section;
  return (
    <div className="stack shrinks gap-4">
      <Notice>
        <p className="body-size ink">
          The library has no {pluralInSentence(contentTypeWords[type].plural)} in section{' '}
          <span className="mono nowrap">{shownNumber(section)}</span> {title} yet.
        </p>
        <NextLinks
          className={`tall-links low-links ${style.instead}`}
          ways={[
            [`Search the library for “${title}”`, to.search(title)],
            ['All divisions', to.contentType(type)],
          ]}
        />
      </Notice>
      <Deferred result={level} what="other content of this division" fallback={<SkeletonText lines={8} />}>
        {(data) => (
          <div className="halves gap-6 at-top one-column-819">
            <OtherTypes section={section} data={data} />
            <Neighbors type={type} section={digits} data={data} />
          </div>
        )}
      </Deferred>
    </div>
  );
}

/** What the section has of other types. */
function OtherTypes({ section, data }: { section: Section; data: DivisionLevel }) {
  const counts = data.sections.find(({ number }) => number === section.digits)?.counts ?? {};
  const held = contentTypes.filter((one) => (counts[one] ?? 0) > 0);
  if (held.length === 0) return null;
  return (
    <section aria-labelledby="other-types" className="stack gap-2 minor-heads">
      <h2 id="other-types" className="touch-high">
        In this section
      </h2>
      <CountList
        rows={held.map((one) => ({
          href: to.section(one, section.digits),
          label: contentTypeWords[one].plural,
          count: counts[one] ?? 0,
        }))}
      />
    </section>
  );
}

/** The other sections of the division, each with its count of the type. */
function Neighbors({ type, section, data }: { type: ContentType; section: string; data: DivisionLevel }) {
  const division = section.slice(0, 2);
  return (
    <section aria-labelledby="neighbors" className="stack gap-2 minor-heads">
      <h2 id="neighbors">
        <Link className="ink inline-block touch-high" to={to.division(type, division)}>
          <span className="mono">{division}</span> {findDivision(division)?.title}
        </Link>
      </h2>
      <CountList
        className={list.list}
        rows={data.sections
          .filter(({ number }) => number !== section)
          .map((one) => ({
            href: to.section(type, one.number),
            label: <SectionNumber section={one} withTitle />,
            count: one.counts[type] ?? 0,
          }))}
      />
    </section>
  );
}
