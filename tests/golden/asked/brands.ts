import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Brand words that offices use for the thing, whoever makes it. */
export const brandQueries = askedQueries(
  'brand',
  `
Sheetrock | 092900
5/8 sheetrock | 092900 | thickness=0.625
Tyvek | 072500,072726
tyvek house wrap | 072500
DensGlass | 061600 | /sheathing/
dens glass sheathing | 061600
DensShield | 092813,093013,092900,061600
Durock | 092813,093013
Kynar | 074113,07421,074213,084413,084113,077100,076200
kynar 500 metal wall panel | 074213,07421323
Galvalume | 074113,074213,076200,054000
galvalume standing seam | 074113 | /standing seam|seam/
Hardie | 074646
HardiePlank | 074646 | /siding|plank/
hardie board soffit | 074646 | /soffit/
Dryvit | 072413
Trespa | 074243,074246,0742,074646
Alucobond | 07421323
Reynobond | 07421323
Sarnafil | 075419
Masonite | 081416,081400,061600,064100
Formica | 064100,123623,062000
Corian | 123661
Silestone | 123661
Caesarstone | 123661
Unistrut | 260529,220529,055000,054000
Styrofoam | 072113 | /polystyrene/
blueboard insulation | 072113 | /polystyrene/
Thermax | 072113 | /polyiso|foil/
Roxul | 072113,072100 | /mineral wool/
Rockwool | 072113,072100 | /mineral wool/
Icynene | 072119
Grace Ice & Water Shield | 073000,070000,071326,075216,0725
Bituthene | 071326
Blueskin | 072500,072726,071326
Henry air barrier | 072726,072500
Vycor | 072500,072726,071326,076200
Dow 795 | 079200 | /silicone/
Sikaflex | 079200 | /polyurethane|sealant/
Ethafoam backer rod | 079200 | /backer rod/
3M fire caulk | 078413
Hilti firestop | 078413
Monokote | 078100 | /cementitious|fireproofing/
Cafco | 078100
Velux | 086200
Solatube | 086200 | /tubular/
Kalwall | 086200,0845,084513
Von Duprin | 087100 | /exit device/
Schlage lock | 087100 | /lock/
LCN closer | 087100,087116
Bilco hatch | 077233
Lexan | 088400,0884,0862
Plexiglas | 088400,0884
Sonotube | 031100,0311
Ramset | 050523,0505
Tapcon | 050523,0505
Hilti kwik bolt | 050523,0505
Simpson strong-tie hanger | 060523,0605
Trex decking | 067300,0673
Azek trim | 066000,066500,074646,0646
Parallam | 061800,0617,0618
TJI joist | 061733,0617
Glulam | 061813,0618
Marmoleum | 096543,096519 | /linoleum/
Armstrong VCT | 096519 | /vinyl composition/
Astroturf | 321813,3218
Interface carpet tile | 096813
Ultrasuede panel | 098413
Tectum | 095113,098413,0951
Homasote | 098413,061600,0616
Plyboo | 096400,0640,0962
Zip System sheathing | 061600 | /integral air barrier|sheathing/
Bobrick grab bar | 102800 | /grab bar/
Sloan flush valve | 224200 | /flush valve/
Jacuzzi | 224100,2241
Elkay bottle filler | 224700,2247,2242
Otis elevator | 142400,142100
Porta-John | 015200,0152
Jersey barrier | 347113 | /precast concrete barrier|barrier/
Dumpster | 111400,1182,0174,118200
Romex | 260519,2605
Lutron dimmer | 262726,260923,2627,2609
Nest thermostat | 253500,2309
Acrovyn | 102600
Hubbell occupancy sensor | 260923,2609
Geoweb | 313219 | /confinement/
Mirafi | 313219 | /geotextile/
`,
);
