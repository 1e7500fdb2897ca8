/** Titles of standards of fire, electrical and lighting bodies, by designation. */
export const fireAndElectricalTitles = {
  'NFPA 13': 'Installation of Sprinkler Systems',
  'NFPA 286': 'Evaluating Contribution of Wall and Ceiling Interior Finish to Room Fire Growth',
  'NFPA 99': 'Health Care Facilities Code',
  'UL 2079': 'Tests for Fire Resistance of Building Joint Systems',
} as const;
