/** PART 1 of 07 84 13. */
export const penetrationFirestoppingGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep the kinds of penetration that the project has. Each opens its products, its row of systems, and its installation.
  [x] #metal Metallic pipes, conduits, and tubes. ;; outline
  [x] #plastic Nonmetallic pipes and conduits. ;; outline ;; requires #intumescent ;; why Plastic pipe melts and leaves a hole that only an intumescent device closes.
  [ ] #insulated Insulated pipes. ;; outline ;; requires #intumescent
  [x] #cable Cables, single and in bundles. ;; outline
  [ ] #tray Cable trays and busways. ;; outline ;; suggests #pillows
  [ ] #duct Ducts without fire dampers. ;; outline
  [ ] #mixed Several kinds of penetrant in one opening. ;; outline ;; suggests #mortar
  [x] #membrane Outlet boxes and other membrane penetrations. ;; outline
  [ ] #blank Blank openings left for later use. ;; outline ;; suggests #pillows
  [ ] #castin Cast-in sleeves with built-in firestopping. ;; outline ;; why Placed on the forms, they save coring and make each later pipe a listed one.
  [ ] #pathway Fire-rated cable pathways that open for later cables. ;; outline ;; requires #cable ;; why Data rooms change cables each year; a sealant is broken the first time.
ARTICLE Related Sections
  {§033000}: Sleeves cast in concrete. ;; short
  {§042200}: Openings in concrete masonry walls. ;; short
  {§078100}: Fireproofing where penetrating supports are coated. ;; short
  {§078443}: Joints at heads of walls, between floors and walls, and at perimeters. ;; short
  {§079200}: Joint sealants without a fire rating. ;; short
  {§092900}: Gypsum board shafts and walls that are penetrated. ;; short
  {§211313}: Sprinkler piping. ;; short
  {§221116}: Domestic water piping. ;; short
  {§221316}: Sanitary waste and vent piping. ;; short
  {§233300}: Dampers at ducts. ;; short
  {§260533}: Raceways and boxes. ;; short
  {§271500}: Data cables and their pathways. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  F Rating: Time in hours for which a system keeps flame from passing, per {ASTM E814}. ;; short
  T Rating: Time in hours until the far side of a system rises {325 degrees F|181 degrees C} above its start. ;; short
  L Rating: Air leakage through a system per square foot of opening, at ambient and at {400 degrees F|204 degrees C}, per {UL 1479}. ;; short ;; if #smoke
  W Rating: Resistance of a system to water, per {UL 1479}. ;; if #water
  Annular Space: Gap between penetrant and edge of opening, measured at the narrowest and widest place.
  Through-Penetration: Penetration of both faces of an assembly. Membrane Penetration: Penetration of one face only.
  System: One listed combination of wall or floor, penetrant, annular space, and firestop products, known by its number.
  Engineering Judgment: Written opinion of a firestop manufacturer's engineer on a condition that no listed system covers.
ARTICLE Performance Requirements
  Firestop every penetration of fire-resistance-rated walls, partitions, floors, and shafts, and of smoke barriers. ;; outline
  Test systems per {ASTM E814} or {UL 1479} with at least {0.01 inch of water|2.5 Pa} of positive pressure on the fire side, in the rating that follows. ;; outline
    Walls, F rating: Not less than the rating of the wall. ;; outline
    Floors, F rating: Not less than the rating of the floor, and not less than 1 hour. ;; outline
    Floors, T rating: Not less than the rating of the floor, and not less than 1 hour, except where the penetrant stands wholly inside a wall cavity. ;; short
    [ ] Walls, T rating: Not less than {?trating select "T rating of walls" "1 hour"/"2 hours" ="1 hour"} where exposed penetrants stand near stored combustibles. ;; why Asked by some owners of warehouses and archives; the code does not.
  [x] #smoke Smoke Barriers: L rating of {5 cfm/sq ft|25.4 L/(s·m²)} or less at {0.30 inch of water|75 Pa}, at ambient and elevated temperature. ;; short ;; why The model building code sets this limit for smoke barriers.
    NOTE The code allows in place of it a total leakage of {50 cfm|23.6 L/s} in each {100 sq ft|9.3 sq m} of barrier.
  [ ] #sound Sound-Rated Walls: System tested per {ASTM E90} to a sound transmission class of {?stcwall number "Least STC" 40..70 ="55"} or more. ;; short
  [ ] #water Floors of mechanical rooms, kitchens, and other wet rooms: W rating, Class 1. ;; short ;; suggests #castin
  [ ] #moving Moving Penetrants: System tested for movement of {?movement select "Movement" "12.5 percent"/"25 percent" ="25 percent"} of annular space per {ASTM E3037}. ;; short ;; why Steam, hot-water, and seismically braced pipes move; hard systems break.
  Electrical: Products around cables do not soften or swell their jackets nor lower their rating by trapping heat. ;; if #cable
  Surface Burning: {ASTM E84}, flame-spread index 25 or less and smoke-developed index 50 or less, in plenums and other air spaces.
  Mold: No growth in 28 days per {ASTM G21} for products in damp rooms.
  Emissions: Sealants tested per {CDPH Standard Method}; VOC content within {SCAQMD 1168}. ;; short
  Comply with the penetration requirements of {IBC} and with {NFPA 101} as the authority having jurisdiction has adopted them. ;; short
