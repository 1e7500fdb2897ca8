import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { SectionPaper } from '#src/components/specification/section-paper.tsx';
import type { Spec } from '#src/contracts/content.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { fullDate } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import type { sectionAlone } from '#src/screens/specifications/loaders.ts';
import { ManufacturerNote } from '#src/components/specification/manufacturer-note.tsx';
import style from '#src/screens/specifications/printable.module.css';
import { ReadingLine } from '#src/screens/specifications/reading-line.tsx';
import { specificationCrumbs, specificationStructure } from '#src/screens/specifications/section-meta.ts';
import { TextMissing } from '#src/screens/specifications/text-missing.tsx';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { useReading } from '#src/screens/specifications/use-reading.ts';
import { ViewOptions } from '#src/screens/specifications/view-options.tsx';

/** The section's text alone, ready to print. */
export function Screen() {
  const { spec, text } = useScreenData<typeof sectionAlone>();
  const path = to.specification(spec.coid, spec.id);
  useCanonicalPath(to.specificationPage(spec.coid, spec.id));
  return (
    <Page
      title={`${spec.title}, printable specification by ${spec.company}`}
      description={spec.summary}
      canonical={path}
      structuredData={specificationStructure(spec, specificationCrumbs(spec))}
    >
      <div className={style.page}>
        <h1 className="unseen">{spec.title}</h1>
        <div className={`cluster between gap-2-5 screen-only ${style.bar}`}>
          <Link className="link pad-block-6px" to={path}>
            Back to the section
          </Link>
          <PrintButton kind="primary" />
          <ViewOptions />
        </div>
        {text.data ? <Paper section={text.data} spec={spec} /> : <TextMissing error={text.error} />}
      </div>
    </Page>
  );
}

function Paper({ section, spec }: { section: SpecSection; spec: Spec }) {
  const reading = useReading(section);
  const { articles, alternatives, state, options, outdated, isGuide, showsNotes } = reading;
  usePageFields(section);
  const number = formatSection(section.section.number, '04');
  return (
    <div className={`paper ${style.sheet}`}>
      <p className={`flex between small muted pad-2-4 screen-only ${style.running}`}>
        <bdi>{spec.company}</bdi>
        <span>Revised {fullDate(section.revised)}</span>
      </p>
      <SectionPaper
        section={section}
        articles={articles}
        renderLine={(line) => (
          <ReadingLine
            key={line.id}
            {...{ line, state, options, outdated, isGuide }}
            isAlternative={alternatives.has(line.id)}
            tool={null}
          />
        )}
      >
        {showsNotes && <ManufacturerNote section={section} />}
      </SectionPaper>
      <p className={`flex between small muted pad-2-4 ${style.running}`}>
        <span>{number}</span>
        <bdi>{plainText(section.copyright)}</bdi>
      </p>
    </div>
  );
}
