import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Requirements as that person puts them into sentences, most with two or more. */
export const freshRequirements = askedQueries(
  'requirement',
  `
self-adhered TPO 60 mil with 20 year warranty | 075423 | /self-adhered/ | membrane>=60 | warranty>=20
TPO uplift 180 psf and SRI over 95 | 075423 | uplift>=180 | sri>=95
fleece back EPDM 90 psf uplift | 075323 | /fleece/ | uplift>=90
24 gauge snap-lock metal roof | 074113 | /snap/ | gauge=24
insulated metal roof panel R-30 class A | 074113 | /insulated/ | r>=30 | Class:Class A
noncombustible exterior sheathing | 061600 | Comb:noncombustible
mineral wool board R 15 with EPD | 072113 | /mineral/ | r>=15 | declares:EPD
XPS 25 psi | 072113 | /extruded/ | compressive>=25
noncombustible board insulation 2 inches or thicker | 072113 | Comb:noncombustible | thickness>=2
brick grade SW with EPD | 042113 | grade:SW | declares:EPD
8 inch CMU 2-hour STC 50 | 042200 | thickness=7.625 | fire>=2 | stc>=50
architectural precast R-20 with HPD | 034500 | r>=20 | declares:HPD
6000 psi concrete GWP below 350 | 033000 | compressive>=6000 | gwp<=350
rated wood door 45 minutes STC 30 | 081416 | fire>=0.75 | stc>=30
hollow metal door STC 33 with EPD | 081113 | stc>=33 | declares:EPD
access door 2 hr fire rated 24 inches wide | 083113 | fire>=2 | width=24
overhead sectional door U 0.20 wind load 40 psf | 083613 | u<=0.2 | dp>=40
fixed aluminum window U .30 or better, SHGC .30 max | 085113 | /fixed/ | u<=0.3 | shgc<=0.3
casement window STC 35 with HPD | 085113 | /casement/ | stc>=35 | declares:HPD
curtain wall CRF 70 or higher, U-value 0.35 or lower | 084413 | crf>=70 | u<=0.35
triple glazed IGU U 0.15 | 088000 | u<=0.15
sound control louver 40% free area | 089100 | /acoust/ | free-area>=40
abuse resistant board 2 hr EPD | 092900 | /abuse/ | fire>=2 | declares:EPD
ceiling tile NRC .90, light reflectance .85, EPD and HPD | 095113 | nrc>=0.9 | light-reflectance>=0.85 | declares:EPD | declares:HPD
quarry tile DCOF .50 | 093013 | /quarry/ | dcof>=0.5
carpet tile with EPD and 40% recycled content | 096813 | declares:EPD | recycled>=40
ESD flooring low VOC | 096723 | /static|dissip/ | voc<=50
fabric acoustic panel 2 inch NRC 1.0 | 098413 | /fabric/ | thickness=2 | nrc>=1
phenolic toilet partitions 25 year warranty | 102113 | /phenolic/ | warranty>=25
grab bar 18 ga 500 lb | 102800 | /grab/ | gauge=18 | concentrated-load>=500
hydraulic dock leveler 45,000 lb | 111300 | /hydraulic/ | load-capacity>=45000
freight elevator 10000 lb | 142400 | /freight/ | load-capacity>=10000
sidewall sprinkler K-8.0 | 211313 | /sidewall/ | k-factor=8
commercial water heater 100 gal 95% efficient | 223400 | tank-volume>=100 | thermal-efficiency>=95
clay paver SRI of 29 or more | 321400 | /clay/ | sri>=29
36 inch RCP class V | 334200 | /concrete/ | diameter=36
roof hatch 40 psf live load R-12 | 077233 | live-load>=40 | r>=12
`,
);
