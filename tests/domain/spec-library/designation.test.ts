import { describe, expect, it } from 'vitest';

import {
  standardKey,
  standardKeys,
  standardSlug,
  standardSlugFrom,
} from '#src/domain/spec-library/designation.ts';

describe('the designation of a standard', () => {
  it.each([
    ['ASTM E84', 'astm-e84'],
    ['ANSI/SPRI ES-1', 'ansi-spri-es-1'],
    ['AAMA 501.1', 'aama-501-1'],
    ['40 CFR 63, Subpart JJJJJJ', '40-cfr-63-subpart-jjjjjj'],
    ['–', ''],
  ])('%s is %s in an address', (designation, slug) => {
    expect(standardSlug(designation)).toBe(slug);
  });

  it.each([
    ['ASTM E84', 'astm e 84', true],
    ['ASTM E84', 'ASTM-E-84', true],
    ['ASTM E84', 'astm-e84', true],
    ['UL 10C', 'ul10c', true],
    ['AAMA 501.1', 'aama-501-1', true],
    ['AAMA 501.1', 'AAMA 5011', false],
    ['NFPA 10', 'NFPA 101', false],
    ['ASHRAE 135', 'ASHRAE 135.1', false],
  ])('%s and %s: the same is %s', (one, other, isSame) => {
    expect(standardKey(one) === standardKey(other)).toBe(isSame);
  });

  it.each([
    ['ASTM E84-23', 'astme84'],
    ['ASTM E84-2018b', 'astme84'],
    ['ASTM A123/A123M', 'astma123'],
    ['NFPA 70-2023', 'nfpa70'],
    [' ASTM E84-23 ', 'astme84'],
  ])('%s may be listed as %s', (cited, key) => {
    expect(standardKeys(cited)).toContain(key);
  });

  it.each([
    ['astm-e84', 'astm-e84'],
    ['ASTM E 84', 'astm-e-84'],
    ['IBC', 'ibc'],
    ['75', null],
    ['%', null],
    ['<script>', 'script'],
    ['e'.repeat(91), null],
    ['', null],
  ])('the address %j names %j', (text, slug) => {
    expect(standardSlugFrom(text)).toBe(slug);
  });
});
