import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const construction: readonly CourseText[] = [
  {
    key: 'submittal-review',
    title: 'Submittals: Fewer, Faster, Better',
    summary:
      'Action and informational submittals, what a review stamp says, and how to remove from the master what never changed a decision.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['087100', '081113'],
    objectives: [
      'Sort submittals into action, informational, and unnecessary.',
      'Describe the limits of a review.',
      'Return a submittal with marks that do not change the contract.',
      'Plan review time with the contractor’s schedule.',
    ],
    outline: [
      'Counting what changed anything',
      'Action and information',
      'What the stamp covers',
      'Reviews that cross disciplines',
      'The schedule of submittals',
    ],
    quiz: `
? Which submittal usually needs action by the architect?
+ A shop drawing of door frames
- A certificate of compliance
- An installer’s qualification statement
- A record of delivery temperatures
= Work waits for the answer to an action submittal. Informational ones are received and filed.
? A reviewer writes “provide in bronze” on a shop drawing of specified aluminum. What is that?
- A clarification
- A correction of the contractor’s error
- An approval as noted
+ A change, which needs a change document
= A review cannot add to the contract.
? Who remains responsible for dimensions to be confirmed in the field?
- The architect, after approval
- The owner
+ The contractor
- The fabricator’s sales office
= Review is for conformance with the design concept. Field dimensions, quantities, and means stay with the contractor.
? How can a team shorten review of door hardware, which concerns several disciplines?
- Send it to one reviewer at a time
- Approve it unread
+ Review it together in one meeting
- Return it as incomplete
= Queues at each desk take longer than the reading.
? What is a fair test for keeping a submittal requirement in a master?
+ Something would go wrong if it never arrived
- It has always been there
- It makes the section longer
- Another firm uses it
= A submittal with no purpose delays the ones that have one.`,
  },
  {
    key: 'warranties-that-work',
    title: 'Warranties That Work After Year One',
    summary:
      'Correction period, general warranty, special warranty: reading exclusions and remedies, and writing terms that an owner can use.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 30,
    sections: ['075423', '088000', '079200'],
    objectives: [
      'Distinguish the one-year correction period from the contractor’s warranty.',
      'Read events, exclusions, and remedies of a manufacturer’s warranty.',
      'Write a special warranty with term, events, and remedy.',
      'Help an owner keep a warranty in force.',
    ],
    outline: [
      'Three promises with different clocks',
      'Events and exclusions',
      'Exclusive remedies',
      'Writing a special warranty',
      'One page for the owner',
    ],
    quiz: `
? What is the one-year correction period?
- The end of all the contractor’s obligations
- The manufacturer’s warranty
+ A duty to return and correct work when notified within the year
- The architect’s liability period
= It is a specific remedy. The contractor’s general warranty does not end with it.
? Which words take rights away from an owner who accepts a warranty?
+ “Exclusive and in lieu of all other warranties”
- “In addition to other remedies”
- “Without dollar limit”
- “From substantial completion”
= An exclusive remedy replaces what the law or the contract would have given.
? What should a special warranty state?
+ Term, events covered, and remedy
- Its length only
- The price of the product
- The names of earlier clients
= A number of years without events and remedies is not worth much.
? When is the best time to see a manufacturer’s form?
- At closeout
- After the first leak
+ With the submittals, before the product is bought
- When it expires
= Before purchase, terms can still be discussed.
? A typical roof warranty may be lost when:
+ Equipment is added through the roof without the manufacturer’s consent
- The roof is inspected twice a year
- The owner photographs the drains
- The building is painted
= Unapproved alterations are a usual exclusion.`,
  },
  {
    key: 'renovation-hazards',
    title: 'Before the Hammer: Surveys for Selective Demolition',
    summary:
      'Asbestos, lead, structure, and occupants: what you need to know before a wall comes out, and how to draw what stays.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['028213', '024119', '015600'],
    objectives: [
      'State when an asbestos inspection is required before renovation.',
      'Commission exploratory openings that answer design questions.',
      'Draw limits of removal and protection of what remains.',
      'Plan temporary barriers, exits, and fire watch with occupants in place.',
    ],
    outline: [
      'The inspection comes first',
      'Lead, mercury, refrigerants',
      'Exploratory openings',
      'Drawing what stays',
      'Barriers, air, and exits',
    ],
    quiz: `
? Does a commercial building from 1995 need an asbestos inspection before a renovation under the federal NESHAP?
+ Yes, the rule has no exemption by age
- No, asbestos was out of use by then
- Only if the owner asks
- Only for roofs
= The facility or the part affected has to be thoroughly inspected before the work begins.
? What does a laser scan not show?
- Leaning columns
+ What is inside a wall
- Uneven floors
- The height of beams
= A scanner sees surfaces. Openings show construction.
? How is dust kept from occupied rooms during longer work?
- With a zippered sheet of plastic alone
- By working at night only
+ With a sealed partition and negative air on the work side
- By opening windows
= The barrier stops particles, and the negative pressure makes any leak flow inward.
? Sprinklers have to be out of service on an occupied floor. What is usually required?
- Nothing for one day
- A sign at the valve only
+ A fire watch or evacuation, as the fire code requires
- Additional extinguishers only
= The code asks for notification and a fire watch when a system is out for longer than the stated time.
? What does “remove as required” leave open?
+ The limit of removal, and who patches
- The color of the wall
- The date of the survey
- The fire rating
= Limits belong on the drawing, with the trade that patches.`,
  },
];
