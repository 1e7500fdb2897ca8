import type { WrittenFilm } from '#src/reference-api/trade/films/written-film.ts';

export const interiorFilms: readonly WrittenFilm[] = [
  {
    key: 'hollow-metal-frame',
    noun: 'Hollow metal door',
    title: 'Setting a Hollow Metal Frame Plumb, Square, and Not Twisted',
    summary: 'Four measurements on the frame decide whether the door will close for the next thirty years.',
    script: `
# Before the wall
@ title
When a door binds, the frame was usually set wrong.
@ detail | Door frame | door-frame
The frame goes up first, braced, and the wall is built to it.
# Four measurements
@ table | Within 1/16 inch | Square = corner to corner at the head | Alignment = jambs in one plane | Twist = across the jamb faces | Plumb = jamb from head to floor
Square, alignment, twist, and plumb. Each is held to a sixteenth of an inch.
Spreaders at the sill and at mid-height keep the opening width until the anchors hold.
# Anchors
@ points | Anchors for the wall it is in | Masonry: wire or strap anchors | Steel stud: Z-shaped anchors | Existing wall: bolts in pipe sleeves
Anchors match the type of wall. Use one for every thirty inches or so of jamb, and one at the floor.
# The door
@ product | Hollow metal door
Hang the door last, and measure the gaps. An eighth of an inch at head and jambs is the rule.
@ points | A fire-rated opening | Labels on door and frame, both readable | No drilling in the field beyond what the listing allows | Gap at the floor at most 3/4 in.
On a rated opening, never paint the label.`,
  },
  {
    key: 'sealant-joint-width',
    noun: 'Silicone weatherseal sealant',
    title: 'The Shape of a Sealant Joint',
    summary:
      'Width, depth, and two sides that stick, not three: what makes a joint last, and how to test one in the field.',
    script: `
# Two sides, not three
@ title
A sealant joint fails more often from its shape than from its chemistry.
@ detail | Sealant joint | sealant-joint
It sticks to two sides. Backer rod keeps it from sticking to a third.
Held on three sides, it cannot stretch, and it tears in the middle.
# Width
@ table | A joint that moves 1/4 inch | Sealant class 25 = 1 in. wide | Class 50 = 1/2 in. wide | Class 100/50 = 1/2 in. for equal movement both ways
A class 25 sealant takes a quarter of the joint's width, each way. If the joint moves a quarter inch, it has to be an inch wide.
A class 50 sealant needs half of that. Add the tolerance of the work.
# Depth
@ points | An hourglass | Half as deep as it is wide | At least 1/4 in. at the middle | At most 1/2 in.
Depth is half the width, and seldom more than half an inch. The backer rod sets it.
# Pull it
@ product | Weatherseal sealant
After three weeks, cut a tab an inch wide and two inches long, and pull it straight out.
It should stretch as far as the manufacturer says before it lets go, and tear within the bead. Then fill the cut with the same sealant.`,
  },
  {
    key: 'firestop-pipe',
    noun: 'Intumescent firestop sealant',
    title: 'One Pipe, One Wall: Reading a Firestop System',
    summary:
      'A rated penetration is a tested recipe. How to read its F and T ratings, and what to measure on site.',
    script: `
# A recipe
@ title
A firestop is not a product. It is a tested recipe with a number.
@ detail | Pipe through a rated wall | firestop-penetration
The system names the wall, the pipe, the gap around it, the packing, and the sealant.
# F and T
@ table | Two ratings, ASTM E814 | F = hours without flame passing | T = hours until the far side is 325 °F hotter | L = leakage of air, if tested
F is the time until flame passes. T is the time until the far side gets too hot.
For a wall, codes usually require an F rating at least equal to the rating of the wall.
# Measure
@ points | Bring a tape measure | Annular space: minimum and maximum | Pipe: material and size | Sealant: depth of the bead | Packing: thickness and density
The space around the pipe has a minimum and a maximum. A pipe that touches the wall may or may not be allowed.
# Sealant
@ product | Intumescent firestop sealant
An intumescent sealant swells in heat and closes the hole that a melting pipe leaves.
@ points | What to leave behind | A label with the system number | A photo | An entry in the log
Label both sides with the system number. The next trade will thank you.`,
  },
  {
    key: 'partition-deflection-head',
    noun: 'Steel partition stud',
    title: 'The Head of a Partition: Room for the Floor Above',
    summary:
      'The slab above bends. A partition that touches it cracks, so the head needs a gap, and the gap needs a seal.',
    script: `
# The slab comes down
@ title
The floor above a partition bends when people move in.
@ detail | Partition head | partition-head
If studs and board touch it, they carry load they were never meant to carry.
# The gap
@ table | How large is the gap? | Live load deflection = from the structural engineer | Often = 1/2 in. to 3/4 in. | Sealant or spray = must take that movement
The structural engineer gives the number. Half an inch to three quarters is common.
Studs stop short of the top track, and board is not screwed to it.
# The stud
@ product | Steel partition stud
Slotted tracks hold studs with a screw in a vertical slot, so the floor can move and the wall still stands up.
# Fire and sound
@ points | The gap is part of the wall | Fire: a tested head-of-wall system, UL 2079 | Sound: sealant on both faces | Both: one product can do it
In a rated wall, the gap has a tested joint system. In a quiet wall, it has acoustical sealant on both faces.
Draw it once, at large scale, and refer to it from every partition type.`,
  },
  {
    key: 'ceiling-hanger-wires',
    noun: 'Mineral fiber ceiling panel',
    title: 'Hanging an Acoustical Ceiling Level',
    summary:
      'Wires every four feet, a laser, and a perimeter that must stay free: how to lay out a lay-in ceiling.',
    script: `
# Layout
@ title
A lay-in ceiling is laid out from the middle of the room, so that border panels are equal.
@ points | Draw it before you hang it | Borders at least half a panel | Lights and diffusers on the grid | One direction for the main runners
Border panels are at least half as wide as a whole one.
# Wires
@ detail | Ceiling hanger | ceiling-hanger
Twelve-gauge wires hang the main runners every four feet, with three tight turns.
@ points | Wires hang plumb | No more than 1 in 6 out of plumb | Never from ducts or pipes | Heavy lights: wires of their own
A wire more than one in six out of plumb needs another to pull against it.
# Perimeter
@ detail | Ceiling perimeter | ceiling-perimeter
At the wall the grid rests on an angle. In seismic designs two sides are free to slide.
# Panels
@ product | Mineral fiber ceiling panel
Panels go in last, with the building closed and conditioned, in clean gloves.
Level means within a quarter inch in ten feet. Sight along the grid with the lights on.`,
  },
  {
    key: 'water-closet-carrier',
    noun: 'Wall-hung water closet',
    title: 'A Wall-Hung Water Closet and the Carrier Behind It',
    summary:
      'The bowl hangs on a carrier, not on the wall. Heights, the rough-in, and the gap that is not sealed solid.',
    script: `
# What carries it
@ title
A wall-hung bowl is not held by the wall.
@ detail | Water closet on its carrier | water-closet-carrier
A steel carrier stands on the floor slab and takes the load. The bolts only pass through the finished wall.
# Heights
@ table | Top of the seat | Accessible, 2010 ADA Standards = 17 to 19 in. | Standard = about 15 in. | Center to side wall, accessible = 16 to 18 in.
Set the height at the carrier. An accessible seat is seventeen to nineteen inches above the finished floor.
Measure from the finish, not from the slab. Tile and mortar can take up an inch.
# Bolts and gasket
@ product | Wall-hung water closet
Four bolts, a gasket, and nuts. Follow the manufacturer’s torque, so the china does not crack.
# At the wall
@ points | Last things | Bowl level both ways | Flush twice, look behind | Seal around the bowl, open at the bottom
Seal the sides and top of the joint at the wall, and leave the bottom open. Then a leak will show.
The chase needs room. Get the carrier's depth before you draw the wall.`,
  },
];
