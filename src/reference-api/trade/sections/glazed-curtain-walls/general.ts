/** PART 1 of glazed aluminum curtain walls. */
export const glazedCurtainWallsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Choose how the wall is made first. Units are glazed at the plant and suit tall, repetitive walls; sticks suit low walls, many shapes, and late changes.
  [x] #stick Stick-built curtain wall, glazed at the site. ;; outline ;; why Short lead time and few cranes; needs scaffold or lifts, dry weather, and careful sealing at every joint.
  [ ] #unitized Unitized curtain wall, glazed at the plant. ;; outline ;; suggests #lab-mockup ;; why Faster to close a tower and glued indoors; needs a crane, storage, and early decisions.
  [ ] #ssg Structural silicone glazing on {?ssg-sides select "Sides glazed with structural silicone" "two sides"/"four sides" ="two sides"}. ;; outline ;; requires #adhesion-tests ;; excludes #captured ;; suggests #two-side
  [x] #spandrel Spandrel areas with insulation and backpans. ;; outline
  [ ] #sunshades Sunshades and light shelves attached to mullions. ;; outline ;; suggests #shade-loads
  [ ] #vents Operable vents in the wall. ;; outline ;; why Fresh air where the code or the program asks for it; each vent is one more joint to keep dry.
  [x] #anchors Anchors, embeds, and inserts furnished for others to set. ;; short
  [ ] #steel-backup Steel reinforcement inside mullions. ;; short
  [x] #perimeter Perimeter flashings, closures, and seals to other work. ;; short

ARTICLE Related Sections
  [ ] {§033000}: Setting embeds and inserts in slab edges. ;; requires #anchors
  [x] {§051200}: Slab edge angles and supporting steel.
  [ ] {§072713}: Membrane that ties the wall to the air barrier. ;; suggests #perimeter
  [x] {§072726}: Air barrier of neighboring opaque walls.
  [x] {§078443}: Fire-resistive joint between slab edge and wall. ;; suggests #fire-joint
  [x] {§079200}: Sealants that are not part of the wall.
  [x] {§084113}: Doors and frames set in the wall.
  [ ] {§085113}: Operable windows glazed into the wall. ;; excludes #vents
  [x] {§088000}: Glass, its coatings, and its strength.
  [ ] {§019119}: Commissioning of the enclosure.

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Dry zone: space inside the line of the primary air and water seals.
  Glazing pocket: space around the edge of the glass that drains to the outside.
  Stack joint: horizontal joint between units that takes up floor movement.
  Uncontrolled water: water on any inner surface that is not drained back to the outside, or that wets finishes.

