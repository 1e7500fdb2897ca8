/** PART 2 of hollow metal doors and frames. */
export const hollowMetalDoorsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  (x) Other manufacturers: accepted when they meet {ANSI/SDI A250.8} and PART 1; no request needed beyond product data. ;; group others ;; outline ;; why Standard steel doors are interchangeable; competition costs nothing here.
  ( ) Other manufacturers: by request under {§012500}. ;; group others ;; outline
  ( ) Other manufacturers: comparable products in accordance with {§016000}. ;; group others ;; outline
  ( ) Other manufacturers: not accepted. ;; group others ;; outline ;; proprietary

ARTICLE Steel
  Interior: cold-rolled, {ASTM A1008}, Commercial Steel, Type B, or hot-rolled, pickled, {ASTM A1011}. ;; short
  Exterior and wet rooms: {ASTM A653}, Commercial Steel, galvannealed, {?zinc select "Zinc coating" A40/A60/G60/G90 ="A60"}, frames and reinforcement included. ;; short
  Stainless: {ASTM A666}, Type {?stainless-type select "Stainless type" 304/316 ="304"}, finish {?stainless-finish select "Stainless finish" "No. 4 satin"/"2B"/"bead blast" ="No. 4 satin"}. ;; if #stainless ;; short
  Supports and anchors: {ASTM A653}, G60; in exterior walls hot-dip galvanized after forming.
  Fillers in frames: mineral wool, {ASTM C665}, Type I, packed by hand where frames are not grouted.

ARTICLE Interior Doors ;; if #interior
  Thickness: {1-3/4 inches|44.5 mm}. ;; outline
  Grade: ;; outline
    NOTE Level 1 for houses and closets, Level 2 for offices, Level 3 for corridors and schools, Level 4 for detention support and plants.
    (x) {=grade|Level 3|Level 3}, as {product}. ;; group interior-grade ;; outline
    ( ) Level 2, Heavy Duty, faces {18 gauge (0.042 inch)|1.07 mm}. ;; group interior-grade ;; outline
    ( ) Level 3, Extra Heavy Duty, faces {16 gauge (0.053 inch)|1.35 mm}. ;; group interior-grade ;; outline
    ( ) #level-four Level 4, Maximum Duty, faces {14 gauge (0.067 inch)|1.70 mm}. ;; group interior-grade ;; outline ;; suggests #heavy-frames
  Face sheets of {product}: {=gauge|16 ga|16 ga}, and not lighter than {ANSI/SDI A250.8} requires of the grade.
  Model: {?interior-model select "Model" "1, full flush"/"2, seamless" ="2, seamless"}. ;; short
  Core: ;; short
    (x) As made for {product}: {=coreType|honeycomb|honeycomb}. ;; group interior-core ;; short
    ( ) Kraft honeycomb, resin-impregnated, bonded to both faces. ;; group interior-core ;; short
    ( ) #stiffened Vertical steel stiffeners, {22 gauge|0.76 mm}, {6 inches|152 mm} on center, welded, mineral fiber between. ;; group interior-core ;; short ;; why Hard to dent or cut; for abuse and security.
    ( ) #mineral Solid mineral. ;; group interior-core ;; short ;; why For temperature-rise labels.
  Vertical edges: {?edges select "Vertical edges" "seam visible, interlocked"/"seam welded and ground smooth"/"seam filled and ground" ="seam welded and ground smooth"}.

ARTICLE Exterior Doors ;; if #exterior
  Grade: ;; outline
    (x) Level 3, Model 2, faces {16 gauge (0.053 inch)|1.35 mm}, galvannealed. ;; group exterior-grade ;; outline
    ( ) Level 4, Model 2, faces {14 gauge (0.067 inch)|1.70 mm}, galvannealed. ;; group exterior-grade ;; outline ;; suggests #heavy-frames
  Core: ;; outline
    (x) #polystyrene Expanded polystyrene, {ASTM C578}, Type I, bonded. ;; group exterior-core ;; outline
    ( ) #polyurethane Foamed-in-place or slab polyurethane. ;; group exterior-core ;; outline ;; why Best resistance to heat for the thickness.
    ( ) #insulated-stiffened Steel-stiffened, mineral fiber between stiffeners. ;; group exterior-core ;; outline ;; requires #windstorm
  Tops: closed flush and sealed, so that water cannot enter; bottoms closed with weep holes. ;; short
  [ ] #thermal-edge Thermal break between faces, and frame broken behind the stop. ;; why Stops frost on the frame in cold climates; check the fire label if one is scheduled. ;; excludes #temperature-rise

ARTICLE Frames ;; if #frames
  Construction: ;; outline
    (x) #welded Welded: full-profile miters, faces welded and ground smooth, no visible joint. ;; group construction ;; outline
    ( ) #knockdown Knock-down, drywall slip-on, compression anchors. ;; group construction ;; outline ;; excludes #windstorm #grouted ;; why Goes on after the wall; saves labor in offices of repeated openings.
    ( ) Knock-down, set before walls, tight corner tabs. ;; group construction ;; outline
  Thickness: ;; outline
    Interior: {?interior-frame select "Interior frames" "18 gauge (0.042 inch)"/"16 gauge (0.053 inch)"/"14 gauge (0.067 inch)" ="16 gauge (0.053 inch)"}. ;; outline
    Exterior: {14 gauge (0.067 inch)|1.70 mm}, galvannealed. ;; if #exterior ;; outline
    [ ] #heavy-frames Openings over {48 inches|1219 mm} wide: {14 gauge (0.067 inch)|1.70 mm} at least.
  Profile: face {2 inches|51 mm}, head {?head-face select "Face at head" "2 inches"/"4 inches" ="2 inches"}, stop {5/8 inch|16 mm}, throat for the wall plus {1/16 inch|1.6 mm}; double rabbet unless scheduled.
  Heads over {42 inches|1067 mm} wide in masonry: reinforced, not carrying the wall.
  Sidelights and borrowed lights: sill and mullions tubular, welded, loose stops on the {?stop-side select "Loose stops on" "room side"/"corridor side" ="room side"}. ;; if #lights
  [ ] #removable Removable mullions at pairs scheduled for large equipment, keyed. ;; requires #welded
  Mortar guards at hinges, strikes, and closers in frames that are grouted. ;; if #grouted

