/** PART 1 of 09 51 13. */
export const acousticalPanelCeilingsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Name each ceiling by its mark on the reflected ceiling plans. Delete what the project lacks.
  [x] #mineral Mineral-base panels for offices, classrooms, and corridors. ;; outline
  [ ] #glass Glass-fiber panels for open-plan rooms. ;; outline ;; why Absorbs nearly all sound that meets it, but lets much through to the next room.
  [ ] #stone Stone-wool panels. ;; outline ;; why Stays flat in humidity and takes in more sound than most mineral panels.
  [ ] #washable Washable membrane-faced panels for health care and food preparation. ;; outline ;; suggests #gasket
  [ ] #clean Sealed panels and gasketed grid for cleanrooms. ;; outline ;; requires #gasket ;; suggests #aluminumcap
  Exposed steel suspension system. ;; outline
  Edge molding and perimeter trim. ;; short
  [ ] #rated Fire-resistance-rated ceiling assemblies. ;; outline ;; excludes #glass ;; why Only where the rating of the floor or roof above counts on the ceiling membrane.
  [ ] #blanket Acoustical blankets above panels. ;; short ;; suggests #privacy
  [ ] #cloud Free-floating ceilings with perimeter trim. ;; outline ;; requires #trim
ARTICLE Related Sections
  {§092216}: Suspension for gypsum board soffits that abut these ceilings. ;; short
  {§092900}: Gypsum board ceilings and bulkheads. ;; short
  {§098413}: Wall panels that share the acoustical design. ;; short
  {§079200}: Acoustical sealant at perimeters. ;; short
  {§211313}: Sprinklers in ceiling panels. ;; short
  {§233700}: Diffusers and grilles set in the grid. ;; short
  {§265100}: Luminaires set in the grid. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  NRC: Noise reduction coefficient, measured per {ASTM C423} on mounting E-400 of {ASTM E795}. ;; short
  CAC: Ceiling attenuation class, measured per {ASTM E1414} and rated per {ASTM E413}. ;; short
  AC: Articulation class per {ASTM E1110}, measured per {ASTM E1111}. ;; if #openplan
  LR: Light reflectance, measured per {ASTM E1477}.
  Seismic Design Category: As stated on the structural Drawings and defined in {ASCE 7}. ;; if #seismic
ARTICLE Performance Requirements
  Surface Burning: {ASTM E84}, Class A, flame-spread index 25 or less and smoke-developed index 50 or less for panels. ;; short
  Classification: Panels per {ASTM E1264}; suspension per {ASTM C635}. ;; short
  Fire Resistance: Rating of {?frr select "Fire-resistance rating" "1 hour"/"1-1/2 hours"/"2 hours"/"3 hours" ="1 hour"} for the complete assembly, tested per {ASTM E119} or {UL 263}, with panels, grid, luminaire covers, and dampers named in the listing. ;; outline ;; if #rated
  Deflection: Suspension members limited to 1/360 of span under all loads they bear. ;; short
  Humidity: Panels without visible sag at {104 degrees F|40 degrees C} and 90 percent relative humidity. ;; short
  [x] #openplan Open-Plan Rooms: Articulation class of {=articulationClass|180|180} or more for the basis-of-design panel. ;; short ;; why Speech privacy between desks depends on AC more than on NRC.
  [ ] #privacy Closed Rooms: CAC {?cac number "Least ceiling attenuation class" 25..50 ="35"} or more over rooms for: {?privaterooms text "Rooms with speech privacy" ="conference, examination, and human-resources use"}. ;; short ;; suggests #blanket
  NOTE The seismic design category is on the structural Drawings. Category C leaves the ceiling free at all walls; D, E and F fix it at two.
  Seismic Restraint: ;; short
    (x) #noseismic None required: Seismic Design Category A or B. ;; short
    ( ) #catc Seismic Design Category C per {ASTM E580}. ;; short ;; requires #seismic
    ( ) #catd Seismic Design Category D, E, or F per {ASTM E580}. ;; short ;; requires #seismic #heavy ;; suggests #wideangle
  [ ] #seismic Seismic Design: Calculate bracing of each ceiling for the forces of {ASCE 7} and detail it on the shop drawings. ;; short ;; excludes #noseismic
  Emissions: Panels tested per {CDPH Standard Method} and within its limits for offices or classrooms.
  [ ] Cleanliness: Ceiling suited to rooms of {ISO 14644-1} Class {?isoclass number "ISO class" 5..8 ="7"}. ;; requires #clean
