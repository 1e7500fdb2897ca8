import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const interiors: readonly CourseText[] = [
  {
    key: 'concrete-moisture',
    title: 'Concrete Moisture and Floor Coverings',
    summary:
      'Why a slab that feels dry is not, how the ASTM tests differ, and how to put mitigation into the bid before it becomes a claim.',
    by: 'maker',
    creditKind: 'LU',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['096519', '033000'],
    objectives: [
      'Explain how moisture moves in a slab before and after it is covered.',
      'Compare ASTM F2170 with ASTM F1869.',
      'Set test counts, conditions, and limits in a specification.',
      'Price moisture mitigation as a unit price.',
    ],
    outline: [
      'Drying from the top',
      'In-situ relative humidity',
      'Calcium chloride, and where it misleads',
      'Conditioning the building',
      'Mitigation coatings and the vapor retarder below',
    ],
    quiz: `
? How deep is the hole drilled for ASTM F2170 in a slab drying from one side?
- 10 percent of its thickness
- 75 percent of its thickness
+ 40 percent of its thickness
- Through the slab
= At 40 percent, the reading is close to what the slab reaches after it is covered. Slabs drying from two sides are drilled to 20 percent.
? How many relative humidity tests are needed for the first 1,000 square feet?
- 1
+ 3
- 5
- 10
= Three for the first 1,000 square feet, and at least one for each additional 1,000.
? What does ASTM F1869 measure?
+ Moisture vapor emitted from the surface
- Relative humidity inside the slab
- Alkalinity
- Compressive strength
= A dish of calcium chloride absorbs vapor leaving the top. It does not see the moisture deeper down.
? Where does the vapor retarder belong under a slab with a moisture-sensitive floor?
- Below a layer of sand fill
- At the edges only
+ Directly below the slab
- Above the slab, below the adhesive
= A layer of fill between retarder and slab can hold water and feed it to the floor.
? What conditions must the building be in for the test?
- Open to the air
- Before the roof is on
- Heated to 100 °F (38 °C)
+ At its service temperature and humidity for at least 48 hours
= Readings from an unconditioned building say little about the slab in use.`,
  },
  {
    key: 'tile-installation',
    title: 'Tile Floors That Stay Down',
    summary:
      'Movement joints, coverage, flatness, large formats, and slip resistance, drawn on a plan instead of left to the installer at 7:00 a.m.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'In person',
    states: [],
    price: 0,
    sections: ['093013', '079200'],
    objectives: [
      'Lay out movement joints on a floor plan.',
      'State coverage and flatness requirements for tile.',
      'Limit lippage of large tile by joint width and pattern.',
      'Specify slip resistance with a test and a number.',
    ],
    outline: [
      'Why floors tent',
      'EJ171 on your plan',
      'Flatness and leveling in the bid',
      'Coverage, seen from the back of a tile',
      'Wet DCOF and what it leaves open',
    ],
    quiz: `
? How far apart may movement joints be in a normal interior floor?
+ Up to 25 feet
- Up to 12 feet
- Up to 50 feet
- Only at the walls
= EJ171 allows 25 feet each way indoors. Direct sun or moisture brings that down to 12 feet, and exterior work to 8 to 12 feet.
? What mortar coverage is required in wet areas?
- 50 percent
- 65 percent
- 80 percent
+ 95 percent
= At least 95 percent in wet and exterior areas, 80 percent in dry interior ones.
? Which substrate tolerance applies to tile with an edge of 15 inches or longer?
- 1/4 inch in 10 feet
+ 1/8 inch in 10 feet
- 1/2 inch in 10 feet
- 1 inch in 20 feet
= Large tile bridges low spots and shows lippage, so the floor has to be flatter: 1/8 inch in 10 feet and 1/16 inch in 24 inches.
? Which wet DCOF is the minimum for level interior floors expected to be walked on when wet?
- 0.20
- 0.30
+ 0.42
- 0.90
= ANSI A326.3 names 0.42. Ramps, grease, and pool decks call for more.
? What happens to the building’s expansion joint at a tile floor?
- It is tiled over with a membrane
- It is filled with grout
- It is moved to the nearest wall
+ It is carried through the tile with a joint assembly
= Structural movement cannot be absorbed by a membrane or grout.`,
  },
  {
    key: 'sound-isolating-partitions',
    title: 'Partitions That Keep Secrets',
    summary:
      'From STC in the laboratory to what the neighbors hear: sealant, boxes, resilient channel, flanking, and a field test of the first pair of rooms.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'On demand',
    states: [],
    price: 0,
    sections: ['092900', '092216', '079200'],
    objectives: [
      'Explain the difference between laboratory and field ratings.',
      'Find flanking paths around a partition on a section.',
      'Detail sealant at the perimeter and devices in the wall.',
      'Specify a field test with a pass/fail result.',
    ],
    outline: [
      'What STC hears and what it misses',
      'Mass, air space, separation',
      'The eighth-inch gap',
      'Resilient channel and how it is short-circuited',
      'Testing the first pair of rooms',
    ],
    quiz: `
? Under the model building code, which airborne rating between dwelling units is required in a laboratory test?
- 35
- 45
+ 50
- 65
= STC 50 when tested in a laboratory, or 45 when measured in the field.
? Which standard is the laboratory test of airborne sound through a partition?
- ASTM E336
- ASTM C423
+ ASTM E90
- ASTM E84
= E90 is the laboratory, E336 the field. C423 measures absorption.
? Cabinets are screwed through resilient channel into studs. What is the effect?
- The wall gets quieter
- Only low notes improve
- The fire rating doubles
+ The channel is bypassed and isolation drops
= A rigid connection carries vibration straight from the board to the stud.
? Where should outlets on both sides of a sound-rated wall be?
+ In different stud spaces, with sealed boxes
- Back to back
- At the same height in one stud space
- Only on the exterior wall
= Facing boxes make a hole with two thin covers.
? From which frequency upward does STC count?
- 20 Hz
- 63 Hz
+ 125 Hz
- 1,000 Hz
= The rating covers 125 to 4,000 Hz. Bass from music or machinery lies below.`,
  },
  {
    key: 'seismic-ceilings',
    title: 'Suspended Ceilings in Earthquake Country',
    summary:
      'ASTM E580 by seismic design category: edges, wires, braces, separation joints, lights, and the sprinkler that needs its own clearance.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Live online',
    states: ['CA', 'OR', 'WA', 'AK', 'UT'],
    price: 0,
    sections: ['095113', '211313', '265100'],
    objectives: [
      'Select ceiling details for Seismic Design Categories C and D through F.',
      'Mark fixed and free edges on a reflected ceiling plan.',
      'Support luminaires and diffusers by weight.',
      'Coordinate sprinklers with ceiling movement.',
    ],
    outline: [
      'How a grid moves',
      'Category C: float',
      'Categories D to F: hold two edges',
      'Braces and separation joints',
      'Lights, diffusers, sprinklers',
    ],
    quiz: `
? In Seismic Design Categories D through F, how is a grid attached at the walls?
- At all four walls
- At two opposite walls
- At none
+ At two adjacent walls, free at the other two
= Two adjacent edges are attached. The opposite two have 3/4 inch of clearance.
? Above which ceiling area is lateral bracing required in Categories D through F?
- 144 square feet
- 400 square feet
+ 1,000 square feet
- 10,000 square feet
= Ceilings over 1,000 square feet need bracing, and over 2,500 square feet a separation joint or full-height walls.
? A luminaire weighs 70 pounds. How is it supported?
- By the grid
- By one slack wire
+ Directly from the structure
- By two slack wires
= Above 56 pounds it hangs from the structure by itself.
? How is a rigid sprinkler drop kept from tearing the tile?
- It is glued to the tile
- By a smaller head
+ By a 2-inch oversize ring or sleeve that leaves 1 inch all around
- By a brace to the grid
= A rigid pipe stays put while the ceiling swings. Clearance or a flexible drop avoids damage.
? What width of closure angle does E580 ask for in Categories D through F without tested clips?
+ 2 inches
- 4 inches
- 6 inches
- 7/8 inch
= A 2-inch ledge keeps the free ends from falling off. Tested clips can allow a narrower angle.`,
  },
];
