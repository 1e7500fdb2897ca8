import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/**
 * The last list of the seventh reading, mostly about kinds that the library has. Asked once, before anything was changed for it:
 * 61 of 64 right, acceptable, or rightly nothing, one word wrongly parted in two (`storeroom`). From `dampproofing asphalt` on, one
 * more, of 40: 34, one false “nothing”.
 */
export const freshKinds: readonly AskedQuery[] = askedQueries(
  'kind',
  `
3 coat stucco on lath | 0924
hm door 16ga 4070 | 0811 | gauge=16
storefront 1" insulated center glazed | 0841
tapered polyiso 1/4 per foot | 0721,0722
R 19 fiberglass | 072116
spray foam closed cell R6.5 | 0721
fluid applied air barrier 40 mils | 0727
aluminum composite panel FR core 4mm | 0742
standing seam 16" wide | 0741 | width=16
roof edge ES-1 | 0771
backer rod 1/2 | 0792
joint filler bituminous | 0315,079
acoustical sealant | 0792
hinges 4-1/2 x 4-1/2 ball bearing | 0871
storeroom lockset lever | 0871
automatic sliding door ADA | 0842
revolving door | 0842
window U 0.27 SHGC 0.25 | 0851 | u<=0.27 | shgc<=0.25
laminated glass 9/16 | 0880,0881
cove base tile | 0930,0965
acoustic panel 2" fabric wrapped NRC 1.0 | 0984 | nrc>=1 | thickness=2
ACT 2x2 tegular | 0951
LVT 5 mm glue down | 0965
VCT 12x12 | 0965
epoxy paint | 0996
stainless corner guard 16 ga 48" | 1026 | gauge=16
tolet partition phenolic | 1021
urinal screens floor mounted | 1021
fire hose cabinet | 1044
lockers z type | 1051
commercial dock seals | 1113
fume hood ADA | 1153
manual roller shade 5% | 1224
countertop solid surface 1/2" | 1236
lounge seating modular | 1293
pool filter sand | 1311
hydraulic freight elevator 8000 lb | 1424 | load-capacity>=8000
quick response sidewall sprinkler 155F | 2113 | activation-temperature=155
mop sink 24x24 | 2242
urinal 0.125 gpf | 2242 | flush<=0.125
gas water heater 100 gal 95% efficient | 2234 | tank-volume>=100
AHU 5000 cfm | 2373 | airflow>=5000
BACnet controller programmable | 2514
load center 125A 24 space | 2624
wall pack 4000K | 2656 | cct=4000
pole light 25 ft | 2656
duct smoke detector | 2846
biaxial geogrid 1200 | 3132
turf reinforcement mat | 3125
bike rack galvanized | 3233
porous paving grass grid | 3212
trench drain polymer concrete | 3342
detention chamber | 3346
floating dock cubes | 3551
string inverter 60 kW | 4814
wind turbine tower | 4815
jib crane 2 ton | 4122
noise barrier curtain outdoor STC 30 | 4420
plug valve 6" | 4005 | diameter=6
dampproofing asphalt | 0711
below grade drainage mat | 0713
roof pavers pedestal | 0776,3214
ice guard underlayment | 0713,0730
metal coping 24 ga kynar | 0771 | gauge=24
downspout 4x5 | 0762
roof hatch 36x30 | 0772
firestop collar 2 inch PVC | 0784
silicone weatherseal 50% movement | 0792 | movement-capability>=50
stainless steel door frame 14 gauge | 0811 | gauge=14
solid core door STC 35 | 0814 | stc>=35
floor door H-20 | 0831
counter shutter UL fire | 0833
insulated sectional door R17 | 0836 | r>=17
mortise lock ansi 156.13 grade 1 | 0871
casement window cw-pg50 | 0851 | dp>=50
low iron glass | 0880,0881
bird friendly glazing | 0880
quarry tile 6x6 | 0930
ESD flooring | 0967
linoleum tile 2mm | 0965
cast plaque bronze | 1014
toilet paper holder recess | 1028
pedestrian grille mat | 1248
crash rated bollard M30 | 3471
floating pier | 3551
process boiler 1000 MBH | 4211
bid bond form | 00
dust barrier construction | 0156
asbestos encapsulation | 0282
tee rail 115RE | 3411
polished plaster | 0923,0926
telephone booth acoustic | 1017
urinal screen 24x48 | 1021
`,
);
