/** PART 2 of 09 30 13. */
export const ceramicTilingProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with samples beside the tile specified. ;; short
  ( ) Comparable Products: Tile of the same class, size, color, and finish, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why Tile of a house color or of an addition.
ARTICLE Basis-of-Design Tile
  {product} {model}, {kind}, {ANSI A137.1}. ;; outline
    Nominal Width: {=width|12 inches|305 mm}. ;; outline
    Thickness: {=thickness|3/8 inch|10 mm} per {ASTM C499}. ;; short
    Wet DCOF: {=slipResistance|0.50|0.50} or more where used on floors. ;; outline
    Water Absorption: {=waterAbsorption|0.5 percent|0.5 percent} or less per {ASTM C373}. ;; short
    Visible Abrasion: No wear in sight after {=abrasionResistance|6,000 cycles|6,000 cycles} per {ASTM C1027}, where glazed. ;; short
    Grade: {=grade|Standard grade|Standard grade} per {ANSI A137.1}. ;; short
    Edges: {=edgeDetail|Rectified|Rectified}. ;; short
    Recycled Content: {=recycledContent|20 percent|20 percent} by weight, least.
    Color and finish: {?tilecolor text "Color and finish"}. ;; short
    [ ] Body and glaze from the manufacturer's own range, with matching trim. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
ARTICLE Floor Tile
  NOTE The basis-of-design tile above stands for its own mark. Tile below fills the other marks of the finish schedule.
  Porcelain Tile: {ANSI A137.1}, water absorption 0.5 percent or less. ;; outline ;; if #porcelain
    Size: ;; short
      ( ) {12 by 12 inches|305 by 305 mm}. ;; short
      (x) {12 by 24 inches|305 by 610 mm}. ;; short
      ( ) {24 by 24 inches|610 by 610 mm}. ;; short
      ( ) {24 by 48 inches|610 by 1220 mm}. ;; short ;; requires #improved ;; why Few joints; asks for a flatter slab and full mortar contact.
    Finish: ;; short
      (x) Matte. ;; short
      ( ) Textured. ;; short
      ( ) Polished, where not walked on wet. ;; short ;; why Polished surfaces do not hold their grip when wet.
  Quarry Tile: {ANSI A137.1}, {6 by 6 by 1/2 inch|152 by 152 by 13 mm}, unglazed. ;; outline ;; if #quarry
    Surface:
      (x) Plain.
      ( ) Abrasive grain, kitchens and dish rooms. ;; suggests #ramps
    Coved base of the same tile, {5 inches|127 mm} high.
  Mosaic Tile: {ANSI A137.1}, unglazed porcelain, {1/4 inch|6 mm} thick. ;; outline ;; if #mosaic
    Size:
      (x) {1 by 1 inch|25 by 25 mm}.
      ( ) {2 by 2 inches|51 by 51 mm}.
    Wet DCOF {?dcofpool number "Least DCOF of mosaics" 0.42..0.8 ="0.6"} or more. ;; short
ARTICLE Wall Tile
  Glazed Wall Tile: {ANSI A137.1}, nonvitreous or better body, cushion edge. ;; outline ;; if #wall
    Size: ;; short
      (x) {4-1/4 by 4-1/4 inches|108 by 108 mm}. ;; short
      ( ) {3 by 6 inches|76 by 152 mm}. ;; short
      ( ) {4 by 12 inches|102 by 305 mm}. ;; short
      ( ) {?walltilesize text "Size of wall tile"}. ;; short
    Height of wainscot: {?wainscot text "Height above floor" ="full height in showers; 5 feet elsewhere"}. ;; short
  Gauged Panels: {ANSI A137.3}, {?panelthick select "Panel thickness" "0.138 inch (3.5 mm)"/"0.217 inch (5.5 mm)"/"0.236 inch (6 mm)" ="0.236 inch (6 mm)"} thick, breaking strength per {ASTM C648}. ;; outline ;; if #gauged
  Trim: Bullnose, cove base, inside and outside corners in tile's color.