ARTICLE Preinstallation Meetings
  [x] Meet before the first opening is made with installers of piping, ducts, cables, walls, floors, and ceilings. ;; short ;; why A firestop system fits its pipe only if the hole has been made for it.
    Assign to each trade its openings, and agree on sleeve sizes and annular space.
    Select one system for each common condition and print it as a field book.
    Agree on photographs and labels, and on days of inspection.
    [ ] Adopt one installer for all trades. ;; why One crew and one manufacturer end most failed inspections.
  Meet again when the first floor is done and walk it with the inspector.
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: Each product with listing, temperature range, cure time, and shelf life. ;; short
    Systems: Drawings of each listed system with number, ratings F, T, and L, and limits of annular space. ;; short
      [x] Schedule: Systems by kind of wall or floor, penetrant, and size; the trade that uses each. ;; short
      Engineering judgments: Sealed or signed by the manufacturer's engineer, with the listed systems on which they rest. ;; short
      [ ] Sound test reports for systems in sound-rated walls. ;; requires #sound
    Samples: Label and putty pad.
  Informational Submittals: ;; short
    Certificates: Manufacturer's list of installers trained in its products, with dates. ;; short
    Compatibility: Statement that products do not harm plastic pipe, cable jackets, or coatings. ;; short
    [ ] Health product declaration and environmental product declaration.
    Inspection reports per {ASTM E2174}. ;; if #special
  Closeout Submittals: ;; short
    As-Built Record: Floor plans with a number at each penetration, the system used, date, installer, and photograph. ;; short
      (x) Spreadsheet and plans as PDF.
      ( ) Database with a scannable code on each label. ;; proprietary ;; why Lets the owner's crews find and reseal what they open.
    Repair instructions for later penetrations.
ARTICLE Quality Assurance
  Installer Qualifications: ;; short
    (x) Approved under {FM 4991} or an equal program of a qualified agency. ;; short
    ( ) Trained and certified in writing by the manufacturer of the products. ;; short
    ( ) Trades each firestop their own work with crews trained by the manufacturer. ;; short ;; why Works in small projects; records must be shared.
  Single Source: Obtain all firestop products from one manufacturer, unless a listed system names two. ;; short ;; why Eases labels, records, and later repairs.
  Marking: Products bear the mark of a qualified testing agency.
  Engineering Judgments: {?ejlimit number "Most engineering judgments" 0..20 "judgments" ="5"} at most without written consent of {architect}; none where a listed system fits.
  Mock-Up:
    ( ) None required.
    (x) #mockup Build one of each of the {?mockups number "Common conditions" 2..12 ="4"} commonest conditions, side by side, on the first floor.
      Cut one open to show depth of packing and sealant; repair it.
      Keep the mock-up as standard of the work until completion.
ARTICLE Delivery, Storage, and Handling
  Deliver products in sealed containers with lot, shelf life, and listing mark. ;; short
  Store within the temperatures on the label; protect water-based products from freezing. ;; short
  Do not use products past their date; remove them from the site.
ARTICLE Field Conditions
  Temperature: Install sealants in {40 to 100 degrees F|4 to 38 degrees C} unless their manufacturer allows other. ;; short
  Ventilate solvent-based products; mask adjoining work.
  [ ] Winter Work: Heat the area and both sides of the opening for 24 hours before and until cure; record temperatures. ;; why Water-based sealants that freeze before cure crumble out later.
  Do not install where water runs over or dust falls on uncured products.
ARTICLE Sequencing
  Complete firestopping before ceilings and covers hide it; leave it open until inspected. ;; short
  Install after pipes and cables are final, anchored, and tested.
  Set cast-in devices with formwork, after reinforcing. ;; if #castin
ARTICLE Warranty
  NOTE A system is warranted only as installed; later cuts end the warranty for that penetration.
  Installer's Warranty: Repair systems that shrink, crack, fall out, or fail inspection. ;; short
    (x) Period: 2 years from Substantial Completion. ;; short
    ( ) Period: 5 years from Substantial Completion. ;; short
  Manufacturer's Warranty: Products free of faults for their listed life, 1 year at least.
`;