ARTICLE Performance Requirements
  Delegated design: framing, joints, anchors, and structural silicone, by a professional engineer who takes account of building movements given by the structural engineer. ;; short
  Wind and gravity: ;; outline
    NOTE Pressures change with height and corner. A wind-tunnel study, where there is one, replaces the code's tables.
    (x) Wind pressures: as indicated on the drawings for each elevation and zone. ;; group wind ;; outline
    ( ) Wind pressures by {ASCE 7}: plus {?wind-in number "Inward pressure" 15..150 "psf"} and minus {?wind-out number "Outward pressure" 15..200 "psf"}. ;; group wind ;; outline
    ( ) Wind pressures: report of the wind-tunnel study dated {?tunnel-date date "Date of study"}. ;; group wind ;; outline
    Tested design pressure of {product}, {ASTM E330}: {=designPressure|50 psf|2.39 kPa} each way, and 1.5 times that without permanent set over 0.2 percent of span. ;; outline
    Deflection of framing normal to the wall: 1/175 of span up to {13 feet 6 inches|4.1 m}, and 1/240 of span plus {1/4 inch|6 mm} above. ;; short
    Deflection in the plane of the wall: {1/8 inch|3 mm} maximum over glass, and never to less than 75 percent of edge clearance.
    Glass edge: 1/175 of its length or {3/4 inch|19 mm}, whichever is less.
    [ ] #shade-loads Sunshades: snow, ice, wind both ways, and {?shade-load number "Point load on sunshade" 0..500 "lbf" ="250"} at the outer edge. ;; requires #sunshades
  Building movement: ;; short
    Story drift, elastic: {?drift-wind select "Elastic drift" "H/400"/"H/500"/"H/600" ="H/400"}, by {AAMA 501.4}, no loss of air or water performance. ;; short
    [ ] #seismic Story drift, inelastic: {?drift-seismic number "Seismic drift" 0.005..0.03 ="0.015"} times story height, {AAMA 501.6}, no glass falls.
    Live load at slab edges: {?slab-movement number "Differential slab movement" 0.25..1.5 "inch" ="0.5"} between floors, {AAMA 501.7}.
    Thermal range of exposed metal: {180 deg F|100 deg C}; no buckling, no noise, no stress on glass.
  Air: {=airLeakage|0.06 cfm/sq ft|0.305 L/(s·m²)} maximum at {6.24 psf|300 Pa}, {ASTM E283}. ;; outline
  Water: ;; outline
    No uncontrolled water at {=waterResistance|15 psf|0.718 kPa} static pressure, {ASTM E331}. ;; outline
    [x] #dynamic No uncontrolled water at the same pressure applied dynamically, {AAMA 501.1}. ;; short
  Heat: ;; outline
    NOTE Values of frame and glass together. The glass of the energy model must be the glass of the glazing Section.
    U-factor of fixed areas, {NFRC 100}, glass as in {§088000}: {=uFactor|0.36 Btu/(h·sq ft·°F)|2.04 W/(m²·K)} maximum. ;; outline
    Solar heat gain coefficient, {NFRC 200}: {?shgc number "Solar heat gain coefficient" 0.1..0.6 ="0.27"} maximum. ;; outline
    Condensation resistance factor of frame, {AAMA 1503}: {=condensationResistance|65|65} minimum. ;; short
    [ ] #condensation No condensation on the room side at {?indoor-humidity number "Indoor relative humidity" 20..60 "percent" ="35"} and {70 deg F|21 deg C} indoors with {?outdoor-winter number "Outdoor design temperature" -40..40 "deg F" ="0"} outdoors, shown by finite-element simulation. ;; why For hospitals, museums, and pools; the factor alone does not prove it.
  [ ] #acoustics Sound transmission class of framing with glass, {ASTM E90}: {=soundTransmission|35|35} minimum; outdoor-indoor transmission class by {ASTM E1332}: {?oitc number "OITC" 20..45 ="28"} minimum.
  [ ] #impact Windborne debris: {ASTM E1996}, {?missile select "Missile" "small missile"/"large missile D"/"large missile E" ="large missile D"}, tested by {ASTM E1886}; rating on record for {product}: {=impactClass|large missile|large missile}. ;; suggests #laminated
  [ ] #laminated Laminated glass in every light within {30 feet|9.1 m} of grade. ;; requires #impact
  [x] #fire-joint Slab edge: framing and spandrels arranged so that the joint passes {ASTM E2307} for the rating of the floor. ;; requires #spandrel
  [ ] Fall-arrest and window-washing anchors: {5000 lbf|22.2 kN}, carried to structure, not to mullions.

ARTICLE Preinstallation Meetings
  Design-assist meeting within {?design-meeting number "Days after award" 7..60 "days" ="21"} of award: review movements, joints, anchors, fire line, air barrier ties, and test program.
  Meeting before glass is ordered: release sizes, coatings, and spandrel colors.
  Meeting at the site before the first anchor: survey, hoisting, floor loading, protection of the slab edge, and sequence with firestopping and fireproofing. ;; short
  Attendees: {architect}, structural engineer, {contractor}, curtain wall installer, {maker}'s engineer, glazing and sealant manufacturers, air barrier installer, and the {owner}'s testing agency.

ARTICLE Action Submittals
  Submit in accordance with {§013300}.
  Product Data: extrusions, thermal breaks, gaskets, sealants, fasteners, finish, and glazing instructions. ;; short
  Shop Drawings, full size where a joint turns: ;; short
    Plans, elevations, sections, and isometrics of corners, splices, stack joints, and terminations. ;; short
    Path of water from each pocket to the outside, drawn in color. ;; short
    Anchors with loads on structure, adjustment in three directions, and tolerances accepted. ;; short
    Temporary closures and the place of the last unit on each floor. ;; short
  Samples: {12 inch|305 mm} corner of frame with glass, pressure plate, and cover, in each finish; range of color in two pieces.
  Delegated-design submittal: calculations for wind, seismic, thermal stress, anchors, and silicone bite, signed and sealed; {AA ADM} for aluminum.
  [ ] Sustainable Design Submittals: product declaration for framing, recycled content, and finish chemistry.

