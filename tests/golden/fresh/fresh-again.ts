import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/**
 * Forty more, written once the hundred were met. Asked for the first time: 37 of 40 right (brands 4 of 5, requirements 16
 * of 18, all else), each of the 6 with nothing to find is said, no word corrected.
 */
export const freshAgain: readonly AskedQuery[] = [
  ...askedQueries(
    'brand',
    `
Sto EIFS | 0724
Azon thermal break window | 085113
Tremco sealant | 079200
Zurn flush valve | 224200 | /valve/
Kohler lavatory | 224200 | /lavatory/
`,
  ),
  ...askedQueries(
    'slang',
    `
cap sheet | 0752 | /cap sheet/ | first
walkway pads for the roof | 0753,0754 | /walk/
bathroom mirror | 102800 | /mirror/ | first
rolling steel door | 0833
PT slab pavers | 3214
tubular skylight | 086200 | /tubular/ | first
cubicle curtain track | 1023,1221,1022
UPS battery | 2633,4814
`,
  ),
  ...askedQueries(
    'requirement',
    `
EPDM 60 mil fully adhered 30 year warranty | 075323 | membrane>=60 | warranty>=30
TPO walkway roll DCOF 0.6 | 075423 | /walkway/ | dcof>=0.6
air barrier with VOC under 30 g/L and HPD | 072726 | voc<=30 | declares:HPD
standing seam 2 inch rib 24 ga | 074113 | /seam/ | gauge=24 | rib-height=2
fiber cement panel noncombustible 10 year warranty | 074646 | Comb:noncombustible | warranty>=10
acoustic sealant STC 54 | 079200 | /acoustical/ | stc>=54
wood veneer door with EPD | 081416 | /veneer/ | declares:EPD
sliding automatic door 55 psf | 0842 | /sliding/ | dp>=55
sliding window with DP 40 and U 0.4 or lower | 085113 | /sliding/ | dp>=40 | u<=0.4
glass STC 35 or better | 088000 | stc>=35
skylight with SHGC 0.25 max and VLT 0.4 | 086200 | shgc<=0.25 | vt>=0.4
LVT 20 mil commercial with HPD | 096519 | /luxury/ | wear-layer>=20 | declares:HPD
exit device grade 1 with 3 hour fire rating | 087100 | /exit/ | grade:Grade 1 | fire>=3
ceiling panel 24x24 CAC 40 recycled content 50% | 095113 | cac>=40 | recycled>=50
18 inch deep locker 16 gauge | 105113 | depth=18 | gauge=16
elevator 5000 lb 100 fpm | 142400 | load-capacity>=5000 | speed>=100
LED bollard 3000K IP65 | 265600 | /bollard/ | cct=3000
steel stud G60 25 gauge | 092216 | gauge=25 | coat:G60
`,
  ),
  ...askedQueries(
    'question',
    `
how do I keep sound from leaking around a partition | 0792,0929,0984,0922
what roof can I put solar panels on | 0741,0754,0753,0752,4814
which lights are good for a parking lot | 265600
do I need a roof hatch with a ladder post | 0772
`,
  ),
  ...askedQueries(
    'nothing',
    `
snowboard rack | /snowboard/
grain silo | /silo/
carousel ride | /carousel/
tattoo chair | /tattoo/
submarine hatch | /submarine/
`,
  ),
];
