import { describe, expect, it } from 'vitest';

import { to04, to95 } from '#src/domain/masterformat/crosswalk.ts';
import {
  divisions,
  divisionsTo95,
  findDivision,
  findFormerDivision,
  formerDivisions,
} from '#src/domain/masterformat/divisions.ts';
import { findFormerSection, formerSections } from '#src/domain/masterformat/former-sections.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { findSection, sections } from '#src/domain/masterformat/sections.ts';

describe('The divisions', () => {
  it('number 35 live ones in 2004 and 16 in 1995, each once and in order', () => {
    const live = divisions.map((division) => division.number);
    expect(live).toHaveLength(35);
    expect(live).toEqual([...new Set(live)].toSorted());
    expect(formerDivisions.map((division) => division.number)).toEqual(
      Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
  });

  it.each(['15', '19', '20', '24', '29', '30', '36', '39', '47', '49', '50', '7', '', 'roof', '__proto__'])(
    'hold no %j, which is reserved or unknown',
    (number) => {
      expect(findDivision(number)).toBeNull();
    },
  );

  it.each([
    ['07', 'Thermal and Moisture Protection', 'Facility Construction'],
    ['00', 'Procurement and Contracting Requirements', 'Procurement and Contracting Requirements'],
    ['46', 'Water and Wastewater Equipment', 'Process Equipment'],
  ])('call %s %s, under %s', (number, title, group) => {
    expect(findDivision(number)).toEqual({ number, title, group });
  });

  it.each([
    ['07', ['07']],
    ['08', ['08']],
    ['16', ['26', '27', '28', '33', '48']],
    ['17', undefined],
  ])('show %s of 1995 where it went', (former, now) => {
    expect(findFormerDivision(former)?.to04).toEqual(now);
  });

  it.each([
    ['00', ['00']],
    ['21', ['13', '15']],
    ['27', ['16']],
    ['31', ['02']],
    ['45', ['11']],
  ])('show %s of 2004 where it came from', (now, former) => {
    expect(divisionsTo95(now)).toEqual(former);
  });

  it('lose none of 1995 and invent no target', () => {
    const targets = formerDivisions.flatMap((division) => division.to04);
    expect(targets.filter((number) => findDivision(number) === null)).toEqual([]);
    expect(divisions.filter((division) => divisionsTo95(division.number).length === 0)).toEqual([]);
    expect(findFormerDivision('17')).toBeNull();
  });
});

describe('The sections', () => {
  it('are at least 110, in order, and at least two in every live division', () => {
    const numbers = sections.map((section) => section.digits);
    expect(numbers.length).toBeGreaterThanOrEqual(110);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    for (const division of divisions) {
      const inside = numbers.filter((number) => number.startsWith(division.number));
      expect(inside.length, `division ${division.number}`).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(sections.map((section) => [section.digits, section.former, section.title] as const))(
    '%s came from %s: %s',
    (digits, former) => {
      expect(parseSectionNumber(digits)).toMatchObject({ edition: '04', digits });
      expect(parseSectionNumber(former)).toMatchObject({ edition: '95', digits: former });
      expect(findFormerSection(former)).not.toBeNull();
      expect(findFormerDivision(former.slice(0, 2))?.to04 ?? ['00']).toContain(digits.slice(0, 2));
      expect(to95(digits)).toBe(former);
      expect(to04(former).map((section) => section.digits)).toContain(digits);
    },
  );

  it('of 1995 are listed once, in order, and each still leads somewhere', () => {
    const numbers = formerSections.map((section) => section.digits);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    expect(numbers.filter((number) => to04(number).length === 0)).toEqual([]);
  });
});

describe('An old number shows its present equivalent', () => {
  it.each([
    ['07410', ['074113', '074213']],
    ['07412', ['074113', '074213']],
    ['07400', ['074113', '074213', '07421323', '074646']],
    ['10200', ['089100']],
    ['09999', []],
    ['7410', []],
    ['', []],
    ['07 42', []],
  ])('%j leads to %j', (former, now) => {
    expect(to04(former).map((section) => section.digits)).toEqual(now);
  });

  it.each([
    ['074213', '07410'],
    ['07421313', '07410'],
    ['07421323', '07430'],
    ['999999', null],
    ['', null],
  ])('%j came from %j', (now, former) => {
    expect(to95(now)).toBe(former);
  });

  it('finds a section by its digits only', () => {
    expect(findSection('075423')?.title).toBe('Thermoplastic-Polyolefin Roofing');
    expect(findSection('07 54 23')).toBeNull();
    expect(findFormerSection('07540')?.title).toBe('Thermoplastic Membrane Roofing');
  });
});
