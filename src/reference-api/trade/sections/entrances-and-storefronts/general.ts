/** PART 1 of aluminum-framed entrances and storefronts. */
export const entrancesAndStorefrontsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Storefront is for openings within one story, head and sill held by structure. Where framing passes a slab edge or water pressure exceeds 15 psf, specify curtain wall.
  [x] #exterior Exterior storefront framing, thermally broken. ;; outline
  [ ] #interior Interior storefront framing. ;; outline ;; why No thermal break and no weeps; vestibule inner lines and office fronts.
  [ ] #ribbon Ribbon windows of storefront framing between sills and heads. ;; outline ;; requires #exterior
  [x] #doors Swinging aluminum entrance doors with frames. ;; outline ;; suggests #hardware
  [ ] #sliding-panels Manual sliding or stacking storefront panels. ;; outline ;; excludes #impact
  [x] #hardware Hardware for aluminum doors. ;; outline ;; requires #doors
  [x] #subsills Subsills, receptors, flashings, and perimeter trim. ;; short ;; requires #exterior
  [ ] #canopy-posts Reinforced mullions for canopies, signs, and sun control. ;; suggests #steel

ARTICLE Related Sections
  [ ] {§042000}: Masonry openings that receive framing.
  [ ] {§055000}: Steel posts and lintels at wide openings. ;; requires #steel
  [x] {§072726}: Air barrier returned into the opening.
  [ ] {§076200}: Sill flashings not furnished with storefront. ;; suggests #subsills
  [x] {§079200}: Perimeter sealants and backing.
  [ ] {§084229}: Automatic doors in storefront framing. ;; suggests #power
  [ ] {§084126}: All-glass doors.
  [ ] {§084413}: Curtain wall above or beside storefront.
  [x] {§087100}: Cylinders, keying, and hardware furnished with other doors. ;; suggests #cylinders
  [x] {§088000}: Glass and glazing materials.
  [ ] {§124813}: Recessed mats at entrances.
  [ ] {§281000}: Card readers, electric locks, and door contacts. ;; suggests #access

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Storefront: nonload-bearing framing that fills an opening between a floor or curb and the structure above it.
  Subsill: a second, continuous sill pan below the framing that collects water and drains it outside.
  Entrance: door, its frame, transom, sidelights, and hardware.
  Inside glazed: glass that can be set and replaced from within the building.

ARTICLE Performance Requirements
  Engineering by the storefront manufacturer or its engineer for the loads below, without counting glass as bracing. ;; short
  Wind: ;; outline
    (x) Pressures as shown on the structural drawings for components of {?tributary number "Tributary area" 10..200 "sq ft" ="50"}. ;; group wind ;; outline
    ( ) Pressures of plus {?wind-in number "Inward pressure" 15..80 "psf"} and minus {?wind-out number "Outward pressure" 15..100 "psf"}, {ASCE 7}. ;; group wind ;; outline
    Tested design pressure of {product}, {ASTM E330}: {=designPressure|40 psf|1.92 kPa}; no failure at 150 percent of it. ;; outline
    Deflection between supports: L/175, and {3/4 inch|19 mm} maximum. ;; short
    Sag over doors: {1/16 inch|1.6 mm} maximum, so that doors stay clear.
  Air through fixed framing at {6.24 psf|300 Pa}, {ASTM E283}: {=airLeakage|0.06 cfm/sq ft|0.305 L/(s·m²)} maximum. ;; outline ;; if #exterior
  Air through swinging doors at {1.57 psf|75 Pa}: {?door-leakage select "Leakage of doors" "0.5 cfm/sq ft"/"1.0 cfm/sq ft" ="1.0 cfm/sq ft"} maximum for single leaves and pairs. ;; if #doors
  Water at fixed framing, {ASTM E331}: no leakage at {=waterResistance|10 psf|0.479 kPa}. ;; outline ;; if #exterior
    NOTE Doors are not tested for water. Where driven rain reaches them, provide a canopy, a vestibule, or a drained floor.
    [ ] Dynamic, {AAMA 501.1}, at the same pressure. ;; requires #subsills
  Thermal values of frame with the Project's glass: ;; outline ;; if #exterior
    U-factor, {NFRC 100} or {AAMA 507}: {=uFactor|0.41 Btu/(h·sq ft·°F)|2.33 W/(m²·K)} maximum. ;; outline
    Solar heat gain coefficient, {NFRC 200}: {=solarHeatGain|0.27|0.27} maximum. ;; outline
    Condensation resistance factor, {AAMA 1503}: {=condensationResistance|56|56} at least.
    U-factor of entrance doors: {?door-u number "U-factor of doors" 0.35..1.1 "Btu/(h·ft²·°F)" ="0.63"} maximum. ;; if #doors
  Temperature change: {120 deg F|67 deg C} in the air and {180 deg F|100 deg C} at the metal without rattles, open joints, or jammed doors.
  [ ] #drift Story drift of {?drift number "Story drift" 0.005..0.03 ="0.01"} times story height without glass falling, {AAMA 501.4}.
  [ ] #impact Windborne debris, {ASTM E1996}: {?missile select "Missile" "small missile"/"large missile D"/"large missile E" ="large missile D"}, framing, doors, and glass as one assembly. ;; suggests #wide ;; why Coastal codes ask for the whole assembly; a tested frame with other glass does not count.
  [ ] #entry Forced entry after simulated shooting, {ASTM F3561}: Level {?entry-level number "Level of forced entry" 1..8 ="3"}, at glass that can be reached from grade. ;; why Buys minutes at school and office entrances; it is not bullet resistance. ;; suggests #mortise
  Accessibility: {ICC A117.1} and the {ADA Standards}; clear width {32 inches|813 mm} at least with the door open 90 degrees. ;; if #doors ;; short

