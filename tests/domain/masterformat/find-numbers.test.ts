import { describe, expect, it } from 'vitest';

import { findSectionNumber } from '#src/domain/masterformat/find-numbers.ts';

describe('A section number is found among the words of a question', () => {
  it.each([
    ['metal panels 07 42 13 detail', '074213', '07 42 13', 'metal panels detail'],
    ['074213', '074213', '074213', ''],
    ['panels (07 42 13) with reveals', '074213', '07 42 13', 'panels with reveals'],
    ['panels, 074213, reveals', '074213', '074213', 'panels reveals'],
    ['07 42 13.23 acm', '07421323', '07 42 13.23', 'acm'],
    ['07421323 acm', '07421323', '07421323', 'acm'],
    ['see Section 07-54-23 for roofing', '075423', 'Section 07-54-23', 'see for roofing'],
    ['5/8 in 16 ga stud 092216', '092216', '092216', '5/8 in 16 ga stud'],
    ['07 42 13 12 in panel', '074213', '07 42 13', '12 in panel'],
    ['074213-MWP-101', '074213', '074213', 'MWP-101'],
    ['tpo 07-5423 roof', '075423', '07-5423', 'tpo roof'],
    ['hardware, 08 7100', '087100', '08 7100', 'hardware'],
    ['see 07−54−23, edge', '075423', '07−54−23', 'see edge'],
    ['see 07 − 54 − 23, edge', '075423', '07 − 54 − 23', 'see edge'],
    ['boards 07 – 21 – 13.16 rigid', '07211316', '07 – 21 – 13.16', 'boards rigid'],
    ['０７ ５４ ２３ roof', '075423', '０７ ５４ ２３', 'roof'],
    ['roof ０７－５４－２３', '075423', '０７－５４－２３', 'roof'],
    ['roof ０７５４２３．１３ ½', '07542313', '０７５４２３．１３', 'roof ½'],
    ['roof ０７／５４／２３', '075423', '０７／５４／２３', 'roof'],
    ['075423.13 edge', '07542313', '075423.13', 'edge'],
    ['tpo 07\u00A054\u00A023', '075423', '07\u00A054\u00A023', 'tpo'],
    ['see 07·54·23, edge', '075423', '07·54·23', 'see edge'],
    ['roof per 07/54/23 as shown', '075423', '07/54/23', 'roof per as shown'],
    ['see Section 07/21/13 for boards', '072113', 'Section 07/21/13', 'see for boards'],
    ['TPO—07‑54‑23—edge', '075423', '07‑54‑23', 'TPO edge'],
    ['doors 08-11-13 primed', '081113', '08-11-13', 'doors primed'],
    ['Submit by 11/02/26: 07-5423.', '075423', '07-5423', 'Submit by 11/02/26 .'],
    ['07410 siding', '07410', '07410', 'siding'],
    ['Division 7 roofing', '070000', 'Division 7', 'roofing'],
    ['div 15 valves', '15000', 'div 15', 'valves'],
    ['99 99 99 or 07 92 00', '079200', '07 92 00', '99 99 99 or'],
  ])('in %j it is %s', (text, digits, typed, rest) => {
    expect(findSectionNumber(text)).toMatchObject({ number: { digits }, typed, rest });
  });

  it.each([
    '',
    'metal panels',
    'call (330) 555-0142',
    '+1 330 555 0142',
    'due 2026-11-02',
    'panel 24 1234',
    'call 05-5512',
    'due 11.02.2026',
    'due 11/02/26',
    'due 11/2/2026',
    'issued 11-02-26',
    'Rev. 04-12-05',
    'issued 11 - 02 - 26',
    'due １１．０２．２０２６',
    'bids until 08/11/13, 2 pm',
    'pitch 4/12/12',
    'mix 1/2/3',
    'a ratio of 07/16',
    'ESR-074213',
    'ASTM E84-07',
    '1/074213',
    '3.074213',
    '0742133333',
    'coid 31250',
    '07 panels 42 inches',
    'R-30 16 ga 5/8',
    '154213',
    'x'.repeat(400_000),
    '07 42 '.repeat(10_000),
  ])('in %j there is none', (text) => {
    expect(findSectionNumber(text)).toBeNull();
  });
});
