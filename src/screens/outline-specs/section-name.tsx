import { SectionNumber } from '#src/components/library/section-number.tsx';
import { findSection } from '#src/domain/masterformat/sections.ts';

interface Props {
  section: { number: string; title: string };
}

/** Number in the reader's edition, and the outline's title. */
export function SectionName({ section: { number, title } }: Props) {
  const number95 = findSection(number)?.former ?? null;
  return (
    <>
      {number !== '' && <SectionNumber section={{ number, number95, title }} />} <bdi>{title}</bdi>
    </>
  );
}
