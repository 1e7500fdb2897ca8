/** PART 1 of metal roof panels. */
export const metalRoofPanelsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Structural panels span between purlins and work to 1/4 inch per foot. Architectural panels shed water and need a solid deck and 3 inches per foot. Decide the panel, then its substrate.
  [x] #structural Structural standing seam roof panels, mechanically seamed. ;; outline ;; why Holds water out at low slopes and spans purlins without a deck.
  [ ] #snaplock Architectural snap-lock roof panels over solid deck. ;; outline ;; requires #solid-deck ;; excludes #hydrostatic ;; suggests #snap ;; why Quick to lay without a seaming machine; for steep roofs only.
  [ ] #insulated Insulated roof panels with standing seam. ;; outline ;; excludes #board-insulation ;; why Roof, insulation, and ceiling liner in one lift; suits cold rooms and plants.
  [ ] #exposed Exposed-fastener ribbed panels. ;; outline ;; excludes #structural #hydrostatic #double ;; why For sheds and canopies; gaskets of screws must be renewed within the life of the roof.
  [x] #underlayment Underlayment. ;; outline
  [ ] #board-insulation Board insulation below the panels. ;; outline ;; requires #solid-deck
  [ ] #snow Snow retention. ;; short ;; suggests #snow-calculation
  [ ] #gutters Gutters and downspouts of the panel metal. ;; short
  [x] #trim Trim, closures, flashings, and curbs furnished with the panels. ;; short

ARTICLE Related Sections
  [x] {§051200}: Roof framing and its tolerances.
  [ ] {§053123}: Roof deck below underlayment. ;; suggests #solid-deck
  [ ] {§061600}: Plywood roof sheathing. ;; suggests #solid-deck
  [ ] {§072216}: Roof insulation over deck. ;; excludes #board-insulation
  [x] {§074213}: Wall panels that meet the eave and rake.
  [ ] {§076200}: Flashing and gutters not matched to the panels. ;; excludes #gutters
  [ ] {§077253}: Snow guards furnished apart from the panels. ;; excludes #snow
  [ ] {§079200}: Sealants at walls above the roof.
  [ ] {§133419}: Roof panels that belong to a metal building system.

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Fixed point: the one line along a panel where it is pinned to the structure; thermal movement is free in both directions from there.
  Oil canning: visible waviness in the flat of a panel. It is not a structural fault and is not cause for rejection unless it comes from bent clips, misaligned supports, or rough handling.
  Pan: the flat of the panel between seams.
  Hydrostatic panel: panel whose seams and laps keep water out below a head of water.

