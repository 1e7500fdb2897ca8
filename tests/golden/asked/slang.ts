import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Words of the site, the shop and the office that no title uses. */
export const slangQueries = askedQueries(
  'slang',
  `
purple board | 092900 | /mold|moisture/
green board | 092900 | /mold|moisture/
blue board veneer plaster base | 092900,0926
mud and tape | 092900
rock the walls | 092900
SIPs | 061200,0612
IMP | 074213,074113
IMP roof | 074113 | /insulated/
FRP bathroom wall | 068316
ACM | 07421323
mop sink | 224200 | /mop/
slop sink | 224200 | /mop/
pipe boot | 0754,0753,0752,0762,077200,0772
snow guard | 077253,0772
weep | 042113,0405,0844,0841,0851,0792,0762
weep hole vent | 040523,0405
panic bar | 087100 | /exit device/
crash bar | 087100 | /exit device/
butts | 087100 | /hinge/
hm frame | 081113
borrowed light | 081113,0812,0841
roll up door | 083323 | /coiling/
man door | 081113
storefront door | 084113 | /door/
bird glass | 088000 | /bird/
fritted glass | 088000
obscure glass | 088000
can lights | 265100 | /downlight/
wall packs | 265600 | /wall pack/
bollard lights | 265600 | /bollard/
cobra head | 265600,2656
wall washer | 265100
trash chute | 149100,1491
pan deck | 053100,0531
red iron | 051200,133419
I-beam | 051200
wide flange beam | 051200 | /wide-flange/
c-purlin | 054000,1334
track and stud | 092216,054000
hat track | 092216 | /furring/
z-girt | 054000,074213,0722,0921
angle iron | 051200,055000,0550
checker plate | 055000,057000,0550
stair nosing | 055113,0551,096513,0965
caulk joint | 079200
backer rod | 079200 | /backer rod/ | first
self-stick membrane | 071326,075216,075423
peel and stick waterproofing | 071326
torch down | 075216 | /torch/
walk pads | 075423,075323 | /walkway/
cap flashing | 077100,076200 | /coping|counterflashing|flashing/
drip edge | 077100,076200
scupper | 076200,0771
downspout | 076200 | /downspout/
roof ladder safety post | 077233,0772
spray fireproofing | 078100
pookie | 078413,079200
head of wall joint | 078443,0784,0795
egg crate ceiling | 095113,0951
clouds and baffles | 095113,098413,0951
cove base | 096513,0965
ESD floor | 096723 | /electrostatic|dissipative/
walk-off carpet | 124813,096813 | /entry|entrance/
bathroom stalls | 102113
modesty panel | 102113,1022 | /urinal screen|screen/
AED cabinet | 104413 | /defibrillator/
knox box | 104413,1041
gym lockers | 105113 | /locker/
dock plate | 111300 | /leveler|dock/
dock bumpers | 111300 | /bumper/ | first
eyewash | 115300 | /eyewash/ | first
quartz top | 123661 | /quartz/
handicap lift | 144200
waterless urinal | 224200 | /waterless/ | first
crapper | 224200 | /water closet/
hot water heater | 223400
air handler | 237300 | /air-handling|air handler/
chilled beam | 233600 | /chilled beam/ | first
breaker box | 262416
whip | 2605,260519
cat 6 | 271500 | /category 6/
pull station | 284600 | /pull station/ | first
fob reader | 281000 | /reader/
silt sock | 312500
rip rap | 313700,3137
cyclone fence | 323100 | /chain link/
turfstone | 321243,321400,3212
storm pipe | 334200 | /storm pipe/
CB | 334200 | /catch basin/
french drain | 334100,3341,3346
crash bollard | 347113 | /bollard/
`,
);