ARTICLE Anchors and Accessories
  Jamb anchors, one kind for each wall: ;; short
    Masonry: adjustable strap or wire {0.177 inch|4.5 mm}, {10 inches|254 mm} long. ;; short
    Steel studs: welded zee, {18 gauge|1.07 mm}, screwed to the stud. ;; short
    Finished openings: {3/8 inch|10 mm} flat-head bolts through pipe spacers, dimpled and filled. ;; short
  Floor anchors: {14 gauge|1.7 mm}, two holes; adjustable {2 inches|51 mm} where topping comes later.
  Number of jamb anchors: as in the Schedule of PART 3. ;; short
  Ceiling struts: {3/8 by 2 inch|10 by 51 mm} bars at frames that stand before walls.
  Silencers: three for each strike jamb, four for pairs at the head; omit at gasketed frames.
  [ ] #gaskets Perimeter gaskets: adhesive silicone or kerf-applied, listed for the door's label. ;; short
  Louvers: {?louver-kind select "Louver" "inverted Y, sightproof"/"inverted V, adjustable"/"fusible-link, fire-rated" ="inverted Y, sightproof"}, free area {?louver-area number "Free area" 20..60 "percent" ="50"}, {20 gauge|0.91 mm}. ;; if #louvered
  Vision lights: {?light-size text "Size of vision lights" ="4 by 25 inches"} where scheduled; stops flush, screws countersunk at {9 inches|229 mm}, tamper-resistant on the secure side. ;; if #vision ;; short
  Grout: {ASTM C476}, slump by {ASTM C143} of {4 inches|102 mm} maximum, no antifreeze. ;; if #grouted
  Astragals: {12 gauge|2.7 mm} flat bar at pairs where label or weather requires.
  [ ] #lead Lead sheet {?lead-thickness select "Lead" "1/32 inch"/"1/16 inch"/"1/8 inch" ="1/16 inch"} inside faces and frames where shielding is scheduled. ;; excludes #louvered #stiffened

ARTICLE Hardware Preparation
  Cut, reinforce, drill, and tap in the shop by template: {ANSI/BHMA A156.115} and {ANSI/SDI A250.6}. ;; short
  Reinforcement: hinges {7 gauge|4.6 mm} or equal tested, closers {12 gauge|2.7 mm}, locks and strikes {14 gauge|1.7 mm}.
  Heights: knob {?lock-height number "Height of lock" 34..48 "inches" ="40"} to center above finished floor, exit devices {?bar-height number "Height of exit bar" 34..48 "inches" ="39"}; hinges by the manufacturer's standard.
  [ ] #electric Electric hardware: {1/2 inch|13 mm} raceway in door and frame, mortar box, and pull string. ;; why Drilled later, it voids the label.
  Undercut: {3/4 inch|19 mm} above bare floor, {3/8 inch|10 mm} above a threshold, or as scheduled for air transfer.

ARTICLE Fabrication
  Fabricate rigid and flat, without buckle; countersink exposed screws, oval or flat head.
  Tolerances, {ANSI/SDI A250.8}: width and height {3/64 inch|1.2 mm}, squareness {1/16 inch|1.6 mm}, twist and bow {1/8 inch|3 mm}. ;; short
  Grind welds flush; fill with metallic filler only where the label allows.
  Clearances at edges built into the door: {1/8 inch|3.2 mm} at head, jambs, and between pairs.
  Bevel lock edge {1/8 inch in 2 inches|3 mm in 51 mm}.
  Frames wider than {?ship-width number "Widest frame shipped whole" 6..14 "feet" ="10"}: shop-fitted splices, field welds ground and primed.

ARTICLE Finish
  Clean, phosphate, and prime all surfaces, inside of frames included: baked primer that passes {ANSI/SDI A250.10}. ;; short
  Topcoat: ;; outline
    (x) #field-paint Field painted. ;; group topcoat ;; outline
    ( ) #factory-paint Factory finish, {ANSI/SDI A250.3}, color {?factory-color text "Factory color"}. ;; group topcoat ;; outline ;; why Harder and cleaner than site paint; needs protection until the end.
    ( ) None; stainless steel. ;; group topcoat ;; outline ;; requires #stainless
  Damaged zinc: zinc-rich paint, {ASTM A780}.
  Inside of grouted frames in exterior walls: bituminous coating {1/16 inch|1.6 mm} thick, shop-applied. ;; if #grouted

ARTICLE Source Quality Control
  Core bond: check one of each {?bond-rate number "Doors for each bond check" 20..500 "doors" ="100"}, sounded or cut.
  Label service: follow-up visits by the agency; keep record by serial number. ;; if #rated
  Trial: one assembled opening with its hardware, checked with templates before the run.
`;
