import { useState } from 'react';

import { Link } from '#src/components/page/link.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { sidesQuery, type SideText } from '#src/domain/redline/requested-sides.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { savedTextBefore } from '#src/stores/saved-texts.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';

interface Props {
  section: Pick<SpecSection, 'filename' | 'revised'>;
  /** The SpecWizard project that contains the section. */
  seq?: number;
  className: string;
}

/**
 * Links from the user's version of a section to its redlines: against the manufacturer’s text, and against
 * the last saved version.
 */
export function CompareLinks({ section, seq, className }: Props) {
  const { filename } = section;
  const place = seq === undefined ? draftPlace.file(filename) : draftPlace.project(seq, filename);
  // The saved version when the page opened; later saves don't count.
  const [saved] = useState(() => savedTextBefore(place.name, section));
  const hrefOf = (text: SideText): string => {
    const query = sidesQuery({ old: { filename, text }, now: { filename, text: 'mine' } });
    return seq === undefined ? to.compareSpecifications(query) : to.compareInProject(seq, query);
  };
  return (
    <>
      <Link className={className} to={hrefOf('recommended')}>
        Compare<span className="unseen"> with recommendations</span>
      </Link>
      {saved && (
        <Link className={className} to={hrefOf('saved')}>
          Changes since {fullDate(new Date(saved.at).toISOString()) ?? 'you saved'}
        </Link>
      )}
    </>
  );
}
