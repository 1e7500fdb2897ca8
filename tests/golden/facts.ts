import type { GoldenQuery } from '#tests/golden/golden-query.ts';

/** Standards, as they are cited: with and without spaces, hyphens, capitals, in company. */
export const standardQueries = (
  [
    ['ASTM E84', 'ASTM E84'],
    ['astm e-84', 'ASTM E84'],
    ['ASTM E 84', 'ASTM E84'],
    ['E84', 'ASTM E84'],
    ['ASTM E119', 'ASTM E119'],
    ['UL 790', 'UL 790'],
    ['ul790', 'UL 790'],
    ['NFPA 285', 'NFPA 285'],
    ['nfpa-80', 'NFPA 80'],
    ['ASTM D6878', 'ASTM D6878'],
    ['D6878', 'ASTM D6878'],
    ['ASTM C423', 'ASTM C423'],
    ['ASTM C90', 'ASTM C90'],
    ['AAMA 2605', 'AAMA 2605'],
    ['ICC A117.1', 'ICC A117.1'],
    ['A117.1', 'ICC A117.1'],
    ['FM 4470', 'FM 4470'],
    ['NFRC 100', 'NFRC 100'],
    ['ASHRAE 90.1', 'ASHRAE 90.1'],
    ['16 CFR 1201', '16 CFR 1201'],
    ['AASHTO M 288', 'AASHTO M 288'],
    ['UL 10B', 'UL 10B'],
    ['UL 1598', 'UL 1598'],
    ['ANSI/SPRI/FM 4435/ES-1', 'ANSI/SPRI/FM 4435/ES-1'],
    ['ISO 14289-1', 'ISO 14289-1'],
    ['iso 8336', 'ISO 8336'],
    ['NSF 372', 'NSF/ANSI/CAN 372'],
    ['ASTM-C-1396', 'ASTM C1396'],
    ['ul 10 c', 'UL 10C'],
  ] as const
).map(([query, standard]): GoldenQuery => ({ kind: 'standard', query, expected: { standard } }));

/** Figures with units and symbols, in the spellings of drawings and data sheets. */
export const measureQueries: readonly GoldenQuery[] = (
  [
    ['5/8 in gypsum board', ['092900'], ['t', '0.625']],
    ['0.625 inch gypsum board', ['092900'], ['t', '0.625']],
    ['60 mil TPO', ['075423'], ['mil', '60']],
    ['60-mil tpo membrane', ['075423'], ['mil', '60']],
    ['22 ga metal wall panel', ['074213'], ['ga', '22 ga']],
    ['24 gauge metal panel', ['074213', '074113'], ['ga', '24 ga']],
    ['concrete masonry 132 pcf', ['042200'], ['pcf', '132']],
    ['STC 52 masonry unit', ['042200'], ['STC', '52']],
    ['STC-50 masonry', ['042200'], ['STC', '50']],
    ['1.1 gpf water closet', ['224200'], ['gpf', '1.1']],
    ['Class A TPO membrane', ['075423'], ['Class', 'Class A']],
    ['2700K area luminaire', ['265600'], ['CCT', '2700']],
    ['IP66 exterior lighting', ['265600'], ['IP', 'IP66']],
    ['3 hour access door', ['083113'], ['Label', '3 hours']],
    ['BACnet MS/TP actuator', ['253500'], ['bus', 'BACnet MS/TP']],
    ['460 V crane', ['412200'], ['V', '460 V, three phase']],
    ['copper flashing 16 oz', ['076200'], ['ga', '16 oz']],
    ['20 year warranty TPO', ['075423'], ['warr', '20']],
  ] as const
).map(([query, sections, measured]) => ({ kind: 'measure', query, expected: { sections, measured } }));