ARTICLE Preinstallation Meetings
  Meet when the first opening is framed and its air barrier and flashing are in place.
  Go through one opening step by step: rough opening, flashing, subsill, anchors, backer rod, and who seals which line. ;; short
  Establish who furnishes templates for locks, closers, operators, and readers, and when.
  Attendees: installers of framing, masonry or sheathing, air barrier, sealant, hardware, and security, with {contractor} and {architect}.

ARTICLE Action Submittals
  Follow {§013300}.
  Product Data: framing, doors, hardware, glazing gaskets, and finish, each with test numbers. ;; short
  Shop Drawings: elevations at {1/4 inch to the foot|1 to 50}; details at full size of head, jamb, sill, mullion, corner, door stile, and threshold; reinforcement and anchors. ;; short
  Hardware schedule: by opening, with function, finish, template, and power. ;; if #hardware
  Samples: {6 inch|152 mm} pieces of each extrusion and one door corner, finished; two for the range of anodizing.
  Calculations: framing, anchors, and reinforcement for each typical and each largest opening; sealed by an engineer.
  [ ] Sustainable Design Submittals: environmental declaration, recycled content, and content of low-carbon aluminum. ;; suggests #low-carbon

ARTICLE Informational Submittals
  Laboratory reports of the framing with subsill, not older than {?report-age number "Age of reports" 4..15 "years" ="10"}.
  Certificates of thermal ratings for the actual glass, and the bid certificate where the code requires one. ;; short
  Installer's qualifications: three completed projects, with addresses and architects.
  Reports of field tests.
  Warranty specimens.

ARTICLE Closeout Submittals
  Maintenance data for finish, gaskets, door adjustment, closers, and exit devices.
  Tools: one set of wrenches for hardware and one deglazing tool.
  Spare parts: {?spare-closers number "Spare closers" 0..5 "closers" ="2"}, one pair of pivots, and {?spare-gasket number "Spare gasket" 0..500 "feet" ="50"} of each gasket.

ARTICLE Quality Assurance
  Manufacturer: company that has made both aluminum storefront and doors for {?maker-years number "Years of manufacture" 5..40 "years" ="10"} or longer. ;; short
  Installer: company that has installed the framing specified for {?installer-years number "Years of installation" 2..20 "years" ="5"}; fabricator approved in writing if it is not the manufacturer. ;; short
  Doors in the means of egress: obtain approval of locking from the authority having jurisdiction before hardware is ordered. ;; if #doors
  [x] #mockup First opening: complete with subsill, flashing ties, glass, door, and sealant; inspect and water-test before others follow. ;; suggests #field-water
  Keep tolerances of the opening and of the framing on one drawing that both installers sign.

ARTICLE Delivery, Storage, and Handling
  Wrap finished lengths in paper or film; ship doors hung in frames or with stiles blocked.
  Store on wood skids, indoors, out of cement dust; stand doors on edge, not flat.
  Handle in accordance with {AAMA CW-10}; replace pieces with dents, bows, or abraded coating.
  Deliver hardware boxed by opening number.

ARTICLE Field Conditions
  Measure openings after masonry, sheathing, and floor toppings are in; where framing is fabricated to drawings, hold openings to them.
  Install when floor finish level at doors is marked on the jambs.
  No sealing of wet or frozen substrates, or below {40 deg F|4 deg C}.

ARTICLE Warranty
  Framing and doors, {maker} or the accepted manufacturer: {?system-years number "System warranty" 1..10 "years" ="2"} for defects of material and work, air and water leakage included. ;; outline
  Finish: ;; outline
    ( ) #paint-term Organic coating: {?paint-years select "Coating warranty" "10 years"/"15 years"/"20 years" ="10 years"}. ;; group finish-term ;; requires #paint ;; outline
    ( ) #anodize-term Anodizing: {?anodize-years select "Anodic warranty" "5 years"/"10 years" ="5 years"}. ;; group finish-term ;; requires #anodize ;; outline
    (x) Manufacturer's standard term for the finish of {product}. ;; group finish-term ;; outline
  Door corners: life of the installation. ;; if #doors ;; short
  Closers, 10 years; exit devices, 3 years; other hardware, 2 years. ;; if #hardware
  Installer: {?installation-years number "Installation warranty" 1..5 "years" ="2"} for leaks at perimeter and subsills.
`;
