import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { answerWith } from '#tests/support/server.ts';

export const northfold = [
  line(1, null, 'Products', { kind: 'part' }),
  line(2, 1, 'Membrane', { kind: 'article' }),
  line(3, 2, 'Sheet of 60 mils, reinforced.'),
  line(4, 2, 'Walkway pads of the same sheet.', { control: 'check', recommended: true }),
  line(5, 2, 'Adhesive, low in solvents.'),
  line(6, 1, 'Accessories', { kind: 'article' }),
  line(7, 6, 'Fasteners and plates by the maker of the membrane.'),
];
const stormglass = [
  line(1, null, 'Products', { kind: 'part' }),
  line(2, 1, 'Membrane', { kind: 'article' }),
  line(3, 2, 'Sheet of 80 mils, reinforced.'),
  line(5, 2, 'Adhesive, low in solvents.'),
  line(6, 1, 'Accessories', { kind: 'article' }),
  line(7, 6, 'Fasteners and plates by the maker of the membrane.'),
  line(8, 6, 'Edge metal, shop-coated on both faces.'),
];
export const sectionOf = (filename: string, nodes: SpecNode[], number = '075423') => ({
  filename,
  coid: 31250,
  company: filename.startsWith('northfold') ? 'Northfold Roofing Systems' : 'Stormglass Roofing Membranes',
  companySlug: 'northfold-roofing-systems',
  section: { number, number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' },
  title: 'Thermoplastic-Polyolefin Roofing',
  edition: '2020',
  revised: '2026-10-01',
  copyright: '',
  manufacturer: { name: 'Northfold', address: [], phone: null, web: null, introduction: '' },
  references: [],
  nodes,
});

/** Short sections by two manufacturers, and one of another number, whatever their file names end with. */
export function answerTwoSections(): void {
  resetOpenSections();
  const answer = ({ params }: { params: Record<string, unknown> }) => {
    const filename = String(params['filename']);
    if (filename.startsWith('northfold')) return HttpResponse.json(sectionOf(filename, northfold));
    if (filename.startsWith('other')) return HttpResponse.json(sectionOf(filename, stormglass, '223400'));
    return filename.startsWith('stormglass') ? HttpResponse.json(sectionOf(filename, stormglass)) : undefined;
  };
  answerWith(
    http.get('*/api/spec_data/custom/:filename', answer),
    http.get('*/api/sw_data/custom/:filename', answer),
  );
}

export const two = '/compare-specifications?old=northfold-075423&new=stormglass-075423';
export const mine = '/compare-specifications?old=northfold-075423&new=northfold-075423&newText=mine';

export const summary = async () => within(await screen.findByRole('complementary', { name: 'Summary' }));
export const bar = () => within(screen.getByRole('toolbar', { name: 'Changes' }));
export const rowOf = (text: string | RegExp) => screen.getByText(text).closest('[data-kind]');
