import { brand } from '#src/brand.ts';
import { shownNumber } from '#src/components/library/edition.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { divisionCrumb } from '#src/components/page/csi-crumbs.ts';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { DownloadSection } from '#src/screens/specifications/download-section.tsx';
import type { neutralSection } from '#src/screens/specifications/loaders.ts';
import { RelatedSections } from '#src/screens/specifications/related.tsx';
import style from '#src/screens/specifications/specification.module.css';
import about from '#src/screens/specifications/related.module.css';
import { SectionReading } from '#src/screens/specifications/section-reading.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Code } from '#src/ui/code.tsx';

/** A neutral section to read: a general requirement, or a performance specification. */
export function Screen() {
  const { section: text } = useScreenData<typeof neutralSection>();
  const { filename, title, section, revised } = text;
  const number = formatSection(section.number, '04');
  const editing = to.specwizard(filename);
  return (
    <Page
      title={`${number} ${title}, neutral section`}
      description={`Section ${number} ${title} without a manufacturer: read it, decide it, and put it into a project manual.`}
      canonical={to.neutralSection(filename)}
    >
      <div className={`wrap stack at-start gap-3 page-high print-block ${style.page}`} key={filename}>
        <Breadcrumbs crumbs={crumbsOf(text)} />
        <header className="stack gap-1 compact-title">
          <p className="cluster gap-1-3 small quiet">
            <Code tone="on">NEUTRAL</Code>
            <SectionNumber section={section} />
            <span>Revised {fullDate(revised)}</span>
          </p>
          <h1 className="anywhere">{title}</h1>
          <p>Neutral section: it is no manufacturer’s, and names none as the basis of design.</p>
          <div className="cluster gap-2-3 rows-599 note pad-top-2 screen-only">
            <DownloadSection section={text} />
            <Link className={buttonClass()} to={editing}>
              Open in {brand.specWizard}
            </Link>
            <Link className={buttonClass()} to={`${editing}#save`}>
              Add to project…
            </Link>
            <PrintButton />
          </div>
        </header>
        <SectionReading
          section={text}
          renderAbout={(reading) => (
            <aside className={`stack gap-5 note screen-only ${about.about}`} aria-label="About this section">
              <RelatedSections reading={reading} />
              <Facts
                facts={[
                  [
                    'Section',
                    <Link key="section" className="link" to={to.section('spec', section.number)}>
                      <SectionNumber section={section} withTitle />
                    </Link>,
                  ],
                  [
                    'File',
                    <span key="file" className="small-mono anywhere">
                      {filename}
                    </span>,
                  ],
                ]}
              />
              <p>
                <Link className="link" to={to.specwizards('q=neutral')}>
                  All neutral sections
                </Link>
              </p>
            </aside>
          )}
        />
      </div>
    </Page>
  );
}

function crumbsOf({ section, title }: SpecSection): Crumb[] {
  const division = findDivision(section.number.slice(0, 2));
  return [
    { label: 'Home', href: to.home() },
    { label: contentTypeWords.spec.plural, href: to.contentType('spec') },
    ...(division ? [divisionCrumb(division, (number) => to.division('spec', number))] : []),
    { label: `${shownNumber(section)} ${title}`, href: null },
  ];
}
