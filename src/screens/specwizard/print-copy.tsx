import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import { LineText } from '#src/components/specification/line-text.tsx';
import { ManufacturerNote } from '#src/components/specification/manufacturer-note.tsx';
import { ownWords } from '#src/domain/specification/line-text.ts';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { endOf, sectionHead } from '#src/domain/specification/section-head.ts';
import style from '#src/screens/specwizard/print-copy.module.css';
import '#src/styles/section-pages.css';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/** The whole document for print, where nothing scrolls; in the page only while printing. */
export function PrintCopy() {
  const { work } = useWizard();
  const { state, now } = useSection();
  const hasNotes = useView((view) => view.hasNotes);
  const { section } = work.getState();
  usePageFields(section);
  const [number, title] = sectionHead(section);
  const lines = now.document.filter(
    ({ line, label, isStruck }) =>
      !isStruck && (hasNotes || line.kind !== 'note') && (line.kind !== 'article' || label !== ''),
  );
  return (
    <div className={`print-block paper-only ${style.copy}`} data-section-paper>
      <p className={`text-center ${style.title}`}>
        {number}
        <br />
        {title}
      </p>
      {hasNotes && <ManufacturerNote section={section} />}
      {lines.map((line) => (
        <DocumentLineView key={line.id} line={line}>
          <LineText line={line.line} own={ownWords(line.line, state)} state={state} />
          {line.isUnused && ' (NOT USED)'}
        </DocumentLineView>
      ))}
      <p className={`text-center ${style.title}`}>{endOf(section.section.number)}</p>
    </div>
  );
}
