/** PART 3 of 07 84 13. */
export const penetrationFirestoppingExecution = `
PART Execution
ARTICLE Examination
  Examine openings, penetrants, and structure before work. ;; short
    Size, shape, and annular space within the listing. ;; short
    Penetrants supported on both sides, not more than {?support number "Distance of support" 6..48 "inches" ="24"} from wall or floor.
    Surfaces clean, dry, free of frost, oil, loose paint, and wax.
  Report conditions without a listed system; obtain an engineering judgment before work, not after. ;; short
  Do not begin until openings are right.
ARTICLE Preparation
  Clean openings; remove laitance, plaster droppings, and dust; prime where manufacturer requires.
  Protect finishes with masking tape; protect sprinklers and detectors.
  Fasten penetrants so that they do not move.
  Remove plastic sleeves, rope, foam, and other materials that the listing does not name. ;; short
ARTICLE Installation
  Install per each listed system without departure in packing, depth, or overlap. ;; outline
  Pack mineral wool firmly to the depth and density listed, recessed for sealant. ;; short
  Fill to listed thickness, {1/2 inch|13 mm} at least where the listing does not say; tool to full contact. ;; short
  Walls: Seal both sides, unless the listing says otherwise. ;; short
  Floors: Seal from the side that the listing shows; overlap {1/4 inch|6 mm} on concrete. ;; short
  Bare metallic pipes: Seal annular space on both sides; crown sealant at the pipe. ;; short ;; if #metal
  Insulated pipes: Wrap or seal over the insulation as listed; do not break the vapor barrier of chilled pipes. ;; short ;; if #insulated
  Plastic pipes: Fasten collars with steel anchors through each tab, one collar on each side of walls, one on the underside of floors. ;; short ;; if #plastic
  Cable bundles: Loosen, seal within and around, no fill over the percentage listed. ;; short ;; if #cable
  Cable trays: Fill sides, top, and below cables; lap strips as listed; leave room for later cables as listed. ;; short ;; if #tray
  Ducts without dampers: Retaining angles on both sides only where listed, sealant behind. ;; short ;; if #duct
  Composite sheet: Overlap opening {2 inches|51 mm} on all sides, anchor as listed, seal edges and penetrants. ;; short ;; if #board
  Mortar: Form the underside, place in one pour to listed thickness, cure moist for 24 hours. ;; short ;; if #mortar
  Pillows: Lay tight and crosswise from end to end of the opening, one third thicker than the gap; fix mesh. ;; short ;; if #pillows
  Mixed openings: One system for all penetrants; keep the distances between them listed. ;; short ;; if #mixed
  Blank openings: Seal as a listed system and label for later use. ;; short ;; if #blank
ARTICLE Membrane Penetrations ;; if #membrane
  Steel boxes to {16 sq in|103 sq cm}, {100 sq in|645 sq cm} in {100 sq ft|9.3 sq m} of wall: ;; short
    Gap between box and board {1/8 inch|3 mm} or less; fill with compound. ;; short
    Boxes on opposite faces {24 inches|610 mm} apart or more, measured along the wall. ;; short
  Boxes larger, closer, or plastic: Listed boxes, or putty pads on back and sides. ;; short
  Pads: Cover box wholly, lap edges onto studs; no cuts at cable entrances. ;; if #putty
ARTICLE Installation of Cast-In Devices ;; if #castin
  Fasten devices to the form at pipe centers before concrete; check heights with the slab. ;; short
  Cap them; keep out concrete; cut off flush or at wet-room height after finishing.
  Set devices for spare pipes where the Drawings show them and cap them below.
ARTICLE Installation of Cable Pathways ;; if #pathway
  Core or frame openings to fit; set plates and gaskets on both faces and fasten as listed. ;; short
  Support cables within {12 inches|305 mm} of each face; keep bend radius of cables.
  Leave pull strings in empty pathways and mark each with its fill.
ARTICLE Sleeves
  Set sleeves centered on pipes, extend as listed; grout outside of sleeves solid. ;; short
    In floors of wet rooms: {2 inches|51 mm} above finished floor. ;; short
    Cored openings: Diameter gives annular space of the system; no spalls larger than {1 inch|25 mm}.
  Pipes through foundation walls are outside this Section.
ARTICLE Identification
  Label each penetration on both sides of walls and at floors above ceilings. ;; short
  Number labels with the record drawings.
  Mark walls above ceilings with rating and words that name the barrier, letters {4 inches|102 mm} high, {30 feet|9.1 m} on center or less. ;; short
ARTICLE Field Quality Control
  NOTE {IBC} asks for special inspection of firestops in high-rise buildings and in those of Risk Category III or IV.
  Inspection: ;; short
    ( ) #own {contractor} inspects, and {architect} looks on. ;; short
    (x) #special {owner} engages an agency qualified per {ASTM E329}, independent of manufacturer and installer, to inspect per {ASTM E2174}. ;; short
  Verification by observation: {?seen number "Share observed" 5..50 "percent" ="10"} of each system type, on each floor, during installation. ;; short ;; if #special
  Verification by destructive inspection: {?cut number "Share cut open" 1..10 "percent" ="2"} of each type, and at least one of each type in {10000 sq ft|929 sq m} of floor area. ;; short ;; if #special
    Where a deficiency is found in more than 10 percent of a type, cut again until it falls below.
  Correct and reinspect each faulty system at no cost to {owner}; do not seal over it. ;; short
  Do not cover systems before acceptance. ;; short
  [ ] Smoke Test: Tracer smoke at {?smoke text "Zones for smoke test" ="corridors and elevator lobbies"} after air balance. ;; requires #smoke ;; why Shows leaks that no photograph can.
ARTICLE Adjusting and Cleaning
  Remove excess, spills, and mask; leave edges straight.
  Restore firestopping that later trades cut, as a listed system, by the original installer. ;; short
  Trim cable ties and dams that are not part of the system.
ARTICLE Protection
  Keep systems dry until cured and guard them from trades above and below.
  Post notice in each shaft: Penetrations require approval of {owner}. ;; short
  [ ] Train the maintenance crews of {owner} to open and reseal pathways and pillows. ;; suggests #pathway
ARTICLE Schedule of Systems
  NOTE The letters of a listed number tell wall or floor, its thousand tells the penetrant, and the digits that follow belong to one listing.
  Use listed systems of these series: ;; short
    TABLE Series of system numbers by penetrant: ;; short
      | Penetrant | Gypsum board wall | Concrete or masonry wall | Concrete floor |
      | Metallic pipe or conduit | W-L-1000 | W-J-1000, C-AJ-1000 | C-AJ-1000, F-A-1000 |
      | Nonmetallic pipe | W-L-2000 | W-J-2000, C-AJ-2000 | C-AJ-2000, F-A-2000 |
      | Cables | W-L-3000 | W-J-3000, C-AJ-3000 | C-AJ-3000, F-A-3000 |
      | Cable trays | W-L-4000 | W-J-4000, C-AJ-4000 | C-AJ-4000, F-A-4000 |
      | Insulated pipe | W-L-5000 | W-J-5000, C-AJ-5000 | C-AJ-5000, F-A-5000 |
      | Ducts and mechanical items | W-L-7000 | W-J-7000, C-AJ-7000 | C-AJ-7000, F-A-7000 |
      | Mixed penetrants | W-L-8000 | W-J-8000, C-AJ-8000 | C-AJ-8000, F-A-8000 |
  [x] Ratings: ;; short
    TABLE Ratings by assembly: ;; short
      | Assembly | F rating | T rating | L rating |
      | 1-hour wall | 1 hour | Not required | At smoke barriers |
      | 2-hour wall or shaft | 2 hours | Not required | At smoke barriers |
      | 1-hour floor | 1 hour | 1 hour | At smoke barriers |
      | 2-hour floor | 2 hours | 2 hours, except inside wall cavities | At smoke barriers |
`;
