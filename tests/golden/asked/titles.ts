import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Words of MasterFormat's titles, most of them of sections that the library has nothing for. */
export const titleQueries = askedQueries(
  'title',
  `
terrazzo | 096623,0966
resinous matrix terrazzo flooring | 096623
operable partitions | 102226,1022
folding panel partitions | 1022
steel decking | 053100,0531
steel joists | 052100,0521
metal stairs | 055100,0551
glued laminated timber | 061813,0618
shop-fabricated wood trusses | 061753,0617
rough carpentry | 061000,0610
finish carpentry | 062000,0620
bituminous dampproofing | 071113,0711
sheet metal roofing | 076100,0761
asphalt shingles | 073113,0731
slate shingles | 073126,0731
clay roof tiles | 073213,0732
PVC roofing | 075419,0754
built-up bituminous roofing | 075100,0751
vegetated roof | 073363,0733,3346
blanket insulation | 072116,0721
sprayed foam insulation | 072119,0721
vapor retarders | 072600,0726
smoke vents | 077236,0772
joint firestopping | 078443,0784
plastic glazing | 088400,0884
wood windows | 085200,0852
vinyl windows | 085313,0853
revolving doors | 084233,0842
automatic door operators | 087113,0871
mirrors glass | 088300,0883,1028
cement plastering | 092400,0924
stone facing | 044200,0443,0442
wood flooring | 096400,0964
sheet carpeting | 096816,0968
access flooring | 096900,0969
wall coverings | 097200,0972
visual display units | 101100,1011
wire mesh partitions | 102213,1022
fire extinguishers | 104416,1044
flagpoles | 107500,1075
residential appliances | 113013,1130
commercial kitchen equipment | 114000,1140
athletic equipment gym | 116600,1166
window blinds horizontal louver | 122113,1221
fixed audience seating | 126100,1261
saunas | 132416,1324
electric traction elevators | 142100,1421
escalators | 143100,1431
facility fuel piping | 231100,2311
boilers condensing hydronic | 235216,2352,4211
engine generators | 263213,2632
transfer switches | 263600,2636
emergency lighting exit signs | 265200,265300,2652,2653
asphalt paving | 321216,3212
playground equipment | 116800,1168
planting irrigation | 328400,3284
manholes | 330513,3305,3349
`,
);
