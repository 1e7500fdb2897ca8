import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** A kind of thing with one or more conditions, as people write them. */
export const requirementQueries = askedQueries(
  'requirement',
  `
class A standing seam roof wind uplift >= 90 psf | 074113 | /seam/ | uplift>=90 | Class:Class A
fire rated door 90 min | 081113,081416,083 | /door/ | fire>=1.5
90 minute hollow metal door | 081113 | /door/ | fire>=1.5
ceiling NRC 0.70 HPD | 095113 | nrc>=0.7 | declares:HPD
storefront with EPD | 084113 | declares:EPD
window U-factor under 0.28 | 085113 | u<=0.28
16 ga hollow metal door | 081113 | /door/ | gauge=16
25 ga studs | 092216,054000 | /stud/ | gauge=25
60 mil TPO | 075423 | membrane>=60
class 50 sealant | 079200 | /sealant/ | movement-capability>=50
low VOC paint | 099123 | voc<=50
FM 1-90 | 07 | uplift>=90
STC 50 operable partition | 102226,1022 | stc>=50
8 inch CMU lightweight | 042200 | thickness=7.625
aluminum window SHGC below .30 with EPD | 085113 | shgc<=0.3 | declares:EPD
TPO roof 80 mil with HPD | 075423 | membrane>=80 | declares:HPD
polyiso R-20 or better | 072113 | /polyiso/ | r>=20
insulation at least R 25 EPD | 0721 | r>=25 | declares:EPD
acoustical ceiling panel NRC >= 0.80 CAC 35 | 095113 | nrc>=0.8 | cac>=35
ceiling tile with CAC of 40 or more | 095113 | cac>=40
carpet tile recycled content 30 percent | 096813 | recycled>=30
gypsum board 5/8 type X 1 hour | 092900 | thickness=0.625 | fire>=1
gyp board stc over 50 | 092900 | stc>=50
wood door 20 minute | 081416 | fire>=0.33
90 min wood door with HPD | 081416 | fire>=1.5 | declares:HPD
coiling door R-value 8 wind load 30 psf | 083323 | r>=8 | dp>=30
sectional door R 16 and U-factor less than 0.1 | 083613 | r>=16 | u<=0.1
curtain wall U 0.38 max with EPD | 084413 | u<=0.38 | declares:EPD
curtain wall design pressure 60 psf | 084413 | dp>=60
storefront U-factor no more than 0.45 | 084113 | u<=0.45
glass U-factor 0.25 SHGC 0.27 | 088000 | u<=0.25 | shgc<=0.27
insulating glass with SHGC under 0.25 | 088000 | /glass/ | shgc<=0.25
skylight U-factor 0.5 or less | 086200 | u<=0.5
louver free area 50% | 089100 | free-area>=50
louver with EPD and 45 % free area | 089100 | free-area>=45 | declares:EPD
SRI 82 roof membrane | 0752,0753,0754 | sri>=82
white TPO SRI 90 60 mil | 075423 | sri>=90 | membrane>=60
EPDM 90 mil | 075323 | membrane>=90
EPDM 60 mil fully adhered with HPD | 075323 | membrane>=60 | declares:HPD
modified bitumen class A | 075216 | Class:Class A
silicone sealant 50% movement low VOC | 079200 | /silicone|sealant/ | movement-capability>=50
sealant VOC less than 50 g/L | 079200 | voc<=50
firestop L rating STC 50 | 078413 | stc>=50
2 hr firestop sealant | 078413 | fire>=2
3 hour fireproofing | 078100 | fire>=3
air barrier 10 perms or more | 072726,072500 | permeance>=10
weather barrier over 20 perms with EPD | 072500 | permeance>=20 | declares:EPD
vapor retarder under 0.1 perm | 0726,0725,072726,0713 | permeance<=0.1
brick EPD | 042113 | /brick/ | declares:EPD
thin brick with HPD | 042113 | /thin brick/ | declares:HPD
concrete block 2 hour fire rating | 042200 | fire>=2
CMU 4 hr 12 inch | 042200 | fire>=4 | thickness=11.625
lightweight block under 105 pcf | 042200 | density<=105
5000 psi concrete | 033000 | compressive>=5000
4000 psi ready mix with EPD | 033000 | compressive>=4000 | declares:EPD
low carbon concrete gwp under 300 | 033000 | gwp<=300
concrete with GWP max 250 and 4000 psi | 033000 | gwp<=250 | compressive>=4000
50 ksi wide flange | 051200 | yield>=50
18 gauge load bearing stud 6 inch | 054000 | /stud/ | gauge=18
20 ga metal studs 3-5/8 | 092216 | gauge=20
guardrail 42 inch | 055213 | height=42
stainless handrail EPD | 055213 | /handrail/ | declares:EPD
porcelain tile DCOF 0.42 | 093013 | dcof>=0.42
tile water absorption under 0.5% | 093013 | water-absorption<=0.5
LVT 20 mil wear layer | 096519 | wear-layer>=20
luxury vinyl tile IIC 50 with EPD | 096519 | iic>=50 | declares:EPD
epoxy floor zero VOC | 096723 | voc<=5
acoustic panel NRC 0.85 1 inch class A | 098413 | nrc>=0.85 | Class:Class A
wood acoustic panel NRC .70 EPD | 098413 | /wood/ | nrc>=0.7 | declares:EPD
interior paint 50 g/L or less with HPD | 099123 | voc<=50 | declares:HPD
toilet partition HDPE class | 102113 | /partition/
corner guard class A with EPD | 102600 | /corner guard/ | declares:EPD
grab bar 250 lb | 102800 | /grab bar/
fire rated extinguisher cabinet 2 hour | 104413 | /extinguisher/ | fire>=2
16 gauge lockers | 105113 | gauge=16
16 ga welded locker with EPD | 105113 | /welded locker/ | gauge=16 | declares:EPD
dock leveler 40,000 lb | 111300 | /leveler/ | load-capacity>=40000
roller shade 3% openness | 122413 | openness=3
shade with 1 percent openness and EPD | 122413 | openness=1 | declares:EPD
countertop 2 cm class A | 123661
hydraulic elevator 3500 lb 125 fpm | 142400 | load-capacity>=3500 | speed>=125
platform lift 750 lb | 144200 | load-capacity>=750
K-5.6 sprinkler 155 degrees | 211313 | k-factor=5.6
gas water heater 95% efficiency 100 gallon | 223400 | thermal-efficiency>=95 | tank-volume>=100
toilet 1.28 gpf | 224200 | /closet|valve/ | flush<=1.28
faucet 0.5 gpm with EPD | 224200 | /faucet/ | flow<=0.5 | declares:EPD
faucet under 0.35 gpm | 224200 | /faucet/ | flow<=0.35
VAV box NC 30 or less | 233600 | noise-criteria<=30
MERV 13 air handler | 237300 | merv>=13
air handling unit 10000 cfm MERV 14 | 237300 | airflow>=10000 | merv>=14
panelboard 400 amp 65 kAIC | 262416 | current>=400 | interrupting-rating>=65
troffer 4000 lumens CRI 90 | 265100 | lumens>=4000 | cri>=90
LED downlight CRI 90 3000K | 265100 | /downlight/ | cri>=90 | cct=3000
area light 3000 K IP66 | 265600 | cct=3000 | IP:IP66
wall pack 4000K EPD | 265600 | /wall pack/ | cct=4000 | declares:EPD
category 6 cable plenum with HPD | 271500 | declares:HPD
paver SRI 33 with HPD | 321400 | /paver/ | sri>=33 | declares:HPD
permeable paving 10 in/h | 321243,321400 | infiltration-rate>=10
6 ft chain link fence | 323100 | /chain link/ | height=72
24 inch RCP class III | 334200 | /concrete/ | diameter=24
PV module 400 W EPD | 481400 | declares:EPD
`,
);
