import type { topics } from '#src/reference-api/content/posts.ts';

export type Series =
  | 'Envelope'
  | 'Openings'
  | 'Interiors'
  | 'Contract documents'
  | 'Carbon and health'
  | 'Digital practice';

/** Where a guest works; the seed gives the firm its name. A maker is one of the world's own manufacturers. */
export type GuestFirm =
  | 'architects'
  | 'consultants'
  | 'engineers'
  | 'builders'
  | 'schools'
  | 'campus'
  | 'hospitals'
  | 'agency'
  | 'maker';

export interface Episode {
  title: string;
  summary: string;
  series: Series;
  /** In the words of the blog, so that one choice of topics finds both. */
  topics: readonly ((typeof topics)[number] | 'health')[];
  /** Digits of MasterFormat 04, the principal section first. */
  sections: readonly string[];
  /** The guest's occupation. */
  guest: string;
  firm: GuestFirm;
  /** The key of the course that gives credit for listening, if one does. */
  course?: string;
  /**
   * One line each: `# ` heads a chapter, `H: ` is the host's turn, `G: ` the guest's. {host} and {guest} stand for first
   * names, {guestName} for the whole name, {firm} for the guest's firm.
   */
  script: string;
}
