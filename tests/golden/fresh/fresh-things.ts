import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/**
 * What is asked for, with what tells it apart: written before the engine looked for the thing among the words, when about a
 * third was answered wrongly.
 */
export const freshThings: readonly AskedQuery[] = [
  ...askedQueries(
    'requirement',
    `
window u-factor <= 0.28 | 0851 | u<=0.28
SRI 82 | sri>=82 | 07
NRC .90 | nrc>=0.9
1.5 mm TPO | 075423 | membrane>=59 | /membrane/
4000 psi concrete | 033000 | compressive>=4000 | first
30 MPa concrete | 0330,0345 | compressive>=4300
STC 50 door | 08 | stc>=50
TPO 60 mil white | 075423 | membrane>=60 | first
EPDM black 60 mil | 075323 | /nonreinforced/ | first
chain link fence 6 ft | 3231 | /chain link/ | first
36" grab bar | 1028 | /grab bar/ | first
45 minute door with glass lite | 08 | /door/ | fire>=0.75
fire rated access door 2 hour | 0831 | fire>=2
exterior wall pack 4000 lumens | 2656 | lumens>=4000
dock leveler 35000 lb | 1113 | /leveler/ | load-capacity>=35000
glass VLT 60 SHGC 0.27 | 0880 | vt>=0.6 | shgc<=0.27
polyiso 3 inch R-20 | 0721 | r>=20
6 mm tempered glass | 0880 | /tempered/
`,
  ),
  ...askedQueries(
    'kind',
    `
low VOC paint for a hospital | 0991 | first
thermally broken curtain wall | 0844 | /curtain wall/ | first
below grade waterproofing | 0713 | first
self adhered flashing | 0725,0765 | /flashing/ | first
sealant between brick and aluminum window | 0792 | first
lavatory faucet | 2242 | /faucet/ | first
paint for hospital corridor with no smell | 0991 | first
HDPE toilet partition | 1021 | /solid plastic/ | first
fire extinguisher cabinet recessed | 1044 | /cabinet/ | first
3-part spec hollow metal doors | 0811 | is:spec,sw | first
TPO membrane EPD | 0754 | is:epd | first
DWG roof edge | 0771,0754,0753,0752 | is:cad | first
Revit family for window | 0851 | is:bim | first
door hinges stainless | 0871 | /hinge/ | first
locker for gym with shoe shelf | 1051 | /locker/ | first
metal building 60x100 | 1334 | /building/ | first
impact rated storefront | 0841 | first
wood look LVT | 0965 | /vinyl/ | first
antimicrobial wall protection | 1026 | first
translucent panels | 0862 | /translucent/ | first
bike rack for 10 bikes | 3233 | /rack/ | first
heat exchanger for pool | 4213 | /exchanger/ | first
firestop for cable tray | 0784 | first
geogrid for retaining wall | 3132 | /geogrid/ | first
unit masonry concrete hollow | 0422 | first
stainless steel hand rail | 0552 | /handrail/ | first
CMU 8x8x16 lightweight | 0422 | first
lab bench epoxy resin top | 1153 | /workbench/ | first
beam W12x26 | 0512 | /wide-flange/ | first
362S125-33 | 0540,0922 | /stud/ | first
`,
  ),
  ...askedQueries(
    'slang',
    `
rollup dor | 0833 | first
wallbord | 0929 | first
cabnit | /cabinet/ | first
polyso | 0721 | first
gypsm bord | 0929 | first
stanless steel railing | 0552 | first
metalroof | 0741 | first
dor | /door/ | first
grace ice and water | 0713 | first
TAS 201 | is:certificate | first
puertas contra incendio | 08 | /fire-rated/ | first
techo metálico | 0741 | first
bloques de concreto | 0422 | first
paneles de yeso | 0929 | first
aislamiento térmico para techo | 0721 | first
ventanas de aluminio | 0851 | first
piso vinílico | 0965 | first
grúa viajera | 4122 | /crane/ | first
`,
  ),
  ...askedQueries(
    'nothing',
    `
marker board | 1011
overhead closer | 0871 | /closer/
14 21 00 | 1421
06 61 16 | 066116
fire rated glass 90 min | 088813
rebar grade 60 | 0320
entrance canopy | 1073 | /canopy/
fabric awning | 1073
tankless water heater | 2233 | /tankless/
trash receptacle | 1293 | /receptacle/
EV charger | 1111
blast resistant door | 083953
cat litter | /litter/
`,
  ),
];