ARTICLE Informational Submittals
  Test reports of the system: air, water, structure, movement, and heat, at least as large as the Project's typical bay. ;; short
  Sealant manufacturer's letters: adhesion, compatibility, and bite, for glass, finish, gaskets, and setting blocks of this Project.
  Survey of slab edges and embeds.
  Welders' qualification to {AWS D1.2} and {AWS D1.1}.
  [ ] Laboratory mock-up: test procedure 30 days before, report with every change made to pass. ;; requires #lab-mockup
  Quality plan of plant and field with forms for each inspection.

ARTICLE Closeout Submittals
  Maintenance data: reglazing of each glass type, cleaning, gaskets and sealants with life expected, and drainage inspection. ;; short
  Record drawings that show repairs, replaced lights, and test places.
  [ ] Extra stock: {?extra-glass number "Extra lights of each type" 1..10 "lights" ="2"} of each glass type and {?extra-cover number "Extra cover" 0..200 "feet" ="50"} of cover.

ARTICLE Quality Assurance
  Manufacturer: company that has made curtain wall for {?maker-years number "Years of manufacture" 5..40 "years" ="10"} or longer and has engineers on its own staff. ;; short
  Installer: five curtain walls of like height and kind in ten years, acceptable to the manufacturer. ;; short
  Structural silicone applicator: plant under the sealant manufacturer's quality program, with butterfly, snap-time, and peel logs. ;; if #ssg
  Testing agency: independent, with chamber and equipment calibrated within one year.
  [ ] #lab-mockup Laboratory mock-up: two stories by three bays, tested in the order of {AAMA 501}: preload, air, static water, dynamic water, structure, drift, thermal cycles by {AAMA 501.5}, water again, and proof load. ;; short ;; suggests #dynamic ;; why The only way to learn that a new joint leaks before a thousand are made.
  [x] #field-mockup Field mock-up: first complete bay with slab edge, spandrel, and perimeter seal, tested before the next bay is glazed. ;; suggests #chamber
  Structural silicone glazing follows {ASTM C1401}. ;; if #ssg

ARTICLE Delivery, Storage, and Handling
  Handle aluminum in accordance with {AAMA CW-10}; remove strippable coatings within the time their manufacturer states.
  Crate units upright on A-frames, strapped to the frame and not over glass; leave crates closed until hoisted. ;; if #unitized
  Number pieces for floor and bay and deliver in the order of erection.
  Spread loads on slabs in accordance with the structural engineer's plan; no crates within {4 feet|1.2 m} of an unprotected edge.
  Keep sealants below {80 deg F|27 deg C} and use within shelf life, lots recorded.

ARTICLE Field Conditions
  Measure slab edges, steel, and openings before fabrication and show measures on shop drawings.
  Hoist no glass or units in gusts over {?hoist-wind number "Wind limit for hoisting" 15..35 "mph" ="20"}.
  Seal at {40 to 100 deg F|4 to 38 deg C}, on dry metal; frost on shaded mullions counts as wet.
  Weld no anchors above installed glass without fire blankets and hot-work permit.

ARTICLE Warranty
  System: {maker} or the accepted manufacturer and installer jointly, against water, air beyond twice the limit, noise, failure of joints, and loss of adhesion. ;; outline
    (x) Term: {?system-term number "System warranty" 2..15 "years" ="5"}. ;; group system ;; outline
    ( ) Term: 10 years, with the manufacturer's inspection of the installed wall. ;; group system ;; outline ;; suggests #chamber
  Finish: ;; short
    Fluoropolymer: {?paint-term select "Finish warranty" "10 years"/"15 years"/"20 years" ="20 years"} against chalk, fade, and peeling. ;; if #pvdf ;; short
    Anodic coating: 10 years against change of color and pitting. ;; if #anodized ;; short
  Structural silicone adhesion: 20 years, by the sealant's manufacturer. ;; if #ssg
  Insulating glass seals: under {§088000}, 10 years.
`;
