/** PART 3 of TPO roofing. */
export const tpoRoofingExecution = `
PART Execution
ARTICLE Examination
  Examine decks with the deck installer and the manufacturer's representative; do not begin until defects are corrected.
  Deck: ;; short
    NOTE Say what the project has; the fastener, its depth, and its tests differ.
    [x] #steel Steel: {22 gauge|0.76 mm} or heavier, side laps fastened, no deflection underfoot, flanges flat within {1/16 inch|1.6 mm}. ;; short
    [ ] #concrete Concrete: cured 28 days, dry, without laitance or curing compound that adhesives do not tolerate. ;; suggests #slab-humidity ;; short
    [ ] #wood Wood: sheathing {19/32 inch|15 mm} or thicker, gaps {1/4 inch|6 mm} or less, moisture content 19 percent or less. ;; short
    [ ] #recover Existing roof: sound, dry, and fastened; wet areas found by {ASTM C1153} are removed. ;; requires #reroof ;; short
  Slope: {1/4 inch per foot|2 percent} minimum toward drains, measured, not estimated.
  [ ] #slab-humidity Relative humidity in the slab, {ASTM F2170}: 75 percent or less before adhesives or retarder are applied. ;; requires #concrete
  Nailers, curbs, and drains: firm, level with the insulation, at the heights drawn.
  Base flashing height: {8 inches|203 mm} above the finished roof at every wall, curb, and sill; report places that have less.

ARTICLE Preparation
  Sweep and dry decks; grind burrs, and fill holes and gaps wider than {1/4 inch|6 mm}.
  Seal deck openings at walls and penetrations so that air from the building cannot lift the membrane.
  Mask walls and glass near spray-applied foam. ;; if #adhesive-all
  [x] #pull-tests Fastener withdrawal: {ANSI/SPRI FX-1}, ten tests for the first {50,000 sq ft|4,645 sq m} of each deck and five for each further {50,000 sq ft|4,645 sq m}, before shop drawings of fastening are final. ;; why Old and lightweight decks may hold a third of what tables give.
  [ ] #foam-test Adhesive uplift: {ANSI/SPRI IA-1}, three places for each kind of deck. ;; requires #insulation
  Isolate existing asphalt, coal tar, and oily surfaces with a cover board or slip sheet before TPO touches them.

ARTICLE Installing Air and Vapor Retarder ;; if #vapor
  Prime the deck and let the primer dry to the touch.
  Lay sheets from the low point; lap sides {3 inches|76 mm} and ends {6 inches|152 mm}, stagger end laps {24 inches|610 mm}, and roll.
  Turn up at edges and penetrations to the top of the insulation, and join it to the wall air barrier. ;; short
  Repair fishmouths and tears the same day, before insulation hides them.

ARTICLE Installing Insulation and Cover Board ;; if #insulation
  Lay boards in courses with long joints continuous and end joints staggered; offset layers {12 inches|305 mm} each way. ;; short
  Butt boards; fill gaps wider than {1/4 inch|6 mm} with the same foam, and trim tapered transitions flush.
  Miter or cut boards neatly at curbs, ridges, and valleys; do not bend them over a change of slope.
  Screws: number and pattern of the tested assembly for each zone, not fewer than {?screws-field number "Fasteners per 4 by 8 ft board" 4..32 ="8"} for each board in Zone 1, driven tight without dishing plates. ;; if #screws
  First layer: fasten as tested; set every layer above in foam beads with joints offset. ;; if #base-screwed
  Foam beads: {3/4 inch|19 mm} wide, {12 inches|305 mm} apart in Zone 1, {6 inches|152 mm} in Zone 2 and {4 inches|102 mm} in Zone 3 unless the tested assembly requires more. ;; if #adhesive-all
    Set boards while the foam is wet, walk them in, and weight them until they hold.
  Cover board: joints offset {6 inches|152 mm} from joints below; gap of {1/8 inch|3 mm} for gypsum.
  Exposed deck: use no screw that shows from below in {?exposed-rooms text "Rooms with exposed deck"}. ;; if #exposed-deck
  [ ] #exposed-deck Treat the underside of the deck as a finished ceiling. ;; requires #adhesive-all ;; excludes #screws #base-screwed

ARTICLE Installing Membrane
  Unroll sheets with laps shingled to the flow; let them relax 30 minutes, longer below {60 deg F|16 deg C}.
  Adhered: ;; if #adhered ;; short
    Fold sheets back half; spread adhesive on sheet and substrate without puddles, and keep it {4 inches|102 mm} off the weld. ;; short
    Let solvent dry until it does not string, mate without wrinkles, and broom or roll with {150 lb|68 kg}. ;; short
    Foam: spread at the tested rate, set fleece in it while it is wet, and roll at once. ;; if #foam-set ;; short
    Bond {?bond-percent number "Share bonded" 90..100 "percent" ="100"} of the area, without blisters larger than {4 inches|102 mm}. ;; short
  Mechanically attached: ;; if #attached ;; short
    Lay sheets across the flutes of steel deck. ;; short
    Center plates {1-1/2 inches|38 mm} from the edge, {?seam-spacing select "Seam spacing" 6 inches/12 inches/18 inches} on center, no bunching or dimpling. ;; short
    Lap {6 inches|152 mm} so that {3 inches|76 mm} of clean sheet covers the plates. ;; short
    Half sheets: as many along each edge as the width of Zone 2 requires. ;; short
  Induction welded: ;; if #induction ;; short
    Set plates in a grid of the tested spacing, heads flush, tops clean of dust and paper. ;; short
    Bond each plate for the time set by that day's trial, and hold a magnetic cooling weight until it is cold. ;; short
    Mark plates on the sheet; peel the first five of the day, and repair what they leave. ;; short
  Self-adhered: ;; if #selfadhered ;; short
    Prime, pull the film at an angle below 45 degrees, and roll from the center outward. ;; short
  Fasten the membrane at every change of plane steeper than {2 inches in 12|17 percent} and at walls, curbs, and edges, {12 inches|305 mm} on center maximum. ;; short

ARTICLE Welding
  Test weld at the start of each shift, after each stop of an hour, and when sheet or weather changes: {?weld-tests number "Test welds a shift" 2..6 ="2"} at least; peel must tear the sheet, not the weld. ;; short
  Clean laps with membrane cleaner when the sheet has weathered more than {?exposed-days number "Days before cleaning" 1..14 "days" ="7"} or is dusty.
  Machine welds: {1-1/2 inches|38 mm} wide minimum, without voids, scorch, or bleed-out. ;; short
  Hand welds: {2 inches|51 mm} wide minimum, backed by a silicone roller.
  Cover every T-joint and every change of plane of {60 mils|1.5 mm} and thicker sheets with unreinforced flashing.
  Run cut-edge sealant along reinforced edges that are cut and not welded over.

ARTICLE Flashings and Penetrations
  Carry base flashing {8 inches|203 mm} up, adhere it full, weld it to the field sheet, and end it under counterflashing or a termination bar with sealant. ;; short
  Pipes: molded boot with clamp and sealant; field-wrapped only when no boot fits.
  Drains: strip off dirt, set membrane in water block, bolt the clamping ring, and trim {1/2 inch|13 mm} inside it.
  Pitch pockets: only for clusters that cannot be boxed, with rounded corners, filled with pourable sealer, and sloped off.
  Expansion joints: flexible membrane over a support tube on curbs of equal height, no weld within the joint's movement.
  Edge metal: continuous cleat, joints gapped {1/4 inch|6 mm} and stripped, nailed {4 inches|102 mm} on center staggered. ;; if #clad
  Finish each penetration the same day as the field sheet around it.

ARTICLE Walkways ;; if #walkways
  Weld walkway rolls at hatches, ladders, and doors, and on two sides of every unit that is serviced.
  Leave gaps of {2 inches|51 mm} every {10 feet|3 m} for drainage, and keep {6 inches|152 mm} clear of seams.

ARTICLE Field Quality Control
  Probe every weld with a blunt tool after it cools; mark and patch voids the same day with rounded patches {3 inches|76 mm} beyond. ;; short
  Cut one peel sample {1 by 8 inches|25 by 203 mm} across the seam for each {?seam-sample select "Seam for each sample" 1000 feet/3000 feet/shift ="shift"}, and weld a patch over the cut.
  Manufacturer's representative: inspect at start, at half, and at completion, and give a written list of corrections. ;; short
  [ ] #electronic Leak location: low-voltage scan by {ASTM D8231} or another method of {ASTM D7877}, before overburden and before handover. ;; why Finds pinholes without water; needs a conductive deck or a conductive primer below the membrane.
  [ ] #flood Flood test: {2 inches|51 mm} over drained areas for 48 hours where the structure is designed for it, by {ASTM D5957}. ;; excludes #electronic
  [ ] Uplift test in place, negative pressure, at {?uplift-tests number "Uplift tests" 3..20 "places"} chosen by the {architect}: ;; requires #adhered ;; why Owners in hurricane regions and some insurers require it; it damages what it tests, so plan the repairs.
    NOTE The older ASTM method was withdrawn in 2013 for lack of a precision statement. Keep it only where an insurer or an existing contract names it.
    (x) By {FM DS 1-52}. ;; group uplift-method
    ( ) By {ASTM E907}. ;; group uplift-method
  Infrared survey: dry night within one month of completion; open three places that read wet.

ARTICLE Cleaning
  Remove footprints, grease, and overspray of white sheet with membrane cleaner, then rinse; do not scour.
  Leave roof and drains free of screws, blades, and metal chips, swept with a magnet.

ARTICLE Protection
  Lay {1/2 inch|13 mm} plywood over {1 inch|25 mm} board wherever other trades work or store.
  Close the roof to traffic except by permit after inspection, and repair damage before overburden is placed.
  Repair gouges deeper than the scrim with a welded patch {6 inches|152 mm} beyond each side.
`;
