/** PART 1 of EPDM roofing. */
export const epdmRoofingGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep one attachment for each roof area. Ballast needs a structure designed for it and a slope of 2 in 12 or less; a mechanically attached sheet needs a deck that holds screws.
  [x] #adhered Fully adhered EPDM roofing. ;; outline ;; why The cleanest look and the most freedom of slope and shape.
  [ ] #attached Mechanically attached EPDM roofing. ;; outline ;; requires #reinforced #screws ;; suggests #pull-tests ;; why Quick over steel deck; the wind is carried by plates in the laps.
  [ ] #ballasted Loose-laid, ballasted EPDM roofing. ;; outline ;; requires #protection-mat ;; excludes #white ;; why Least cost, sheets up to 50 feet wide, and every layer can be lifted and used again.
  [x] #insulation Insulation above the deck. ;; outline
  [x] #board Cover board between insulation and membrane. ;; short ;; requires #insulation
  [ ] #retarder Vapor retarder. ;; short ;; why Over pools, laundries, and humidified rooms, and wherever the mean January temperature is below 40 deg F with indoor humidity above 45 percent.
  [x] #pads Walkway pads. ;; short
  [ ] #overburden Roof prepared for vegetation, pavers, or solar arrays by others. ;; suggests #leak-scan #thick

ARTICLE Related Requirements
  [x] {§053123}: Steel roof deck and sump pans. ;; suggests #steel-deck
  [ ] {§033000}: Concrete roof slabs and toppings to slope. ;; suggests #concrete-deck
  [x] {§061053}: Nailers, blocking, and curbs of wood.
  [x] {§076200}: Counterflashings and reglets set in walls.
  [ ] {§077129}: Expansion joints furnished as an assembly.
  [ ] {§077200}: Curbs, hatches, and vents.
  [x] {§221423}: Roof drains, clamping rings, and overflow drains.
  [ ] {§070150}: Work on roofs that stay. ;; requires #recover

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Cured sheet: vulcanized EPDM that has taken its final shape, used for the field of the roof.
  Uncured flashing: unvulcanized EPDM that is formed by hand over corners and cures in place.
  Securement strip: reinforced EPDM strip with tape, fastened below the field sheet at its edge so that no fastener goes through that sheet.
  Square: {100 sq ft|9.3 sq m} of roof.

ARTICLE Performance Requirements
  Service: keep water out under rain, melting snow, and water standing over drains to the height of the overflow. ;; outline
  Wind: ;; outline
    NOTE Ballasted roofs are designed by tables of wind speed, height, and parapet; the other two are tested. Keep the lines of the attachment chosen.
    Basic wind speed, {ASCE 7}: {?wind-speed number "Basic wind speed" 90..200 "mph"}, Exposure {?exposure select "Exposure" B/C/D}, Risk Category {?risk select "Risk category" I/II/III/IV ="II"}. ;; outline
    Adhered and attached roofs: assembly tested by {FM 4474} with a factor of 2.0 on the allowable-stress uplift pressure of each zone. ;; short
    Uplift class of the assembly of {product}, {FM 4470}: {=windUplift|90 psf|4.31 kPa}. ;; short
    Ballasted roofs: designed by {ANSI/SPRI RP-4}, with parapet height, ballast size, and paver areas shown for each zone. ;; if #ballasted ;; short
    Edges and copings: {ANSI/SPRI/FM 4435/ES-1} at the pressure of the edge they stand on.
    [ ] External gutters: {ANSI/SPRI GT-1}. ;; requires #edge-metal
  Exterior fire exposure, {UL 790}: {=roofFireClass|Class A|Class A} for the deck, insulation, and slope of this roof. ;; outline
  [ ] #fm-deck Combustion below the deck: Class 1 construction by {FM 4470}. ;; why Asked for by property insurers; foam over steel deck must prove that it does not feed a fire from below.
  Solar reflectance index of {product}, {ASTM E1980}: {=solarReflectanceIndex|9|9}.
  [x] #r Thermal resistance, continuous above the deck: {?r-value number "R-value" 10..60 "h·ft²·°F/Btu" ="25"} at the thinnest point of flat areas, {?r-drain number "R-value at drains" 5..40 "h·ft²·°F/Btu" ="12"} at drains. ;; outline ;; requires #insulation
  Movement: fasten membrane at every angle so that shrinkage does not pull flashing off walls over {?service-life number "Years of design life" 20..40 "years" ="25"}.
  [ ] #solar-rise Surfaces below solar arrays: membrane and adhesive tested at {185 deg F|85 deg C}. ;; requires #overburden

ARTICLE Coordination
  Roof drains: set before insulation so that sumps meet the clamping ring, and protect pipes from stone and foam.
  NOTE EPDM resists weather but not oil, fuel, or grease. Find exhausts and fuel piping on the mechanical and plumbing drawings before the roof is bid.
  Rooftop units: set curbs on structure, not on insulation; leave {24 inches|610 mm} between curbs for flashing hands and rollers.
  Kitchen exhausts, fuel vents, and cooling towers: provide grease guards or a membrane that resists oil within {10 feet|3 m}. ;; why EPDM swells in grease; most early failures stand beside an exhaust fan.
  Structure: confirm with the structural engineer that the deck carries ballast and pavers together with snow. ;; if #ballasted

