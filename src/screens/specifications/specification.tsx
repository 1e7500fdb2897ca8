import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { fullDate } from '#src/lib/dates.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { sectionLine } from '#src/domain/share-card.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { to } from '#src/paths.ts';
import { About } from '#src/screens/specifications/about.tsx';
import { DownloadSection } from '#src/screens/specifications/download-section.tsx';
import type { specification } from '#src/screens/specifications/loaders.ts';
import { SectionReading } from '#src/screens/specifications/section-reading.tsx';
import { specificationCrumbs, specificationStructure } from '#src/screens/specifications/section-meta.ts';
import style from '#src/screens/specifications/specification.module.css';
import { TextMissing } from '#src/screens/specifications/text-missing.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Code } from '#src/ui/code.tsx';

/** A manufacturer's section to read: its text, its place in MasterFormat, and what it refers to. */
export function Screen() {
  const loaded = useScreenData<typeof specification>();
  const { spec, text } = loaded;
  const path = to.specification(spec.coid, spec.id);
  useCanonicalPath(path);
  const crumbs = specificationCrumbs(spec);
  const [section] = spec.csi;
  const sides = { old: { filename: spec.filename, text: 'recommended' as const }, now: null };
  return (
    <Page
      title={`${spec.title}, specification by ${spec.company}`}
      description={spec.summary}
      canonical={path}
      structuredData={specificationStructure(spec, crumbs)}
      card={{
        title: spec.title,
        kicker: 'Specification',
        lines: [spec.company, ...sectionLine(spec.csi)],
        picture: spec.picture,
      }}
    >
      <div className={`wrap stack at-start gap-3 page-high print-block ${style.page}`} key={spec.id}>
        <Breadcrumbs crumbs={crumbs} />
        <header className="stack gap-1 compact-title">
          <p className="cluster gap-1-3 small quiet">
            <Code tone="on">SPEC</Code>
            {section && <SectionNumber section={section} />}
            <span>Revised {fullDate(spec.revised)}</span>
            <Link className="link screen-only" to={to.specificationPage(spec.coid, spec.id)}>
              Printable page
            </Link>
          </p>
          <h1 className="anywhere" dir="auto">
            {spec.title}
          </h1>
          <p className="cluster gap-0-4">
            <Link className="link" to={to.company(spec)}>
              <bdi>{spec.company}</bdi>
            </Link>
            <span className="small quiet">{spec.edition}</span>
          </p>
          <div className="cluster gap-2-3 rows-599 note pad-top-2 screen-only">
            {text.data && <DownloadSection section={text.data} />}
            {(spec.specWizard !== null || text.data) && (
              <Link className={buttonClass()} to={to.specwizard(spec.specWizard ?? spec.filename)}>
                Open in {brand.specWizard}
              </Link>
            )}
            {text.data && (
              <Link className={buttonClass()} to={to.compareSpecifications(sidesQuery(sides))}>
                Compare with…
              </Link>
            )}
            <FavoriteButton item={savedItem(spec)} withLabel />
            <AddToProject items={[savedItem(spec)]} />
            <ShareButton
              what={() => ({
                kind: 'list',
                name: spec.title,
                projectType: '',
                items: [{ content_type: 'spec', content_id: spec.id, note: '', status: null }],
              })}
            />
            <PrintButton />
          </div>
        </header>
        {text.data ? (
          <SectionReading
            section={text.data}
            renderAbout={(reading) => <About loaded={loaded} reading={reading} />}
          />
        ) : (
          <div className={`grid at-top gap-5 pad-top-3 print-block ${style.columns} ${style.textless}`}>
            <div className={`stack gap-3 print-block ${style.text}`}>
              <TextMissing error={text.error} />
            </div>
            <About loaded={loaded} reading={null} />
          </div>
        )}
      </div>
    </Page>
  );
}
