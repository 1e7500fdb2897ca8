/** PART 1 of 09 30 13. */
export const ceramicTilingGeneral = `
PART General
ARTICLE Section Includes
  NOTE Choose the tile first; setting materials, membranes, and methods follow from tile, substrate, and wetness.
  [x] #porcelain Porcelain floor tile. ;; outline
  [ ] #quarry Quarry tile. ;; outline ;; suggests #epoxygrout ;; why Kitchens, where grease and hot water reach the joints.
  [x] #wall Glazed wall tile. ;; outline
  [ ] #mosaic Unglazed mosaic tile. ;; outline ;; why Small joints give grip on sloped shower floors.
  [ ] #gauged Gauged porcelain panels. ;; outline ;; requires #improved ;; suggests #mockup
  [ ] #shower Tiled showers with sloped floors. ;; outline ;; requires #membrane ;; suggests #backer
  [ ] #backer Cementitious backer units. ;; outline
  [ ] #membrane Waterproof membrane below tile. ;; outline
  [ ] #isolation Crack isolation membrane below tile. ;; outline
  Metal edge trim and thresholds. ;; short
  [ ] #pool Tile at pool decks and wet areas walked on barefoot. ;; outline ;; requires #mosaic
ARTICLE Related Sections
  {§033000}: Slab finish, flatness, slope, and curing. ;; short
  {§071326}: Waterproofing below mortar beds and planters. ;; short
  {§079200}: Sealant in movement joints. ;; short
  {§092216}: Studs and furring behind tile. ;; short
  {§092900}: Gypsum board and glass-mat backing panels. ;; short
  {§096519}: Resilient floors that abut tile. ;; short
  {§102800}: Accessories fastened through tile. ;; short
  {§224200}: Drains and fixtures set in tile. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  Handbook: {TCNA Handbook}. Method numbers in this Section are those of its current edition. ;; short
  Large-Format Tile: Tile with an edge of {15 inches|381 mm} or more. ;; short
  Wet Area: Surface soaked, saturated, or regularly wetted by water. ;; short
  DCOF: Wet dynamic coefficient of friction measured per {ANSI A326.3}.
  Setting Bed: Mortar, thin or thick, between tile and substrate.
ARTICLE Performance Requirements
  Slip Resistance of Floors: ;; short
    Level interior floors expected to be walked on wet: DCOF 0.42 or more. ;; short
    [ ] #ramps Ramps, entries, and kitchen floors: DCOF {?dcoframp number "Least DCOF" 0.42..0.7 ="0.55"} or more. ;; short ;; why Slope and oil take away grip that 0.42 assumes.
    Pool decks and floors walked on barefoot: Mosaics with the DCOF of PART 2, and slope of {1/4 inch per foot|2 percent} to drains. ;; short ;; if #pool
    NOTE Test values are of new tile. Ask for a maintenance plan where wax or sealers may be applied.
  Installation Performance: System rated per {ASTM C627} for: ;; short
    ( ) Light commercial service: Offices, reception, and washrooms. ;; short
    (x) Heavy service: Corridors, malls, kitchens with rolling loads. ;; short
    ( ) Extra heavy service: Food plants and heavy wheel traffic. ;; short ;; requires #epoxygrout
  Deflection: Subfloor stiff enough for L/360 under the load, and L/720 for dimension stone accents.
  Slope of shower and drained floors: {1/4 inch per foot|2 percent} to drain below the setting bed. ;; short ;; if #shower
  Emissions: Mortar, grout, and membrane meet {CDPH Standard Method}; VOC content of adhesives and primers within {SCAQMD 1168}.
ARTICLE Preinstallation Meetings
  [x] Meet on the floor to be tiled with installers of slab, drains, waterproofing, glass doors, and accessories. ;; why Drain heights and slab depressions cannot be mended by the tile setter.
    Measure slope, flatness, and depression of slabs; agree who corrects them.
    Review layout, cuts, movement joints, and mock-up.
    Agree on days during which other trades stay off tile.
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: Tile, trim, mortar, grout, membrane, sealant, and cleaner, with standard for each. ;; short
    Shop Drawings: ;; short
      Plans and elevations of each tiled room with joint lines, cuts, trim, and movement joints. ;; short
      [x] Sequence of colors and pattern by number. ;; suggests #pattern
      [ ] Details of shower receptors, curbs, benches, and niches with membrane laps. ;; requires #shower
    Samples:
      [x] Tile: Full-size of each type, color, and finish; three of each where shade varies.
      [x] Grout and Sealant: Full range of colors for selection, then bars of each color chosen.
      [ ] Mounted Panel: {24 by 24 inches|610 by 610 mm} with tile, grout, and edge trim as installed.
  Informational Submittals: ;; short
    Master Grade Certificate per {ANSI A137.1} for each shipment, signed by tile manufacturer and {contractor}. ;; short
    Test Reports: DCOF per {ANSI A326.3} and breaking strength per {ASTM C648}. ;; short
    Letter: Mortar, grout, and membrane manufacturer accepts the substrate and the materials together.
    [ ] Environmental product declaration and recycled content per {ISO 14021}.
    [ ] Record of moisture and flatness tests.
  Closeout Submittals:
    Maintenance Data: Cleaners, sealers allowed, and repair of cracked tile.
    [x] Extra Tile: {?extratile number "Extra tile" 1..10 "percent" ="2"} of each type, color, and trim, from the lots installed.
ARTICLE Quality Assurance
  Single Source: One manufacturer for mortar, grout, and membranes, for system warranty. ;; short
  Tile from one lot in each room.
  Installer Qualifications: {?jobs number "Completed projects" 1..20 ="5"} projects of like size and tile, by named foreman and setters.
    [ ] #certified Setters hold a current certificate of a national tile-training program for the tasks at hand. ;; requires #gauged ;; why Panels crack, hollow and lip more than tile does when set by untrained crews.
  NOTE Gauged panels and herringbone patterns should not be set without a mock-up.
  Mock-Up:
    ( ) None required.
    (x) #mockup Set {?mock number "Size of mock-up" 20..200 "sq ft" ="50"} of floor and {?mockwall number "Size of wall mock-up" 20..200 "sq ft" ="50"} of wall with a corner, an outlet, and a movement joint, and grout it.
      Lift two tiles of the mock-up to measure mortar contact.
      Leave it as the standard for lippage, joints, and color; it may stay as part of the Work.
    ( ) First room of each tile type, as standard for the others.
ARTICLE Delivery, Storage, and Handling
  Deliver tile in sealed cartons with grade seal, lot, and shade marked. ;; short
  Deliver mortar and grout dry in labeled bags; reject caked or opened ones. ;; short
  Store off the floor under cover, between {40 and 90 degrees F|4 and 32 degrees C}; keep liquids from freezing.
  Blend tile of several cartons before setting.
  Carry gauged panels upright in frames with suction grips; do not lean them on corners. ;; if #gauged
ARTICLE Field Conditions
  Hold {50 degrees F|10 degrees C} or more in air and substrate from two days before to seven days after setting. ;; short
  Do not set tile in direct sun on glass walls or on slabs under construction heat; shade and close doors.
  Light each area as it will be lit when used; check lippage under it. ;; short
  NOTE Moisture limits come from the manufacturer of mortar or membrane; the figures here are usual ones.
  Moisture of concrete: ;; short
    Relative humidity at 40 percent depth per {ASTM F2170}: {?slabrh number "Greatest slab humidity" 75..100 "percent" ="85"} or less, or the membrane manufacturer's limit. ;; short
    [ ] Emission per {ASTM F1869}: {5 lb per 1000 sq ft|2.4 kg per 100 sq m} in 24 hours or less.
ARTICLE Sequencing
  Complete rough plumbing and membrane tests before setting.
  Set walls before floors, except where the floor carries membrane up the wall.
  Allow mortar to cure 24 hours before grouting and 72 hours before foot traffic. ;; short
ARTICLE Warranty
  Installer's Warranty: Correct loose, hollow, cracked, and lipped tile, and leaks of tile floors. ;; short
    (x) Period: 2 years from Substantial Completion. ;; short
    ( ) Period: 5 years from Substantial Completion. ;; short
  [x] System Warranty: Manufacturer of setting materials warrants the assembly. ;; short
    (x) Period: 10 years, materials. ;; short
    ( ) Period: 25 years, materials and labor, single source. ;; short ;; proprietary
`;
