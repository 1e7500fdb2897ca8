import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const documents: readonly CourseText[] = [
  {
    key: 'substitutions-and-equals',
    title: 'Substitutions, Equals, Allowances, and Alternates',
    summary:
      'Four ways to leave a choice open in a bid, and how to word each so that bidders price the same building.',
    by: 'library',
    creditKind: 'LU',
    hours: 1.5,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['004113', '074213'],
    objectives: [
      'Distinguish proprietary, multiple-name, and basis-of-design specifications.',
      'List salient characteristics that make “equal” measurable.',
      'Review a substitution request for completeness and for effects on other work.',
      'Choose between allowance, alternate, and unit price for an unknown.',
    ],
    outline: [
      'What a product name promises',
      'Salient characteristics',
      'Requests before and after award',
      'Answering yes with conditions, or no with one reason',
      'Unknown quantity, unknown choice, unknown budget',
    ],
    quiz: `
? What is missing from a paragraph that names one product “or equal” and stops?
- A color
+ The properties by which equality is judged, and the procedure
- A second adjective
- The manufacturer’s address
= Without criteria, a date, and someone who decides, each party reads the contract its own way.
? A rock quantity is unknown at bid time. Which tool fits?
- An allowance
- An add alternate
- A deduct alternate
+ A unit price with a stated base quantity
= The unknown is an amount of defined work, so bidders price a unit of it.
? A donor will choose a carpet after award. Which tool fits?
- A unit price for demolition
+ An allowance that says exactly what it covers
- A basis of design
- A performance bond
= The work is certain but the choice is not. The allowance has to say whether waste, labor, and profit are in it.
? Who should bear the cost of changes to other work caused by an accepted substitution?
+ The party that proposed it
- The owner, always
- The architect
- The manufacturer first named
= Stating it in advance keeps the comparison honest.
? Why are add alternates usually better for the owner than deduct alternates?
- They are shorter
- Deducts are illegal
- They need no drawings
+ Bidders tend to credit less for leaving out work than they charge for adding it
= The credit for taking something out is rarely as large as the price of putting it in.`,
  },
  {
    key: 'contract-documents-basics',
    title: 'Say It Once: How Contract Documents Divide the Work',
    summary:
      'What belongs on drawings, what in specifications, and how short imperative sentences with numbers prevent arguments over both.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'Reading',
    states: [],
    price: 0,
    sections: ['004113', '092900'],
    objectives: [
      'Assign information to drawings, schedules, specifications, or conditions.',
      'Rewrite vague sentences in the imperative mood.',
      'Replace “as required” and “any” with places and quantities.',
      'Discuss order-of-precedence clauses and their side effects.',
    ],
    outline: [
      'Complementary documents',
      'Location and quantity, quality and installation',
      'The imperative mood',
      'Words that cost money',
      'When documents conflict',
    ],
    quiz: `
? Which information belongs in the specification rather than on the drawing?
- Where a flashing is
+ The metal, its weight, and how it is joined
- How long a flashing is
- The angle of the flashing
= Drawings show location, extent, and shape. Specifications state quality and workmanship.
? What is the imperative form of “The Contractor shall install gypsum board”?
+ “Install gypsum board”
- “Gypsum board will be installed”
- “Gypsum board shall be installed”
- “The Contractor installs gypsum board”
= The contract is with the contractor, so the sentence needs no subject.
? Why is “any” a risky word in “Repair any damaged panel”?
- It is informal
- It means none
- It doubles the quantity
+ It may be read as one panel, of the contractor’s choosing
= “Repair damaged panels” covers all of them.
? Common general conditions say that what one document requires is:
+ As binding as if required by all
- Void unless repeated
- Subject to the drawings
- Optional
= The documents are complementary, so repetition is not needed and contradictions cause trouble.
? Which sentence can be verified?
- “Provide a first-class finish”
- “Level to the satisfaction of the architect”
+ “Level within 3/16 inch in 10 feet”
- “Level as required”
= A number over a distance can be measured by anyone.`,
  },
  {
    key: 'reference-standards',
    title: 'Reference Standards: Editions, Options, and Hidden Duties',
    summary:
      'What a citation brings into a contract, how to choose among types and classes, and which edition counts.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'Reading',
    states: [],
    price: 0,
    sections: ['072113', '033000'],
    objectives: [
      'Find the options that a standard leaves to the purchaser.',
      'State a property with its value and test method.',
      'Handle editions consistently and in line with the code in force.',
      'Recognize duties that a standard places on owner or architect.',
    ],
    outline: [
      'Five kinds of standards: material, test, practice, guide, code',
      'Types, grades, classes',
      'Editions and the date of the documents',
      'Duties by citation',
      '“Meets or exceeds” and other traps',
    ],
    quiz: `
? A section asks for foam board “to ASTM C578” and nothing else. What is the flaw?
- C578 does not cover foam
- The year is missing, which voids it
- C578 is a test method only
+ The type is not chosen, so boards of very different strength comply
= C578 has many types. Without one, the buyer chooses.
? Which line is most useful in a specification?
- “Meets or exceeds industry standards”
+ “Compressive strength: 60 psi minimum, ASTM D1621”
- “ASTM D1621”
- “High compressive strength”
= Property, value, and test method together can be checked.
? Which edition applies to a standard that the building code refers to?
- The newest one
- The one the manufacturer prefers
+ The edition that the code names, for that requirement
- The oldest still in print
= The adopted code fixes the edition. Other citations follow the rule given in Division 01.
? What may be hidden in a cited standard?
+ A duty for the owner or architect, such as to provide a report
- A manufacturer’s price
- A payment schedule
- A warranty period chosen by the bidder
= A citation imports the whole text unless it is limited.
? How does a guide differ from a specification as a standard?
- A guide is mandatory
+ A guide offers options and advice and does not set requirements by itself
- A guide is always newer
- There is no difference
= Citing a guide as a requirement leaves the contractor without anything definite to meet.`,
  },
  {
    key: 'delegated-design',
    title: 'Delegated Design Without Dropped Criteria',
    summary:
      'Stairs, guards, curtain wall, and precast: what may be delegated, what may not, and the one-page matrix that keeps track of it.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 40,
    sections: ['055213', '084413', '034500'],
    objectives: [
      'Separate the criteria, which stay, from the engineering, which is delegated.',
      'State loads, deflection, movement, and reaction limits for a delegated item.',
      'Define what the reviewer checks on a sealed calculation.',
      'Coordinate delegated items with structure that is built earlier.',
    ],
    outline: [
      'What a seal does and does not cover',
      'Criteria for guards and stairs',
      'Anchors and reactions',
      'Review',
      'The matrix',
    ],
    quiz: `
? What stays with the design team when a guard is delegated?
- Nothing
- The calculation of each weld
- The fabrication drawings
+ Design criteria and coordination with the building
= Engineering of the item is delegated. What it has to do is not.
? Which loads does the model code set for the top of a guard?
- 20 plf or 100 lb
- 100 plf and 500 lb together
+ 50 plf or a 200 lb concentrated load
- No load is set
= The two do not act together, and the worse one governs.
? Why state the largest reaction the structure can accept?
- To limit the color of anchors
+ So that the delegated engineer does not overload a slab edge already designed
- To reduce the number of submittals
- To replace the calculation
= Anchors deliver forces into concrete or steel that someone else designed.
? What does the architect’s review of a sealed calculation include?
+ Conformance with the stated criteria and the design concept
- Recalculation of every member
- Nothing but the color
- Approval of means and methods
= The reviewer checks that the question asked was answered, and coordinates with other work.
? A stair meets its strength requirements but bounces. What was left out?
+ A vibration or deflection criterion
- The guard height
- The tread material
- The fire rating
= Strength alone does not make a comfortable stair.`,
  },
];