ARTICLE Preinstallation Meetings
  Meet at the site {?meeting number "Weeks before roofing" 1..8 "weeks" ="3"} before materials are delivered.
  Attendees: roofing installer and its foreman, {maker}'s representative, {contractor}, {architect}, mechanical, electrical, and plumbing installers, and the installer of the roof's overburden if there is one.
  Review deck acceptance, order of areas, access of cranes, weights on the deck, air intakes, grease sources, temporary tie-ins, and who repairs damage by others.
  Record agreements in minutes and send them to all attendees and to the {owner}.

ARTICLE Action Submittals
  Submit as {§013300} directs.
  Product Data: ;; short
    Membrane, with type and class by {ASTM D4637}. ;; short
    Adhesive, primer, tape, and sealant, with temperature limits and shelf life. ;; short
    Insulation and boards, with facers, strengths, and long-term thermal resistance. ;; short
  Shop Drawings, drawn to scale for this roof: ;; short
    Sheets: direction, width, field and factory seams, and perimeter sheets. ;; short
    Insulation: layers, joints, tapers, and low points with their thickness. ;; short
    Securement: spacing in field, perimeter, and corners, each with the test it rests on. ;; short
    [ ] Ballast plan: size, weight per square, and pavers at corners, walks, and drains. ;; requires #ballasted ;; short
  Samples: membrane with tape splice {12 inches|305 mm} long, walkway pad, and each fastener with its plate.
    [ ] Ballast: {5 lb|2.3 kg} of stone and one paver. ;; requires #ballasted
  [ ] #declarations Environmental product declaration and health product declaration of the membrane.

ARTICLE Informational Submittals
  Manufacturer's project letter: assembly accepted for warranty, wind speed, and details outside its standard.
  Evaluation or test reports of uplift, fire class, and membrane properties.
  Statement of the installer: years licensed, crew size, and three EPDM roofs more than five years old with telephone numbers of their owners.
  [ ] Structural engineer's letter on added dead load. ;; requires #ballasted
  [ ] Field pull-test results before fastener spacing is fixed. ;; requires #pull-tests
  Inspection reports of the manufacturer's representative within seven days of each visit.

ARTICLE Closeout Submittals
  Warranties in the name of the {owner}, with date of Substantial Completion and area in squares.
  Care guide: yearly inspection, cleaning of drains each spring and fall, oils and solvents to keep off, and how to patch a cut with a cured patch.
  As-built roof plan with seams, drains, penetrations, and places opened for tests.
  Leftover materials: {?extra-membrane number "Spare membrane" 0..500 "sq ft" ="100"} of membrane and one unopened roll of seam tape, stored where the {owner} directs.

ARTICLE Quality Assurance
  Manufacturer: regularly making EPDM sheet for roofs for {?maker-years number "Years of manufacture" 5..40 "years" ="15"}, with its own inspectors. ;; short
  Installer: licensed by the manufacturer for the warranty specified, with a foreman who has finished ten EPDM roofs. ;; short
  One manufacturer for membrane, tape, primer, adhesive, and flashing; other parts as it accepts them in writing.
  [x] #mockup Sample area: one drain, one inside corner, one outside corner, and {20 feet|6 m} of field seam with a T-joint. Keep as the standard of the work, and build into the roof if accepted. ;; suggests #seam-cuts
  [ ] #insurer Plan review by the {owner}'s property insurer before the order is placed. ;; suggests #fm-deck

ARTICLE Delivery, Storage, and Handling
  Bring membrane in its core or fold with labels whole; reject sheets with creases that do not lie down.
  Keep seam tape, primer, and lap sealant between {60 and 80 deg F|16 and 27 deg C} until the hour of use, and within shelf life.
  Keep flammable adhesive in a ventilated locker away from sparks, with no more on the roof than a day's need.
  Raise insulation {4 inches|102 mm} off the ground, slit factory wrap, and cover with canvas to the pallet.
  Pile ballast where beams carry it; never heap more than {?heap number "Ballast pile height" 6..36 "inches" ="12"} on the deck. ;; if #ballasted

ARTICLE Field Conditions
  Surfaces: dry, frost-free, and clean enough for adhesive; dew and frost are water.
  Adhesive and primer: {40 deg F|4 deg C} and rising; below that use materials listed for cold weather, stored warm.
  Wind: stop unrolling when gusts lift the free edge; weigh down every sheet that is not yet bonded.
  Fumes: post warnings, close intakes within {50 feet|15 m}, and schedule solvent work after hours in occupied buildings.
  Open roof: no more than the crew closes before it leaves or rain begins, whichever is sooner.

ARTICLE Warranty
  System warranty by {maker} or the accepted manufacturer: leaks from defects of material or work, repaired without limit of cost. ;; outline
    NOTE Terms over 20 years usually need a sheet of 75 mils or more and wider seam tape; check both against PART 2.
    (x) Term: {=warranty|20 years|20 years}. ;; group years ;; outline
    ( ) Term: {?warranty-years number "Warranty" 10..30 "years"}. ;; group years ;; outline
    Winds to {?covered-wind number "Wind covered" 55..120 "mph" ="72"} at {33 feet|10 m} above ground are covered.
    [ ] Cover removal and replacement of overburden. ;; requires #overburden #leak-scan ;; why Without it the owner pays to move soil, pavers, or arrays off a leak.
    Not voided by foot traffic for service on walkways.
  Installer's warranty: {?installer-term number "Installer's term" 1..5 "years" ="2"} on work of this Section, flashings included, with repairs begun within two working days.
`;