ARTICLE Performance Requirements
  Delegated design: engage an engineer licensed in the state of the Project to design panels, clips, fasteners, and thermal movement for the loads below. ;; short
  Structural loads: ;; outline
    NOTE Zones at eaves, ridges, and corners govern the spacing of clips. If pressures are on the structural drawings, do not repeat them.
    (x) Wind uplift: as indicated on the structural drawings for each zone. ;; group wind ;; outline
    ( ) Wind uplift, allowable stress design by {ASCE 7}: {?wind-field number "Uplift, field" 10..150 "psf"} in the field, {?wind-edge number "Uplift, edges" 10..200 "psf"} at edges, and {?wind-corner number "Uplift, corners" 10..250 "psf"} at corners. ;; group wind ;; outline
    Tested uplift of {product} at the clip spacing submitted, {ASTM E1592}: {=windUplift|90 psf|4.31 kPa} minimum. ;; outline
    Uplift class, {UL 580}: Class 90. ;; short
    [ ] #fm Assembly classified under {FM 4471}, uplift {?fm-class select "FM uplift class" 1-60/1-75/1-90/1-105/1-120 ="1-90"}. ;; why Where the property insurer reviews the roof; the class covers deck, clips, and edge together.
    Roof live load and snow: {?snow-load number "Uniform load" 20..150 "psf" ="30"}, and a concentrated load of {200 lbf|890 N} on the panel between clips.
    Deflection under live load and snow: {?deflection select "Deflection" "1/180 of span"/"1/240 of span" ="1/180 of span"} maximum. ;; if #structural
  Slope: {=minimumSlope|0.5 in/ft|4.17 percent} minimum for {product}; do not use on areas drawn flatter. ;; short
  Water: ;; outline
    No leakage at {=waterResistance|6.24 psf|0.299 kPa} static pressure by {ASTM E1646}. ;; outline
    [x] #hydrostatic No leakage below {6 inches|152 mm} of water for six hours by {ASTM E2140}. ;; requires #structural ;; excludes #snaplock #exposed ;; why Needed wherever slope is below 3 inches per foot, in valleys, and behind ice.
  Air leakage, {ASTM E1680}: {0.06 cfm/sq ft at 1.57 psf|0.3 L/(s·sq m) at 75 Pa} maximum.
  Thermal movement: free between fixed points over an ambient range of {120 deg F|67 deg C} and a metal range of {180 deg F|100 deg C}, without buckling, noise, or loosened fasteners. ;; short
  Exterior fire exposure, {UL 790}: {?fire-class select "Fire class" Class A/Class B/Class C ="Class A"} with deck and underlayment as specified. ;; outline
  [ ] #hail Impact resistance, {UL 2218}: Class {?impact select "Impact class" 3/4 ="4"}. ;; why Insurers give credit for Class 4 in hail country; dents are not covered.
  [x] #cool Solar reflectance index of the finish, {ASTM E1980}: {=solarReflectanceIndex|29|29}; three-year aged values measured by {ANSI/CRRC S100}.
  [ ] Thermal resistance of the roof, {?r-value number "R-value" 10..60 "h·ft²·°F/Btu" ="30"}, with clips counted. ;; requires #board-insulation

ARTICLE Preinstallation Meetings
  Hold a meeting at the site when roof framing or deck of the first area is complete and before panels are formed.
  Present: {architect}, {contractor}, {maker}'s field representative, panel installer, framing or deck installer, and installers of curbs, pipes, lightning protection, and solar arrays.
  Agenda:
    Alignment of eaves and ridges as surveyed, and who corrects them.
    Roll-forming, hoisting, and storage of panels over {?long-panel number "Panel length that needs a plan" 20..200 "feet" ="40"} long.
    Fixed points, directions of movement, and details at curbs between seams.
    Fall protection, and which anchors may pass through panels.

ARTICLE Action Submittals
  Submit in accordance with {§013300}.
  Product Data: panel profile, metal, coating, finish, clip, underlayment, sealants, and closures. ;; short
  Shop Drawings: roof plan with panel lay, seams, fixed points, clip spacing of each zone; sections at eave, rake, ridge, hip, valley, wall, curb, pipe, and transition at {?detail-scale select "Scale of details" "1-1/2 inches to the foot"/"3 inches to the foot" ="3 inches to the foot"}. ;; short
  Samples for selection: manufacturer's color chart on metal.
  Samples for verification: panel {12 inches|305 mm} long by full width with seam and clip, and trim metal in the color chosen.
  Delegated-design submittal: calculations of panels, clips, fasteners, and movement, signed and sealed.
  [ ] #snow-calculation Snow retention calculation: force along the slope, spacing of rows, and clamp strength with safety factor 2. ;; requires #snow
  [ ] #green Sustainable Design Submittals: product declaration, recycled content by {ISO 14021}, and aged reflectance.

ARTICLE Informational Submittals
  Test reports: uplift, water, air, and fire by a qualified testing agency, for the panel width and gauge submitted. ;; short
  Evaluation report where the building department accepts panels by one.
  Installer's authorization from the manufacturer, naming crew chief.
  Survey of substrate: high and low points of eaves, ridge, and each purlin line.
  Field reports of inspections under PART 3.
  Specimen of the warranties with their exclusions.

