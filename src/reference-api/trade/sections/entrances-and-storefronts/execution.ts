/** PART 3 of aluminum-framed entrances and storefronts. */
export const entrancesAndStorefrontsExecution = `
PART Execution
ARTICLE Examination
  Verify openings before any frame is carried in: ;; short
    Width and height: plus {1/2 inch|13 mm}, minus zero. ;; short
    Out of plumb, level, and square: {1/4 inch|6 mm} maximum. ;; short
    Sill: solid, level within {1/8 inch in 10 feet|3 mm in 3 m}, sloped out where exposed. ;; short
  Verify that flashing and air barrier wrap into the opening on all sides.
  Verify power and conduit at doors that need them. ;; if #access
  Have others correct openings; do not shim more than {3/8 inch|10 mm}.

ARTICLE Preparation
  Clean sill and jambs; prime where the sealant manufacturer requires.
  Coat aluminum that will touch concrete, mortar, or treated wood with bituminous paint or tape.
  Lay out door centers and threshold level from the finished floor, not the slab.

ARTICLE Installing Subsills ;; if #subsills
  Set subsill level and true on shims in a full bed of sealant at fastener lines. ;; short
  Splices: {1/2 inch|13 mm} open, bridged below with sheet and sealant, not at a mullion. ;; short
  Attach and seal end dams inside and outside, tool, and let the sealant skin.
  Seal heads of all fasteners through the subsill.
  Flood subsill with weeps plugged for {?flood-minutes number "Minutes of flood" 10..60 "minutes" ="15"}; repair leaks, dry, and unplug before frames are set. ;; why The one test that costs nothing and finds most storefront leaks.

ARTICLE Installing Framing
  Follow {AAMA SFM-1} and the manufacturer's drawings where this Section does not say more.
  Install plumb and level, anchored at each mullion and not over {?anchor-spacing number "Anchors on center" 12..30 "inches" ="24"} on center at jambs; shim behind anchors. ;; short
  Seal joints between verticals and horizontals at the line of the glass and in the pocket before glazing; pack end joints full. ;; short
  Fit water deflectors over each intermediate horizontal's ends.
  Isolate head from dead load by slotted clips; leave the movement joint of PART 2.
  Let framing stand free of columns, brackets, and ceilings; brace to structure only where drawn.
  Interior framing: anchor to floor and structure above, not to ceiling grid alone. ;; if #interior

ARTICLE Installing Doors and Hardware ;; if #doors
  Set door frames plumb, square, and braced till glazed; recheck with glass in. ;; short
  Glaze doors with blocks diagonal from hinge at bottom to lock at top.
  Hang with even gaps; adjust hinges until the leaf stands still in any position with the closer off.
  Thresholds: in two beds of sealant, coped to jambs, screwed to the slab with countersunk stainless screws. ;; short
  Mount hardware by template, through-bolted at closers and exit devices. ;; if #hardware
  Wire and test electrified hardware with its power supply before closing covers. ;; if #access
  Sliding panels: level track within {1/16 inch|1.6 mm} in its length, drain it, and shim under each roller line. ;; if #sliding-panels

ARTICLE Glazing
  Comply with {§088000} and the {NGA GM}.
  Bite {3/8 inch|10 mm} at least, edge clearance {1/4 inch|6 mm}, two setting blocks at quarter points clear of weeps. ;; short
  Push gaskets without stretch, corners sealed; no more than {1/16 inch|1.6 mm} of shrinkage gap after a week.

ARTICLE Perimeter
  Join air barrier to the frame at its inner line with membrane or sealant on a firm surface, all four sides. ;; short
  Outside seal: second line, with weeps at the sill left open.
  Insulate gaps with low-expansion foam or mineral wool; do not fill drained cavities. ;; if #exterior
  Close brake metal with concealed fasteners, {1/8 inch|3 mm} joints, backed.

ARTICLE Erection Tolerances
  Plumb and level: {1/8 inch in 12 feet|3 mm in 3.7 m}. ;; short
  Alignment: {1/32 inch|0.8 mm} where surfaces butt, {1/16 inch|1.6 mm} at reveals.
  Square: diagonals of a light within {1/8 inch|3 mm}.
  Doors: leaf in the plane of its frame within {1/16 inch|1.6 mm}. ;; if #doors

ARTICLE Field Quality Control
  [x] #field-water Water penetration: {AAMA 503} with {ASTM E1105} at two thirds of the laboratory pressure, {?water-places number "Openings tested" 1..10 "openings" ="2"}, the first before the next are glazed. ;; short ;; requires #exterior
  [ ] #field-air Air leakage: {ASTM E783} at the same openings, 1.5 times the laboratory limit maximum. ;; requires #field-water
  [ ] Spray check of joints, {AAMA 501.2}, where a chamber does not fit. ;; requires #exterior
  [ ] #power-check Test of every electrified opening with fire alarm, power loss, and request to exit, witnessed by the {owner}. ;; requires #access
  NOTE Measure the opening force after air handling is balanced; a draft of 10 Pa can hold a door shut.
  Doors: measure opening force and closing time of each, record, and adjust to {ICC A117.1}. ;; if #doors ;; short
  Retest after repair until two openings in a row pass.

ARTICLE Adjusting
  Set closers: sweep five seconds at least from 90 degrees to 12, latch firm, backcheck before the stop. ;; if #hardware
  Tighten pivots, strikes, and astragals after a month of use, and adjust seals so that no daylight shows.
  Replace gaskets that have drawn back from corners.

ARTICLE Cleaning
  Wash aluminum with mild soap and water as soon as masonry nearby is cleaned; no steel wool, acid, or alkali.
  Remove labels and sealant from glass and metal without scraping tempered glass.
  Empty subsills of mortar and chips, and show that weeps run. ;; if #subsills

ARTICLE Protection
  Cover sills and thresholds with plywood channels where carts cross.
  Do not use finished doors as construction entrances; furnish temporary leaves. ;; if #doors
  Keep strippable film on until interior finishes are done, then take it off before the sun fixes it.

ARTICLE Schedule ;; if #doors
  NOTE Change the table to suit the Project's door types, or strike it where the drawings have a door schedule.
  Hardware by kind of opening, as a minimum:
  TABLE Minimum hardware of entrances
    | Opening | Hang | Lock | Closer |
    | Exterior single | Continuous hinge | Rim exit device | Surface, Grade 1 |
    | Exterior pair | Continuous hinges | Two rim devices with removable mullion | Surface, Grade 1 |
    | Vestibule inner | Butts | Push and pull | Surface, {5 lbf|22 N} |
    | Service | Continuous hinge | Mortise lock | Surface with hold-open |
`;
