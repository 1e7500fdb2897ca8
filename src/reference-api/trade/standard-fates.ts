/** The fate of a standard that is no longer in force. */
export interface StandardFate {
  status: 'withdrawn' | 'superseded';
  replacedBy?: string;
}

/** Of standards that sections still cite, wherever they do. A master can say it for itself. */
const fates: ReadonlyMap<string, StandardFate> = new Map(
  Object.entries<StandardFate>({
    'AASHTO HB-17': { status: 'superseded', replacedBy: 'AASHTO LRFD' },
    'ASTM E985': { status: 'withdrawn' },
    'IEEE 802.3bt': { status: 'superseded', replacedBy: 'IEEE 802.3' },
  }),
);

export const fateOf = (designation: string): StandardFate | undefined => fates.get(designation);
