/** PART 3 of 07 92 00. */
export const jointSealantsExecution = `
PART Execution
ARTICLE Examination
  Measure joint widths in the field, {?stations number "Stations in each elevation" 3..50 ="10"} in each elevation, and compare with the Drawings. ;; short
    Width not less than {1/4 inch|6 mm}, and not more than the sealant's manufacturer allows. ;; short
  Verify that joint faces are sound, dry, and parallel, and that nothing bridges the joint. ;; short
  Do not begin on joints that are too narrow, too wide, dirty, or contaminated by repellent or curing compound. ;; short
ARTICLE Preparation
  Clean joint faces to sound, bright material. ;; short
    Concrete and masonry: Wire brush, saw, or blast, then blow out with oil-free air. ;; short
    Metal, glass, and glazed tile: Two-cloth wipe with solvent, second cloth before the first has dried. ;; short
    Porous stone: Water and brush; solvent only as tests show. ;; if #stone
    Old sealant: Remove whole and grind the faces to bare substrate.
  Prime: Surfaces that tests name; let dry; keep primer off faces that show. ;; short
  Mask edges of stone, brick, and finished metal.
  Pretest: Seal {?pretest number "Length of field pretest" 2..20 "feet" ="5"} of each kind of joint with each primer and pull after cure. ;; short ;; if #mockup
ARTICLE Joint Dimensions
  Depth of sealant, measured at the middle: ;; short
    TABLE Depth by width of joint: ;; short
      | Joint width | Depth, walls | Depth, traffic joints |
      | 1/4 inch (6 mm) | 1/4 inch (6 mm) | 1/4 inch (6 mm) |
      | 3/8 inch (10 mm) | 1/4 inch (6 mm) | 3/8 inch (10 mm) |
      | 1/2 inch (13 mm) | 1/4 inch (6 mm) | 3/8 inch (10 mm) |
      | 3/4 inch (19 mm) | 3/8 inch (10 mm) | 1/2 inch (13 mm) |
      | 1 inch (25 mm) | 1/2 inch (13 mm) | 1/2 inch (13 mm) |
      | Over 1 inch (25 mm) | 1/2 inch (13 mm) | As the manufacturer states |
  Ratio: Two parts width to one part depth where width is {1/2 inch|13 mm} or more, and contact with each face of {1/4 inch|6 mm} or more. ;; short
  Fillet joints: Legs of {1/4 inch|6 mm} at least, bond breaker in the corner. ;; short
ARTICLE Installation
  Install per {ASTM C1193} and the manufacturer's instructions. ;; outline
  Backing: Compress and set to uniform depth; do not stretch, twist, or puncture; no gaps at joints and no wet rod. ;; short
  Use bond-breaker tape where rod cannot be set, so that sealant does not stick to the back. ;; short
  Fill joint from the back with nozzle ahead of the bead; leave no void. ;; short
  Tool with pressure before it skins, full against both faces: ;; short
    (x) Slightly concave, recessed {1/16 inch|1.6 mm} in walls. ;; short
    ( ) Recessed {1/8 inch|3 mm} behind the face, where stone or brick is wanted free of smear. ;; short
    Paving: {1/8 to 1/4 inch|3 to 6 mm} below the surface, out of reach of wheels. ;; if #traffic
    Do not use soap, water, or solvent as a tooling aid. ;; short
  Leave ends of each day's work clean at a 45 degree slope; joint next day over the slope.
  Intersections: Full fill, wet on wet; no butt of cured sealants.
  Strip: Set in ribbons of wet silicone, {1/4 inch|6 mm} wide at each edge, roll, and lap ends {3 inches|76 mm}. ;; if #strip
  Weeps: Do not seal weep holes and slots of the drained wall; set tubes at {24 inches|610 mm} on center where shown. ;; if #weather
  Self-Leveling: Dam ends; pour full in one pass; sand broadcast only where asked. ;; if #traffic
ARTICLE Renewal of Old Joints ;; if #renew
  Test old sealant for asbestos and polychlorinated biphenyls before cutting; stop and tell {architect} where found. ;; short
  Cut old sealant and backing out whole; do not seal over silicone. ;; short
  Grind or wipe faces until a field pull proves adhesion; silicone residue takes only silicone. ;; short
  Repair spalls and mortar before sealing; let cure.
  Extent: {?renewal text "Joints to be renewed" ="as marked on the elevations"}.
ARTICLE Joints by Location
  Exterior Wall Joints: Both sides where accessible; first seal inside of air barrier line where the wall shows two seals. ;; short ;; if #weather
    [ ] #double Double Seal: Two beads with drained cavity at panel joints; outer with weeps at each floor. ;; short ;; why The inner bead keeps on when the outer, in sun and rain, fails.
  Window and Door Perimeters: Full bed at sill, jamb, and head; {3/8 inch|10 mm} width or more; end dams filled. ;; short ;; if #weather
  Finish systems: Bond to base coat and mesh, not to finish coat. ;; short ;; if #eifs
    Follow {ASTM C1481}. ;; short
  Paving: Joints clean and dry to full depth; close to traffic until cured. ;; short ;; if #traffic
  Acoustical: Seal both faces of partition, top and bottom tracks, penetrations, and boxes, per {ASTM C919}. ;; short ;; if #acoustic
  Wet Rooms: Fill edges of fixtures, counters, and tile at changes of plane; tool smooth. ;; short ;; if #sanitary
  Fire-rated joints are excluded; do not bridge them with this sealant. ;; short
ARTICLE Field Quality Control
  Adhesion: Pull tests per {ASTM C1521}, hand-pull tail procedure, on cured sealant: ;; short
    First {1000 feet|305 m} of each kind of joint: {?firstpulls number "Tests in first 1000 feet" 3..20 ="10"} tests. ;; short
    Thereafter: One test for each {?nextpulls number "Length for each further test" 250..2000 "feet" ="1000"} and one on each elevation and floor. ;; short
    Pass: Elongation to the published limit without loss of bond to either face. ;; short
    Fail: Test {20 feet|6 m} each way; find the cause, remove and replace all joints that fail, and test again at no cost to {owner}. ;; short
    Record place, substrate, primer, temperature, and result of each.
  Depth: Cut {?cuts number "Samples cut" 1..20 ="3"} samples {6 inches|152 mm} long for measure of width, depth, and backing; repair. ;; short
  [ ] #agency Independent agency engaged by {owner} witnesses tests and issues the log. ;; requires #mockup
  [ ] Water Test: Spray the joints of {?bays number "Bays tested" 1..20 ="2"} bays for 5 minutes in each {5 feet|1.5 m} of joint; no water inside. ;; why Shows a leak before the ceiling is up. ;; requires #weather
ARTICLE Tolerances
  Width: {1/8 inch|3 mm} from the width shown, in {1/2 inch|13 mm} joints. Edges straight within {1/16 inch|1.6 mm} in {3 feet|0.9 m}.
  Depth: {1/16 inch|1.6 mm} from the table.
ARTICLE Cleaning
  Remove excess and smears before cure, with cleaners that the adjoining manufacturer permits. ;; short
  Strip masking the same hour; leave no tape.
  Take off drips from glass and metal by hand; no metal scrapers on glass.
ARTICLE Protection
  Keep dirt, traffic, and water off until cured: {?curedays number "Days of protection" 1..30 "days" ="7"} at walls, longer where the manufacturer says. ;; short
  Cut out and renew damaged and dirtied sealant; do not smear over. ;; short
  Mark joints not to be painted; paint does not stick to silicone.
[x] ARTICLE Schedule of Joints ;; why Tells the crew which sealant goes where; the Drawings seldom do.
  Use these sealants unless the Drawings say otherwise:
  TABLE Sealants by location:
    | Location | Sealant | Class | Backing |
    | Precast, brick, and panel joints | Weather sealant | 50 | Rod, Type C |
    | Window and door perimeters | Weather sealant | 50 | Rod, Type C or B |
    | Stone joints | Nonstaining silicone | 50 | Rod, Type B |
    | Plaza and paving joints | Traffic sealant | 25 | Rod, Type C |
    | Interior frames and trim | Latex | Not rated | None |
    | Sound-rated walls | Acoustical sealant | Not rated | None |
    | Fixtures, tile, and counters | Mildew-resisting silicone | 25 | Tape or rod |
`;
