/**
 * Phrases, lower case, that name the same thing in the trade. One group a line, phrases parted by `=`; the first is the
 * one that titles of sections and products use, and is looked for the most.
 */
export const equalPhrases = `
gypsum board = drywall = wallboard = plasterboard = gwb = gyp board = gypsum wallboard = gyp bd = gypsum panel
exterior gypsum sheathing = glass-mat sheathing = exterior gyp sheathing = fiberglass-faced gypsum
tile backer board = cement backer board = cbu = backerboard
joint compound = drywall mud = taping compound
curtain wall = curtainwall = cw = glazed curtain wall
storefront = store front = aluminum storefront
window wall = windowwall
eifs = exterior insulation and finish system = synthetic stucco
stucco = portland cement plaster
tpo = thermoplastic polyolefin = thermoplastic-polyolefin
epdm = ethylene propylene diene monomer = rubber roofing = rubber membrane
pvc roofing = polyvinyl chloride roofing = vinyl membrane
sbs = styrene butadiene styrene = modified bitumen = mod bit = modified bituminous
bur = built-up roofing = built up roof
single ply = single-ply membrane = sheet membrane roofing
standing seam = ssmr = standing-seam roof
metal wall panel = metal siding = mwp
insulated metal panel = imp = sandwich panel = foam core panel
metal composite material = acm = mcm = aluminum composite material = composite panel
fiber cement = fibre cement = cementitious siding = fcb
frp = fiberglass reinforced panel = glass fiber reinforced plastic = fiberglass paneling
grp = glass reinforced plastic
glass fiber reinforced concrete = gfrc = gfrc panel
gfrg = glass fiber reinforced gypsum
uhpc = ultra high performance concrete
concrete masonry unit = cmu = concrete block = cinder block = blockwork
brick = brickwork = face brick = clay brick = clay masonry
precast = precast concrete = architectural precast
cast in place = cast-in-place = cip = poured concrete = ready mix
rebar = reinforcing bar = reinforcing steel = deformed bar
wwf = wwr = welded wire fabric = welded wire reinforcement = wire mesh
form liner = formliner
slab on grade = slab-on-grade = sog
admixture = concrete additive
scm = supplementary cementitious material
structural steel = steel framing = wide flange = w shape
hss = hollow structural section = tube steel = structural tube
cold-formed metal framing = cfmf = light gauge framing = light-gage steel = metal stud framing
metal stud = steel stud = drywall stud = nonstructural stud = c-stud
furring = hat channel
metal deck = steel deck = decking
railing = guardrail = handrail = balustrade
grating = bar grating = steel grating
plywood = veneer sheathing = structural panel
oriented strand board = osb
mdf = medium density fiberboard
clt = cross laminated timber = mass timber
glulam = glued laminated timber = glulam beam
lvl = laminated veneer lumber
pt lumber = pressure treated lumber = preservative treated wood = ptw
frt = frtw = fire retardant treated wood = fire-retardant plywood
casework = millwork = cabinetry = cabinets
plastic laminate = hpl = high pressure laminate = p-lam = plam
tfl = thermally fused laminate = melamine
solid surface = solid surfacing
quartz surfacing = engineered stone = quartz countertop = quartz agglomerate
countertop = worktop = counter top = benchtop
waterproofing = tanking = below-grade membrane
dampproofing = damp proofing
extruded polystyrene = xps
expanded polystyrene = eps = beadboard
polyisocyanurate = polyiso = iso board = iso insulation = pir
mineral wool = stone wool = slag wool = mineral fiber
fiberglass batt = batt insulation = glass wool = blanket insulation
spf = spray foam = spray polyurethane foam = sprayed foam
ci = continuous insulation = board insulation
avb = air and vapor barrier = air vapour barrier
weather barrier = wrb = water-resistive barrier = weather resistive barrier = housewrap
air barrier = air retarder = ab membrane
vapor retarder = vapour barrier = vapor barrier
rainscreen = rain screen = pressure equalized cladding
flashing = sheet metal flashing = sheet metal trim
coping = parapet cap = wall cap
gravel stop = fascia = roof edge = drip edge
roof hatch = roof scuttle = access hatch
smoke vent = smoke hatch
firestopping = fire stopping = firestop = fire caulk = through-penetration firestop
fireproofing = sfrm = spray applied fire resistive material = intumescent coating
sealant = caulk = caulking = joint sealer
backer rod = joint backing
expansion joint = movement joint = ejc = expansion joint cover
control joint = contraction joint
hollow metal = hm = hm door = hollow metal door = steel door
wood door = timber door = flush door = solid core door
fire door = fire-rated door = labeled door
overhead coiling door = rolling door = roll-up door = coiling shutter
sectional door = overhead door = garage door
access door = access panel = access hatch door
automatic entrance = automatic door = sliding entrance = power door
revolving door = revolving entrance
insulating glass = igu = insulated glass unit = double glazing = insulated glass
low-e = low e = low emissivity = low-emissivity coating
laminated glass = safety glass laminate
tempered glass = toughened glass = fully tempered
spandrel glass = spandrel
window = fenestration = glazed opening
skylight = roof window = rooflight = skylite
door hardware = finish hardware = ironmongery = builders hardware
lockset = door lock = lock
exit device = panic bar = panic hardware = crash bar
door closer = closer
hinge = butt hinge = butt
threshold = saddle = door sill
weatherstripping = weather seal = gasketing
louver = louvre
terrazzo = epoxy terrazzo
ceramic tile = wall tile = floor tile
porcelain tile = porcelain
quarry tile = quarry
thinset = thin-set mortar = tile adhesive
acoustical panel ceiling = act = acoustical ceiling = lay-in ceiling = drop ceiling = suspended ceiling = acoustical tile = acoustic tile = ceiling tile
ceiling grid = suspension system = t-bar = tee grid
vinyl composition tile = vct
luxury vinyl tile = lvt = vinyl plank = lvp = resilient tile
sheet vinyl = resilient sheet flooring
linoleum = lino
rubber base = wall base = cove base = vinyl base
resinous flooring = epoxy flooring = fluid applied flooring = seamless flooring = poured floor
carpet tile = modular carpet = tile carpeting
broadloom = sheet carpet
wood flooring = hardwood floor = timber floor
acoustic panel = sound absorptive panel = fabric wrapped panel = wall panel acoustic
wall covering = wallcovering = wallpaper
paint = coating = painting
hpc = high performance coating = industrial coating
signage = sign = wayfinding
room sign = tactile sign = braille sign = ada sign
toilet compartment = bathroom partition = toilet partition = restroom partition = toilet stall
urinal screen = privacy screen
grab bar = safety bar
hand dryer = hand drier
paper towel dispenser = towel dispenser
corner guard = wall guard = crash rail = bumper guard = wall protection
fire extinguisher cabinet = fec = extinguisher cabinet = fire protection cabinet
fire extinguisher = extinguisher
locker = storage locker = gym locker
operable partition = folding partition = movable wall
markerboard = whiteboard = dry erase board
tackboard = bulletin board = pinboard
dock leveler = dock leveller = dock plate = loading dock
dock seal = dock shelter
fume hood = laboratory hood = fume cupboard
lab bench = laboratory bench = laboratory casework
roller shade = window shade = solar shade = roller blind
venetian blind = horizontal blind = mini blind
entrance mat = walk-off mat = entrance flooring = recessed mat = entry mat
bench = seating = site bench
metal building = pemb = pre-engineered metal building = steel building
pool = swimming pool = natatorium
elevator = lift car = passenger lift
wheelchair lift = platform lift = accessibility lift
escalator = moving stair
sprinkler = fire sprinkler = sprinkler head
fire pump = booster fire pump
standpipe = fire hose connection
fdc = fire department connection = siamese connection
water closet = wc = toilet = commode
urinal = wall urinal
lavatory = lav = wash basin = hand sink = basin = sink
faucet = tap = spigot
mop sink = service sink = janitor sink
drinking fountain = water cooler = bottle filler = hydration station
floor drain = area drain
backflow preventer = rpz = reduced pressure zone valve = bfp
water heater = dhw heater = domestic hot water heater
tmv = thermostatic mixing valve = tempering valve
cleanout = clean-out
air handling unit = ahu = air handler = air-handling unit
rtu = rooftop unit = packaged rooftop
doas = dedicated outdoor air system
air terminal unit = vav = variable air volume = vav box
fcu = fan coil = fan coil unit
erv = energy recovery ventilator = heat recovery ventilator = hrv
vrf = variable refrigerant flow = multi-split heat pump
heat pump = reverse-cycle unit
diffuser = supply register = air outlet
grille = return register = air inlet
ductwork = sheet metal duct = duct
boiler = hot water boiler = hydronic boiler
chiller = water chiller
vfd = variable frequency drive = adjustable speed drive
bas = bms = building automation system = building management system = ddc
controller = local control unit = field controller
panelboard = electrical panel = breaker panel = load center
receptacle = outlet = power outlet
gfci = ground fault circuit interrupter
conduit = emt = electrical metallic tubing = raceway
cable tray = ladder tray
ups = uninterruptible power supply
genset = generator = standby generator
ats = automatic transfer switch = transfer switch
luminaire = light fixture = lighting fixture = light fitting
troffer = lay-in light = recessed troffer
downlight = can light = recessed light = pot light
exit sign = exit light
area luminaire = pole light = area light = site light = street light = site lighting = area lighting
lighted bollard = bollard light
rack = equipment rack = server rack = data rack
horizontal cabling = structured cabling = data cabling = network cable
patch panel = patch bay
wap = wireless access point
credential reader = card reader = access reader = proximity reader
cctv = video surveillance = security camera = ip camera
fire alarm = fire detection = facp = facu = fire alarm panel = fire alarm control unit
smoke detector = smoke sensor
erosion control = silt fence = sediment control = bmp
geotextile = filter fabric = geosynthetic = geofabric
geogrid = soil reinforcement grid
paver = unit paver = paving stone = interlocking paver
porous paving = permeable paving = grass paver = pervious paving
detectable warning = truncated dome = tactile warning = dws
fence = fencing = site fence
gate = swing gate = sliding gate
bollard = post barrier = vehicle bollard = traffic bollard
bicycle rack = bike rack = cycle rack
trash receptacle = litter bin = waste receptacle = trash can
trench drain = linear drain = channel drain
catch basin = storm inlet = area inlet
hdpe pipe = high density polyethylene pipe = corrugated plastic pipe
rcp = reinforced concrete pipe = concrete pipe
detention chamber = infiltration chamber = stormwater chamber = stormwater detention
oil water separator = interceptor = ows
rail = track rail = running rail
vehicle barrier = crash barrier = guide rail
floating pier = floating dock = pontoon
fender = marine fender = dock bumper
valve = process valve = isolation valve
flow meter = flowmeter = magmeter = magnetic flow meter
conveyor = belt conveyor = roller conveyor
crane = bridge crane = overhead crane
heat exchanger = plate exchanger = hx
pump = liquid pump = centrifugal pump
storage tank = tank = vessel
dust collector = baghouse = particulate collector
noise barrier = sound wall
uv disinfection = ultraviolet disinfection = uv reactor
chemical feed = dosing system = metering pump skid
photovoltaic module = pv module = solar panel = pv panel
wind turbine = wind generator
formwork = shuttering = forms
`;
