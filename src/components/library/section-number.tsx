import type { CsiSection } from '#src/contracts/shapes.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';

/** A section in the visitor's edition: its number, and its title if asked for. */
export function SectionNumber({ section, withTitle = false }: { section: CsiSection; withTitle?: boolean }) {
  return (
    <span>
      <span className="mono nowrap">{shownNumber(section, useEdition())}</span>
      {withTitle && ` ${section.title}`}
    </span>
  );
}
