/** Six manufacturers, two of one name, one with accents and an apostrophe. */
export const makers = {
  northfold: {
    coid: 31250,
    company: 'Northfold Roofing Systems',
    companySlug: 'northfold-roofing-systems',
    webabrv: 'northfold',
  },
  ohalloran: {
    coid: 40417,
    company: 'O’Halloran & Søn Façades',
    companySlug: 'ohalloran-søn-façades',
    webabrv: 'ohalloran',
  },
  brightwater: {
    coid: 52086,
    company: 'Brightwater Plumbing',
    companySlug: 'brightwater-plumbing',
    webabrv: 'brightwater',
  },
  ironwood: { coid: 44120, company: 'Ironwood Doors', companySlug: 'ironwood-doors', webabrv: 'ironwood' },
  ironwoodToo: {
    coid: 44121,
    company: 'Ironwood Doors',
    companySlug: 'ironwood-doors',
    webabrv: 'ironwood2',
  },
  gableworks: {
    coid: 48800,
    company: 'Gableworks Interiors',
    companySlug: 'gableworks-interiors',
    webabrv: 'gableworks',
  },
} as const;
export type Maker = keyof typeof makers;

export interface Row {
  id: number;
  maker: Maker;
  number: string;
  tradename: string;
  noun: string;
  model: string;
  summary: string;
  text?: string;
  standards?: readonly string[];
  certifications?: readonly string[];
  declarations?: readonly ('EPD' | 'HPD')[];
  updated?: string;
}
