import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const digitalPractice: readonly CourseText[] = [
  {
    key: 'bim-objects',
    title: 'BIM Objects and IFC: Enough Geometry, Useful Data',
    summary:
      'Ten parameters with ordinary names, light geometry, and an export that someone opened before sending it.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['081113', '084413'],
    objectives: [
      'Decide which geometry a coordination model needs.',
      'Choose parameters by the schedules and checks that use them.',
      'Separate type and instance properties.',
      'Check an IFC export for classes, coordinates, and property sets.',
    ],
    outline: [
      'What takes up space, what connects',
      'Ten parameters',
      'Type or instance',
      'Classes and proxies',
      'One shared point',
    ],
    quiz: `
? Which geometry does a door object need for coordination?
- Screw threads
- Hinge pins
- Lock cylinders with pins
+ Panel, frame, swing, and clearance
= What takes up space or connects to something else matters. The rest slows the model.
? An object appears in IFC as IfcBuildingElementProxy. What does that mean?
- It is hidden
+ It was exported without a specific class
- It is a copy
- It is load bearing
= Receiving tools cannot treat it as a wall or a door.
? A property that differs between two placed doors of one product is:
+ An instance property
- A type property
- A material
- A phase
= Room, hand, or mark belong to the instance. If a change means buying something else, it is the type.
? In which standard property set is the fire rating of a door?
- Pset_WallCommon
- Pset_SlabCommon
+ Pset_DoorCommon
- Pset_SpaceCommon
= Common property sets let other software read the value without custom mapping.
? How can firms check early that their models will land in the same place?
- By comparing file sizes
- By using the same font
- By sending screenshots
+ By exporting a small reference cube at an agreed point
= If all cubes coincide, coordinates and units agree.`,
  },
  {
    key: 'ai-and-specs',
    title: 'Language Models at the Specifier’s Desk',
    summary:
      'Tasks that suit a language model, tasks that do not, and a half-page office policy on sources, privacy, and responsibility.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 0,
    sections: ['099123', '093013'],
    objectives: [
      'Explain why a fluent draft can cite a standard that does not exist.',
      'List tasks whose results can be checked quickly.',
      'Verify citations and numbers at their source.',
      'Draft an office policy on confidential information and review.',
    ],
    outline: [
      'How text is predicted',
      'Good uses: compare, list, rephrase',
      'Bad uses: facts without sources',
      'Verification',
      'Policy and responsibility',
    ],
    quiz: `
? Why can a language model cite a standard that does not exist?
- Its database is out of date
- It copies from competitors
- Standards are secret
+ It produces likely text, and a made-up number can look as likely as a real one
= A citation that looks right is not evidence. Open each one at its source.
? Which task suits such a tool best?
+ Listing differences between two sections that you provide
- Deciding whether a substrate is dry
- Sealing a specification
- Choosing the edition of the code in force
= The sources are at hand, so the result can be checked line by line.
? Who is responsible for a section that a tool drafted?
- The vendor of the tool
+ The professional who issues it
- The manufacturer
- The contractor
= Responsibility stays with whoever seals or issues the document.
? What should happen to a client’s confidential documents?
- They may be entered into any tool
+ They stay out of tools that the office and the client have not cleared
- They are shortened first
- They are translated first
= What is entered may be stored or used elsewhere.
? How is a number in a generated paragraph verified?
+ By reading it at its source
- By asking the tool whether it is sure
- By generating the paragraph twice
- By rounding it
= Neither repetition nor a confident tone is evidence.`,
  },
];
