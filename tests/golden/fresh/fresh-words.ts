import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Brand words, slang, questions and numbers, as a second specification writer types them. */
export const freshWords = [
  ...askedQueries(
    'brand',
    `
Nichiha panels | 074646
ALPOLIC | 0742
RubberGard | 075323
GAF Ruberoid | 0752
Typar | 0725
Fry Reglet | 0762,0771 | /reglet|flashing/
Kawneer storefront | 0841
Pilkington low-e glass | 088000
ProMar 200 | 099123
Hadrian partitions | 102113
MechoShade | 1224
Toto toilet | 224200 | /closet/
NanaWall | 0835,0842,0832
Ditra | 0930,0932
`,
  ),
  ...askedQueries(
    'slang',
    `
lay-in tile | 0951
drop ceiling | 0951
panic hardware | 087100 | /exit/
VCT | 096519 | /vinyl composition/ | first
roll-down shutter at concession stand | 083323 | /shutter/
pink board insulation | 072113 | /extruded|polystyrene/
wallboard | 0929
K-rail | 347113 | /barrier/
shoebox light | 265600 | /area/
data rack | 271116 | /rack/
wall hung toilet | 224200 | /closet/ | first
undermount lav | 224200 | /lavatory/
erosion blanket | 3125 | /mat|blanket/
solid core door | 081416
truck restraint | 111300 | /restraint/ | first
rebar | 0321,0320
`,
  ),
  ...askedQueries(
    'question',
    `
what flooring won't get slippery when wet | 0930,0967,0965,1248
how do I keep water out of an elevator pit | 0713,0714,0717
which ceiling works in an operating room | 0951
what keeps rain out of a louver | 0891
how do I stop sound through a wall | 0929,0984,0922,0792,0422,0920
do I need a thermal break in a storefront | 0841
what holds brick to a stud wall | 0405,0421,0540
which window is best for a hurricane zone | 0851,0844
what door for a loading dock | 0833,0836,1113
how can I get daylight into a corridor | 0862
which cover goes over a joint in a hospital floor | 0795 | /cover/
what is a good wall finish behind a mop sink | 0683,0930,1026 | /FRP|tile|wall/
`,
  ),
  ...askedQueries(
    'number',
    `
8 11 13 | 081113
084413.00 | 084413
CSI 10-28-00 | 102800
9 51 13 ceilings | 0951
22.42.00 | 224200
09680 carpet | 0968
07920 | 0792
div 22 water closet | 2242 | /closet/
sec. 07 27 26 | 072726
`,
  ),
  ...askedQueries(
    'nothing',
    `
pipe organ | /\\borgan\\b/
bank vault door | 083459
hot tub | /hot tub/
trampoline | /trampoline/
aquarium tank | /aquarium/
chicken coop | /chicken|coop/
slot machine | /slot machine/
church bell | /\\bbell\\b/
barber chair | /barber/
ski lift | /\\bski\\b/
shooting range target | /shooting/
straw bale wall | /straw/
`,
  ),
];