ARTICLE Closeout Submittals
  Maintenance data: washing, touch-up, clearing of valleys and gutters, and how to walk on panels.
  Warranties for finish, weathertightness, and workmanship.
  Spare materials: {?spare-panel number "Spare panel" 0..200 "feet" ="40"} of flat coil in each color and one box of each clip.

ARTICLE Quality Assurance
  Manufacturer: company that has roll-formed standing seam panels for {?maker-years number "Years of manufacture" 5..40 "years" ="10"} or longer and holds tests of the profile in its own name. ;; short
  Installer: company that has completed {?installer-roofs number "Similar roofs" 2..20 "roofs" ="5"} with panels of this kind and is trained by the manufacturer on its seamer. ;; short
  [ ] #formed Site roll-forming: machine owned or licensed by the manufacturer, its operator certified; portable machines of others are not accepted. ;; why Lets panels run from ridge to eave without end laps; the machine decides the quality of the seam.
  Sheet metal work not otherwise detailed: {SMACNA 1793}.
  [x] #mockup Mock-up: corner of eave and rake, {10 by 10 feet|3 by 3 m}, with underlayment, three seams, one pipe, and a length of gutter where gutters are specified. Approved mock-up may remain.
  Coordinate panel, trim, gutter, and snow guard colors from one paint supplier.

ARTICLE Delivery, Storage, and Handling
  Ship panels banded and crated with edges protected and strippable film where the finish is dark or metallic.
  Stack on blocking that slopes, covered but vented; water between sheets stains metal within days.
  Lift long panels with spreader bars, slings at no more than {15 feet|4.6 m}; carry by the edge, never by the ends.
  Remove strippable film before sun has baked it, {?film-days number "Days until film is removed" 10..90 "days" ="30"} maximum.
  Keep wet concrete, mortar, and treated lumber off aluminum and coated steel.

ARTICLE Field Conditions
  Lay underlayment only on dry decks and above {40 deg F|4 deg C} for self-adhered sheet.
  Measure openings, curbs, and eave lengths on the finished structure before panels are cut.
  Stop handling panels longer than {20 feet|6 m} when gusts pass {?gusts number "Gust limit" 15..40 "mph" ="20"}.
  Keep traffic off frosty or wet panels.

ARTICLE Coordination
  Plumbing and mechanical: place pipes in the pan, {6 inches|152 mm} clear of seams, and gather small ones.
  Curbs: upslope side narrower than {?curb-width number "Widest curb without a cricket" 12..48 "inches" ="24"} or with a cricket; set on the framing, free of the panels.
  Lightning protection and solar arrays: clamps on seams only, with set screws that do not cut the metal.

ARTICLE Warranty
  Finish warranty by {maker} or the accepted manufacturer, against cracking, peeling, chalk below 8 by {ASTM D4214}, and color change over 5 units by {ASTM D2244}: ;; outline
    (x) Term: {=warranty|30 years|30 years} from shipment. ;; group finish-years ;; outline
    ( ) Term: {?finish-years number "Finish warranty" 10..45 "years"} from shipment. ;; group finish-years ;; outline
    Coastal sites: state in the warranty the distance from salt water at which it still holds. ;; if #aluminum
  Weathertightness: ;; short
    NOTE A warranty of weathertightness costs inspections and details of the manufacturer. Ask for it on low slopes and large roofs.
    (x) Installer's warranty of {?workmanship number "Workmanship" 1..5 "years" ="2"}. ;; group tight ;; short
    ( ) Manufacturer's standard weathertightness warranty, {?tight-years number "Weathertightness" 5..20 "years" ="10"}. ;; group tight ;; short
    ( ) #no-limit Manufacturer's weathertightness warranty without dollar limit, 20 years, with three inspections during the work. ;; group tight ;; suggests #hydrostatic ;; short
  Perforation by corrosion of coated steel: 25 years. ;; if #galvalume
`;
