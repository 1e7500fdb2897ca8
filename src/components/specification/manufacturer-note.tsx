import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { manufacturerNote } from '#src/domain/specification/section-head.ts';
import style from '#src/components/specification/document-line.module.css';

/** Names the manufacturer whose products the section is based on, as a note to the specifier. */
export const ManufacturerNote = ({ section }: { section: SpecSection }) => (
  <p className={`quiet ${style.note}`} dir="auto">
    <strong>Note to specifier:</strong> {manufacturerNote(section)}
  </p>
);
