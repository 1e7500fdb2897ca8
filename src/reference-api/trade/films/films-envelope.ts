import type { WrittenFilm } from '#src/reference-api/trade/films/written-film.ts';

export const envelopeFilms: readonly WrittenFilm[] = [
  {
    key: 'tpo-membrane-rows',
    noun: 'Reinforced TPO membrane',
    title: 'Attaching a TPO Membrane: Rows, Plates, and the First Seam',
    summary:
      'How a mechanically attached sheet is held, why corners get closer rows, and what to check on the first seam of the day.',
    script: `
# What holds the sheet
@ title
A mechanically attached TPO roof is held at its seams.
@ product | Reinforced TPO membrane
The sheet has a polyester scrim in the middle. The scrim carries the wind load to the fasteners.
@ points | One seam, in order | Plates and screws along the edge | The next sheet laps over them | Hot air welds the lap closed
Plates and screws go along one edge, and the next sheet laps over them.
Hot air then welds the lap closed, so no fastener is left in the open.
# Field, perimeter, corner
@ table | Where the wind pulls hardest | Field = widest rows | Perimeter = closer rows | Corners = closest rows
Wind pulls hardest at the corners, less along the perimeter, and least in the field.
So the rows get closer toward the edge. The tested assembly says how close.
# At the edge
@ detail | Roof edge with metal fascia | roof-edge
At the roof edge the membrane turns down over the nailer, and a cleat holds the metal.
# The first seam
@ points | Check every morning | Weld a test strip | Let it cool | Peel it by hand | Look for torn scrim
Weld a test strip every morning, let it cool, and peel it by hand.
A good weld tears the sheet down to the scrim. A bad one peels apart clean.`,
  },
  {
    key: 'standing-seam-movement',
    noun: 'Standing seam metal roof panel',
    title: 'How a Standing Seam Roof Moves, and Where It Is Fixed',
    summary:
      'A long metal panel grows and shrinks every day. One end is fixed, the rest slides on clips, and the details have to let it.',
    script: `
# It moves every day
@ title
A metal roof panel gets longer every sunny morning.
@ table | A steel panel, 40 feet long | Temperature change = 100 °F | Change in length = about 5/16 in. | Aluminum = about twice that
Forty feet of steel grows about five sixteenths of an inch when the metal warms by a hundred degrees. Aluminum grows about twice as much.
# Clips that slide
@ product | Standing seam metal roof panel
Clips inside the seam hold the panel down against wind, but let it slide along the slope.
# One fixed end
@ detail | Ridge | ridge
Each panel is fixed at one line only. Often that is the ridge.
@ detail | Eave | eave
Then all the movement is at the eave, and the eave has to leave room for it.
# What goes wrong
@ points | Three ways to pin a panel by accident | A screw through both panel and deck | A curb fixed to panel and structure | Two fixed ends
A screw through panel and deck pins it a second time.
So does a curb that is fixed to both. The metal then buckles, or the screw hole tears.
Show the fixed line on the drawings, and state it in the section.`,
  },
  {
    key: 'below-grade-before-backfill',
    noun: 'Self-adhering waterproofing membrane',
    title: 'Below-Grade Waterproofing: Before You Backfill',
    summary:
      'Once the soil is back, no one sees the wall again. A walk through surface, membrane, protection, and the footing drain.',
    script: `
# The last look
@ title
Once the soil is back in place, a repair means digging.
@ detail | Wall below grade | below-grade-wall
So look at the wall from the footing up, in the order that water reaches it.
# Surface
@ points | Concrete that is ready | Cured and dry to the touch | Fins ground off, holes filled | Primed, and no more than a day ahead
The concrete is dry, fins are ground off, and holes are filled.
Primer goes on only where the crew will cover it with membrane that day.
# Membrane
@ product | Self-adhering waterproofing membrane
The sheet starts at the low end, and each course laps over the one below, like shingles.
At the inside corner of wall and footing, a fillet and a second strip come first.
Roll every lap. Hand pressure alone leaves channels.
# Protection and drain
@ points | From the membrane outward | Protection course | Drainage composite | Free-draining fill | Footing drain, below the slab
A protection course keeps stones off the membrane, and a drainage layer takes the pressure away.
The drain at the footing is lower than the floor inside. Photograph it, then backfill.`,
  },
  {
    key: 'air-barrier-window-opening',
    noun: 'Vapor-permeable fluid-applied air barrier',
    title: 'An Air Barrier at a Window Opening, Sill First',
    summary: 'Sill, jambs, head: the order that keeps water out, and the one joint that keeps air out.',
    script: `
# Why order matters
@ title
Most leaks in an air barrier are at the edge of an opening.
@ product | Fluid-applied air barrier
A fluid-applied barrier has no laps of its own, but it still has to reach the frame.
# Sill
@ detail | Window sill | window-sill
Start at the sill. It slopes to the outside, or has a back dam, so water runs out and not in.
# Jambs and head
@ detail | Window jamb | window-jamb
Then the jambs, over the upturned ends of the sill.
@ detail | Window head | window-head
Then the head, over the jambs. Water running down always meets a lap that sheds it.
# Film thickness
@ points | Measure while it is wet | A wet film gauge, every 100 square feet | Record it with date and location | Too thin fails the test, too thick cracks
The tested thickness is the dry one. The gauge measures wet, so know the solids by volume.
# The air seal
@ points | One continuous line | Air barrier to frame, on the inside edge | All four sides | Sealant over backer rod
The air seal goes all around the frame on the inner edge. Leave the outer sill joint free to drain.`,
  },
  {
    key: 'curtain-wall-pressure-plate',
    noun: 'Stick-built curtain wall',
    title: 'Inside a Pressure Plate: Where Curtain Wall Water Goes',
    summary:
      'Some water always passes the outer gasket. This film follows it through the glazing pocket and out again.',
    script: `
# Water gets past the gasket
@ title
A curtain wall does not rely on its outer gasket to stay dry.
@ detail | Pressure plate | pressure-plate
A plate, screwed to the mullion, presses glass and gaskets together. A cover hides the screws.
# The pocket drains
@ detail | Glazing pocket | glazing-pocket
Some rain passes the outer gasket and falls to the bottom of the pocket.
Weep holes in the plate and in the cover let it out again, at every horizontal.
@ points | Keeps the pocket dry | Weeps open, never sealed | Zone plugs at each mullion | Air seal on the inside gasket
Plugs at the ends keep each pocket to itself, so water cannot run down the whole facade.
# Pressure
@ product | Stick-built curtain wall
The pocket is open to the outside air, so the pressure in it nearly follows the wind.
The inner gasket is the air seal. If it leaks, water is drawn in.
# On site
@ points | Before the covers go on | Screws at the manufacturer’s torque | Weeps at the spacing on the shop drawing | Corners of gaskets sealed
Check torque, weeps, and gasket corners before the covers go on. After that, only a water test will tell.`,
  },
  {
    key: 'window-sill-pan',
    noun: 'Fixed aluminum window',
    title: 'A Sill Pan Under an Aluminum Window',
    summary:
      'Why a pan has a back leg and end dams, how high they are, and the fasteners that do not go through it.',
    script: `
# What a pan is for
@ title
Every window frame can leak one day. The sill pan decides where that water goes.
@ product | Fixed aluminum window
Frame joints are sealed in the shop, and years of wind and sun work on them.
# Its shape
@ detail | Window sill | window-sill
A pan has a floor that slopes out, a leg at the back, and a dam at each end.
@ table | How high is the back leg? | Water test pressure 15 lbf/ft² = about 2.9 in. of water | 8 lbf/ft² = about 1.5 in. | 6 lbf/ft² = about 1.15 in.
Wind pushes water up the back leg. One pound per square foot holds up about a fifth of an inch of water.
So the leg follows from the water test pressure of the window.
# Fasteners
@ points | Nothing through the floor | Anchor at the jambs and head | Or on clips, behind the back leg | Seal what must pass
Anchors belong in the jambs, the head, or behind the back leg. A screw through the floor drains into the wall.
# Test it
@ points | Before the window goes in | Plug the weeps | Fill with water | Wait fifteen minutes | Look inside
Plug the weeps, fill the pan, and wait fifteen minutes. Then set the window.`,
  },
];
