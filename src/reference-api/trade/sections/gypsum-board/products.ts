/** PART 2 of 09 29 00. */
export const gypsumBoardProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  NOTE Public projects usually have to name comparable manufacturers or allow substitutions.
  (x) Substitutions: Requests are considered in accordance with {§012500}. ;; short
  ( ) Comparable Products: Board by other manufacturers that meets this Section, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why Only where one listed assembly leaves no other board.
ARTICLE Basis-of-Design Board
  {product} {model}, {kind}, made to {ASTM C1396}, {ASTM C1629}, or {ASTM C1658} as its kind requires. ;; outline
    Thickness: {=thickness|5/8 inch|15.9 mm}. ;; outline
    Core: {=coreType|Type X|Type X}. ;; outline
    Long Edges: {=edgeDetail|Tapered|Tapered}. ;; short
    Weight: {=weightPerArea|2.2 lb/sq ft|10.7 kg/m²}, nominal. ;; short
    Flame-Spread Index: {=flameSpread|15|15} or less per {ASTM E84}. ;; short
    Recycled Content: {=recycledContent|90%|90%} by weight, least, per {ISO 14021}.
    Highest rating of the listed assemblies in which it is named: {=fireRating|2 hours|2 hours}. ;; short
    Highest rating of the partitions tested with it: STC {=soundTransmission|50|50} per {ASTM E413}. ;; short ;; if #sound
    [ ] Product name, classification, and plant code printed on the back of each sheet. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
  Properties: Test board per {ASTM C473}.
ARTICLE Gypsum Board
  Widths and Lengths: {48 inches|1220 mm} wide; lengths that leave the fewest end joints.
  NOTE The basis-of-design board above stands for its own kind. Boards below fill the other places of the finish schedule.
  Regular Board: {ASTM C1396}, gypsum wallboard. ;; outline ;; if #regular
    (x) Thickness: {1/2 inch|12.7 mm}. ;; short
    ( ) Thickness: {5/8 inch|15.9 mm}. ;; short ;; why Stiffer over studs at 24 inches and less likely to wave under long light.
  Type X Board: {ASTM C1396}, gypsum wallboard, Type X, {5/8 inch|15.9 mm} thick. ;; outline ;; if #typex
  Type C Board: {ASTM C1396}, Type X, with core that the listing agency designates Type C. ;; outline ;; if #typec
    (x) Thickness: {5/8 inch|15.9 mm}. ;; short
    ( ) Thickness: {1/2 inch|12.7 mm}. ;; short
  Ceiling Board: {ASTM C1396}, gypsum ceiling board, {1/2 inch|12.7 mm} thick, sag-resistant. ;; outline ;; if #ceilingboard
  Mold-Resistant Board: {5/8 inch|15.9 mm} thick, Type X where rated; score of 10 per {ASTM D3273}. ;; outline ;; if #mold
    (x) Facing: Treated paper, {ASTM C1396}. ;; short
    ( ) #glassmat Facing: Coated glass mat, {ASTM C1658}. ;; short ;; why Has no paper for mold to feed on; asks for Level 5 where it is painted glossy.
  Abuse-Resistant Board: {ASTM C1629}, {5/8 inch|15.9 mm} thick, Type X core. ;; outline ;; if #abuse
    Surface abrasion, indentation, and soft-body impact:
      (x) Classification Level 1.
      ( ) Classification Level 2.
      ( ) Classification Level 3. ;; why Gymnasium corridors, dormitories and schools of the middle grades.
  Impact-Resistant Board: {ASTM C1629}, {5/8 inch|15.9 mm} thick, Type X core with fiberglass mesh embedded near the back. ;; outline ;; if #impact
    Hard-body impact:
      ( ) Classification Level 2.
      (x) Classification Level 3.
  Sound-Damped Board: Two gypsum cores bonded by a viscoelastic layer, {5/8 inch|15.9 mm} thick, Type X. ;; outline ;; if #damped
  Shaft Liner: {ASTM C1396}, gypsum shaftliner board, Type X, {1 inch|25.4 mm} thick, {24 inches|610 mm} wide, double-beveled edges. ;; outline ;; if #shaft
    Facing:
      (x) Moisture-resistant paper.
      ( ) Coated glass mat per {ASTM C1658}. ;; why Shafts are often closed before the roof is on.
ARTICLE Tile Backing Panels ;; if #tilebacker
  Glass-Mat Panels: {ASTM C1178}, coated glass-mat water-resistant gypsum backing panel. ;; outline
    (x) Thickness: {5/8 inch|15.9 mm}, Type X. ;; short
    ( ) Thickness: {1/2 inch|12.7 mm}. ;; short ;; why Lighter to carry where the wall is not rated.
  [ ] #cementboard Cementitious Backer Units: {ASTM C1325}, {1/2 inch|12.7 mm} thick, in showers and other wet areas, steam rooms excepted. ;; outline ;; requires #tilebacker
  Joint Tape: Alkali-resistant fiberglass mesh, {2 inches|51 mm} wide.
