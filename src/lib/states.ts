/** A US state or Canadian province, as stored in profiles. */
export interface State {
  /** `RI` in the US, `AB, CAN` in Canada (requirements: states). */
  value: string;
  name: string;
}

const usNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const canadianNames: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
};

/** The 50 states and the District of Columbia, ordered by name. */
export const usStates: readonly State[] = Object.entries(usNames).map(([value, name]) => ({ value, name }));

/** The ten provinces, ordered by name. */
export const provinces: readonly State[] = Object.entries(canadianNames).map(([code, name]) => ({
  value: `${code}, CAN`,
  name,
}));

/** Not a plain object, in which `constructor` would be found. */
const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...usNames, ...canadianNames }));

/** The name of a state or province by its two-letter code; null if unknown. */
export function stateName(code: string): string | null {
  return names.get(code) ?? null;
}

/** The provinces' two-letter codes, ordered by name. */
export const provinceCodes: readonly string[] = Object.keys(canadianNames);

/** Null for an unknown value. */
export function stateOf(value: string): State | null {
  return [...usStates, ...provinces].find((state) => state.value === value) ?? null;
}

export function isProvince(value: string): boolean {
  return provinces.some((province) => province.value === value);
}
