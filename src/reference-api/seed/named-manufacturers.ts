import type { CompanyName } from '#src/reference-api/content/names.ts';

/** Manufacturers that links, tests, and examples rely on. */
export interface NamedManufacturer extends CompanyName {
  coid: number;
  isClient: boolean;
  /** Its sections, beginning with that of its first product; null for sections from its divisions. */
  sections: readonly string[] | null;
  founded: number;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  tollFree: string | null;
}

export const NORTHFOLD = 31250;
export const OHALLORAN = 40417;
export const BRIGHTWATER = 52086;
const PLAIN = 77001;
const TAMARACK = 60733;

export const namedManufacturers: readonly NamedManufacturer[] = [
  {
    coid: NORTHFOLD,
    name: 'Northfold Roofing Systems',
    abbreviation: 'northfold',
    divisions: ['07'],
    isClient: true,
    sections: ['075423', '074113', '075323', '076200', '077100', '077233', '072113'],
    founded: 1974,
    street: '2100 Foundry Road',
    city: 'Duluth',
    state: 'MN',
    zip: '55802',
    phone: '(218) 555-0140',
    tollFree: '(800) 555-0114',
  },
  {
    coid: OHALLORAN,
    name: "O'Halloran & Søn Façades",
    abbreviation: 'ohalloran',
    divisions: ['08'],
    isClient: true,
    sections: ['084413', '084113', '085113', '088000', '089100', '086200'],
    founded: 1988,
    street: '77 Wharf Street',
    city: 'Halifax',
    state: 'NS',
    zip: 'B3J 1S9',
    phone: '(902) 555-0177',
    tollFree: null,
  },
  {
    coid: BRIGHTWATER,
    name: 'Brightwater Plumbing',
    abbreviation: 'brightwater',
    divisions: ['22'],
    isClient: true,
    sections: ['224200', '223400'],
    founded: 1961,
    street: '415 Canal Street',
    city: 'Grand Rapids',
    state: 'MI',
    zip: '49503',
    phone: '(616) 555-0122',
    tollFree: '(800) 555-0152',
  },
  {
    coid: PLAIN,
    name: 'Plain & Sons',
    abbreviation: 'plain',
    divisions: ['09'],
    isClient: true,
    sections: [],
    founded: 1999,
    street: '9 Lumber Lane',
    city: 'Lancaster',
    state: 'PA',
    zip: '17602',
    phone: '(717) 555-0109',
    tollFree: null,
  },
  {
    coid: TAMARACK,
    name: 'Tamarack Millwork',
    abbreviation: 'tamarack',
    divisions: ['06'],
    isClient: false,
    sections: null,
    founded: 1952,
    street: '1830 Planing Mill Road',
    city: 'Eugene',
    state: 'OR',
    zip: '97401',
    phone: '(541) 555-0163',
    tollFree: null,
  },
];
