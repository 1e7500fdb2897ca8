/** Titles of standards of fire, electrical and lighting bodies, by designation. */
export const fireAndElectricalTitles = {
  'UL 2079': 'Tests for Fire Resistance of Building Joint Systems',
} as const;
