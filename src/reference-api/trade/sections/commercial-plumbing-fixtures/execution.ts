/** PART 3 of 22 42 00. */
export const commercialPlumbingFixturesExecution = `
PART Execution
ARTICLE Examination
  Verify location, depth, and size of rough-in against the shop drawings before walls close. ;; short
    Carrier faceplates plumb, level, and in plane with the finished wall. ;; short
    Supply pressure, static: {?staticpsi number "Static pressure" 40..80 "psi" ="60"} at the highest fixture or more; reduce where above {80 psi|552 kPa}. ;; short
    Waste outlets at the height of the fixtures; branch drains sloped {1/4 inch per foot|2 percent}.
  Check that walls and tile are straight where fixtures bear; grout hollows solid. ;; short
ARTICLE Preparation
  Flush supply lines until clear and disinfect as the piping section requires. ;; short
  Clean floors; level slabs under floor fixtures within {1/16 inch|1.6 mm} per foot.
  Cut counter from the manufacturer's template; check overhang with {architect}. ;; if #under
ARTICLE Mounting Heights
  NOTE Measure from finished floor. Children's heights differ; the accessible standards give ranges by age.
  Set fixtures at these heights, accessible ones within the limits of the {ADA Standards}: ;; short
    TABLE Heights above finished floor: ;; short
      | Fixture | Accessible | Standard |
      | Water closet, top of seat | 17 to 19 inches (432 to 483 mm) | 15 to 16 inches (381 to 406 mm) |
      | Water closet, centerline from side wall | 16 to 18 inches (406 to 457 mm) | 15 inches (381 mm) at least |
      | Flush control | 44 inches (1118 mm) at most, on the open side | As supplied |
      | Urinal, rim | 17 inches (432 mm) at most | 24 inches (610 mm) |
      | Lavatory, rim or counter | 34 inches (864 mm) at most | 31 to 34 inches (787 to 864 mm) |
      | Sink, rim | 34 inches (864 mm) at most | 36 inches (914 mm) |
      | Drinking fountain, spout | 36 inches (914 mm) at most | 38 to 43 inches (965 to 1092 mm) |
      | Shower controls | 38 to 48 inches (965 to 1219 mm) | 48 inches (1219 mm) |
  [ ] #children Children's Heights: Ages {?ages select "Ages" "3 and 4"/"5 through 8"/"9 through 12" ="5 through 8"}; seat and lavatory heights from the children's provisions of the {ADA Standards}. ;; requires #accessible
ARTICLE Installation of Carriers ;; if #carriers
  Bolt feet to structural slab with four anchors at least; do not bear on board or tile. ;; short
  Set coupling to finished wall; tighten nuts so that fixture bears with {1/8 to 1/4 inch|3 to 6 mm} gap to wall, sealed. ;; short
  Keep carrier load out of the wall framing; leave {1/2 inch|13 mm} between frame and studs.
ARTICLE Installation of Fixtures
  Install fixtures per {IPC}, the manufacturer's instructions, and approved heights. ;; outline
  Set level and plumb, square to walls; tolerance {1/8 inch|3 mm} in height and position. ;; short
  Water Closets, floor set: Wax or rubber gasket, closet bolts, bolt caps; grout or shim solid. ;; short ;; if #floorset
  Water Closets, wall hung: Torque bolts evenly; test with {?torqueload number "Test load on bowl" 250..750 "lb" ="300"} on the front rim for one hour, no movement. ;; short ;; if #hung
  Undercounter basins: Clips at {8 inches|203 mm}, sealant ring, no stress on counter; bear on supports besides. ;; short ;; if #under
  Sinks: Clamp rims; sealant beneath; hole cover at spare holes. ;; short ;; if #sink
  Mop Basins: Bed in mortar or sealant; flange behind wall finish; guards over joint. ;; short ;; if #mop
  Drinking fountains: Keep knee space {27 inches|686 mm} high below the wheelchair side; where an edge projects more than {4 inches|102 mm}, set the fountain in an alcove or between wing walls. ;; short ;; if #fountain
  Nonwater urinals: Install cartridge after drain is flushed clean. ;; if #nonwater
  Emergency Fixtures: Height of eyewash {33 to 53 inches|838 to 1346 mm}; path from hazard 10 seconds at most; nothing within {6 inches|152 mm} of nozzles. ;; short ;; if #eyewash
ARTICLE Connections
  Trap each fixture; vent as the code requires; no S-traps or bell traps. ;; short
  Set stops within reach, {18 inches|457 mm} or less above the floor.
  Hot water on the left, cold on the right.
  Air gaps: {ASME A112.1.2}, twice the outlet's diameter and {1 inch|25 mm} at least. ;; short
  Install arresters vertical, near the last valve, with access. ;; short ;; if #hammer
  Insulate below accessible lavatories; leave no gap at bends. ;; short ;; if #insul
  Wire sensor power; label breakers and transformer boxes. ;; short ;; if #hardwired
ARTICLE Sealing
  Seal fixtures to walls, floors, and counters with mildew-resistant silicone, {ASTM C920}, white or clear. ;; short
    Leave the rear of floor-set bowls unsealed for {1 inch|25 mm} so that leaks show.
  Coordinate with {§079200} for joints of counters and walls.
ARTICLE Field Quality Control
  Test each fixture for flow, flush, leakage, and drainage under working pressure. ;; short
    Flush volume: Measure {?flushtests number "Flush valves measured" 1..50 ="5"} flush valves; within 10 percent of the volume stated. ;; short ;; if #wc
    Flow: Measure faucets and showers; within 10 percent of the rate stated.
    Temperature: Record hot water at {?temptests number "Lavatories measured" 1..100 ="10"} lavatories after 30 seconds; within limit. ;; short
    Force of accessible controls: {5 lbf|22 N} at most by gauge. ;; short ;; if #accessible
    Emergency fixtures: Full flow for 15 minutes at temperature; record. ;; if #eyewash
  [ ] #lead Water Sampling: First-draw samples at {?samples number "Fixtures sampled" 1..100 ="10"} drinking points for lead and copper after disinfection. ;; short ;; why Schools and child-care buildings must show it.
  Correct and repeat where a test fails; no occupancy before then. ;; short
ARTICLE Adjusting
  Set sensor range, delay, and run time by measurement; guard against false starts by mirrors and bright floors. ;; short
  Adjust stops for quiet flow without splash, and mixing valves after hot water has run one hour.
  Replace worn gaskets and batteries used in construction. ;; short
ARTICLE Cleaning
  Clean china with mild soap; no abrasive on chrome and stainless steel. ;; short
  Clear aerators and strainers after flushing.
ARTICLE Protection
  Cover fixtures; post signs not to use; replace what is chipped or scratched. ;; short
  Shut water to fixtures until turned over; flush idle lines {?flushweeks number "Days between flushes" 1..30 "days" ="7"} at most apart. ;; short
  [ ] Training: Show crews of {owner} service of sensor valves, cartridges, and filters.
[x] ARTICLE Schedule of Fixtures ;; why One table ends disputes about which valve goes where.
  Fixtures by mark, as on the plumbing Drawings:
  TABLE Marks, trim, and mounting:
    | Mark | Fixture | Trim | Mounting |
    | WC-1 | Water closet, standard | Sensor flush valve | Wall hung |
    | WC-2 | Water closet, accessible | Sensor flush valve, open side | Wall hung, 17 to 19 inches (432 to 483 mm) |
    | UR-1 | Urinal | Sensor flush valve | Rim 24 inches (610 mm) |
    | UR-2 | Urinal, accessible | Sensor flush valve | Rim 17 inches (432 mm) at most |
    | LV-1 | Lavatory | Sensor faucet, mixing valve | Counter 34 inches (864 mm) at most |
    | SK-1 | Sink | Gooseneck lever faucet | Counter |
    | MB-1 | Mop basin | Wall faucet with vacuum breaker | Floor |
    | DF-1 | Drinking fountain, bi-level | Bottle filler | Wall |
`;
