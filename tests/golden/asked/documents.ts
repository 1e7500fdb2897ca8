import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Conditions on papers, standards and drawings. */
export const documentQueries = askedQueries(
  'requirement',
  `
EPD for metal roof panels | 074113 | is:epd,product | declares:EPD
HPD for gypsum board | 092900 | is:hpd,product | declares:HPD
curtain wall with both EPD and HPD | 084413 | declares:EPD | declares:HPD
insulation meeting ASTM C578 | 0721 | meets:ASTM C578
doors to NFPA 80 | 08 | meets:NFPA 80
sealant per ASTM C920 | 079200 | meets:ASTM C920
brick ASTM C216 with EPD | 042113 | meets:ASTM C216 | declares:EPD
roofing tested to UL 790 with EPD | 07 | meets:UL 790 | declares:EPD
wall panel NFPA 285 | 074,0721,0724,0725,0727 | meets:NFPA 285
CAD detail TPO roof edge | 075423,0771,0762 | is:cad
Revit family hollow metal door | 081113 | is:bim
guide spec for storefront | 084113 | is:spec,sw
dwg curtain wall head | 084413 | is:cad
BIM object roof hatch | 077233 | is:bim
3 part spec EPDM | 075323 | is:spec,sw
course on air barriers | 072726,0725 | is:webinar,video
brochure metal lockers | 105113 | is:catalog,datasheet
data sheet grab bar | 102800 | /grab bar/ | is:datasheet
detail expansion joint cover | 079513 | is:cad
EPD fiber cement siding | 074646 | is:epd,product | declares:EPD
`,
);
