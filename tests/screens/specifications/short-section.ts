import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

export const path = '/specification/31250/1';
export const rowOf = (text: string | RegExp) => screen.getByText(text).closest('[data-line]');

/** A short section that shows what every section can hold. */
export const nodes: SpecNode[] = [
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'References', { kind: 'article', role: 'references' }),
  line(3, 2, '', { text: [{ reference: 'ASTM D1' }, ' - Old test.'], condition: { cited: ['ASTM D1'] } }),
  line(4, null, 'Products', { kind: 'part' }),
  line(5, 4, 'Membrane', { kind: 'article' }),
  line(6, 5, 'Choose one thickness.', { kind: 'note' }),
  line(7, 5, '', {
    text: ['Sheet of ', { ip: '4 inches', si: '102 mm' }, ', ', { reference: 'ASTM D1' }, '.'],
  }),
  line(8, 7, '60 mils.', { control: 'radio', group: 'a', recommended: true }),
  line(9, 7, '80 mils.', { control: 'radio', group: 'a' }),
  line(10, 7, 'Walkway pads.', { control: 'check' }),
  line(11, 5, '', { text: [{ section: '079200', title: 'Joint Sealants' }, '.'] }),
  line(12, 5, 'Properties', {
    kind: 'table',
    rows: [
      { cells: ['Property', 'Value'], gray: 'g8' },
      { cells: ['Weight', '3 lb'], gray: 'g37 unseen' },
    ],
  }),
];

/** The reference API's section with these lines. */
export function answerSection(shown: SpecNode[], more: object = {}): void {
  answerWith(
    http.get('*/api/spec_data/custom/:filename', () =>
      HttpResponse.json({
        filename: 'northfold-075423',
        coid: 31250,
        company: 'Northfold Roofing Systems',
        companySlug: 'northfold-roofing-systems',
        section: { number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' },
        title: 'Thermoplastic-Polyolefin Roofing',
        edition: '2020',
        revised: '2026-01-29',
        copyright: '© 2026 Northfold Roofing Systems',
        manufacturer: { name: 'Northfold', address: ['1 Main St'], phone: null, web: null, introduction: '' },
        references: [
          {
            designation: 'ASTM D1',
            organization: 'ASTM International',
            abbreviation: 'ASTM',
            title: 'Old Test',
            status: 'withdrawn',
            replacedBy: 'ASTM D2',
          },
        ],
        nodes: shown,
        ...more,
      }),
    ),
  );
}

/** Opens it, and waits until all of it is there. */
export async function openSection(shown = nodes, hash = '') {
  answerSection(shown);
  const opened = open(`${path}${hash}`);
  await page();
  await screen.findByText('END OF SECTION');
  return opened;
}
