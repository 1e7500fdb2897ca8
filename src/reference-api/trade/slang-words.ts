/** Words of the site, the shop and the office: `word, word > thing`. Lower case, singular. */
export const slangWords = `
purple board > mold-resistant gypsum board
green board, greenboard > mold-resistant gypsum board
blue board veneer plaster base, blue board > mold-resistant gypsum board
mud and tape, taping mud, all-purpose mud > gypsum board
rock the wall, hang rock > gypsum board
sip > structural insulated panel
imp > insulated metal panel
imp roof > insulated metal roof panel
frp bathroom wall > frp wall panel
mop sink, slop sink, mop basin, janitor sink > mop service basin
pipe boot, roof boot, boot > flashing accessory
snow rail, snow stop, snow fence roof > snow guard
weep, weep hole, weep hole vent > weep vent
panic bar, crash bar, panic device, push bar > exit device
butt > hinge
hm frame, kd frame > hollow metal
borrowed light, borrowed lite > hollow metal
roll up door, roll-up door, rollup door, coiler > coiling door
man door > hollow metal door
storefront door > aluminum entrance door
bird glass, bird safe glass > bird-friendly glass
fritted glass, frit > patterned glass
obscure glass > patterned glass
can light, pot light > led downlight
wall pack light > wall pack
bollard light > lighted bollard
cobra head, shoebox light > area luminaire
wall washer > downlight
trash chute, laundry chute, linen chute > facility chute
pan deck, b-deck > steel decking
red iron, i-beam, h-beam, rolled beam > wide-flange steel member
c-purlin, c purlin, z-purlin, purlin > cold-formed metal framing
track and stud, stud and track > steel partition stud
hat track, hat section > furring channel
z-girt, z girt, girt > cold-formed metal framing
angle iron > structural steel
checker plate, diamond plate > decorative metal
stair nosing > metal stairs
caulk joint > joint sealant
self-stick membrane, peel and stick waterproofing, peel-and-stick > self-adhering membrane
torch down, torchdown > torch-applied sbs membrane
walk pad, walkpad > walkway
cap flashing > metal coping
scupper, conductor head, rain leader > gutter and downspout
cricket, crickets and saddle, cricket and saddle, roof saddle > sheet metal flashing
cleat > sheet metal flashing
roof ladder safety post, safety post > roof hatch
spray fireproofing, spray on fireproofing > fireproofing
pookie, fire putty > firestop sealant
head of wall joint, head-of-wall > joint firestopping
egg crate ceiling, eggcrate ceiling > acoustical panel ceiling
cloud and baffle, clouds and baffle, ceiling cloud, acoustic cloud, acoustic baffle > acoustic panel
cove base, vinyl base, rubber base, wall base > resilient base
esd floor, static dissipative floor, anti-static floor > electrostatic dissipative floor
walk-off carpet, walk off carpet > entry carpet tile
bathroom stall, toilet stall > toilet partition
modesty panel, privacy panel > urinal screen
aed cabinet > defibrillator cabinet
gym locker > athletic locker
dock plate > dock leveler
eyewash station, eye wash > emergency shower and eyewash
quartz top > quartz countertop
handicap lift, porch lift > platform lift
crapper, john, commode, loo > water closet
hot water heater, hot water tank > water heater
breaker box, fuse box > load center
whip, electrical whip > building wire
cat 6, cat-6, cat 6a > category 6 cable
fob reader, prox reader, swipe reader > credential reader
silt sock, straw wattle, wattle > silt fence
rip rap, rip-rap > riprap
cyclone fence > chain link fence
cb > catch basin
french drain > subdrainage
crash bollard > crash-rated bollard
fascia board > gravel stop
quoin, belt course, water table > precast sill
muntin, sash > aluminum window
astragal, coordinator, kick plate, kickplate, door stop, silencer > door hardware
kerf, kerf frame > hollow metal frame
lath, metal lath, wire lath, diamond lath > plaster lath
scrim > roller shade
dado, wainscot > wall protection
reveal, reveal trim, f-reveal > gypsum board
fry reglet > reglet and counterflashing
flue, breeching > breechings
plenum cable > plenum cable
spline > structural insulated panel
screed > cement plastering
bulkhead, dropped soffit > gypsum board
soffit panel > soffit
hvac grille > grille
louver blind > window blind
ada ramp, handicap ramp > wheelchair lift
man lift > platform lift
door sweep, door bottom > door hardware
glass railing, glass rail > guardrail
pigeon spike > bird control
picture rail > wall protection
chair rail > wall guard
bumper rail > wall guard
floor box, poke-thru > wiring devices
exit light > exit sign
fire bell, horn strobe > fire alarm
panelized ceiling grid, grid and tile, 2x4 tile, lay in tile > acoustical panel ceiling
hung ceiling > acoustical panel ceiling
block wall, cinderblock > concrete masonry unit
jumbo brick, queen size brick > face brick
mud set, thickset > porcelain tile
sand finish, synthetic stucco finish > eifs finish coat
tilt-up, tilt up, tilt wall > precast
ready-mix truck, mud truck > ready-mixed concrete
deformed rod, re-rod > rebar
nail base, nailbase > insulated panel
outsulation board > eifs
weather stripping > door hardware
permeable paving, pervious paving, grass paving > porous flexible paving
roll-down shutter, roll down shutter, rolling shutter, concession shutter > coiling counter shutter
roll-down door, roll down door, roll down grille > coiling door
undermount lav, under-mount lav, under mount lav, undermount lavatory > undercounter lavatory
erosion blanket, erosion control blanket, erosion mat, excelsior blanket, coir mat > turf reinforcement mat
sound control louver, sound attenuating louver, sound louver, sound trap louver > acoustical louver
hard lid, hard-lid ceiling > gypsum board
demountable wall, glass office front > interior storefront
sidelite, sidelight, transom lite > storefront
scuttle, roof scuttle, access scuttle > roof hatch
rubber roof > epdm membrane
white roof, heat-welded roof > tpo membrane
hat section, resilient channel > furring channel
stud and drywall wall, drywall partition > gypsum board
vanity top > solid surface vanity top
entry mat, vestibule mat, walk-off mat, grille mat > entrance mat
crash rail > wall guard
corner bead guard > corner guard
kiddie fence, iron fence > ornamental steel fence
wheel stop, car stop > parking bumper
yard hydrant, hose bib, hose bibb > wall hydrant
trough drain, linear drain > trench drain channel
transformer pad cover > equipment pad
shaft wall, shaftliner > shaft wall
fire stop caulk, fire caulking, red caulk > intumescent firestop sealant
fire wrap, pipe collar > firestop wrap strip
spray foam > spray foam insulation
white board, dry erase board > visual display units
corkboard, tack board > visual display units
shop stool, task stool > office furniture
`;
