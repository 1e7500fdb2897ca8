import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const doors: readonly CourseText[] = [
  {
    key: 'fire-door-inspection',
    title: 'Fire Doors: Specified Once, Inspected Every Year',
    summary:
      'What NFPA 80 looks for in swinging fire doors and how drawings, hardware, and hold-opens decide whether a door passes in year ten.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['081113', '081416', '087100'],
    objectives: [
      'List the items of an annual inspection of a swinging fire door.',
      'State the allowed clearances at head, jambs, and bottom.',
      'Reduce the number of rated doors to those the code requires.',
      'Specify an acceptance inspection before occupancy.',
    ],
    outline: [
      'Labels, frames, and listings',
      'Clearances and a gauge',
      'Closing and latching',
      'Wedges, kick plates, and holes',
      'Designing for inspection',
    ],
    quiz: `
? How often do fire doors have to be inspected and tested under NFPA 80?
+ At least every year
- Only before occupancy
- Every three years
- Every five years
= The standard asks for inspection after installation and at least annually, with a written record.
? What is the greatest clearance under the bottom of a swinging fire door?
- 1/8 inch
- 1-1/2 inches
- 3/8 inch
+ 3/4 inch
= The limit is 3/4 inch unless the listing says otherwise. New flooring often changes it.
? A rated door closes but does not latch. Does it pass?
+ No, it has to latch by itself
- Yes, if it closes completely
- Yes, in a building with sprinklers
- Only if it is a pair
= Without positive latching, pressure from a fire pushes the door open.
? What is the right answer to a corridor door that is wedged open every day?
+ A hold-open that releases with the fire alarm
- A sign
- A heavier wedge
- A weaker closer
= People need the door open, so hold it open with a device that releases.
? What does a painted-over label mean for an inspection?
- Nothing
- The rating doubles
+ A finding, since the label has to be legible
- The frame has to be replaced at once
= The inspector cannot tell what the door is without its label.`,
  },
  {
    key: 'electrified-openings',
    title: 'Electrified Openings: One Door, Five Trades',
    summary:
      'Operational narratives, fail safe and fail secure, power transfers, and a riser diagram that assigns every wire to a trade.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: [],
    price: 0,
    sections: ['087100', '281000', '284600'],
    objectives: [
      'Write an operational narrative for a controlled door.',
      'Choose fail safe or fail secure from how the door is used.',
      'Assign each device to a trade that provides, installs, and connects it.',
      'Run a functional test of an opening.',
    ],
    outline: [
      'The narrative comes first',
      'Free egress, always',
      'Fail safe and fail secure',
      'From door to closet: raceway, transfer, frame, conduit, power supply',
      'The test in six lines',
    ],
    quiz: `
? What does fail secure mean?
- The door cannot be opened from inside without power
- The alarm keeps the door locked
- The door stays locked for exactly one hour
+ The outside stays locked when power is lost, while people can still leave
= The term describes the locked side. Egress does not depend on it.
? What should be written first for a controlled opening?
+ A description of how the door behaves in each situation
- The lock’s model number
- The wire gauge
- The finish
= Devices follow from the narrative, and the owner can check it in plain words.
? Why does a magnetic lock need special conditions in the code?
- It is heavier than other locks
- It cannot be painted
- It is always fail secure
+ Leaving depends on electricity being released, since there is no latch to turn
= Codes require means such as sensors, a switch in the hardware, and release on alarm and loss of power.
? Why must a wire raceway through a fire door be known before it is built?
- Because the door weighs less afterward
- Because wires are installed by the painter
+ Because factory preparation keeps the door within its listing
- Because the color of the wire is on the label
= Field drilling can void the label of a fire door.
? At a stair door that has to allow reentry when the alarm sounds, which lock is right?
+ Fail safe, released by the fire alarm
- Fail secure without release
- A deadbolt with a thumb turn
- A padlock
= Loss of power or an alarm has to unlock the stair side.`,
  },
  {
    key: 'accessible-openings',
    title: 'Accessible Doors in Plan and in Hardware',
    summary:
      'Maneuvering clearance, clear width, thresholds, force, and operators under the 2010 ADA Standards, taught on plans with mistakes in them.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: ['CA', 'TX'],
    price: 0,
    sections: ['081416', '087100', '084229'],
    objectives: [
      'Draw maneuvering clearances for front, hinge, and latch approaches.',
      'Measure clear width correctly for swinging doors and pairs.',
      'Check thresholds and opening force against the standards.',
      'Decide when an automatic operator serves people better than a closer.',
    ],
    outline: [
      'Sitting beside a door',
      'Clear width is not leaf width',
      'Thresholds and changes in level',
      'Force, closers, and air pressure',
      'Doors in series',
      'Ten plans with a mistake in each',
    ],
    quiz: `
? How much clear floor is needed beside the latch on the pull side for a front approach?
- 12 inches
+ 18 inches
- 24 inches
- 36 inches
= 18 inches beside the latch and 60 inches deep let a person pull the door open without being in its way.
? How is clear width of a swinging door measured?
+ From the face of the door, open 90 degrees, to the stop
- Across the leaf
- Between the jambs of the frame
- From hinge to hinge
= The opening has to be at least 32 inches clear measured that way.
? What is the maximum height of a threshold in new construction?
- 1/4 inch
+ 1/2 inch
- 1 inch
- 3/4 inch
= Up to 1/2 inch, with any part above 1/4 inch beveled no steeper than 1:2.
? The greatest opening force for an interior hinged door that is not a fire door is:
- 3 pounds
+ 5 pounds
- 8.5 pounds
- 15 pounds
= The ADA Standards set 5 pounds. Fire doors use the least force that still lets them close and latch.
? A pair of doors has two leaves of 30 inches. What is wrong?
- Nothing, together they give 60 inches
- Pairs are not allowed on accessible routes
- Both leaves need operators
+ Neither leaf alone gives 32 inches clear
= At least one active leaf has to provide the clear width by itself.`,
  },
  {
    key: 'lifts-and-elevators',
    title: 'Elevators and Platform Lifts: What Architects Draw',
    summary:
      'Hoistway, pit, machine space, and doors coordinated with structure and fire alarm, and where a platform lift is permitted.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: ['CA', 'TX'],
    price: 35,
    sections: ['144200', '142400'],
    objectives: [
      'Coordinate pit, overhead, and machine space with structural drawings.',
      'List what fire alarm, power, and sprinklers provide at an elevator.',
      'State where a platform lift may serve as part of an accessible route.',
      'Plan the inspection that the certificate of occupancy waits for.',
    ],
    outline: [
      'Anatomy of a hoistway',
      'The pit: depth, ladder, light, sump',
      'Recall, smoke detectors, and shunt trip',
      'Platform lifts: where they are allowed',
      'Inspections that can hold up an opening',
    ],
    quiz: `
? What happens to elevators when a smoke detector in an elevator lobby operates?
+ They return to a designated floor and open
- They stop between floors
- They run to the top floor only
- Nothing until the sprinklers flow
= Phase I recall takes the cars out of service at a safe level. If the detector is on the main level, an alternate level is used.
? Why may power to an elevator be cut before a sprinkler in its machine room flows?
+ Because water on brakes and controls can make the car behave unsafely
- To save energy
- To sound the alarm
- To reset the smoke detectors
= Heat detectors near the sprinklers trip the shunt, so that power is off before water flows.
? May a platform lift be used for any accessible route in new construction?
+ No, only in the places that the ADA Standards list
- Yes, without limit
- Only outdoors
- Only in buildings without stairs
= The standards list situations such as a performing area, wheelchair spaces in assembly seating, or places where a ramp is not feasible for certain reasons.
? What do elevators with firefighters’ operation need in the pit?
+ A drain or a sump pump
- A window
- A second exit door
- A floor finish
= The safety code requires a way to remove water from the pit.
? Which early decision depends on the manufacturer?
+ Pit depth, overhead, and loads on the structure
- The color of the car
- The number of buttons
- The light in the lobby
= These dimensions and loads differ by product and are fixed in concrete and steel first.`,
  },
];
