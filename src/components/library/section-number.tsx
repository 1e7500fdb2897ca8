import type { CsiSection } from '#src/contracts/shapes.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { useEdition } from '#src/components/library/edition.ts';

/** A section as a specifier writes it: number, and title where there is room. */
export function SectionNumber({ section, withTitle = false }: { section: CsiSection; withTitle?: boolean }) {
  const edition = useEdition();
  const digits = edition === '95' && section.number95 !== null ? section.number95 : section.number;
  return (
    <span>
      <span className="mono">{formatSection(digits, digits === section.number95 ? '95' : '04')}</span>
      {withTitle && ` ${section.title}`}
    </span>
  );
}