ARTICLE Shaft-Wall Framing ;; if #shaft
  Studs and Track: {ASTM C645}, profiles that the shaft-wall listing names, galvanized G40 or of equal tested corrosion resistance. ;; outline
    Depth: ;; short
      (x) {2-1/2 inches|64 mm}. ;; short
      ( ) {4 inches|102 mm}. ;; short
      ( ) {6 inches|152 mm}. ;; short
    Base metal thickness as the span table requires for {?shaftload number "Shaft pressure" 5..15 "lbf/sq ft" ="7.5"} and L/240. ;; short
ARTICLE Trim and Accessories
  Trim: {ASTM C1047}. ;; short
    (x) Material: Galvanized steel or zinc.
    ( ) Material: Rigid vinyl.
    ( ) Material: Paper-faced galvanized steel.
    Cornerbead at outside corners.
    J-trim with face flange to receive compound at exposed ends of board.
    L-trim where board meets another material.
    Control Joint: One piece with V-shaped slot and removable tape, {1/4 inch|6.4 mm} opening.
    [ ] #reveals Extruded aluminum reveals at: {?reveals text "Locations of reveals"}; alloy 6063-T5, {?revealsize select "Reveal width" "1/4 inch (6.4 mm)"/"3/8 inch (9.5 mm)"/"1/2 inch (13 mm)" ="1/2 inch (13 mm)"} wide, clear anodized.
  [ ] #backing Backing Plates: Steel sheet {0.0428 inch|1.09 mm} thick, {6 inches|152 mm} wide, behind wall-mounted equipment, rails, and door stops. ;; short
  Screws: ;; short
    Into steel under {0.033 inch|0.84 mm} and into wood: {ASTM C1002}. ;; short
    Into steel {0.033 to 0.112 inch|0.84 to 2.84 mm}: {ASTM C954}. ;; short
    Into tile backing panels: Corrosion-resistant, wafer head. ;; if #tilebacker
  [ ] #adhesive Laminating Adhesive: As board manufacturer recommends for face layers; VOC content within {SCAQMD 1168}. ;; why Cuts the screws that show in the face layer of double-layer walls.
ARTICLE Acoustical Materials ;; if #sound
  Acoustical Insulation: {ASTM C665}, Type I, unfaced mineral fiber, friction fit. ;; short
    Thickness: {?batt select "Thickness of batts" "1-1/2 inches (38 mm)"/"2-1/2 inches (64 mm)"/"3-1/2 inches (89 mm)"/"6 inches (152 mm)" ="3-1/2 inches (89 mm)"}. ;; short
    (x) Fiber: Glass.
    ( ) Fiber: Rock or slag wool, {2.5 lb/cu ft|40 kg/m³}, least. ;; suggests #rated
  Acoustical Sealant: {ASTM C834}, nonsag, paintable, nonstaining, VOC content within {SCAQMD 1168}. ;; short
  [ ] Outlet-Box Pads: Moldable, covering back and sides of boxes in sound-rated partitions. ;; requires #sound
  [ ] #channel Resilient Channels: Steel, single leg, {0.5 inch|12.7 mm} deep. ;; requires #sound ;; excludes #damped ;; why Decouples one face; furniture and shelves screwed through it undo the gain.
ARTICLE Joint Treatment
  Joint Compound and Tape: {ASTM C475}. ;; short
    Tape:
      (x) Paper.
      ( ) Fiberglass mesh, with setting-type compound in the first coat.
    First Coat at Joints and Trim: {?firstcoat select "First coat" Setting-type/Drying-type taping/All-purpose ="Setting-type"} compound.
    Second and Third Coats: Drying-type, sandable.
    [ ] Low-dust compound in occupied buildings.
  [ ] #skimcoat High-Build Coating: Spray-applied vinyl acrylic surfacer, {15 to 20 mils|0.38 to 0.51 mm} wet, in place of the skim coat of Level 5. ;; requires #level5
  [ ] #texture Texture Finish: Water-based, VOC-compliant; matched to the approved sample. ;; short ;; excludes #level5
    (x) Orange peel.
    ( ) Knockdown.
    ( ) Aggregate, ceilings only.
ARTICLE Source Quality Control
  Test at the plant as {ASTM C473} prescribes, for each board type and run.
  Furnish board from plants audited by the agency whose mark is on it. ;; if #rated
`;
