import { equalPhrases } from '#src/reference-api/trade/synonym-groups.ts';

/** A short or loose word and what it stands for besides itself; it does not hold backwards. */
const broader = `
roofing > tpo, epdm, pvc roofing, modified bitumen, standing seam
iso > polyiso, polyisocyanurate
insulation > polyiso, xps, eps, mineral wool, fiberglass batt, spray foam
siding > metal wall panel, fiber cement, insulated metal panel
cladding > rainscreen, metal wall panel, acm, fiber cement, precast
door > hollow metal, wood door, overhead coiling door, sectional door, access door
flooring > lvt, vct, resinous flooring, carpet tile, ceramic tile
ceiling > acoustical panel ceiling, gypsum board
masonry > brick, cmu, stone
glass > igu, laminated glass, tempered glass, low-e
membrane > single ply, air barrier, waterproofing
barrier > air barrier, wrb, vapor retarder, vehicle barrier
partition > toilet compartment, operable partition, metal stud
ada > accessible, wheelchair lift, grab bar, tactile sign, detectable warning
accessible > ada
acoustics > acoustic panel, acoustical panel ceiling, stc, nrc
soundproofing > acoustic panel, mineral wool, stc
fireproof > fireproofing, firestopping, fire-rated door, type x
type x > gypsum board
green roof > waterproofing, geotextile, extensive roof
cool roof > solar reflectance, sri, tpo
hurricane > impact-resistant, windborne debris, miami-dade
blast > laminated glass, security glazing
lead free > nsf 61, faucet
low flow > watersense, faucet, water closet
touchless > sensor faucet, automatic door, hand dryer
bas > integrated automation, controller, control unit
bms > integrated automation, controller, control unit
ddc > integrated automation, controller, control unit
thermostat > temperature sensor, zone sensor
handicap > ada, accessible, grab bar
leed > epd, hpd, recycled content
lighting > luminaire, downlight, troffer, pole light, exit sign
plumbing > water closet, lavatory, faucet, urinal, floor drain
hvac > ahu, vav, diffuser, boiler, chiller
scm > fly ash, slag cement
security > card reader, cctv, exit device, security grade
dfu > drainage fixture unit, floor drain
wsfu > water supply fixture unit
epd > environmental product declaration
hpd > health product declaration
gwp > global warming potential, embodied carbon
embodied carbon > global warming potential, epd
stc > sound transmission class
nrc > noise reduction coefficient
sri > solar reflectance index
cri > color rendering index
cct > correlated color temperature
shgc > solar heat gain coefficient
dcof > slip resistance
voc > volatile organic compound, low-emitting
ceu > continuing education, course, webinar
bim > revit, ifc, family
cad > dwg, dxf, detail
guide spec > specification, specwizard
`;

const lines = (text: string) => text.trim().split('\n');

/** Groups of phrases that mean the same; every phrase in lower case, no phrase in two groups. */
export const synonymGroups: readonly (readonly string[])[] = lines(equalPhrases).map((line) =>
  line.split(' = '),
);

/** One-way expansions: a search for `from` also looks for each of `to`, never the other way round. */
export const expansions: readonly { readonly from: string; readonly to: readonly string[] }[] = lines(
  broader,
).map((line) => {
  const [from = '', to = ''] = line.split(' > ');
  return { from, to: to.split(', ') };
});