ARTICLE Backer Units and Mortar Beds
  Walls without backer units or mortar bed: Board in accordance with {§092900}, or masonry.
  Cementitious Backer Units: {ASTM C1325}, {1/2 inch|13 mm} on walls, {1/4 or 1/2 inch|6 or 13 mm} on wood floors. ;; outline ;; if #backer
  [ ] #bed Thick Mortar Bed: {1-1/4 to 2 inches|32 to 51 mm} portland cement {ASTM C150} Type I and sand {ASTM C144}, 1 to 5 by volume. ;; outline ;; why Gives slope and level where the slab does not.
    Reinforcing: Welded wire mesh {2 by 2 inches|51 by 51 mm}, 16 gauge, in the middle of the bed.
    [ ] Cleavage membrane below bed: {6 mil|0.15 mm} polyethylene or felt.
ARTICLE Membranes
  Waterproof Membrane: {ANSI A118.10}, load-bearing, bonded. ;; outline ;; if #membrane
    (x) Liquid, fabric-reinforced at corners, {25 to 30 mils|0.64 to 0.76 mm} dry. ;; short
    ( ) Sheet, polyethylene with fleece both sides, {8 mils|0.2 mm} or more. ;; short ;; why Even thickness that does not depend on the hand that spreads it.
    Drain: Integral bonding flange. ;; if #shower
  Crack Isolation Membrane: {ANSI A118.12}, bridging a crack of {1/8 inch|3 mm}. ;; outline ;; if #isolation
    (x) Full coverage of the floor.
    ( ) Strips three tile widths wide over cracks and joints.
  Primer and Corners: As the membrane manufacturer requires.
ARTICLE Setting Materials
  Thin-Set Mortar: ;; outline
    ( ) Dry-set: {ANSI A118.1}, for concrete and porous tile. ;; outline
    (x) #thinset Modified dry-set: {ANSI A118.4}. ;; outline
    ( ) #improved Improved modified: {ANSI A118.15}. ;; outline ;; why Porcelain, large tile, and outdoor work; the highest bond strength of the cement mortars.
  [ ] #medium Large-and-Heavy-Tile Mortar: Build-up to {1/2 inch|13 mm} without slump, walls and floors. ;; short
  Epoxy: {ANSI A118.3}, for tile in contact with acids and hot grease. ;; if #epoxygrout
ARTICLE Grout
  NOTE Cement grout for most work; epoxy where acids, grease, or steam cleaning reach the joints.
  Grout: ;; outline
    (x) High-performance cement grout: {ANSI A118.7}. ;; outline
    ( ) Standard cement grout: {ANSI A118.6}. ;; outline
    ( ) #epoxygrout Epoxy grout: {ANSI A118.3}. ;; outline ;; why Stain-proof, steam-proof, slow to set; costs three times the labor.
  Joint width: ;; short
    ( ) {1/16 inch|1.6 mm}, rectified tile and wall tile. ;; short ;; why Only where edges vary less than half of the joint.
    (x) {1/8 inch|3 mm}. ;; short
    ( ) {3/16 inch|5 mm}. ;; short
    ( ) {3/8 inch|10 mm}, quarry tile. ;; short
    Never narrower than three times the facial variation of tile.
  Grout color: {?groutcolor text "Grout color"}. ;; short
ARTICLE Accessories
  Edge Trim: Anodized aluminum or stainless steel L-profile, height of tile and mortar. ;; short
    (x) Anodized aluminum, clear.
    ( ) Stainless steel, Type 304. ;; why Outside and in kitchens.
  Thresholds: Marble or engineered stone, {1/2 inch|13 mm} high at most, beveled 1 in 2 above {1/4 inch|6 mm}.
  Movement-joint sealant: {ASTM C920}, Type M or S, Grade NS or P, Class 25, Use T, in accordance with {§079200}. ;; short
  [ ] #uncoupling Prefabricated movement joints: Metal or vinyl frame with flexible insert. ;; why Saves the caulking crew; does not move as far as sealant.
  Cleaner: Neutral; no acid on cement grout.
ARTICLE Mixing
  Mix mortar and grout in a slow mixer with clean water to the manufacturer's limits; slake and remix, do not retemper. ;; short
  Discard mortar that has skinned or stiffened.
ARTICLE Source Quality Control
  Tile manufacturer tests each lot for water absorption per {ASTM C373}, facial size per {ASTM C499}, and breaking strength per {ASTM C648}.
`;
