import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/**
 * Mistyped words, metric units, Spanish, questions, and kinds of papers, asked once during the mending: 94 of 101 right, two
 * harmful corrections (`glas block`, read before it was corrected, and `title`), one false “nothing”.
 */
export const freshSlips: readonly AskedQuery[] = [
  ...askedQueries(
    'slang',
    `
concret sealer | 0335
precastt panels | 0345
brik veneer | 0421
mortor | 0405
steal stud | 0922,0540
alumnium railing | 0552
insullation | 072
roofng membrane white | 075
flashin copper | 0762
expansion jont | 0795
fire stopping putty pad | 0784
calking silicone | 0792
holow metal door | 0811
windwo aluminum fixed | 0851
glas block | 0423
skylite | 0862
mirrow | 1028
cieling grid | 0951
carpit tile | 0968
linolium | 0965
drywal primer | 0991
signnage | 1014
lokers | 1051
blinds motorised | 1224
elevater hydraulic | 1424
sprinklr pendent | 2113
lavitory | 2242
toilit wall hung | 2242
difuser ceiling | 2337
led trofer | 2651
smok detector | 2846
geogrid | 3132
pervious pavers | 3214,3212
bolards | 3471,2656
catchbasin | 3342
aluminumwindow | 0851
roofhatch | 0772
ceilingtiles | 0951
hollowmetalframe | 0811
stormdrain | 334
ventanas de aluminio doble vidrio | 0851
pisos de vinilo | 0965
pintura interior latex | 0991
plafon acústico | 0951
tubería de cobre | 2211
lámparas led exteriores | 2656
elevador hidráulico | 1424
cerca de malla ciclónica | 3231
adoquines | 3214,3212
barandales | 0552
escalera marina | 0551
revit family for roof hatch | 0772
cad detail parapet coping | 0771,075
EPD ready mix | 0330
HPD gypsum board | 0929
spec for hydraulic elevators word | 1424
IFC model toilet partition | 1021
webinar on air barriers | 0727
declare label insulation | 072
buy america railing | 0552
greenguard gold furniture | 125
miami dade NOA window | 0851
`,
  ),
  ...askedQueries(
    'requirement',
    `
rebarr #5 | 0320
pannel board 225A | 2624
cat 6 plenum cabel | 2715
wood doors w/ 45 min label | 0814 | fire>=0.75
door 90min STC 45 | 08 | fire>=1.5 | stc>=45
window 1.8 W/m2K | 0851 | u<=0.317
50 mm mineral wool | 0721
12 mm tempered glass | 0880 | thickness=0.472
2400 x 1200 gypsum board 16 mm | 0929
roof membrane 1.5 mm | 075 | membrane>=59
deck load 4.8 kPa floor hatch | 0831
compressive strength 28 MPa | 03
puertas contra incendio 90 minutos | 08 | fire>=1.5
bloque de concreto 20 cm | 0422
title 24 lighting controls | 2609
`,
  ),
  ...askedQueries(
    'question',
    `
what is the R value of polyiso per inch | 0721,0722
do I need a vapor retarder in a cold climate | 0726
where do I use firestop | 0784
how thick should epoxy flooring be | 0967
best flooring for a hospital corridor | 096
which glass blocks UV | 088
how to waterproof a plaza deck | 071
what is a good acoustic ceiling for an open office | 095,098
can I use EIFS on a high rise | 0724
I need grab bars for ADA toilet | 1028
looking for a quiet exhaust fan | 2334
`,
  ),
  ...askedQueries(
    'number',
    `
ICC-ES ESR weather barrier | 0725
UL 1784 smoke gasketing | 0871
ASTM C1184 | 0844
ANSI A156.18 | 0871,0641
NFPA 80 | 08,1026
AAMA 501 | 0844
ASTM D6878 | 0754
09 51 13 NRC 0.9 | 0951
233713 diffuser | 2337
08410 | 0841
`,
  ),
];

/** What is mistyped in the seventh reading, and nothing else, is corrected. */
export const slipsCorrected: readonly string[] = `
gypsom board → gypsum board
insualtion batt → insulation batt
membrain roofing → membrane roofing
acustical celing tile → acoustical ceiling tile
stanless steel sink → stainless steel sink
curtian wall → curtain wall
waterprofing → waterproofing
vinalsiding → vinyl siding
doorcloser → door closer
metalpanels → metal panels
concret sealer → concrete sealer
precastt panels → precast panels
brik veneer → brick veneer
mortor → mortar
steal stud → steel stud
alumnium railing → aluminum railing
insullation → insulation
roofng membrane white → roofing membrane white
expansion jont → expansion joint
calking silicone → caulking silicone
holow metal door → hollow metal door
windwo aluminum fixed → window aluminum fixed
glas block → glass block
mirrow → mirror
cieling grid → ceiling grid
carpit tile → carpet tile
linolium → linoleum
drywal primer → drywall primer
signnage → signage
lokers → lockers
blinds motorised → blinds motorized
elevater hydraulic → elevator hydraulic
sprinklr pendent → sprinkler pendent
lavitory → lavatory
toilit wall hung → toilet wall hung
difuser ceiling → diffuser ceiling
led trofer → led troffer
smok detector → smoke detector
bolards → bollards
catchbasin → catch basin
aluminumwindow → aluminum window
roofhatch → roof hatch
ceilingtiles → ceiling tiles
hollowmetalframe → hollow metal frame
stormdrain → storm drain
rebarr #5 → rebar #5
pannel board 225A → panel board 225A
cat 6 plenum cabel → cat 6 plenum cable
tolet partition phenolic → toilet partition phenolic
`
  .trim()
  .split('\n');
