import type { ReactNode } from 'react';

import type { DivisionLevel } from '#src/contracts/browse.ts';
import { CountMatrix } from '#src/components/library/count-matrix.tsx';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { useEdition } from '#src/components/library/edition.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { to } from '#src/paths.ts';

interface Props {
  /** The requested type; it is the first column. */
  type: ContentType;
  label: string;
  sections: DivisionLevel['sections'];
  /** Link of a column header. */
  hrefOfHead: (type: ContentType) => string;
  foot?: ReactNode;
}

/** All types, the requested one first. */
export function typesFrom(type: ContentType): readonly ContentType[] {
  return [type, ...contentTypes.filter((one) => one !== type)];
}

/** Shows section numbers in both editions, the visitor's first. */
export function SectionMatrix({ type, label, sections, hrefOfHead, foot }: Props) {
  const isFormer = useEdition() === '95';
  const inOrder = (now: string, former: string): string[] => (isFormer ? [former, now] : [now, former]);
  return (
    <CountMatrix
      label={label}
      wrapsTitles
      heads={[...inOrder('MF 04', 'MF 95'), 'Section']}
      types={typesFrom(type)}
      marked={type}
      hrefOfHead={hrefOfHead}
      rows={sections.map(({ number, number95, title, counts }) => ({
        key: number,
        numbers: inOrder(formatSection(number, '04'), number95 ?? ''),
        title,
        href: to.section(type, number),
        counts,
        hrefOf: (one) => to.section(one, number),
      }))}
      foot={foot}
    />
  );
}
