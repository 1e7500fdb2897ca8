import { useEffect } from 'react';

import { setPrintMarginTexts } from '#src/browser/print.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { fullDate } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** Header and footer of each printed page: manufacturer and title above, number and page below. */
export function usePageFields({ section, title, company, revised }: SpecSection): void {
  const number = formatSection(section.number, '04');
  useEffect(
    () =>
      setPrintMarginTexts({
        left: plainText(company),
        right: plainText(title),
        number,
        revised: `Revised ${fullDate(revised) ?? revised}`,
      }),
    [company, title, number, revised],
  );
}
