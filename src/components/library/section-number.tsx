import type { CsiSection } from '#src/contracts/shapes.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';

/** A section as a specifier writes it: number, and title where there is room. */
export function SectionNumber({ section, withTitle = false }: { section: CsiSection; withTitle?: boolean }) {
  return (
    <span>
      <span className="mono">{shownNumber(section, useEdition())}</span>
      {withTitle && ` ${section.title}`}
    </span>
  );
}
