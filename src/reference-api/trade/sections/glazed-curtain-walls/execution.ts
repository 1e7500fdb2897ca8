/** PART 3 of glazed aluminum curtain walls. */
export const glazedCurtainWallsExecution = `
PART Execution
ARTICLE Examination
  Survey every slab edge and embed by instrument; plot against theoretical lines and submit before anchors are set. ;; short
    Slab edge: within {1 inch|25 mm} of line in plan and {3/4 inch|19 mm} in level, or as anchors were designed for.
    Embeds: within {1 inch|25 mm} each way, faces parallel to the slab edge within 2 degrees.
  Check that fireproofing, parapets, and air barrier are ready for the ties drawn.
  Do not move the wall off its lines to hide errors of the frame; report them.

ARTICLE Preparation
  Establish offset lines and benchmarks on every {?benchmark-floors select "Floor with benchmarks" floor/"third floor"/"fifth floor"/"tenth floor" ="fifth floor"} from the building's control, and renew them as the frame shortens.
  Clean embeds of concrete; remove loose rust.
  Separate aluminum from steel, concrete, and mortar with bituminous coating, nylon pads, or membrane.
  Calibrate torque tools weekly and record.

ARTICLE Installing Anchors
  Set anchors from the survey lines, level within {1/16 inch|1.6 mm}, and mark bay and floor. ;; short
  Weld in accordance with {AWS D1.1}, remove slag, and coat with zinc-rich paint; lock bolted slots by weld or serrated plates after adjusting.
  Dead-load anchors fixed; wind-load anchors free to slide up and down {3/4 inch|19 mm}. ;; short
  Torque bolts to the value on the shop drawings and mark each with paint after it is checked.

ARTICLE Installing Stick Framing ;; if #stick
  Follow {AAMA CWM} and the manufacturer's manual.
  Hang verticals plumb, splice gap by the temperature table of the shop drawings, splice sleeve sealed but not fixed in the upper piece. ;; short
  Cut and fit horizontals tight; seal each end with small-joint sealant, tooled on all faces, and test with water before glazing. ;; short
  Place zone plugs and weeps at every light; check that weeps are open with a wire.
  Cut gaskets 1 percent long and install them pushed from the corners to the middle, not stretched.
  Tighten pressure plates from the middle outward to {?plate-torque number "Torque of pressure plate" 40..120 "in·lbf" ="95"}, in two passes; check one screw in ten. ;; if #captured
  Snap covers on after inspection; joints {1/16 inch|1.6 mm} at {70 deg F|21 deg C}. ;; if #captured

ARTICLE Installing Units ;; if #unitized
  Lift by two points that do not load the glass; lower over the stack joint without dragging gaskets. ;; short
  Clean and engage gaskets fully; inject sealant at four-way intersections and lay the silicone sheet, then photograph. ;; short
  Flood stack joint with {2 inches|51 mm} of water over 15 minutes for each floor or {50 feet|15 m} before the next floor covers it.
  Plumb and fix a unit before the next is hung; last unit of a floor by the removable mullion drawn.

ARTICLE Glazing
  Glaze in accordance with the {NGA GM} and {§088000}; edge clearance {1/4 inch|6 mm} and bite {1/2 inch|13 mm} at least.
  Set on blocks, centered, with antiwalk blocks at jambs; face clearance equal all around.
  Structural silicone at the site: only for replacement, by the sealant manufacturer's written procedure, temporary clamps until cured. ;; if #ssg
  Spandrels: seal backpans on four sides, no fastener through the pan after sealing, insulation tight without sag. ;; if #spandrel

ARTICLE Perimeter and Attachments ;; if #perimeter
  Tie the wall's air seal to the building's with silicone sheet, continuous through corners, before covers and stone close it. ;; short
  Sill: flashing sloped out, end dams {1 inch|25 mm} high, back leg sealed to structure.
  Head: room for the movement given in PART 1, sheet folded to suit, insulation in the gap.
  Sunshades: torque, isolate, and seal each outrigger; hose-test five before the rest are mounted. ;; if #sunshades
  Vents: adjust so that gaskets press evenly; test with paper strips at four sides. ;; if #vents

ARTICLE Erection Tolerances
  Plumb: {1/8 inch in 10 feet|3 mm in 3 m}, {1/4 inch in 40 feet|6 mm in 12 m}, {1/2 inch|13 mm} in any height. ;; short
  Level: {1/8 inch in 20 feet|3 mm in 6 m}, {1/4 inch in 40 feet|6 mm in 12 m}.
  Alignment where faces meet: {1/16 inch|1.6 mm}; where separated by a reveal of {1/2 inch|13 mm} or more, {1/8 inch|3 mm}.
  Location: {3/8 inch|10 mm} from theoretical place, and {1/8 inch|3 mm} between neighboring bays.
  Diagonals of a bay: difference of {1/8 inch|3 mm} maximum.

ARTICLE Field Quality Control
  NOTE Test at the first bay, at a third, and at two thirds, so that a defect is found while a crane is still there.
  Testing: by the {owner}'s agency, paid by {?test-payer select "Tests paid by" Owner/Contractor ="Owner"}; retests at the {contractor}'s cost. ;; short
  [x] #chamber Chamber tests by {AAMA 503} at {?chamber-areas number "Test areas" 1..12 "areas" ="3"}: ;; short
    Air, {ASTM E783}: 1.5 times the laboratory limit maximum. ;; short
    Water, {ASTM E1105}: two thirds of the laboratory pressure, no uncontrolled water. ;; short
  [x] #hose Hose checks by {AAMA 501.2} of joints that do not move: {?hose-length number "Joint tested on each elevation" 50..500 "feet" ="100"} on each elevation. ;; why Costs a morning and finds bad sealant before the scaffold moves.
  [ ] Electronic or infrared survey for air leaks, {ASTM E1186}, before interiors are closed. ;; suggests #chamber
  Sealant adhesion: hand pulls by {ASTM C1521}, five in the first {500 feet|152 m} and one in each {1000 feet|305 m}. ;; short
  Structural silicone: deglaze {?field-deglaze number "Lights deglazed" 1..10 "lights" ="2"} chosen by the {architect}; evaluate after {ASTM C1392} where adhesion is in doubt. ;; if #ssg
  Anchors: agency checks torque and welds of one in {?anchor-share number "One anchor in" 2..20 ="10"}. ;; short
  If a test fails, find the cause, correct it in all like places, and test that area and two more.

ARTICLE Adjusting
  Adjust vents and doors in the wall after dead load of finishes is on the slabs. ;; if #vents
  Replace cracked, edge-chipped, or scratched glass, and covers that are loose or out of line.
  Touch up scratches in paint under {1/16 inch|1.6 mm} wide with the coater's air-dry system; replace longer or wider.

ARTICLE Cleaning
  Clean metal and glass as work goes up with mild soap, soft cloths, and clean squeegees; no blades on coated or tempered glass.
  Remove labels, sealant smears, and concrete splash the day they are found.
  Final cleaning before Substantial Completion from the top down, with drains and weeps left open.

ARTICLE Protection
  Cover sills and lower {8 feet|2.4 m} where work goes on beside the wall; tape only of kinds tested on the finish.
  Keep runoff of concrete, stone cleaning, and steel off glass; it etches within days.
  Mark glazed openings with tape fixed to the frame; put no paint or tape on the glass.
`;
