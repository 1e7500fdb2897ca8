import type { CsiSection } from '#src/contracts/shapes.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import style from '#src/components/library/section-number.module.css';

/** A section in the visitor's edition: its number, and its title if asked for. */
export function SectionNumber({ section, withTitle = false }: { section: CsiSection; withTitle?: boolean }) {
  return (
    <span>
      <span className={`mono ${style.number}`}>{shownNumber(section, useEdition())}</span>
      {withTitle && ` ${section.title}`}
    </span>
  );
}
