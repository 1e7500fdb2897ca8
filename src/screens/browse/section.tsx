import { useScreenData } from '#src/components/page/screen-data.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { useKeepPrevious } from '#src/components/page/use-keep-previous.ts';
import { FeedAlternate } from '#src/components/page/feed-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { to } from '#src/paths.ts';
import type { sectionLevel } from '#src/screens/browse/loaders.ts';
import { SectionHead } from '#src/screens/browse/section-head.tsx';
import { SectionItems } from '#src/screens/browse/section-items.tsx';
import { SectionChoices } from '#src/screens/browse/section-choices.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { crumbsOf } from '#src/screens/browse/type-crumbs.ts';
import { use } from 'react';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { DivisionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypes, type ContentType, type CountsByType } from '#src/contracts/content-types.ts';
import { CountTabs } from '#src/components/library/count-tabs.tsx';

interface Props {
  type: ContentType;
  /** The section's digits. */
  section: string;
  level: Promise<Result<DivisionLevel>>;
}

/** Shows tabs without counts until these load, or if they fail. */
const SectionTabs = (props: Props) => (
  <PromptSuspense awaited={props.level} fallback={<Tabs {...props} counts={null} />}>
    <Counted {...props} />
  </PromptSuspense>
);

function Counted(props: Props) {
  const level = use(props.level).data;
  return <Tabs {...props} counts={countsOf(level, props.section)} />;
}

/** Number of items in a section by type; null if unknown. */
const countsOf = (level: DivisionLevel | undefined, section: string): CountsByType | null =>
  level?.sections.find(({ number }) => number === section)?.counts ?? null;

const Tabs = ({ type, section, counts }: Props & { counts: CountsByType | null }) => (
  <CountTabs
    tabs={contentTypes.map((one) => ({
      key: one,
      label: contentTypeWords[one].plural,
      count: counts === null ? null : (counts[one] ?? 0),
      href: to.section(one, section),
      isCurrent: one === type,
    }))}
  />
);

type Loaded = Awaited<ReturnType<typeof sectionLevel>>;
type OneSection = Extract<Loaded, { section: object }>;

export function Screen() {
  const loaded = useScreenData<typeof sectionLevel>();
  if (loaded.several) return <SectionChoices {...loaded} />;
  return <One key={to.section(loaded.type, loaded.section.digits)} loaded={loaded} />;
}

/** Mounted once per type and section; stays mounted when the page number changes. */
function One({ loaded }: { loaded: OneSection }) {
  const { type, section, context, page, neutral, answer } = loaded;
  useCanonicalPath(to.section(type, section.digits));
  const level = useKeepPrevious(loaded.level);
  const banners = useKeepPrevious(loaded.banners);
  const { plural } = contentTypeWords[type];
  const name = `${plural}: ${shownNumber(section, useEdition())} ${section.title}`;
  const division = findDivision(section.digits.slice(0, 2));
  const crumbs = crumbsOf(type, division, { own: section, siblings: context.inDivision });
  const total = answer.hits.total.value;
  const path = to.section(type, section.digits, page);
  const isPresent = answer.hits.hits.length > 0;
  return (
    <Page
      title={page === 1 ? name : `${name}, page ${page}`}
      description={`${itemCountText(total, type)} of section ${formatSection(section.digits, '04')} ${section.title}, MasterFormat 95 ${section.former}, to read, compare, and download.`}
      canonical={isPresent ? path : null}
      structuredData={collectionPage(name, path, crumbs, total)}
      card={{
        title: section.title,
        kicker: plural,
        lines: [
          `Section ${formatSection(section.digits, '04')}`,
          ...(division ? [`Division ${division.number} ${division.title}`] : []),
        ],
        picture: null,
      }}
    >
      <FeedAlternate type={type} />
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <SectionHead {...{ type, section, context, neutral }} isEmpty={total === 0} />
        <SectionTabs type={type} section={section.digits} level={level} />
        <SectionItems loaded={loaded} level={level} />
        {total > 0 && <BannerSlot result={banners} />}
      </div>
    </Page>
  );
}
