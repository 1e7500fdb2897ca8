import { describe, expect, it } from 'vitest';

import { editDistance } from '#src/reference-api/search/edit-distance.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { canonicalNumber, canonicalUnit } from '#src/domain/numbers-in-text.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { ask, found } from '#tests/reference-api/search/ask.ts';

describe('Mistyped words', () => {
  it.each([
    ['gypsun board', 'gypsum board', 'product-14'],
    ['gyspum board', 'gypsum board', 'product-14'],
    ['acoustcal ceiling', 'acoustical ceiling', 'product-17'],
    ['accoustical cieling', 'acoustical ceiling', 'product-17'],
    ['stell door', 'steel door', 'product-10'],
    ['membrain', 'membrane', 'product-1'],
    ['lavatry', 'lavatory', 'product-19'],
    ['curtian wall', 'curtain wall', 'product-7'],
    ['ridgelnie', 'ridgeline', 'product-3'],
    ['compartmnet', 'compartment', 'product-18'],
    ['07 42 13 insulatd', '07 42 13 insulated', 'product-5'],
    ['northfold membrne', 'northfold membrane', 'product-1'],
  ])('%s is searched as %s', (typed, meant, first) => {
    const result = ask(typed);
    expect(result.corrected).toEqual({ from: typed, to: meant });
    expect(found(result)[0]).toBe(first);
  });

  it('are searched as typed when the visitor insists', () => {
    const result = ask('gypsun board', { exact: '1' });
    expect(result.corrected).toBeNull();
    expect(found(result)).not.toEqual(found(ask('gypsum board')));
  });

  it.each([
    'gypsum board',
    'tpo',
    'door',
    '074213',
    'E85',
    'drywall',
    'curtainwall',
    'xyzzy',
    'membranes',
    'gyps',
  ])('are not seen in %s', (terms) => {
    expect(ask(terms).corrected).toBeNull();
  });
});

describe('The number of typing errors between two words', () => {
  it.each([
    ['panel', 'panel', 2, 0],
    ['panel', 'pannel', 2, 1],
    ['panel', 'panle', 2, 1],
    ['panel', 'apnel', 2, 1],
    ['panel', 'pane', 1, 1],
    ['panel', 'bagel', 1, 2],
    ['membrane', 'membrain', 2, 2],
    ['door', 'insulation', 2, 3],
    ['', 'ab', 2, 2],
  ])('%s and %s', (first, second, limit, errors) => {
    expect(editDistance(first, second, limit)).toBe(errors);
    expect(editDistance(second, first, limit)).toBe(errors);
  });
});

describe('One spelling for words and measures', () => {
  it.each([
    ['doors', 'door'],
    ['assemblies', 'assembly'],
    ['finishes', 'finish'],
    ['boxes', 'box'],
    ['glasses', 'glass'],
    ['glass', 'glass'],
    ['stainless', 'stainless'],
    ['trellis', 'trellis'],
    ['gas', 'gas'],
    ['valves', 'valve'],
    ['roof', 'roof'],
  ])('%s is %s', (plural, singular) => {
    expect(stem(plural)).toBe(singular);
  });

  it.each([
    ['Søn', 'son'],
    ['façade', 'facade'],
    ['O’Halloran', 'ohalloran'],
    ['Łódź Æther', 'lodz aether'],
  ])('%s is folded to %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  it.each([
    ['5/8', '0.625'],
    ['⅝', '0.625'],
    ['1-1/2', '1.5'],
    ['1½', '1.5'],
    ['1 1/2', '1.5'],
    ['1,200', '1200'],
    ['.75', '0.75'],
    ['2.50', '2.5'],
    ['07', '07'],
    ['1/0', '10'],
  ])('%s is the number %s', (typed, number) => {
    expect(canonicalNumber(typed)).toBe(number);
  });

  it.each([
    ['inches', 'in'],
    ['″', 'in'],
    ['gage', 'ga'],
    ['Mils', 'mil'],
    ['hours', 'hr'],
  ])('%s is the unit %s', (typed, unit) => {
    expect(canonicalUnit(typed)).toBe(unit);
  });
});
