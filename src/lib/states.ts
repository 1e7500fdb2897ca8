import stateNames from '#src/lib/states.json' with { type: 'json' };

/** A US state or Canadian province, as stored in profiles. */
export interface State {
  /** `RI` in the US, `AB, CAN` in Canada (requirements: states). */
  value: string;
  name: string;
}

/** The 50 states and the District of Columbia, ordered by name. */
export const usStates: readonly State[] = Object.entries(stateNames.us).map(([value, name]) => ({
  value,
  name,
}));

/** The ten provinces, ordered by name. */
export const provinces: readonly State[] = Object.entries(stateNames.canadian).map(([code, name]) => ({
  value: `${code}, CAN`,
  name,
}));

/** Not a plain object, in which `constructor` would be found. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...stateNames.us, ...stateNames.canadian }),
);

/** The name of a state or province by its two-letter code; null if unknown. */
export const stateName = (code: string): string | null => names.get(code) ?? null;

/** The provinces' two-letter codes, ordered by name. */
export const provinceCodes: readonly string[] = Object.keys(stateNames.canadian);

export const stateOf = (value: string): State | null =>
  [...usStates, ...provinces].find((state) => state.value === value) ?? null;

export const isProvince = (value: string): boolean => provinces.some((province) => province.value === value);
