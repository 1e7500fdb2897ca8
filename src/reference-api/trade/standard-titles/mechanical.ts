/** Titles of standards of mechanical, plumbing and process bodies, by designation. */
export const mechanicalTitles = {
  'AISI S220': 'North American Standard for Cold-Formed Steel Nonstructural Framing',
  'NSF/ANSI 140': 'Sustainability Assessment for Carpet',
} as const;
