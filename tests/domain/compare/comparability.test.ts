import { describe, expect, it } from 'vitest';

import type { Epd } from '#src/contracts/content.ts';
import { comparability, declarationOf } from '#src/domain/compare/comparability.ts';
import { epdOf, impactOf } from '#tests/domain/compare/records.ts';

const today = '2026-11-02';

describe('whether two environmental declarations may be compared', () => {
  it('they may, when unit, rule, standard, stages and kind are the same', () => {
    expect(comparability([epdOf(1), epdOf(2)], today)).toEqual({ isComparable: true, reasons: [] });
  });

  it.each<[string, Partial<Epd>]>([
    ['declared unit', { declaredUnit: '1 M²' }],
    ['category rule', { pcr: 'Single-Ply Roofing Membranes.' }],
    ['kind', { epdType: 'Plant-specific Type III' }],
    ['last day', { validUntil: today }],
  ])('another spelling or a harmless difference of %s does not matter', (_, facts) => {
    expect(comparability([epdOf(1), epdOf(2, facts)], today).reasons).toEqual([]);
  });

  it.each<[string, Partial<Epd>, string]>([
    ['unit', { declaredUnit: '1 kg' }, 'The declared units differ: 1 m2 / 1 kg.'],
    [
      'rule',
      { pcr: 'Roof Panels' },
      'The product category rules differ: Single Ply Roofing Membranes / Roof Panels.',
    ],
    [
      'unstated rule',
      { pcr: '' },
      'The product category rules differ: Single Ply Roofing Membranes / none stated.',
    ],
    [
      'standard',
      { standard: 'ISO 14025 and EN 15804+A2' },
      'The standards differ: ISO 14025 and ISO 21930:2017 / ISO 14025 and EN 15804+A2.',
    ],
    ['stages', { impacts: [impactOf('GWP', 'A1-A3', 3)] }, 'The stages differ: A1-A3, C4 / A1-A3.'],
    ['stages in the PDF only', { impacts: [] }, 'The stages differ: A1-A3, C4 / none stated.'],
    [
      'kind',
      { epdType: 'Industry-wide' },
      'The kinds of declaration differ: of a product or plant / industry-wide.',
    ],
    [
      'validity',
      { validUntil: '2026-11-01' },
      'The declaration EPD-2 of Northfold Roofing Systems has expired.',
    ],
  ])('another %s is a reason against it', (_, facts, reason) => {
    const found = comparability([epdOf(1), null, epdOf(2, facts)], today);
    expect(found).toEqual({ isComparable: false, reasons: [reason] });
  });

  it('every reason is named', () => {
    const other = epdOf(2, { declaredUnit: '1 kg', pcr: 'Roof Panels', validUntil: '2020-01-01' });
    expect(comparability([epdOf(1), other], today).reasons).toHaveLength(3);
  });

  it.each([
    ['none', [null, null], 'None of these products has an environmental declaration.'],
    ['one', [epdOf(1), null], 'Only one of these products has an environmental declaration.'],
  ])('with %s there is nothing to compare', (_, epds, reason) => {
    expect(comparability(epds, today)).toEqual({ isComparable: false, reasons: [reason] });
  });

  it('of several declarations of a product, the one that lasts longest speaks', () => {
    const old = epdOf(1, { validUntil: '2024-01-01' });
    const present = epdOf(2, { validUntil: '2029-01-01' });
    expect(declarationOf([old, present])).toBe(present);
    expect(declarationOf([])).toBeNull();
  });
});
