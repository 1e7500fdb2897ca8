/** The fate of a standard that is no longer in force. */
interface StandardFate {
  status: 'withdrawn' | 'superseded';
  replacedBy?: string;
}

/** Of standards that sections still cite. */
const fates: ReadonlyMap<string, StandardFate> = new Map(
  Object.entries<StandardFate>({
    'AASHTO HB-17': { status: 'superseded', replacedBy: 'AASHTO LRFD' },
    'ASTM E907': { status: 'withdrawn' },
    'ASTM E985': { status: 'withdrawn' },
    'IEEE 802.3bt': { status: 'superseded', replacedBy: 'IEEE 802.3' },
  }),
);

export const fateOf = (designation: string): StandardFate | undefined => fates.get(designation);
