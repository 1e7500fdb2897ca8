import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/**
 * What people of a dozen trades asked for and were answered wrongly at first: sentences of specifications, polite questions, counts
 * and rooms behind the thing, Spanish, slips before numbers.
 */
export const freshPersonas = askedQueries(
  'kind',
  `
balcony railing glass | 0552 | /railing/ | first
emergency power panelboard | 2624 | /panelboard/ | first
covered walkway lighting | 2656 | first
exterior wall light | 2656 | /wall pack/ | first
energy star roof | 0741,0752,0753,0754 | first
slip resistance tile ramp | 0930 | first
20 ga trak | 0540,0922 | first
fiber reinforced concrete additive | 0330 | /fiber/ | first
insulaton board polyisocyanurate 3 inch | 0721 | /polyisocyanurate/ | first
sheet rock 5/8 firecode | 0929 | /type x/ | first
podcast about firestopping | 0784 | first
what insulation can I use below a slab on grade? | 0721 | first
permeable pavers HS-20 | 3212 | is:product | first
cold formed joist 800S162-54 | 0540 | /joist/ | first
expansion joint cover roof to wall fire rated | 0795 | is:product | first
chain link fence 6 ft black vinyl coated | 3231 | /chain link/ | first
AAMA 2605 fluoropolymer finish | 0571,0762,0844,0742,0741 | first
loseta vinilica | 0965 | /vinyl/ | first
Provide TPO membrane, 60 mil, mechanically attached, white, ASTM D6878 | 0754 | /tpo/ | first
do you have roof hatch with ladder safety post | 0772 | /hatch/ | first
certificate FM approval roof | 0741,0752,0753,0754 | is:certificate | first
where do I find a BIM model for a trench drain | 3342 | is:bim | first
Section 08 71 00 door hardware spec in Word | 0871 | is:spec | first
EPDM 90 mil fully adhered black | 0753 | /epdm/ | first
ceiling diffuser 24x24 lay-in | 2337 | /diffuser/ | first
fritted glass bird safe | 0880 | /bird/ | first
skylight curb mounted 4x4 tempered over laminated | 0862 | /skylight/ | first
fire extinguisher cab semi recessed | 1044 | /cabinet/ | first
planter box interior | 1293 | /planter/ | first
wheelchair lift vertical | 1442 | /lift/ | first
what do you put between steel stud and concrete slab to stop air leaks | 0792 | /sealant/ | first
anyone make a 10 foot tall door | 0836 | first
acoustical ceiling tile cleanroom gasketed | 0951 | first
steel bollard concrete filled | 3471 | /bollard/ | first
acoustic sealant for gyp partitions | 0792 | /acoustical/ | first
vinil tile | 0965 | /vinyl/ | first
aislamiento de poliestireno | 0721 | /polystyrene/ | first
ladrillo cara vista | 0421 | /face brick/ | first
luminaria LED empotrada | 2651 | /troffer/ | first
spec for silt fence CSI format | 3125 | is:spec | first
pavers clay herringbone | 3214 | /clay/ | first
roof pavers on pedestals | 3214,0776 | /paver/ | first
firestop sealant 2 hour rating | 0784 | /sealant/ | first
aluminum sun shade curtain wall 36 in projection | 0844 | /sunshade/ | first
EPDM 60 mil FA wht | 0753 | /white/ | first
HM frm KD 16 ga | 0811 | first
tubo corrugado de drenaje 24 pulgadas | 3342 | /pipe/ | first
keep people from climbing over the balcony railing | 0552 | /guardrail/ | first
accespanel in drywall | 0831 | first
FEC semi recess trim | 1044 | /extinguisher/ | first
plate and frame heat exchanger | 4213 | first
20 mm porcelain paver R11 | 3214 | /paver/ | first
20 yr sample warranty TPO | 0754 | /membrane/ | first
e-catalog for corner guards | 1026 | is:catalog | first
basement wall leaks inside | 0716
tree roots heaving driveway | 3294
terrazzo spec epoxy thin set | 0966
VFD 20hp bacnet | 2629
smoke separation curtain | 0833,0834
stainless toilet floor outlet | 2246
tapered polyiso 1/4" per foot | 0722
critical fall height 8 foot | 3218
lavatory pipe covers ADA | 1028,2207
supplementary conditions | 0073
puerta enrollable huracán | 0833 | /coiling/ | first
`,
);
