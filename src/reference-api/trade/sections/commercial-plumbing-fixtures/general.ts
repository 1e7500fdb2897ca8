/** PART 1 of 22 42 00. */
export const commercialPlumbingFixturesGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep the fixtures that the project has. Use the marks of the plumbing Drawings.
  [x] #wc Water closets and flush valves. ;; outline ;; requires #accessible
  [x] #urinal Urinals. ;; outline
  [x] #lav Lavatories and faucets. ;; outline
  [x] #sink Sinks and faucets. ;; outline
  [x] #mop Mop service basins. ;; outline
  [ ] #shower Showers and shower valves. ;; outline ;; requires #mixing
  [x] #fountain Drinking fountains and bottle fillers. ;; outline
  [ ] #eyewash Emergency eyewashes and showers. ;; outline ;; requires #tempered
  [x] #carriers Carriers for wall-hung fixtures. ;; outline ;; why A wall of studs and board cannot hold a person on a cantilever.
  Stops, supplies, traps, and trim. ;; short
ARTICLE Related Sections
  {§079200}: Sealant at fixtures. ;; short
  {§078413}: Firestopping where pipes pass through rated walls and floors. ;; short
  {§092216}: Framing and chases behind fixtures. ;; short
  {§093013}: Tile behind and below fixtures. ;; short
  {§102113}: Toilet compartments. ;; short
  {§102800}: Grab bars and toilet accessories. ;; short
  {§123661}: Countertops into which lavatories are set. ;; short
  {§220529}: Hangers and supports. ;; short
  {§220719}: Insulation of piping. ;; short
  {§221116}: Domestic water piping. ;; short
  {§221316}: Sanitary waste and vent piping. ;; short
  {§223400}: Water heaters. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  Accessible: Meeting the {ADA Standards} and {ICC A117.1} for position, height, reach, and force. ;; short
  Metering: Valve that closes by itself after a set time or amount.
  Low Lead: Wetted surfaces with a weighted average of 0.25 percent lead or less. ;; short
  Flushometer: Valve that flushes with supply pressure, without a tank.
ARTICLE Performance Requirements
  Water Efficiency: ;; short
    Water Closets: {=flushVolume|1.28 gpf|4.8 L per flush} or less for each flush. ;; short ;; if #wc
    Urinals: {?urinalgpf number "Greatest urinal flush" 0.125..1 "gpf" ="0.125"} or less. ;; short ;; if #urinal
    Public Lavatories: {0.5 gpm|1.9 L/min} or less, or {0.25 gallon|0.95 L} each metered cycle. ;; short ;; if #lav
    Shower heads: {?showergpm number "Greatest shower flow" 1.2..2.5 "gpm" ="1.8"} or less at {80 psi|552 kPa}. ;; short ;; if #shower
    NOTE Set the values to the local code, which may be lower than the national one. Very low flush needs slope in the drain.
  [x] #accessible Accessible Fixtures: Where the Drawings show the symbol of accessibility, and wherever the {ADA Standards} and {ICC A117.1} require them. ;; short
  Potable Water: Wetted surfaces per {NSF/ANSI/CAN 61}; low lead per {NSF/ANSI/CAN 372}. ;; short
  Temperature: {?hot number "Greatest temperature at public lavatories" 80..120 "°F" ="110"} or less at public hand-washing lavatories, by devices per {ASSE 1070}. ;; short
  Supply pressure at fixtures: {?psilow number "Least pressure" 8..60 "psi" ="25"} to {80 psi|552 kPa} with flow.
  Strength: Wall-hung water closet on carrier holds {=loadCapacity|500 lb|227 kg} without failure. ;; short ;; if #carriers
  [ ] #legionella Water Management: Fixtures and mixing devices fit the water plan of {owner} under {ASHRAE 188}; flushing program in writing. ;; suggests #sensor ;; why Hospitals, hotels, and schools with long closures need it.
  [ ] #vandal Vandal Resistance: Fixtures and trim fastened with tamper-resistant screws; no removable parts in public. ;; short
  Comply with {IPC} or with the plumbing code in force. ;; short
ARTICLE Preinstallation Meetings
  [x] Meet before rough-in with installers of framing, tile, compartments, accessories, and electrical work.
    Compare carrier, chase, and partition depths with the fixtures approved.
    Agree on rim heights, mirror heights, and locations of sensor power.
    Set sample rough-in of one group of fixtures before the rest.
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: Each fixture with trim, carrier, rough-in, water use, finish, and certification. ;; short
    Shop Drawings: ;; short
      Rough-in with dimensions for each fixture, at {1/2 inch to 1 foot|1 to 25}. ;; short
      [x] Chase sections with carriers, flush valves, and finished walls.
      [ ] Wiring of sensor valves with transformers. ;; requires #hardwired
    Fixture Schedule: Marks, manufacturers, models, colors, and accessories in one table. ;; short
    Samples: ;; short
      (x) None. ;; short
      ( ) Faucet and sensor valve in finish specified. ;; short
  Informational Submittals: ;; short
    Certificates: {NSF/ANSI/CAN 61} and {NSF/ANSI/CAN 372} for fittings. ;; short
    Accessibility: List of fixtures with rim, seat, and control heights as they will be. ;; short
    [ ] Environmental product declaration and health product declaration.
    Field test and temperature log.
  Closeout Submittals: ;; short
    Maintenance data with parts diagrams, battery types, and cleaning agents. ;; short
    [x] Spare Parts: {?spare number "Spare kits" 1..20 ="3"} repair kits for each kind of flush valve and faucet, and keys for stops.
    Warranties.
ARTICLE Quality Assurance
  Single Source: Fixtures of one kind from one manufacturer; faucets and flush valves from one manufacturer each. ;; short
  Installer: Licensed plumbers, with {?years number "Years of experience" 2..20 "years" ="5"} in buildings of like use. ;; short
  Mock-Up: ;; short
    (x) None required. ;; short
    ( ) #mockup Set one complete toilet room and obtain approval of heights, sealant, and sensor settings before setting others. ;; short ;; why Repeated rooms of hotels, dormitories, and hospitals.
ARTICLE Delivery, Storage, and Handling
  Deliver fixtures in cartons with marks; keep cartons shut until set. ;; short
  Store china off the floor, below no heavy goods; do not stack bowls.
  Do not use fixtures during construction. ;; short
  Reject chipped, crazed, or warped china; tolerance {1/4 inch in 24 inches|6 mm in 610 mm} for flatness of rims.
ARTICLE Field Conditions
  Set fixtures after floors, walls, and tile are complete, at {40 degrees F|4 degrees C} or warmer. ;; short
  Protect china from plaster and welding; cover with film.
  Provide clean water; flush lines before sensor parts are set. ;; short
ARTICLE Sequencing
  Carriers after framing and before board; fixtures after paint and tile; trim last. ;; short
  Test drainage with water before fixtures are set.
ARTICLE Warranty
  NOTE Electronic parts seldom carry more than three to five years, whatever the china has.
  Installer's Warranty: Correct leaks, loose fixtures, and faulty sensors for 1 year. ;; short
  Manufacturer's Warranty of basis-of-design product: {=warranty|3 years|3 years} from Substantial Completion. ;; short
  Other fixtures and trim: ;; short
    (x) Period: 1 year. ;; short
    ( ) Period: 5 years for china, 3 years for electronics. ;; short
`;
