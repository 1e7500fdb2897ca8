import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  convertedMeasure,
  convertedText,
  convertedUnit,
  foreignUnconvertedIn,
} from '#src/domain/converted-text/converted-text.ts';

test.each([
  ['60 mils', '1.5 mm'],
  ['45 mils', '1.14 mm'],
  ['1/4 inch', '6.4 mm'],
  ['1-1/2 inches', '38 mm'],
  ['12 inches', '305 mm'],
  ['0.040 inch', '1.02 mm'],
  ['4 by 6 inches', '102 by 152 mm'],
  ['1/4 or 1/2 inch', '6.4 or 13 mm'],
  ['Grade 2 and 6 inches', 'Grade 2 and 152 mm'],
  ['13 feet 6 inches', '4.11 m'],
  ['17-19 in.', '432-483 mm.'],
  ['30 h·ft²·°F/Btu', '5.3 m²·K/W'],
  ['100 sq ft', '9.3 m²'],
  ['72 mph', '116 km/h'],
  ['slope 1/4 inch per foot', 'slope 2.1%'],
  ['0.5 cfm/sq ft at 1.57 psf', '2.5 L/(s·m²) at 75 Pa'],
  ['199 MBH', '58.3 kW'],
  ['the 100-gallon tank', 'the 380 L tank'],
  ['60 to 80 deg F', '16 to 27 deg C'],
  ['40 degrees F', '4 degrees C'],
  ['minus 40 deg F', '-40 deg C'],
  ['a metal range of 150 deg F', 'a metal range of 83 deg C'],
  ['5 °F above the dew point', '3 °C above the dew point'],
  ['2 inches (51 mm)', '51 mm'],
  ['0 to 0.25 in wg (0 to 62 Pa)', '0 to 62 Pa'],
  ['a slope of 2 in 12', 'a slope of 2 in 12'],
  ['5 in the last five years', '5 in the last five years'],
  ['50 g/L', '50 g/L'],
  ['8\'-0" high', '2.44 m high'],
  ['3 ft 6 in clear', '1.07 m clear'],
  ['10 feet, 6 inches', '3.2 m'],
  ["8' high, 'as drawn'", "2.4 m high, 'as drawn'"],
  ["'Class 5' anchors", "'Class 5' anchors"],
  ['40° to 90°F', '4° to 32 °C'],
  ['6 in. x 6 in. bars', '152 mm x 152 mm bars'],
  ['10x12 ft', '3x3.7 m'],
  ['5 lb per cu ft', '80 kg/m³'],
  ['250 pounds per linear foot', '3.6 kN/m'],
  ['10 ft-lb', '13.6 N·m'],
  ['0.02 in./in.', '0.02 in./in.'],
  ['3 lb per yard', '3 lb per yard'],
  ['1/4 in./ft', '2.1%'],
  ['0.25 in. wg', '62 Pa'],
  ['1 gal per 100 sq ft', '3.8 L per 9.3 m²'],
  ['R-5.7 per inch', 'R-5.7 per 25 mm'],
])('%s is %s in SI', (text, si) => {
  expect(convertedText(text, 'si')).toBe(si);
  expect(convertedText(text, 'ip')).toBe(text.replace(/ \((?:51 mm|0 to 62 Pa)\)$/, ''));
});

test.each([
  ['Type 316L stainless steel', 'Type 316L stainless steel'],
  ['366 kg CO2e for 1 m³', '366 kg CO2e for 35 cu ft'],
  ['3 mm', '0.118 inch'],
  ['75 mm', '3 inches'],
  ['20 °C', '68 °F'],
  ['10 Pa', '0.21 psf'],
  ['1 square meter', '1 square meter'],
  ['1 000 mm', '39 inches'],
  ['2\u00a0500 mm', '98 inches'],
  ['Type 2 500 mm', 'Type 2 20 inches'],
  ['0.25 W/m²K', '0.044 Btu/(h·sq ft·°F)'],
  ['5 kN/m', '340 plf'],
  ['300 g/m²', '8.8 oz/sq yd'],
])('%s is %s in US customary units', (text, ip) => {
  expect(convertedText(text, 'ip')).toBe(ip);
});

test.each([
  ['Twelve inches on center, ten feet apart.', 'si', ['Twelve inches', 'ten feet']],
  ['Lap two (2) inches.', 'si', ['two (2) inches']],
  ['Fall 2 mm/m.', 'ip', ['2 mm']],
  ['Absorbs 500 grains.', 'si', ['500 grains']],
  ['Takes foot traffic; 12 inches; R-5 per inch.', 'si', []],
  ['A steel bar and 1 square meter.', 'ip', []],
  ['Twelve inches', 'both', []],
] as const)('of “%s”, a file in %s shows %j of the other system', (text, units, left) => {
  expect(foreignUnconvertedIn(text, units)).toEqual(left);
});

test('both are printed once each', () => {
  expect(convertedText('Fasten 6 inches from edges.', 'both')).toBe('Fasten 6 inches (152 mm) from edges.');
  expect(convertedText('2 inches (51 mm)', 'both')).toBe('2 inches (51 mm)');
  expect(convertedUnit('psf', 'both')).toBe('psf (kPa)');
  expect(convertedUnit('days', 'si')).toBe('days');
});

test.each([
  ['60 mils', '1.52 mm', '1.5 mm'],
  // A difference of temperatures, a head of water, and a gauge mean something else.
  ['120 deg F', '67 deg C', '67 deg C'],
  ['8 feet of water', '24 kPa', '24 kPa'],
  ['12 gauge', '2.7 mm', '2.7 mm'],
  ['2 inches in 12', '17 percent', '17 percent'],
])('%s, which its manufacturer gives as %s, is %s', (ip, si, printed) => {
  expect(convertedMeasure(ip, si)).toBe(printed);
});

describe('any number', () => {
  it('converts within what its precision allows, and to the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        const made = convertedText(`Hold ${number} psi for an hour.`, 'si');
        const value = Number(/[\d.,]+(?= MPa)/.exec(made)?.[0].replaceAll(',', ''));
        expect(Math.abs(value / (number * 0.00689476) - 1)).toBeLessThan(0.035);
        expect(convertedText(`Hold ${number} psi for an hour.`, 'si')).toBe(made);
      }),
      { seed: 20261127, numRuns: 300 },
    );
  });

  it('leaves other text as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const plain = text.replaceAll(/\d/g, '');
        expect(convertedText(plain, 'si')).toBe(plain);
      }),
      { seed: 20261127, numRuns: 200 },
    );
  });
});
