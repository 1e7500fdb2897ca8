import { describe, expect, it } from 'vitest';

import { rangesText } from '#src/domain/ranges.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { searchQueryText, searchStateFrom } from '#src/domain/search-state.ts';
import { interpretedSearch } from '#src/domain/interpreted-search.ts';

describe('requirements among the words', () => {
  it.each([
    ['STC>=50 fire=2h gwp<=12 07 42 13', 'fire:2..2,gwp:..12,stc:50..', '07 42 13'],
    ['stc ≥ 50 door', 'stc:50..', 'door'],
    ['STC => 50', 'stc:50..', ''],
    ['STC 50+', 'stc:50..', ''],
    ['STC at least 50', 'stc:50..', ''],
    ['50+ STC wall', 'stc:50..', 'wall'],
    ['sound transmission class 50', 'stc:50..', ''],
    ['stc>=50 stc<=60', 'stc:50..60', ''],
    ['R-30 insulation', 'r:30..', 'insulation'],
    ['r>=30', 'r:30..', ''],
    ['R 20..', 'r:20..', ''],
    ['R-20..30 board', 'r:20..30', 'board'],
    ['R-30 .', 'r:30..', ''],
    ['TPO .. R-30', 'r:30..', 'TPO'],
    ['R value 20', 'r:20..', ''],
    ['R-30 min', 'r:30..', ''],
    ['RSI 5.3', 'r:30.095..', ''],
    ['U-factor<=0.3 window', 'u:..0.3', 'window'],
    ['16 ga. framing', 'gauge:16..16', 'framing'],
    ['gauge=18', 'gauge:18..18', ''],
    ['fire=120 min', 'fire:2..2', ''],
    ['fire=120', 'fire:2..2', ''],
    ['fire rating 2 hr', 'fire:2..', ''],
    ['2 hr fire rated door', 'fire:2..', 'door'],
    ['90-minute fire door', 'fire:1.5..', 'door'],
    ['thickness>=0.5 in board', 'thickness:0.5..', 'board'],
    ['thickness>=1-1/2" board', 'thickness:1.5..', 'board'],
    ['thickness: 2..4 in', 'thickness:2..4', ''],
    ['thickness=50 mm', 'thickness:1.9291..2.0079', ''],
    ['width<=3 ft', 'width:..36', ''],
    ['compressive>=30 MPa', 'compressive:4351.1..', ''],
    ['compressive strength 28 MPa', 'compressive:4061.1..', 'compressive strength'],
    ['window 1.8 W/m2K', 'u:..0.317', 'window'],
    ['.060 epdm', 'membrane:60..', 'epdm'],
    ['service temperature>=100 °C', 'temperature:212..', ''],
    ['voc<=50 g/L paint', 'voc:..50', 'paint'],
    ['flame spread 25', 'flame:..25', ''],
    [`6'-0" high fence`, 'height:72..72', 'fence'],
    [`7'-6 1/2" high fence`, 'height:90.5..90.5', 'fence'],
    ['4 to 6 in mineral wool', 'thickness:4..6', 'mineral wool'],
    ['R-6 per inch polyiso', 'thermal-resistance-per-inch:6..', 'polyiso'],
    ['40 psf live load hatch', 'live-load:40..', 'hatch'],
    ['20 gauge min steel stud', 'gauge:..20', 'steel stud'],
    ['60 mils TPO min', 'membrane:60..', 'TPO'],
    ['VLT 60% glass', 'vt:0.6..', 'glass'],
    ['6 inch bollard', 'diameter:6..6', 'bollard'],
    ['K5.6 sprinkler', 'k-factor:5.6..5.6', 'sprinkler'],
    ['16" wide standing seam', 'coverage:16..16', 'standing seam'],
    ['SDI 100 door', '', 'SDI 100 door'],
    ['R-32 heat pump', '', 'R-32 heat pump'],
    ['porcelain paver R11', '', 'porcelain paver R11'],
    ['128 kg/m3 mineral wool', 'density:7.831..8.1506', 'mineral wool'],
    ['R-11 batt', 'r:11..', 'batt'],
    ['tapered polyiso 1/4" per foot', '', 'tapered polyiso 1/4" per foot'],
    ['1/4" polyiso', 'thickness:0.25..0.25', 'polyiso'],
    ['storefront 1 in glass', '', 'storefront 1 in glass'],
    ['1 in glass', 'thickness:1..1', 'glass'],
    ['sample warranty 20 yr TPO', 'warranty:20..', 'TPO'],
    ['2 in high density polyiso', 'thickness:2..2', 'high density polyiso'],
    ['stc 50, iic>=50; nrc .85', 'iic:50..,nrc:0.85..,stc:50..', ''],
  ])('%s', (typed, ranges, words) => {
    const read = readRequirements(typed);
    expect(rangesText(read.ranges)).toBe(ranges);
    expect(read.words).toBe(words);
  });

  it.each([
    ['STC', 15, 90, 1],
    ['IIC', 15, 90, 1],
    ['NRC', 0.05, 1.3, 0.01],
    ['CAC', 10, 60, 1],
    ['R', 1, 100, 0.5],
    ['SHGC', 0.05, 1, 0.01],
    ['U', 0.05, 1.5, 0.01],
    ['CRF', 20, 100, 1],
    ['SRI', 10, 130, 1],
    ['MERV', 1, 20, 1],
    ['CRI', 50, 100, 1],
    ['DP', 10, 200, 1],
    ['DCOF', 0.2, 1, 0.01],
    ['NC', 10, 65, 1],
    ['K-factor', 2, 30, 1],
    ['uplift', 15, 400, 1],
    ['smoke developed', 0, 450, 1],
    ['flame spread', 0, 200, 1],
    ['recycled content', 5, 100, 1],
    ['free area', 10, 80, 1],
    ['wear layer', 4, 60, 1],
    ['thermal efficiency', 50, 100, 1],
  ])(
    '%s is read without a sign from %s to %s, beyond which a number is a word',
    (name, least, greatest, step) => {
      const isRead = (number: number) => readRequirements(`${name} ${number}`).ranges.length > 0;
      expect([least, greatest].map(isRead)).toEqual([true, true]);
      const beyond = [least - step, greatest + step].map((number) => Number(number.toFixed(2)));
      expect(beyond.map(isRead)).toEqual([false, false]);
    },
  );

  it.each([
    ['60 mil TPO', 'membrane:60..', 'TPO'],
    ['LVT 20 mil wear layer', 'wear-layer:20..', 'LVT'],
    ['5/8" gypsum board', 'thickness:0.625..0.625', 'gypsum board'],
    ['20 ga metal studs 3-5/8', 'depth:3.625..3.625,gauge:20..20', 'metal studs'],
    ['8 inch CMU lightweight', 'density:..105,thickness:7.4725..7.7775', 'CMU'],
    ['90 minute hollow metal door', 'fire:1.5..', 'hollow metal door'],
    ['fire rated door 90 min', 'fire:1.5..', 'fire rated door'],
    ['class A standing seam roof wind uplift >= 90 psf', 'fire-class:..1,uplift:90..', 'standing seam roof'],
    ['class 50 sealant', 'movement-capability:50..', 'sealant'],
    ['FM 1-90 roof', 'uplift:90..', 'roof'],
    ['window U-factor under 0.28', 'u:..0.28', 'window'],
    ['insulation at least R 25', 'r:25..', 'insulation'],
    ['low VOC paint', 'voc:..50', 'paint'],
    ['faucet 0.5 gpm', 'flow:..0.5', 'faucet'],
    ['5000 psi concrete', 'compressive:5000..', 'concrete'],
    ['vapor retarder under 0.1 perm', 'permeance:..0.1', 'vapor retarder'],
    ['hydraulic elevator 3500 lb 125 fpm', 'load-capacity:3500..,speed:125..', 'hydraulic elevator'],
    ['LED downlight CRI 90 3000K', 'cct:3000..3000,cri:90..', 'LED downlight'],
  ])('%s is understood by the thing beside the number', (typed, ranges, words) => {
    const read = readRequirements(typed);
    expect(rangesText(read.ranges)).toBe(ranges);
    expect(read.words).toBe(words);
  });

  it.each([
    ['storefront with EPD', ['declaration EPD'], 'storefront'],
    ['curtain wall with both EPD and HPD', ['declaration EPD', 'declaration HPD'], 'curtain wall'],
    ['doors to NFPA 80', ['standard NFPA 80'], 'doors'],
    ['insulation meeting ASTM C578', ['standard ASTM C578'], 'insulation'],
    ['EPD', [], 'EPD'],
    ['NFPA 80', [], 'NFPA 80'],
  ])('%s asks for papers and standards', (typed, choices, words) => {
    const read = readRequirements(typed);
    expect(read.choices.map(({ facet, key }) => `${facet} ${key}`)).toEqual(choices);
    expect(read.words).toBe(words);
  });

  it.each([
    'standing seam roof',
    '07 42 13',
    '0.5 in',
    '2 hr',
    '120 min',
    'fire-rated glazing',
    'NF-R-104',
    'R-404',
    'ASTM E84',
    'UL 263',
    'STC 50 mm',
    'stc>=abc',
    'stc>=',
    'stc=..',
    't-shirt',
    'class a',
    'thickness=4..2 in',
    '__proto__>=1 constructor=2',
    '<script>=1',
  ])('%s stays words', (typed) => {
    expect(readRequirements(typed)).toEqual({ ranges: [], choices: [], words: typed });
  });

  it('keeps as words what contradicts what was asked before', () => {
    const { ranges, words } = readRequirements('stc>=60 stc<=50');
    expect(rangesText(ranges)).toBe('stc:60..');
    expect(words).toBe('stc<=50');
  });

  it.each(['(', '1', '1 1/2 ', 'r-', 'stc ', 'fire 2 h ', '0.', '\u0001', 'stc>=1 ', '>='])(
    'reads a long text of “%s” at once',
    (part) => {
      const start = performance.now();
      readRequirements(part.repeat(400).slice(0, 400));
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});

describe('the search that words mean', () => {
  const read = (terms: string, query = '') => {
    const state = searchStateFrom({ terms }, new URLSearchParams(query), '04');
    if (state === null) throw new Error(`${terms} names nothing`);
    return interpretedSearch(state);
  };

  it('has the requirements as filters, the rest as words, and knows what was typed', () => {
    const state = read('STC>=50 metal door', 'declaration=EPD');
    expect(state.terms).toBe('metal door');
    expect(searchQueryText(state)).toBe('declaration=EPD&stc=50..&typed=STC%3E%3D50%20metal%20door');
  });

  it('asks for everything where nothing but requirements was typed', () => {
    expect(read('stc>=50').terms).toBe('*');
  });

  it('leaves words alone that are wanted as typed, or that require nothing', () => {
    expect(read('stc>=50', 'exact=1')).toMatchObject({ terms: 'stc>=50', ranges: [], typed: null });
    expect(read('metal door')).toMatchObject({ terms: 'metal door', ranges: [], typed: null });
  });

  it('narrows a range of the address', () => {
    expect(searchQueryText(read('stc<=60', 'stc=50..'))).toContain('stc=50..60');
  });
});
