/** Titles of standards of fire, electrical and lighting bodies, by designation. */
export const fireAndElectricalTitles = {
  'NFPA 10': 'Portable Fire Extinguishers',
  'NFPA 13': 'Installation of Sprinkler Systems',
  'NFPA 14': 'Installation of Standpipe and Hose Systems',
  'NFPA 1851': 'Selection, Care and Maintenance of Protective Ensembles for Structural Fire Fighting',
  'NFPA 252': 'Fire Tests of Door Assemblies',
  'NFPA 286': 'Evaluating Contribution of Wall and Ceiling Interior Finish to Room Fire Growth',
  'NFPA 80': 'Fire Doors and Other Opening Protectives',
  'NFPA 99': 'Health Care Facilities Code',
  'UL 1023': 'Household Burglar-Alarm System Units',
  'UL 2079': 'Tests for Fire Resistance of Building Joint Systems',
  'UL 48': 'Electric Signs',
  'UL 499': 'Electric Heating Appliances',
} as const;
