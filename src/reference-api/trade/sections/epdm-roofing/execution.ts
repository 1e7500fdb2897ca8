/** PART 3 of EPDM roofing. */
export const epdmRoofingExecution = `
PART Execution
ARTICLE Examination
  Inspect each area with the deck installer and accept it in writing before work on it begins.
  Kind of deck: ;; short
    [x] #steel-deck Steel: welded or screwed as drawn, tops within {1/16 inch|1.6 mm} across flutes, no rust. ;; short
    [ ] #concrete-deck Concrete: wood-float finish, no ridges higher than {1/8 inch|3 mm}, dry by {ASTM F2170} at {?slab-rh number "Relative humidity" 65..85 "percent" ="75"} or less. ;; short
    [ ] #plank-deck Wood: planks or panels nailed tight, moisture content below 19 percent, knots covered. ;; short
    [ ] #light-deck Lightweight insulating concrete: vented, base sheet fastened, compressive strength as cast recorded. ;; excludes #contact ;; short
    [ ] #recover Existing roofing to remain: cut and core {?cores number "Cores for each 10,000 sq ft" 1..10 "cores" ="3"}, dry throughout, one roof only. ;; short
  Fall to drains: {1/4 inch per foot|2 percent} minimum, checked by level at each valley.
  Slope above {2 inches in 12|17 percent}: no ballast. ;; if #ballasted
  Do not proceed where walls, curbs, or doors leave less than {8 inches|203 mm} for flashing.

ARTICLE Preparation
  Clear deck of water, ice, dirt, and sharp points; cover joints over {1/4 inch|6 mm} with sheet metal or foam.
  Remove asphalt, pitch, and grease, or cover them; they swell and soften EPDM.
  Anchor nailers flush with the top of insulation and wherever the edge metal is nailed.
  [x] #pull-tests Pull tests: {ANSI/SPRI FX-1}, at least {?pulls number "Pull tests for each deck area" 5..40 "tests" ="10"} for each deck; recalculate spacing if the mean falls short. ;; requires #steel-deck
  [ ] #bond-tests Adhesive pull-off: {ANSI/SPRI IA-1} on existing or concrete substrates, {?bond-pulls number "Adhesive pull-off tests" 3..20 "tests" ="6"}. ;; why The only proof that dust, curing compound, or old adhesive will hold.
  Plug drains during dusty work and open them at the end of each day.

ARTICLE Installing Vapor Retarder ;; if #retarder
  Lay on a primed, even deck or on a thermal barrier, side laps {3 inches|76 mm} along the flutes' tops.
  Continue up walls and around penetrations above the insulation, sealed to the wall's air barrier without a gap.

ARTICLE Installing Insulation and Boards ;; if #insulation
  Set first layer with ends on solid bearing; break joints of each next layer by {12 inches|305 mm} at least. ;; short
  Fit to {1/4 inch|6 mm}; no daylight, no steps over {1/8 inch|3 mm} below an adhered sheet.
  Fasten: pattern as tested, density increased in perimeter and corners in accordance with the report, {?field-fasteners number "Fasteners for each 4 by 8 ft board, field" 2..32 "fasteners" ="8"} for each {4 by 8 foot|1219 by 2438 mm} board in the field at least. ;; if #adhered
  Fasten only so that boards lie still: two for each board below {4 feet|1.2 m}, five above. ;; if #attached
  Lay loose, tight, and without fasteners below ballast. ;; if #ballasted
  Cover board last, over joints below, and only as much as the day's membrane covers. ;; if #board
  Bevel insulation at drains so that the sheet has no step into the bowl.

ARTICLE Installing Adhered Membrane ;; if #adhered
  Unroll without stretching; let it relax 30 minutes, or an hour below {60 deg F|16 deg C}. ;; short
  Fold half back; coat sheet and board evenly, {?adhesive-coverage number "Adhesive coverage, both surfaces" 40..120 "sq ft/gal" ="60"}, and leave no puddles or bare streaks.
  Let flash off until dry to the finger; roll the sheet in from the fold, then broom with firm strokes.
  Keep adhesive out of splices; clean what strays with splice cleaner.
  Fleece: bed in foam within its open time and roll with {150 lb|68 kg} in two directions. ;; if #foam

ARTICLE Installing Attached Membrane ;; if #attached
  Run sheets at right angles to steel flutes, perimeter sheets half as wide and parallel to every edge. ;; short
  Plates: {?plate-spacing select "Plates in seams, on center" "6 inches"/"12 inches"} on center, {1 inch|25 mm} from the sheet's edge.
  Cover plates with {6 inches|152 mm} tape in a lap that passes them by {3 inches|76 mm} each side.
  Replace screws that spin, lean, or stand proud before the lap is closed.

ARTICLE Installing Ballasted Membrane ;; if #ballasted
  Lay sheets loose and slack, relaxed, laps toward drains. ;; short
  Cover with the mat, lapped {12 inches|305 mm}, the same day.
  Spread stone with rubber-tired carts on plywood paths, evenly, {?stone-check number "Weighed spots for each 10,000 sq ft" 1..10 "spots" ="2"} weighed to prove it.
  Keep stone {18 inches|457 mm} off drains and set pavers there; close each area to carts afterward.

ARTICLE Seams
  Clean and prime both faces with a scrubbing pad until the sheet is an even, dull black, without streaks or dust. ;; short
  Let primer dry until it is tacky but does not transfer to the finger.
  Set tape, roll its length, pull the film at a low angle, and lay the upper sheet without tension.
  Overlap tape {1 inch|25 mm} at ends; leave {1/8 inch|3 mm} of tape showing at the edge. ;; short
  Roll with {2 inch|51 mm} steel rollers, across first and then along.
  Cover every T-joint, tape overlap, and change of slope with a primed uncured patch and lap sealant. ;; short
  Seal cut edges of reinforced sheet and edges of all uncured flashing with lap sealant the same day.

ARTICLE Flashing
  Secure the field sheet at walls, curbs, edges, and slopes over {2 inches in 12|17 percent} with securement strip, plates {12 inches|305 mm} on center, {6 inches|152 mm} within {10 feet|3 m} of corners. ;; short
  Adhere flashings full, {8 inches|203 mm} high; no bridging in the angle, no fishmouths.
  End at the top with a bar over water-cutoff mastic, fastened {12 inches|305 mm} on center, sealed, and covered by counterflashing.
  Corners: cured sheet folded, or uncured flashing stretched no more than 25 percent.
  Pipes: remove lead and old flashing, slip the seal over, tape its flange, clamp, and seal the top. ;; short
  Clusters: sealant pocket with {2 inches|51 mm} of filler around each pipe.
  Drains: sheet unbroken into the bowl, no seam within {12 inches|305 mm}, mastic below the ring.
  Edges: strip in metal with {6 inches|152 mm} tape flashing, primed on metal and sheet, not over fasteners that stand up. ;; if #edge-metal
  Night seal: membrane set in sealant and weighted or barred to the deck; remove all soiled sheet before going on.

ARTICLE Field Quality Control
  Inspect every seam by hand the day after it is made; probe edges with a blunt wire. ;; short
  [x] #seam-cuts Cut a splice {2 by 6 inches|51 by 152 mm} from each {?seam-length number "Seam for each cut" 500..5000 "feet" ="2000"}, peel it by hand, and record cohesion or adhesion failure; patch the place.
  NOTE Carbon black makes EPDM conductive, so most electronic leak location cannot tell a hole from the sheet. Have the testing agency confirm its method before bids.
  [ ] #leak-scan Electric leak location: a method of {ASTM D7877} that the testing agency confirms for EPDM, or {ASTM D8231} over white, nonconductive sheet. ;; suggests #mapping-layer
  [ ] #mapping-layer Conductive grid below the membrane for later leak location.
  [ ] Core and infrared check one year on: {ASTM C1153}. ;; requires #insulation ;; why Finds wet insulation while the installer's warranty still runs.
  Quality observation in accordance with {ASTM D7186}, {?observation select "Observation" full-time/"at start, middle, and end"/weekly ="at start, middle, and end"}.
  Manufacturer's final inspection before Substantial Completion; correct listed items within {?mending number "Days to correct" 5..30 "days" ="10"}.

ARTICLE Cleaning
  Remove cutoffs, screws, cans, and release film from the roof each day; adhesive cans are hazardous waste.
  Wash adhesive and footprints off white sheet with mild soap; use no petroleum cleaner on either color.

ARTICLE Protection
  Provide plywood walks over foam board where other trades cross the roof; set pads before regular service traffic begins. ;; if #pads
  Keep propane, fuel, hydraulic oil, and cooking grease off the sheet; wash spills at once and have the manufacturer inspect the place.
  Patch punctures with primed cured sheet that passes them {3 inches|76 mm} all around; do not seal them with caulk.
`;