ARTICLE Preinstallation Meetings
  [x] Meet in the first area to receive a ceiling, with installers of ductwork, piping, sprinklers, luminaires, and controls. ;; why Most grid is taken down once because something above it was not done.
    Compare reflected ceiling plan with services as installed; settle conflicts within {8 inches|203 mm} of the grid plane.
    Agree on order of close-in by zone and on who may open finished ceilings.
    Review bracing, expansion joints, and clearance at perimeters. ;; if #seismic
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: For each panel, suspension member, trim, hanger, and clip. ;; short
    Shop Drawings: Coordinated reflected ceiling plans at {1/8 inch to 1 foot|1 to 100} or larger. ;; short
      Layout of grid, borders, and panel direction; hanger locations where services force them off their spacing.
      Luminaires, diffusers, sprinklers, speakers, detectors, and access points by the trades that set them.
      Perimeter, expansion, and bracing details. ;; if #seismic
      [ ] Edge elevations and hanging points of free-floating ceilings. ;; requires #cloud
    Samples:
      [x] Panel: {6 by 6 inches|152 by 152 mm} of each type, finish, and edge.
      [x] Suspension: {12 inches|305 mm} of each member, splice, and trim in each finish.
  Informational Submittals: ;; short
    Test Reports: NRC, CAC, and light reflectance of each panel from an accredited laboratory. ;; short
    Evaluation: Listing of each rated assembly. ;; if #rated
    [ ] Delegated Design: Bracing calculations sealed by an engineer licensed in the state of the Project. ;; requires #seismic
    [ ] Environmental product declaration, health product declaration, and recycled-content statement per {ISO 14021}.
  Closeout Submittals:
    Maintenance Data: Cleaning agents allowed, removal of panels, and repair of scratches.
    [x] Extra Stock: Panels of each type equal to {?stock number "Extra stock" 1..10 "percent" ="2"} of quantity installed, in full boxes.
ARTICLE Quality Assurance
  Single Source: Obtain panels of one type from one production run, and all suspension from one manufacturer.
  [ ] Obtain panels and suspension from one manufacturer so that one warranty covers both. ;; why A single warranty ends the question whether the panel or the grid failed.
  Installer Qualifications: {?crew number "Years of experience" 2..15 "years" ="5"} at least with ceilings of like kind.
  NOTE Ask for a mock-up where ceilings carry many devices or light grazes them.
  Mock-Up:
    ( ) None required.
    (x) #mockup Build the ceiling of one room or {200 sq ft|18.6 sq m} where {architect} directs, with a luminaire, a diffuser, a sprinkler, and two sides of perimeter.
      Obtain approval of line, level, and finish before general work. The mock-up may stay as part of the Work.
ARTICLE Delivery, Storage, and Handling
  Deliver panels in unopened cartons with manufacturer's name, item, dye lot, and classification. ;; short
  Store cartons flat and dry, off the floor, in the conditioned building for 24 hours at least before use.
  Do not stack cartons higher than their label allows.
  Handle panels with clean gloves; carry them on edge, face to face.
ARTICLE Field Conditions
  Install panels after wet work has dried, dust-raising work has ended, and the air system runs with filters. ;; short
  Hold {60 to 85 degrees F|16 to 29 degrees C} and relative humidity 70 percent or less before, during, and after installation. ;; short
  [ ] Early Installation: Panels with written approval of their manufacturer for {32 to 120 degrees F|0 to 49 degrees C} may go up before the air system runs. ;; why Only humidity-rated panels forgive an unconditioned building.
  Clear the plenum of leaks: Complete pressure tests of piping above ceilings first.
ARTICLE Sequencing
  Do not lay panels in a zone until work above it has been inspected.
  Leave panels out at valves, dampers, and devices still to be balanced.
ARTICLE Warranty
  NOTE Thirty years are offered only where one manufacturer furnishes panels and grid.
  Panels: Manufacturer's warranty against sag, warp, and growth of mold on the face. ;; short
    (x) Period: 10 years. ;; short
    ( ) Period: 15 years. ;; short
    ( ) Period: 30 years, with suspension of the same manufacturer. ;; short ;; proprietary
  Suspension: Manufacturer's warranty against red rust and manufacturing faults, 10 years. ;; short
`;
