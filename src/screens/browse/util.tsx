import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { useEdition } from '#src/components/library/edition.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Page } from '#src/components/page/page.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { to } from '#src/paths.ts';
import tools from '#src/screens/browse/util.module.css';
import style from '#src/components/library/library-page.module.css';
import { SaveItems } from '#src/screens/browse/save-items.tsx';
import { SectionCounts } from '#src/screens/browse/section-counts.tsx';
import { TypeLinks } from '#src/screens/browse/type-links.tsx';
import type { typeLists } from '#src/screens/browse/util-loader.ts';
import { typeCrumb } from '#src/screens/browse/type-crumbs.ts';

/** Downloads for a content type: sections with counts, items as a table, links. */
export function Screen() {
  const { type, level } = useScreenData<typeof typeLists>();
  useEdition();
  const { plural } = contentTypeWords[type];
  const path = to.contentTypeUtil(type);
  const name = `${plural}: lists and links`;
  const total = level.totals[type] ?? 0;
  const held = level.sections.filter(({ counts }) => (counts[type] ?? 0) > 0).length;
  const crumbs = crumbsTo(
    'Lists and links',
    typeCrumb(type, (one) => to.contentTypeUtil(one)),
  );
  return (
    <Page
      title={name}
      description={`All sections with their counts of ${pluralInSentence(plural)}, the ${pluralInSentence(plural)} as a table, and permanent links.`}
      canonical={path}
      structuredData={collectionPage(name, path, crumbs, total)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            {itemCountText(total, type)} in {held} of {level.sections.length} sections. Tables are CSV files
            (UTF-8) that open in any spreadsheet.
          </p>
        </div>
        <div className={`grid at-top gap-6 pad-top-3 minor-heads one-column-819 ${style.pair}`}>
          <div className={`stack at-start gap-6 screen-only ${tools.tools}`}>
            <SaveItems key={type} type={type} level={level} />
            <TypeLinks type={type} />
          </div>
          <SectionCounts type={type} level={level} />
        </div>
      </div>
    </Page>
  );
}
