/** PART 3 of 09 29 00. */
export const gypsumBoardExecution = `
PART Execution
ARTICLE Examination
  Examine framing with the installer present before hanging. ;; short
    Faces of framing in one plane within {1/8 inch in 10 feet|3 mm in 3 m}. ;; short
    Spacing of studs and furring as required by board thickness and by the listing.
    Metal framing installed per {ASTM C754}; blocking and backing in place.
  Verify that moisture content of wood framing is 19 percent or less.
  Do not begin until faults are corrected; starting means acceptance of framing. ;; short
ARTICLE Preparation
  Clear debris from bottom track and mark stud centers on floor and ceiling.
  Protect door frames, windows, floors, and sprinkler heads from compound and dust.
  Mark rated assemblies on the floor with their design numbers before hanging. ;; if #rated
ARTICLE Installation of Board
  Apply and finish board per {ASTM C840} and {GA-216}; where a listing differs, the listing governs. ;; outline
  Ceilings: Hang across framing, end joints staggered one framing space at least. ;; short
  Walls: ;; short
    (x) Hang across studs. ;; short ;; why Fewer and stronger joints, and less butt-joint work at eye height.
    ( ) Hang along studs. ;; short
    Fire-rated walls: In the direction that the listing states. ;; if #rated
  Butt edges and ends lightly; do not force board; bring end joints over framing, tapered edges to tapered edges.
  Stagger joints on opposite faces of a partition so that no stud carries joints on both sides.
  Hold board {1/4 to 3/8 inch|6 to 10 mm} above finished floor and {1/4 inch|6 mm} from columns, beams, and exterior walls. ;; short
  Do not place joints within {8 inches|203 mm} of a corner of a door, window, or borrowed light; cut board in one piece around it.
  Cut openings for boxes with less than {1/8 inch|3 mm} of gap; fill gaps with compound in rated assemblies.
  Cover both faces of stud partitions above ceilings, except in chases braced inside.
  Leave board free of deflection track: Fasten no closer than {1 inch|25 mm} below its leg. ;; short
  Multilayer Work: Offset face-layer joints at least {10 inches|254 mm} from base-layer joints. ;; short
    (x) Fasten each layer with screws. ;; short
    ( ) #laminate Fasten base layer with screws and laminate face layer with adhesive and as few screws as hold it. ;; short ;; requires #adhesive
  Shaft Walls: Friction-fit liners between track legs and seat studs in liner grooves at {24 inches|610 mm} on center; apply the room face as the listing shows. ;; short ;; if #shaft
    Seal perimeter of shafts that move air or are pressurized.
  [ ] #curved Curved Walls: Two layers of {1/4 inch|6.4 mm} flexible board on radii of {?radius number "Smallest radius" 1..20 "feet" ="5"} and more; do not score the back. ;; excludes #laminate
ARTICLE Fastening
  Drive screws with an electric screw gun; seat heads just below the face without tearing paper. ;; short
  Penetrate steel by three threads, {3/8 inch|10 mm} at least, and wood by {5/8 inch|16 mm} at least. ;; short
  Keep screws {3/8 to 1/2 inch|10 to 13 mm} from edges and ends, opposite one another at joints.
  Space screws no farther apart than shown below, and closer where a listing says so. ;; short
  TABLE Greatest spacing of screws, on center:
    | Board and location | Field | Edges and ends |
    | Walls, single layer, framing at 16 inches (406 mm) | 16 inches (406 mm) | 16 inches (406 mm) |
    | Walls, single layer, framing at 24 inches (610 mm) | 12 inches (305 mm) | 12 inches (305 mm) |
    | Ceilings, single layer | 12 inches (305 mm) | 12 inches (305 mm) |
    | Double layer, base layer on walls | 24 inches (610 mm) | 24 inches (610 mm) |
    | Double layer, base layer on ceilings | 16 inches (406 mm) | 16 inches (406 mm) |
    | Double layer, face layer on ceilings | 12 inches (305 mm) | 12 inches (305 mm) |
    | Double layer, face layer on walls | 16 inches (406 mm) | 16 inches (406 mm) |
    | Tile backing panels | 8 inches (203 mm) | 8 inches (203 mm) |
    | Rated assemblies | As listed | As listed |
ARTICLE Installation of Tile Backing Panels ;; if #tilebacker
  Hang panels with coated face out, {1/4 inch|6 mm} above tub and receptor flanges. ;; short
  Tape joints with mesh set in the bond coat of the tile setter; do not use joint compound under tile. ;; short
  Leave no vapor retarder behind panels where a waterproof membrane covers their face.
ARTICLE Trim and Control Joints
  Attach trim per {GA-216} with fasteners of the same metal, {9 inches|229 mm} on center.
  Place control joints where the Drawings show them and, in any case: ;; short
    Walls: At {30 feet|9.1 m} on center or less. ;; short
    Ceilings with perimeter relief: At {50 feet|15.2 m} on center or less, areas {2500 sq ft|232 sq m} or less. ;; short
    Ceilings without perimeter relief: At {30 feet|9.1 m} on center or less, areas {900 sq ft|84 sq m} or less. ;; short
    At wings of L-, U-, and T-shaped ceilings, and where framing or substrate changes.
    At building control and expansion joints, full width.
  Frame both sides of each control joint separately; back it with the detail of the listing in rated assemblies.
  [x] Carry door-head control joints from both jambs of openings wider than {?doorhead number "Width of opening" 4..20 "feet" ="8"} to the ceiling. ;; why Long walls crack first at corners of large openings.
ARTICLE Sound-Rated Partitions ;; if #sound
  Seal perimeter, openings, and outlet boxes per {ASTM C919}, both faces, in beads {3/8 inch|10 mm} round or larger. ;; short
  Offset outlet boxes on opposite faces by one stud space, {24 inches|610 mm} at least.
  Fill stud spaces with insulation full height, without voids behind pipes and boxes.
  Install resilient channels with flange down, lapped over framing, free of contact with structure and services. ;; if #channel
ARTICLE Finishing
  Treat joints, corners, fasteners, and trim to the levels of {GA-214}, tested by eye under the room's own light at {6 feet|1.8 m}. ;; outline
  NOTE Level 4 is the usual finish under flat paint. Level 5 costs about a third more and belongs where light or gloss betrays the joints.
  Level 1: Above ceilings and in concealed spaces, with the further coats that a listing asks for in rated walls. ;; short
  Level 2: Under tile and in rooms for storage and equipment. ;; short
  [ ] #level3 Level 3: Under heavy texture and heavy wallcovering. ;; short
  Level 4: Under flat paint, light texture, and thin wallcovering. ;; outline
  [ ] #level5 Level 5: Under semigloss and gloss paint, and under grazing light at: {?level5at text "Walls and ceilings of Level 5" ="lobbies and walls washed by coves or tall windows"}. ;; outline ;; excludes #texture ;; why No other level hides the difference in suction between paper and compound.
    (x) Skim whole surface with compound, {1/16 inch|1.6 mm} thick at most, and sand.
    ( ) Spray high-build coating as its manufacturer directs. ;; requires #skimcoat
  Feather compound {6 inches|152 mm} each side of tapered joints and {12 inches|305 mm} each side of butt joints.
  Let each coat dry before the next, 24 hours at least for drying types.
  Sand with fine paper, do not raise paper nap, and remove dust before handing over to painters.
  Texture: Spray over primed board; match the mock-up; mask edges straight. ;; if #texture
ARTICLE Tolerances
  Finished plane: {1/8 inch in 10 feet|3 mm in 3 m}, walls and ceilings.
  [ ] Critical walls, for casework, glazed partitions, and large tile: {1/16 inch in 8 feet|1.6 mm in 2.4 m}. ;; why Casework and large tile show what paint forgives.
  Corners and reveals: Plumb and straight within {1/8 inch in 8 feet|3 mm in 2.4 m}.
ARTICLE Field Quality Control
  Above-Ceiling Observation: Tell {architect} {?notice number "Notice before close-in" 2..14 "days" ="5"} before ceilings close, and leave screws, joints, and head-of-wall open to view. ;; short
  [ ] Screw Survey: {contractor} checks ten screws in each room for spacing, depth, and hold, and records them. ;; requires #rated
  [ ] #fieldsound Field Sound Test: Independent laboratory tests {?soundtests number "Partitions tested" 1..20 ="3"} sound-rated partitions per {ASTM E336}. ;; requires #sound ;; why Tells flanking and missing sealant while they can still be mended.
    Result no more than 5 points below the laboratory rating; seal and test again where it is.
  Moisture: Measure board with a pin meter where wetting is suspected; replace board that reads over 1 percent.
ARTICLE Protection and Cleaning
  Remove compound from floors, frames, devices, and glass the same day.
  Protect finished corners in traffic routes until acceptance.
  Replace board that is dented through the paper, wet, or moldy; do not patch it. ;; short
  Sweep and vacuum; bag scrap for recycling in accordance with {§017419}.
`;
