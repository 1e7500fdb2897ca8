/** A choice: what it is, whom it helps, and why it was preferred to others on the subject. */
export interface Choice {
  topic: string;
  /** Its title in the library; a choice that the library no longer has is left out. */
  title: string;
  helps: string;
  why: string;
}

export const bestPosts: readonly Choice[] = [
  {
    topic: 'Roof edges and wind',
    title: 'The Roof Edge Fails First: Doing the Arithmetic Before the Shop Drawing',
    helps: 'Anyone who details a fascia or reviews its shop drawing',
    why: 'It goes from a design pressure to a load on the metal in numbers you can follow, and ends with the test that applies to the edge you drew.',
  },
  {
    topic: 'Vapor and moisture',
    title: 'Which Side Does the Vapor Retarder Go On in Zone 4?',
    helps: 'Architects in mixed climates',
    why: 'It answers the question that every office asks, and says when the usual answer is wrong.',
  },
  {
    topic: 'Sound between rooms',
    title: 'The Wall Was STC 55. The Tenant Hears Every Word.',
    helps: 'Interior architects and construction administrators',
    why: 'It separates the laboratory number from the built wall and says what to inspect before the second layer goes up.',
  },
  {
    topic: 'Sealant joints',
    title: 'How Wide Is the Joint? One Calculation, Start to Finish',
    helps: 'Anyone who draws a joint between panels',
    why: 'One worked example with the tolerance included, which most calculations leave out.',
  },
  {
    topic: 'Window leaks',
    title: 'Three Leaks Below One Window: A Sill Story',
    helps: 'Envelope detailers and people who investigate leaks',
    why: 'You can compare the drawing that came out of it with your own sill.',
  },
  {
    topic: 'Fire testing of walls',
    title: 'Which Change Voids the Wall? NFPA 285 for People Who Approve Substitutions',
    helps: 'Reviewers of substitutions',
    why: 'A table of common changes, with the question each one raises, ready for the next request.',
  },
  {
    topic: 'Penetrations',
    title: 'Annular Space: The Firestop Dimension Decided by the Core Drill',
    helps: 'Architects and field staff before an above-ceiling inspection',
    why: 'It explains one small dimension that decides many inspections.',
  },
  {
    topic: 'Door hardware',
    title: 'A Hardware Set Is a Paragraph: How to Write One That Can Be Checked',
    helps: 'Anyone who writes or checks Section 08 71 00',
    why: 'It gives an order for every set, so that an omission shows.',
  },
  {
    topic: 'Accessibility',
    title: 'Sixteen to Eighteen Inches from What? Accessible Dimensions in the Finish Plane',
    helps: 'Anyone laying out a toilet room',
    why: 'It adds up everything between stud and tile, so that the finished dimension comes out right.',
  },
  {
    topic: 'Carbon',
    title: 'Two EPDs, One Table, and Four Reasons Not to Subtract',
    helps: 'Specifiers who are asked to pick the lower number',
    why: 'It shows when two declarations cannot be compared, and how to specify ones that can.',
  },
  {
    topic: 'Substitutions',
    title: 'A Substitution Request, Annotated Line by Line',
    helps: 'Specifiers, and the project architects who get the request first',
    why: 'It reads one request the way a reviewer does, and every note applies to other products too.',
  },
  {
    topic: 'Bidding documents',
    title: 'Alternate, Allowance, or Unit Price? Match the Method to the Unknown',
    helps: 'Project architects before a bid',
    why: 'Three tools that often get mixed up, side by side, with what each one leaves open.',
  },
];

export const bestEpisodes: readonly Choice[] = [
  {
    topic: 'Air barriers',
    title: 'The Parapet No One Owned',
    helps: 'Designers of roofs and of walls, together',
    why: 'The story of one gap explains why continuity needs an owner better than a definition could.',
  },
  {
    topic: 'Windows',
    title: 'Shingle Style: Flashing a Window in the Right Order',
    helps: 'Emerging professionals drawing their first opening',
    why: 'Each step comes with the mistake it prevents.',
  },
  {
    topic: 'Mock-ups',
    title: 'The Day the Mock-Up Leaked',
    helps: 'Owners who doubt the price of a test',
    why: 'It shows a failure being put to use, and what it would have cost later.',
  },
  {
    topic: 'Fire testing of walls',
    title: 'When a Wall Has to Pass the Big Burn',
    helps: 'Designers of exterior walls with foam plastic',
    why: 'It takes NFPA 285 in order: what triggers it, how it runs, and what undoes it.',
  },
  {
    topic: 'Doors',
    title: 'Five Trades and One Door',
    helps: 'Project architects before a coordination meeting',
    why: 'It is the agenda of that meeting.',
  },
  {
    topic: 'Floors',
    title: 'The Slab Was Dry on Top',
    helps: 'Interior architects and construction managers',
    why: 'Three tests disagree, and the guest explains what each one measured.',
  },
  {
    topic: 'Sound',
    title: 'The Wall Said Fifty, the Neighbors Said Thirty-Eight',
    helps: 'Designers of housing',
    why: 'It follows one party wall from its rating to the flanking paths around it.',
  },
  {
    topic: 'Contract language',
    title: 'What Does “Or Equal” Promise?',
    helps: 'Specifiers and contractors alike',
    why: 'Both sides speak, and find that they had been reading different contracts.',
  },
  {
    topic: 'Submittals',
    title: 'Action, Information, Stop',
    helps: 'Small teams with a long submittal log',
    why: 'It sorts the submittals that need a decision from those that only need filing.',
  },
  {
    topic: 'Carbon',
    title: 'A Limit That Holds Up at Bid Time',
    helps: 'Public owners and their specifiers',
    why: 'It writes one requirement line by line, so that it can be priced and checked.',
  },
  {
    topic: 'Material health',
    title: 'What “Undisclosed” Is Telling You',
    helps: 'Anyone who collects declarations',
    why: 'It reads a declaration aloud and explains why a long list can be better news than a short one.',
  },
  {
    topic: 'Models and machines',
    title: 'The Standard That Didn’t Exist',
    helps: 'Offices deciding how to use AI writing tools',
    why: 'Two people spend an hour checking a machine’s draft and report what they found.',
  },
];
