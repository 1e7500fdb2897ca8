/** Brand words in general use for a thing, whoever makes it: `word, word > thing`. Lower case, singular. */
export const brandWords = `
sheetrock, sheet rock > gypsum board
densglass, dens glass, dens-glass, securock, glasroc > glass-mat gypsum sheathing
densshield, dens shield, durock, hardiebacker, wonderboard, permabase > tile backer board
fiberock, quietrock > gypsum board
tyvek, typar, homewrap > weather barrier
zip system, zip sheathing, zip panel > sheathing with integral air barrier
blueskin, vycor, perm-a-barrier > weather barrier
henry air barrier, air-bloc > fluid-applied air barrier
bituthene, mel-rol > self-adhering waterproofing
grace ice & water shield, ice & water shield, ice and water shield, grace underlayment > self-adhering waterproofing
kynar, kynar 500, hylar > pvdf
galvalume, zincalume > metal roof panel
hardie, hardiplank, hardieplank, hardie plank, hardie board, hardieboard, hardieplank siding, certainteed siding > fiber-cement siding
hardie panel, hardiepanel > fiber-cement rainscreen panel
hardie soffit, hardie board soffit > fiber-cement soffit
dryvit, senergy, sto wall, stotherm, outsulation > eifs
trespa, parklex, prodema, fundermax > phenolic wall panel
alucobond, reynobond, alpolic, dibond, larson panel > metal composite material
kingspan, metl-span, centria > insulated metal panel
sarnafil, sikaplan, fibertite, duro-last > pvc roofing
everguard, sure-weld > tpo membrane
sure-seal, rubbergard > epdm membrane
masonite > wood door
masonite board > sheathing
formica, wilsonart, nevamar, pionite, arborite > plastic-laminate
corian, hi-macs, staron, avonite, swanstone > solid surface
silestone, caesarstone, cambria, zodiaq, quartz stone > quartz countertop
unistrut, b-line strut, kindorf > metal framing channel
styrofoam, blueboard insulation, blue board insulation, pinkboard, foamular > extruded polystyrene
thermax, tuff-r, foil polyiso > foil-faced continuous insulation
roxul, rockwool, rock wool, comfortboard, thermafiber > mineral wool board
icynene, demilec > spray foam insulation
fiberglas, pink insulation > batt insulation
dow 795, dow 790, dowsil, tremco spectrem, spectrem, pecora 895 > silicone sealant
sikaflex, vulkem, dymonic > polyurethane joint sealant
ethafoam backer rod, ethafoam, denver foam > backer rod
3m fire caulk, hilti firestop, fire barrier cp 25, metacaulk, flamesafe > firestop sealant
monokote, cafco, isolatek > fireproofing
albi clad, nullifire > intumescent fire-resistive coating
velux, wasco > skylight
solatube, sun tunnel, suntunnel > tubular daylighting device
kalwall, extech panel > translucent panel skylight
von duprin, sargent exit > exit device
schlage lock, schlage, best lock, corbin russwin, yale lock > lockset
lcn, lcn closer, norton closer > door closer
bilco hatch, bilco > roof hatch
overhead door brand > sectional door
lexan, plexiglas, plexiglass, lucite, polygal, makrolon > plastic glazing
thermopane > insulating glass unit
starphire, low iron glass > low-e glass
sonotube > concrete form tube
ramset, hilti pins, tapcon, red head anchor, hilti kwik bolt, kwik bolt, hilti anchor > concrete anchor
simpson strong-tie hanger, simpson strong-tie, simpson tie, strong-tie > wood connector
trex, trex decking, timbertech, fiberon > composite decking
azek, azek trim, kleer > pvc trim
parallam, microllam, timberstrand > laminated veneer lumber
tji, tji joist, bci joist, i-joist > wood i-joist
marmoleum > linoleum tile
armstrong vct, excelon > vinyl composition tile
astroturf, fieldturf > synthetic turf
interface carpet tile, flor > carpet tile
ultrasuede panel, ultrasuede, guilford fabric > fabric-wrapped acoustic panel
tectum, troldtekt > acoustical panel ceiling
homasote > sheathing
plyboo, plyboo flooring > wood flooring
formwall > wall covering
marlite, kemlite, glasbord > frp wall panel
acrovyn > wall guard
pawling > corner guard
bobrick grab bar > grab bar
bobrick, bradley accessory > toilet accessories
xlerator, world dryer > hand dryer
sloan flush valve, sloan valve, flushometer > sensor flush valve
jacuzzi, hot tub > bathtub
elkay bottle filler, elkay, halsey taylor > drinking fountain
zurn drain > floor drain
otis elevator, kone elevator, schindler elevator > elevator
porta-john, porta-potty, porta potty, portajohn > temporary sanitary facilities
jersey barrier, k-rail > precast concrete barrier
dumpster > waste compactor
romex, bx cable, mc cable > building wire
lutron dimmer, lutron, dimmer > lighting control
nest thermostat, nest > temperature sensor
hubbell occupancy sensor, wattstopper > occupancy sensor
geoweb > cellular confinement
mirafi, typar geotextile > geotextile
tensar > geogrid
turfstone, grasscrete, grasspave > grass paving grid
cultec, stormtech > underground detention chamber
knox box, knoxbox > emergency key cabinet
mailbox slot > mailbox
kohler toilet > water closet
bradley washfountain > lavatory
siemens panel, square d panel > panelboard
cat6 > category 6 cable
hid reader > credential reader
thinset brand, laticrete, schluter > tile setting materials
fypon, azek column > ornamental trim
tapco slate, davinci slate > slate shingles
decra > metal shingles
sherwin williams paint, benjamin moore > interior paint
kilz > primer
tremproof > fluid-applied waterproofing
xypex > crystalline waterproofing
thoroseal > cementitious waterproofing
visqueen > vapor retarder
nichiha, allura, cemplank, equitone, swisspearl > fiber-cement rainscreen panel
gaf ruberoid, ruberoid, siplast, paradiene, elastophene, derbigum > sbs granulated cap sheet
gaf timberline, timberline, duration shingle > asphalt shingles
promar, promar 200, promar 400, ultra spec, dulux, behr paint, superspec > interior latex paint
harmony paint, regal select > interior latex paint
nanawall, panoramic door, lacantina > folding glass wall
ditra, kerdi, schluter ditra, redgard, hydro ban > tile setting materials
gyp-crete, gypcrete, maxxon, levelrock > self-leveling underlayment
foamglas, foam glass > board insulation
tremco dymeric, dymeric, np1, dynatrol, sonolastic > polyurethane joint sealant
hadrian, bobrick partition, scranton partition, ampco > toilet partition
mechoshade, mecho, lutron shade, hunter douglas shade > roller shade
larsen, larsens, larsen's, potter roemer > fire extinguisher cabinet
toto, kohler, american standard > plumbing fixtures
toto toilet, american standard toilet > water closet
rite-hite, rite hite, kelley leveler, mcguire leveler, serco leveler > dock leveler
kwikset, kwikset deadbolt, baldwin lock, medeco > lockset
detex, precision exit > exit device
norton, dorma closer > door closer
roton, pemko hinge, hager hinge, select hinge > hinge
kawneer, ykk, tubelite, efco > storefront
pella, marvin, andersen window, andersen > aluminum window
pilkington, guardian glass, vitro glass, viracon, solarban, sungate > low-e insulating glass unit
firelite, pyran, keralite, superlite > fire-rated glass
armstrong ultima, ultima ceiling, cortega, usg radar, eclipse ceiling > acoustical panel ceiling
rockfon > mineral fiber ceiling panel
mannington, coretec, shaw contract vinyl, amtico, karndean > luxury vinyl tile
nora rubber, noraplan > rubber flooring
dur-a-flex, stonhard, stonclad, sikafloor > resinous flooring
quikrete, sakrete > ready-mixed concrete
forton, sikacrete > glass fiber reinforced concrete panel
thermomass, metrock > insulated panel
nudura, fox block, logix > insulating concrete form
prosoco, siloxane, weather seal siloxane > water repellent
tnemec, carboline > high-performance coating
daltile, american olean, crossville > porcelain tile
penco, lyon locker, list industries > metal locker
koala kare, koala > baby changing station
dyson airblade, airblade > hand dryer
guardian eyewash, haws > emergency shower and eyewash
rinnai, ao smith, a.o. smith, state water heater > water heater
viking sprinkler, tyco sprinkler, reliable sprinkler > sprinkler
titus diffuser, price diffuser > diffuser
trane air handler, carrier air handler, daikin air handler > air-handling unit
cooper troffer, lithonia troffer, lithonia > led troffer
ameristar, montage fence > ornamental steel fence
hesco, alaska barrier > precast concrete barrier
unilock, belgard, hanover paver, techo-bloc > concrete paver
ads pipe, n-12, n12 pipe > polypropylene storm pipe
aco drain, aco, slot drain brand > trench drain channel
stego wrap > vapor retarder
sikalastic, hydrotech > hot fluid-applied waterproofing
nudura, amvic, icf block > insulating concrete form
trus joist > wood i-joist
insulspan, sip panel > structural insulated panel
hufcor, modernfold, skyfold > operable partition
peter pepper > display case
quartet board > visual display board
draper screen, da-lite > projection screen
lyon locker, penco locker > metal locker
rolex mat, pedimat > recessed entrance mat
mechoshade, mecho shade > roller shade
levolor, hunter douglas > window blind
`;
