import type { WrittenFilm } from '#src/reference-api/trade/films/written-film.ts';

export const writtenWebinars: readonly WrittenFilm[] = [
  {
    key: 'webinar-uplift-rating',
    noun: 'Reinforced TPO membrane',
    title: 'Short Briefing: From Wind Pressure to a Roof Rating',
    summary:
      'How design pressures of a roof become a rating on a data sheet, with the safety factor in between.',
    script: `
# The question
@ title
Welcome to this short briefing. The drawings give a pressure, and the data sheet gives a rating. Are they the same thing?
# Design pressure
@ points | ASCE 7 gives pressures | By zone: field, perimeter, corner | Strength level or allowable stress | Say which one on the drawings
The structural engineer calculates uplift pressures for each zone of the roof with ASCE 7.
Note whether they are at strength level or at allowable stress level. The first is larger, by a factor of about one point six seven.
# Safety factor
@ table | An example | Corner, allowable = 40 lbf/ft² | Safety factor = 2.0 | Tested resistance at least = 80 lbf/ft² | Listed as = 1-90
Common practice is to double the allowable pressure. Forty pounds per square foot in the corner calls for a tested eighty.
Ratings come in steps of fifteen, and the next one is ninety.
# Assembly
@ product | The membrane is one layer of it
A rating belongs to an assembly: deck, insulation, fasteners, their spacing, and the membrane. Change one, and it is a different assembly.
# What to write
@ points | In the section | Pressures by zone, and their level | The safety factor | The assembly number, in submittals
Write the pressures, the level, and the factor into the section, and ask for the assembly's number. Thank you for listening.`,
  },
  {
    key: 'webinar-curtain-wall-u-factor',
    noun: 'Stick-built curtain wall',
    title: 'Short Briefing: Which U-Factor Is on the Schedule?',
    summary:
      'Center of glass, whole product, or as built: three U-factors of one curtain wall, and which of them the code means.',
    script: `
# Three numbers
@ title
Welcome. One curtain wall can have three U-factors, and all of them are true.
@ table | One wall, three U-factors | Center of glass = 0.24 | Whole assembly, standard size = 0.36 | As built, with spandrels = its own calculation
This is an example. The center of the glass has the lowest one. Frames and edges make the assembly worse.
# What the code means
@ points | Energy codes look at the assembly | Glass, frame, and edge together | NFRC 100, at a standard size | Simulated with NFRC-approved software
Energy codes regulate the whole assembly, determined in accordance with NFRC 100, for one standard size.
# Why size matters
@ detail | Pressure plate | pressure-plate
Metal conducts. A facade of small lites has more frame for each square foot, so it does worse than the standard size.
@ detail | Glazing pocket | glazing-pocket
Watch the thermal break, the screws that cross it, and the edge spacer of the glass.
# What to write
@ product | In the section
Ask for the U-factor of the assembly, and for the report behind it. Give the glass value separately, under its own name.
Then the schedule, the energy model, and the bid all use the same number. Thank you for listening.`,
  },
  {
    key: 'webinar-continuous-insulation',
    noun: 'Mineral wool board',
    title: 'Short Briefing: What Makes Insulation Continuous',
    summary:
      'Fasteners are allowed, and shelf angles count against it: what the definition of continuous insulation includes.',
    script: `
# The definition
@ title
Welcome. Continuous insulation runs over all structural members without thermal bridges, other than fasteners and service openings.
@ product | Mineral wool board
A board outside the studs can meet that. A batt between them cannot.
# Bridges
@ table | A 6 inch steel stud wall, 16 in. on center | Batt in the cavity, on the label = R-19 | Effective with the studs = about R-7 | Lost = more than half
Steel studs take more than half of what the cavity insulation promises. That is the reason for the board outside.
# Attachments
@ points | From best to worst | Screws through the board | Thermally broken clips | Intermittent metal clips | Continuous metal girts
How the cladding is attached decides what the board is worth. A continuous girt through it is a thermal bridge at every row.
@ detail | Exterior wall base | brick-veneer-base
So is a shelf angle fastened tight to the slab. Standing it off on brackets lets insulation run behind it.
# Fire
@ points | Ask early | Combustible layers in the wall? | NFPA 285, as a whole assembly | Mineral wool does not burn, but the rest may
Finally, mineral wool is noncombustible, but NFPA 285 tests a wall, not a board. Thank you for listening.`,
  },
  {
    key: 'webinar-water-heater-sizing',
    noun: 'Condensing gas water heater',
    title: 'Short Briefing: Recovery, Storage, and the Peak Hour',
    summary:
      'Two buildings with the same daily demand can need different water heaters. Sizing by the hour that counts.',
    script: `
# The hour that counts
@ title
Welcome. A water heater is sized for its worst hour, not for its day.
@ points | Two ways to meet a peak | Storage: hot water that waits | Recovery: hot water made as it is used | Usually some of each
Storage waits for the peak. Recovery makes hot water during it.
# Recovery
@ table | An example | Input = 199,000 Btu/h | Thermal efficiency = 96% | Temperature rise = 100 °F | Recovery = about 229 gal/h
Recovery is the input, times efficiency, divided by eight point three three and the rise.
A hundred and ninety-nine thousand B T U an hour, at ninety-six percent and a rise of a hundred degrees, give about two hundred and twenty-nine gallons an hour.
# Usable storage
@ product | Condensing gas water heater
Count on about seventy percent of the tank. The rest comes out mixed with cold water.
# Condensing
@ points | What condensing needs | Cold return water, or it does not condense | A drain, with a neutralizer where required | A vent made for it
A condensing heater is efficient when cold water reaches it. Plan the drain and the vent with it.
# What to write
@ points | On the schedule | Input, efficiency, storage | Recovery, with its temperature rise | Fuel pressure and altitude
A recovery without its temperature rise means nothing. Write both. Thank you for listening.`,
  },
  {
    key: 'webinar-ceiling-nrc-cac',
    noun: 'Mineral fiber ceiling panel',
    title: 'Short Briefing: NRC, CAC, and the Room Next Door',
    summary:
      'One number says how much sound a ceiling absorbs, another how much it stops. Rooms need different ones.',
    script: `
# Two jobs
@ title
Welcome. A ceiling does two things with sound. It absorbs, and it stops.
@ product | Mineral fiber ceiling panel
A soft and porous panel absorbs well and stops little. A dense one does the opposite.
# NRC
@ table | Absorption and attenuation | NRC = ASTM C423, 0 to about 1 | CAC = ASTM E1414, decibels | High NRC = calmer room | High CAC = private room next door
NRC is how much it absorbs, averaged over four frequencies of speech. CAC is how much sound is lost on its way from one room, through the ceiling, into the next.
# Which room
@ points | What counts where | Open office: NRC 0.80 or more | Closed rooms, walls to the ceiling only: CAC 35 or more | Walls to the slab: CAC counts little
In an open office, absorption counts. Between closed rooms whose walls stop at the ceiling, attenuation counts.
If walls run up to the slab, they block the sound, and you can choose the panel for absorption.
# Leaks
@ detail | Ceiling perimeter | ceiling-perimeter
Lights, diffusers, and open returns are holes. A panel rated at forty with a return grille in it does not give you forty.
# What to write
@ points | In the section | NRC and CAC, each with its test | How walls meet the ceiling | Light reflectance, ASTM E1477
Name both numbers with their tests. Thank you for listening.`,
  },
  {
    key: 'webinar-type-x',
    noun: 'Type X gypsum board',
    title: 'Short Briefing: What Type X Does Not Promise',
    summary:
      'Type X is a property of a board. An hour is a property of an assembly. The difference, and how to write it.',
    script: `
# The board
@ title
Welcome. Type X on a board does not mean that the wall lasts an hour.
@ product | Type X gypsum board
ASTM C1396 defines type X by a test: five eighths of an inch, on both sides of a wood stud wall, gives at least one hour.
# The assembly
@ detail | Partition head | partition-head
An hour belongs to an assembly. Studs, their spacing, board, layers, screws, and what is in the cavity are all part of it.
@ points | A design number names it | UL U400 series: steel stud walls | GA file numbers | Each lists what may replace what
A design number names all of that. Some designs call for a particular manufacturer's board by name, and type X alone is not enough.
# Type C
@ table | Two words, two cores | Type X = glass fiber in the core | Type C = more of it, and shrinks less | Where a design says C = X is no substitute
Type C has a core that shrinks less in fire. Where the design says C, X is no substitute.
# Joints and boxes
@ points | An hour is lost at the edges | Head joint: UL 2079 | Boxes: size, spacing, back to back | Pipes: ASTM E814
The weak points are the head, the electrical boxes, and the pipes. Each has its own requirements.
# What to write
@ points | In the section | The design number, on the partition types | Board by type and thickness | No substitutions outside the design
Put the design number on every partition type. Thank you for listening.`,
  },
];
