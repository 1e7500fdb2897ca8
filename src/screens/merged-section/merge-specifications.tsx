import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import type { LoadedMerge, mergeSpecifications } from '#src/screens/merged-section/loaders.ts';
import style from '#src/screens/merged-section/merge-specifications.module.css';
import { MergeStart } from '#src/screens/merged-section/merge-start.tsx';
import { MergedView } from '#src/screens/merged-section/merged-view.tsx';
import { OtherManufacturers } from '#src/screens/merged-section/other-manufacturers.tsx';
import { Problems } from '#src/screens/merged-section/problems.tsx';
import { Sources } from '#src/screens/merged-section/sources.tsx';

const name = 'Merge specifications';

/** Merges two or three manufacturers' sections of the same number. */
export function Screen() {
  const loaded = useScreenData<typeof mergeSpecifications>();
  const { filenames, sections } = loaded;
  const [first] = sections;
  const title = first ? `Merge ${formatSection(first.section.number, '04')} ${plainText(first.title)}` : name;
  const crumbs = crumbsTo(
    'Merge',
    { label: contentTypeWords.spec.plural, href: to.contentType('spec') },
    ...(first
      ? [
          {
            label: `${formatSection(first.section.number, '04')} ${plainText(first.title)}`,
            href: to.section('spec', first.section.number),
          },
        ]
      : []),
  );
  return (
    <Page
      title={title}
      description="Merge two or three manufacturers’ sections with the same number into one: basis of design, comparable products, a stricter or looser value for each property that differs, and conflicts to resolve one by one."
      canonical={filenames.length === 0 ? to.mergeSpecifications() : null}
    >
      <div className={`wrap stack at-start gap-3 page-high compact-title print-block ${style.page}`}>
        <div className="screen-only">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 className="anywhere">{title}</h1>
        {filenames.length === 0 ? (
          <MergeStart tree={loaded.tree} />
        ) : (
          <Chosen key={filenames.join(',')} loaded={loaded} />
        )}
      </div>
    </Page>
  );
}

function Chosen({ loaded }: { loaded: LoadedMerge }) {
  const { filenames, sections, sources, tree } = loaded;
  const [first] = sections;
  return (
    <>
      <Sources filenames={filenames} sections={sections} />
      <Problems loaded={loaded} />
      {first && filenames.length < 3 && (
        <OtherManufacturers number={first.section.number} filenames={filenames} tree={tree} />
      )}
      {sources?.data && <MergedView sources={sources.data} />}
    </>
  );
}
