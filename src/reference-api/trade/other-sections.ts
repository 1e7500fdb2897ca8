/**
 * Sections of MasterFormat that the library may have nothing for, so that it can say so by number: the number, the
 * title, `=` and what else they are asked for by. Read beside the listed sections; once products stand in one of them,
 * its row does nothing.
 */
const table = `
015200 Construction Facilities = temporary sanitary facilities, portable toilet, jobsite trailer
023000 Subsurface Investigation
031100 Concrete Forming = concrete form tube, concrete formwork, formwork, column form
031119 Insulating Concrete Forming = insulating concrete form, icf
032000 Concrete Reinforcing = rebar, reinforcing steel, reinforcing bar
033500 Concrete Finishing = polished concrete, concrete sealer, concrete stain
034100 Precast Structural Concrete = hollow core plank, double tee
035400 Cast Underlayment = self-leveling underlayment, gypcrete
036000 Grouting = nonshrink grout
038100 Concrete Cutting
040513 Masonry Mortaring = mortar
040519 Masonry Anchorage and Reinforcing = brick tie, masonry tie, wall tie
040523 Masonry Accessories = weep vent, cavity drainage mat, mortar net
042300 Glass Unit Masonry = glass block
044200 Exterior Stone Cladding = stone cladding, stone facing, granite panel, limestone
044300 Stone Masonry = stone veneer
047200 Cast Stone Masonry = cast stone
050523 Metal Fastenings = concrete anchor, expansion anchor, anchor bolt, powder-actuated fastener
052100 Steel Joist Framing = steel joist, bar joist, open web joist
053100 Steel Decking = steel deck, metal deck, roof deck, composite deck
055000 Metal Fabrications = metal framing channel, strut channel, lintel angle
055100 Metal Stairs = metal stair, steel stair, stair, stair nosing
055133 Metal Ladders = ladder, ships ladder, roof ladder
055300 Metal Gratings = bar grating, grating
060523 Wood Fastenings = wood connector, joist hanger, hold-down
061000 Rough Carpentry = blocking and nailers, dimensional lumber
061200 Structural Panels = structural insulated panel
061500 Wood Decking = timber decking
061733 Wood I-Joists = wood i-joist
061753 Shop-Fabricated Wood Trusses = wood truss, roof truss
061713 Laminated Veneer Lumber = laminated veneer lumber
061813 Glued-Laminated Beams = glulam, glued laminated timber, glulam beam, mass timber, cross laminated timber
062000 Finish Carpentry = wood trim, interior trim, crown molding
066500 Plastic Simulated Wood Trim = pvc trim, ornamental trim, cellular pvc trim
067300 Composite Decking
071113 Bituminous Dampproofing = dampproofing
071400 Fluid-Applied Waterproofing = hot fluid-applied waterproofing
071600 Cementitious and Reactive Waterproofing = crystalline waterproofing, cementitious waterproofing
071700 Bentonite Waterproofing = bentonite
072116 Blanket Insulation = batt insulation, fiberglass batt, aerogel blanket
072119 Foamed-In-Place Insulation = spray foam insulation, sprayed foam insulation, spray foam
072129 Sprayed Insulation = cellulose insulation
072200 Roof and Deck Insulation = tapered insulation, cover board
072600 Vapor Retarders = vapor barrier, vapour barrier
073113 Asphalt Shingles = roof shingle, shingle, architectural shingle
073116 Metal Shingles
073126 Slate Shingles = slate roof, slate tile
073129 Wood Shingles and Shakes = cedar shake, wood shingle
073213 Clay Roof Tiles = clay tile roof, roof tile, spanish tile
073363 Vegetated Roofing = vegetated roof
074243 Composite Wall Panels = phenolic wall panel, high-pressure laminate panel
075100 Built-Up Bituminous Roofing = built-up roof, tar and gravel
075419 Polyvinyl-Chloride Roofing = pvc roofing, pvc membrane
075700 Coated Foamed Roofing = spray foam roof
076100 Sheet Metal Roofing
077236 Smoke Vents = smoke hatch
077253 Snow Guards = snow guard, snow retention
077600 Roof Pavers = roof paver pedestal
078443 Joint Firestopping = head of wall firestop, perimeter fire containment
081200 Metal Frames = welded frame
081433 Stile and Rail Wood Doors = panel door
081600 Composite Doors = fiberglass door
083200 Sliding Glass Doors = patio door
083473 Sound Control Door Assemblies = acoustic door, sound control door, stc door
083800 Traffic Doors = impact door, strip door
084233 Revolving Door Entrances = revolving door
084313 Aluminum-Framed Storefronts Sliding = sliding storefront wall
084500 Translucent Wall and Roof Assemblies
085200 Wood Windows = wood window, clad window
085300 Plastic Windows = vinyl window, pvc window, fiberglass window
085653 Security Windows = teller window, bullet resistant window
087113 Power Door Operators = automatic door operator, door operator
088300 Mirrors = mirror glass, mirrored glass
088400 Plastic Glazing = polycarbonate glazing, polycarbonate sheet, acrylic sheet
088800 Special Function Glazing = fire-rated glazing, ballistic glass, bullet resistant glass
092300 Gypsum Plastering = veneer plaster, venetian plaster
092236 Lath = plaster lath
092400 Cement Plastering = stucco lath, cement plaster
092813 Cementitious Backing Boards = tile backer board, cement board
093500 Chemical-Resistant Tiling
093033 Tile Setting Materials
095400 Specialty Ceilings = stretch ceiling, wood ceiling, linear wood ceiling, cementitious wood fiber panel
095423 Linear Metal Ceilings = linear metal ceiling, metal ceiling
096300 Masonry Flooring = brick flooring
096400 Wood Flooring = hardwood floor, hardwood flooring, bamboo flooring, gym floor
096513 Resilient Base and Accessories = resilient base
096516 Resilient Sheet Flooring = sheet vinyl, rubber sheet flooring
096600 Terrazzo Flooring
096623 Resinous Matrix Terrazzo Flooring = terrazzo, epoxy terrazzo
096816 Sheet Carpeting = broadloom, broadloom carpet
096900 Access Flooring = raised floor, raised access floor, access floor
097200 Wall Coverings = wall covering, wallcovering, wallpaper, vinyl wall covering
098100 Acoustic Insulation = sound batt
099600 High-Performance Coatings = epoxy wall coating
101100 Visual Display Units = whiteboard, markerboard, tackboard, chalkboard, visual display board
101200 Display Cases = trophy case
102123 Cubicle Curtains and Track = cubicle curtain, privacy curtain
102213 Wire Mesh Partitions = wire partition, security cage
102226 Operable Partitions = folding partition, folding panel partition, accordion partition, movable partition
103100 Manufactured Fireplaces = fireplace, gas fireplace
104113 Emergency Access and Information Cabinets = emergency key cabinet
104416 Fire Extinguishers = fire extinguisher
105500 Postal Specialties = mailbox, parcel locker, mail slot
105613 Metal Storage Shelving = storage shelving, pallet rack
107113 Exterior Sun Control Devices = sun control device, awning
107313 Awnings = canopy
107316 Canopies = walkway cover
107500 Flagpoles = flagpole, flag pole
108200 Grilles and Screens = bird control
111200 Parking Control Equipment = parking gate, ticket dispenser
112423 Window Washing Systems = fall protection, davit
111700 Teller and Service Equipment
112600 Unit Kitchens = kitchenette
113013 Residential Appliances = refrigerator, dishwasher, range hood
114000 Foodservice Equipment = commercial kitchen equipment, walk-in cooler, pizza oven, commercial oven
115213 Projection Screens = projection screen
115700 Vocational Shop Equipment
116143 Stage Curtains = stage curtain, theater curtain
116600 Athletic Equipment = gym equipment, basketball hoop, scoreboard, bowling alley
116800 Play Field Equipment and Structures = playground equipment, playground, play structure
119100 Religious Equipment = altar, pulpit, baptistery, baptistry, pipe organ, church organ, church bell, steeple bell
117000 Healthcare Equipment = dental chair, exam table
117800 Mortuary Equipment = morgue refrigerator
118226 Waste Compactors and Destructors = waste compactor, trash compactor
111100 Vehicle Service Equipment = car wash equipment, vehicle lift
122113 Horizontal Louver Blinds = window blind, venetian blind, mini blind
122200 Curtains and Drapes = drapery
123213 Manufactured Wood Casework
123623 Plastic Countertops = laminate countertop
125100 Office Furniture = desk, workstation, task chair
126100 Fixed Audience Seating = fixed seating, auditorium seating, theater seating
126700 Pews and Benches = church pew, pew
132416 Saunas = sauna, steam room
131800 Ice Rinks = ice rink
133413 Glazed Structures = greenhouse, sunroom
133423 Fabricated Structures = telescope dome, observatory, guard booth
133100 Fabric Structures = tensile membrane, tent structure
134900 Radiation Protection = lead sheet shielding
141000 Dumbwaiters = dumbwaiter
142100 Electric Traction Elevators = traction elevator, electric elevator
143100 Escalators = escalator, moving walk
149100 Facility Chutes = facility chute, trash chute
211200 Fire-Suppression Standpipes = standpipe
212200 Clean-Agent Fire-Extinguishing Systems = clean agent
213000 Fire Pumps = fire pump
220529 Hangers and Supports for Plumbing Piping = pipe hanger
220719 Plumbing Piping Insulation = pipe insulation
221316 Sanitary Waste and Vent Piping = cast iron pipe
221319 Sanitary Waste Piping Specialties = floor drain, roof drain, cleanout
222113 Water Softeners = water softener
224100 Residential Plumbing Fixtures = bathtub, shower stall
224700 Drinking Fountains and Water Coolers = drinking fountain, water cooler, bottle filler, bottle filling station
225100 Swimming Pool Plumbing Systems
230713 Duct Insulation = duct wrap
230900 Instrumentation and Control for HVAC
231100 Facility Fuel Piping = fuel piping, gas piping
233113 Metal Ducts = ductwork, spiral duct
233300 Air Duct Accessories = fire damper, smoke damper
233400 HVAC Fans = exhaust fan, ceiling fan
235100 Breechings, Chimneys, and Stacks = breechings, chimney
235216 Condensing Boilers = hydronic boiler, condensing hydronic boiler
236400 Packaged Water Chillers = chiller
236500 Cooling Towers = cooling tower
237400 Packaged Outdoor HVAC Equipment = rooftop unit
238100 Decentralized Unitary HVAC Equipment = heat pump, mini split, vrf
238200 Convection Heating and Cooling Units = unit heater, radiator, fan coil unit
238316 Radiant-Heating Hydronic Piping = radiant floor
260519 Low-Voltage Electrical Power Conductors and Cables = building wire
260533 Raceways and Boxes for Electrical Systems = conduit, electrical box
260529 Hangers and Supports for Electrical Systems
260923 Lighting Control Devices = lighting control, occupancy sensor, daylight sensor, lighting dimmer
262200 Low-Voltage Transformers = transformer
262413 Switchboards = switchboard
262726 Wiring Devices = receptacle, light switch, floor box
263213 Engine Generators = generator, standby generator, engine generator
263353 Static Uninterruptible Power Supply = uninterruptible power supply
263600 Transfer Switches = transfer switch
264113 Lightning Protection for Structures = lightning protection, lightning rod
265200 Safety Lighting = emergency lighting, emergency light
265300 Exit Signs = exit sign
265561 Theatrical Lighting = stage lighting
265568 Athletic Field Lighting = stadium lighting
275100 Distributed Audio-Video Communications Systems = public address, intercom
282000 Video Surveillance = security camera, cctv camera
283100 Intrusion Detection = burglar alarm
311000 Site Clearing
312300 Excavation and Fill
313116 Termite Control = termite
313700 Riprap = riprap, gabion
316200 Driven Piles = pile, helical pile
321216 Asphalt Paving = asphalt, asphalt pavement
321313 Concrete Paving = concrete sidewalk
321723 Pavement Markings = striping, pavement marking
321813 Synthetic Grass Surfacing = synthetic turf, artificial turf
321816 Synthetic Resilient Surfacing = playground surfacing, running track
321726 Tactile Warning Surfacing = tactile warning, detectable warning, truncated dome
323200 Retaining Walls = retaining wall, segmental retaining wall
328400 Planting Irrigation = irrigation, drip irrigation, sprinkler irrigation
329200 Turf and Grasses = sod, lawn seed
329300 Plants = tree, shrub
330513 Manholes and Structures = manhole
334100 Subdrainage = subdrainage, perforated drain pipe
347200 Airfield Construction = helipad, heliport
345000 Cattle Guards = cattle guard
`;

export interface OtherSection {
  number: string;
  title: string;
  /** The title, and what else it is asked for by. */
  phrases: readonly string[];
}

export const otherSections: readonly OtherSection[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', also] = line.split(' = ');
    const title = head.slice(7);
    return {
      number: head.slice(0, 6),
      title,
      phrases: [title.toLowerCase(), ...(also === undefined ? [] : also.split(', '))],
    };
  });
