import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** What five people with different trades asked for and were answered wrongly at first: mistyped, in Spanish, by numbers, by rooms. */
export const freshPeople = askedQueries(
  'kind',
  `
how do i stop noise between apartments | 0929 | first
reduce noise between rooms | 0929 | first
soundproof partition | 0929
stc rated wall | 0929
200 amp panel | 2624 | first
load center 24 space | 2624 | /load center|panelboard/ | first
hands free faucet sensor | 2242 | /faucet/ | first
smoke barrier door | 0811,0814 | first
UL 10C positive pressure door | 0811,0814 | first
washable ceiling tile clean room | 0951 | first
door edge guards | 1026 | first
rigid vinyl wall covering | 1026 | first
room pressure sensor | 2535 | /pressure/ | first
server rack 2 post | 2711 | /rack/ | first
CO2 sensor | 2535 | /carbon dioxide/ | first
daylighting tubes | 0862 | /tubular/ | first
bike parking | 3233 | /bicycle/ | first
bird safe glazing | 0880 | /bird/ | first
sun shade aluminum for curtain wall | 0844 | /sunshade/ | first
epoxy floor locker room | 0967 | first
hygienic wall panel | 0683 | first
foam bord | 0721 | first
mirors | 1028 | first
hardi siding | 0746 | first
cobblestone | 3214 | first
rj45 jack | 2715 | first
storm sewer | 3342 | first
k12 bollard | 3471 | first
bag house | 4411 | first
streetlight | 2656 | first
impermeabilizante para azotea | 0752,0753,0754 | first
alfombra comercial | 0968 | first
grifo electrónico | 2242 | /faucet/ | first
lockers metálicos escolares | 1051 | first
mamparas sanitarias | 1021 | first
plataforma para silla de ruedas | 1442 | first
lámina de acero para techo | 0741 | first
bota aguas de aluminio | 0762 | first
vidrio bajo emisivo | 0880 | first
piso conductivo | 0967 | first
canal y poste para tablaroca | 0922 | first
tablero de distribución | 2624 | first
sheet rock mud | /mud/
window film shatter resistant | /window film/
cerradura electrónica | /electronic/
radiador | /radiador/
art room sink | 2242 | first
lite fixtures 2x4 led | 2651
bomba dosificadora | 4633 | first
`,
);
