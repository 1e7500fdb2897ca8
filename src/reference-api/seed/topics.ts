/** A question of practice that podcasts and blog posts take up, each time with another section in view. */
export interface Topic {
  key: string;
  title: (things: string) => string;
  question: (things: string) => string;
  /** In an order that can be cut anywhere. */
  points: readonly string[];
  /** Follow-up questions an interviewer would ask. */
  asks: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    key: 'coordination',
    title: (things) => `Who Owns the Joint? Coordinating ${things}`,
    question: (things) => `where the responsibility for ${things} begins and where it ends`,
    points: [
      'Most leaks happen where two sections meet and neither names the other.',
      'A related-sections article costs five minutes and settles arguments that cost five weeks.',
      'The drawing shows the shape of a joint, the specification says who makes it; when both try to do both, they differ.',
      'A preinstallation meeting with the three trades at one mock-up finds more than any review of submittals.',
      'If a line in the contract has no owner, the person who notices it last becomes the owner.',
    ],
    asks: [
      'How do you find the gaps before the contractor does?',
      'Does a responsibility matrix help, or is it one more document?',
      'What do you do when both trades exclude the same joint?',
    ],
  },
  {
    key: 'substitution',
    title: (things) => `“Or Equal” and ${things}: Reading a Substitution Request`,
    question: (things) => `how to judge a substitution of ${things} in an afternoon`,
    points: [
      'A request without the specified value beside the proposed one is not a comparison, it is a brochure.',
      'Ask for the report, not the summary: the specimen in the photograph is often not the product on the truck.',
      'Cost saved on the product is spent on the changed details unless someone redraws them.',
      'The warranty of the replacement has to name the same events and the same remedies.',
      'Saying no in writing within the stated days protects the owner better than a slow maybe.',
    ],
    asks: [
      'Which attribute do people forget to compare?',
      'When have you been glad about a substitution?',
      'Who pays for the redrawing?',
    ],
  },
  {
    key: 'testing',
    title: (things) => `What a Laboratory Test Says About ${things}`,
    question: (things) => `what the numbers printed for ${things} can be relied on for`,
    points: [
      'A standard describes an apparatus and a procedure; the result belongs to the specimen, not to the brand.',
      'Two values measured by different methods should never share a column.',
      'A rating class hides how close the result was to the boundary of the class.',
      'Aging is the property least tested and most needed.',
      'If the sample was prepared by the maker’s best crew, the field test is the first honest one.',
    ],
    asks: [
      'What is the first page you turn to in a report?',
      'How old may a report be?',
      'Which test would you abolish?',
    ],
  },
  {
    key: 'detailing',
    title: (things) => `Drawing ${things} So That They Can Be Built`,
    question: (things) => `what a good detail of ${things} shows and leaves out`,
    points: [
      'A detail should show the order of work; if two layers cannot be reached after each other, it is a picture.',
      'Tolerances belong on the sheet, because the structure will use all of them.',
      'Three drawings of one corner, plan, section and isometric, replace a page of notes.',
      'Every line that ends at the edge of a detail is a question for someone else.',
      'The best detail sheets name the one dimension that must not change.',
    ],
    asks: [
      'Do you start from the manufacturer’s sheet or from a blank one?',
      'How do you show movement?',
      'What belongs in the note column?',
    ],
  },
  {
    key: 'carbon',
    title: (things) => `Carbon Budgets and ${things}`,
    question: (things) => `how a carbon budget changes the choice of ${things}`,
    points: [
      'A declaration is an inventory with rules; the rules decide more than the plant does.',
      'Weight per square foot is a fair first guess, until transport or a coating turns it around.',
      'An industry average is for early design; a product-specific declaration is for the purchase.',
      'Uncertainty of ten percent is normal, so a difference of five is not a difference.',
      'Service life divides everything: a product replaced twice has been bought three times.',
    ],
    asks: [
      'Where does the comparison usually fail?',
      'Do contractors take the limits seriously?',
      'What about end of life?',
    ],
  },
  {
    key: 'maintenance',
    title: (things) => `Thirty Years Later: Maintaining ${things}`,
    question: (things) => `what becomes of ${things} after the warranty`,
    points: [
      'The maintenance manual is written when the people who know the building are leaving it.',
      'A product that can be repaired with tools from a hardware store outlives a better one that cannot.',
      'Inspection every spring costs less than one wet weekend.',
      'Attic stock gets lost; write down where it is stored, and in whose budget it stands.',
      'Finishes age in groups: renewing one panel makes its neighbors look old.',
    ],
    asks: [
      'What do facility managers wish architects knew?',
      'When is it right to replace rather than repair?',
      'How do you specify access?',
    ],
  },
  {
    key: 'code',
    title: (things) => `${things} and the Building Official`,
    question: (things) => `which questions about ${things} come up at plan review`,
    points: [
      'An evaluation report answers the question of equivalence; it does not answer whether your use is in its scope.',
      'Reviewers read conditions of use first, so should the designer.',
      'A listing covers an assembly, with its fasteners and its spacing, not the name on the label.',
      'Local amendments are short and decisive; print them and keep them at the desk.',
      'Ask before the drawings are stamped: a letter from the official is worth a ring binder of literature.',
    ],
    asks: [
      'What is the most common correction?',
      'How do you document an engineering judgment?',
      'Does the code edition matter that much?',
    ],
  },
  {
    key: 'bim',
    title: (things) => `Modeling ${things}: How Much Is Enough`,
    question: (things) => `what an object of ${things} has to know about itself`,
    points: [
      'Geometry sells an object, parameters make it useful, and file size decides whether anyone keeps it.',
      'A schedule needs ten parameters with ordinary names, not eighty with a prefix.',
      'Connections, clearances and weights are what engineers open the object for.',
      'An object that pretends to a tolerance it does not have leads to a clash that does not exist.',
      'Version numbers inside the object save the evening before a deadline.',
    ],
    asks: [
      'Do you model fasteners?',
      'Who checks the objects in your office?',
      'What happens to the model after handover?',
    ],
  },
  {
    key: 'climate',
    title: (things) => `Heat, Storm and Smoke: ${things} in a Changed Climate`,
    question: (things) => `which design values for ${things} have become too small`,
    points: [
      'Rainfall tables are updated slower than gutters overflow.',
      'A wall that dries in thirty days is no help where it rains every ten.',
      'Smoke seasons have turned air leakage into a health question.',
      'Impact ratings are moving inland, and so are insurers’ questions.',
      'The cheapest resilience is drainage with a second way out.',
    ],
    asks: [
      'Do owners ask for this on their own?',
      'Which standard moved first?',
      'What would you upgrade with one more dollar a square foot?',
    ],
  },
  {
    key: 'cost',
    title: (things) => `What ${things} Really Cost`,
    question: (things) => `why the price of ${things} says little about their cost`,
    points: [
      'Labor is more than half of the installed price and nearly all of its variation.',
      'A longer lead time is a price that somebody else pays.',
      'Waste from odd dimensions is designed, not ordered.',
      'Unit prices in the bid form keep the change orders honest.',
      'The lowest bid often contains the most optimistic reading of the drawings.',
    ],
    asks: [
      'How early do you call the maker?',
      'Is value engineering ever right?',
      'Which allowance do you always include?',
    ],
  },
];
