/** PART 2 of metal roof panels. */
export const metalRoofPanelsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  (x) Substitutions: considered under {§012500} when tests of the proposed profile are for the same width, gauge, and clip. ;; outline ;; group substitution
  ( ) Equivalent panels: considered under {§016000} before bids are received. ;; outline ;; group substitution
  ( ) Substitutions: not accepted; roof joins existing {product} panels. ;; outline ;; group substitution ;; proprietary
  Panels, clips, trim, and closures from one manufacturer.

ARTICLE Standing Seam Panels
  NOTE Seam height and width decide slope, span, and look. Narrow pans lie flatter than wide ones.
  Panel: roll-formed with vertical legs, concealed clips, and sealant laid in the seam at the plant. ;; outline
    Seam height: {=ribHeight|2 inches|50.8 mm}. ;; outline
    Net coverage: {=coverage|16 inches|406 mm}. ;; outline
    Metal thickness, nominal: {=gauge|24 ga|24 ga}; for other metals the thickness that carries the same loads. ;; outline
    Seam: ;; short
      (x) #double Folded 180 degrees, double lock, by powered seamer. ;; group seam ;; short ;; requires #structural
      ( ) #single Folded 90 degrees, single lock, by powered seamer. ;; group seam ;; short
      ( ) #snap Snap-lock with factory sealant bead. ;; group seam ;; short ;; requires #snaplock ;; excludes #hydrostatic
      ( ) Batten cap over paired legs. ;; group seam ;; short ;; proprietary
    Pan: ;; short
      (x) #striated Striations. ;; group pan ;; why Breaks up reflections, so waviness is less seen. ;; short
      ( ) Pencil ribs. ;; group pan ;; short
      ( ) #flat Flat. ;; group pan ;; suggests #heavy ;; why The cleanest look and the most oil canning. ;; short
    [ ] #heavy Pan one gauge heavier than structure alone would need, with backer rod below the pan at each clip. ;; requires #flat
    [ ] Curved panels: machine-curved to {?radius number "Least radius" 2..100 "feet"} without crimping. ;; excludes #insulated
  Length: one piece from ridge to eave up to {?one-piece number "Longest panel" 20..200 "feet" ="50"}; longer slopes lapped with backing plates over a support.

ARTICLE Insulated Panels ;; if #insulated
  Panel: two metal faces bonded to a foamed-in-place polyisocyanurate core, seams formed in the exterior face. ;; outline
    Thickness: {?core-thickness select "Panel thickness" "3 inches"/"4 inches"/"5 inches"/"6 inches"}. ;; outline
    Thermal resistance, {ASTM C1363}: {?panel-r number "R-value" 15..55 "h·ft²·°F/Btu"} minimum. ;; outline
    Interior face: {26 gauge|0.45 mm} steel, polyester finish, white, lightly ribbed.
    Surface burning, {ASTM E84}: flame spread 25 and smoke developed 450 maximum.
    [ ] Cleanable liner for food rooms, sealed at joints. ;; excludes #green

ARTICLE Panel Metal
  Metal: ;; outline
    (x) #galvalume Aluminum-zinc alloy-coated steel: {ASTM A792}, Grade 50, AZ50, prepainted to {ASTM A755}. ;; group metal ;; outline ;; why Strongest for the price; not within 1500 feet of salt water.
    ( ) #aluminum Aluminum sheet: {ASTM B209}, alloy 3105 or 3004, temper for roll-forming. ;; group metal ;; outline ;; why Resists salt air; the choice within 1500 feet of the sea.
    ( ) #copper Copper sheet: {ASTM B370}, cold-rolled, {16 oz/sq ft|0.55 mm}. ;; group metal ;; outline ;; excludes #cool ;; suggests #copper-clips
    ( ) #zinc Zinc alloy sheet, {ASTM B69}, preweathered, {0.039 inch|1.0 mm}, on a vented mat. ;; group metal ;; outline ;; requires #vent-mat
  [ ] #copper-clips Clips, nails, and rivets of copper or stainless steel only. ;; excludes #galvalume
  [ ] #vent-mat Structured ventilating mat, {0.3 inch|8 mm}, over underlayment. ;; requires #underlayment
  [ ] #mill Acrylic-coated mill finish, AZ55, in place of paint. ;; requires #galvalume ;; excludes #pvdf #metallic #smp

ARTICLE Finishes
  Exterior coating: ;; outline
    NOTE Fluoropolymer holds color and gloss. Silicone polyester is for farm and shop roofs. Metallic colors must all run one way.
    (x) #pvdf Two-coat polyvinylidene fluoride, 70 percent resin: {AAMA 621} on steel, {AAMA 2605} on aluminum; {0.2 mil|5 microns} primer and {0.8 mil|20 microns} finish. ;; group paint ;; excludes #mill ;; outline
    ( ) #metallic Three-coat metallic polyvinylidene fluoride with clear top coat. ;; group paint ;; excludes #mill ;; suggests #arrows ;; outline
    ( ) #smp Silicone-modified polyester, {0.8 mil|20 microns}. ;; group paint ;; excludes #mill ;; outline
    ( ) None; metal weathers. ;; group paint ;; outline
  Color: {?color text "Color" ="chosen by Architect from the full range"}. ;; outline
  [ ] #arrows Panels and trim from one coil run, marked with arrows and laid in one direction.
  Underside: epoxy or polyester wash coat, {0.3 mil|8 microns}.
  Trim: same metal, thickness, and finish as panels.

ARTICLE Clips and Fasteners
  Clips: ;; short
    (x) #floating Two-piece sliding clips, stainless steel tab, travel of {?clip-travel number "Clip travel each way" 0.5..3 "inch" ="1"} each way. ;; group clip ;; short
    ( ) #fixed One-piece fixed clips, panels not longer than {30 feet|9.1 m}. ;; group clip ;; short
    ( ) Bearing clips with thermal pads over insulation. ;; group clip ;; requires #board-insulation ;; short
  Clip fasteners: two for each clip, length through deck or purlin by {1/2 inch|13 mm}, coated carbon steel or stainless steel to suit the metals in contact.
  Exposed fasteners: stainless cap, sealing washer, color of the panel; only at end laps, flashings, and as drawn.
  Spacing: calculated for each zone and not over {?clip-spacing number "Clip spacing" 12..60 "inches" ="24"}.

ARTICLE Underlayment ;; if #underlayment
  Field: ;; outline
    (x) #hot Self-adhering high-temperature sheet, {ASTM D1970}, {40 mils|1.0 mm}, stable at {240 deg F|116 deg C}, slip-resistant face. ;; group underlay ;; outline ;; requires #solid-deck
    ( ) #synthetic Mechanically attached polymeric sheet, {ASTM D8257}. ;; group underlay ;; outline ;; suggests #ice
    ( ) #felt Asphalt-saturated felt, {ASTM D226}, Type II, two plies, with slip sheet. ;; group underlay ;; outline
    ( ) #purlin Vinyl-faced blanket over purlins, facing perm 0.02 by {ASTM E96}. ;; group underlay ;; excludes #solid-deck
  [ ] #ice Ice barrier: self-adhered sheet at eaves to {24 inches|610 mm} inside the wall, valleys, rakes, and around openings. ;; excludes #hot
  Vapor control: confirm by hygrothermal calculation where self-adhered sheet lies above insulation over humid rooms.

ARTICLE Substrate and Insulation
  [x] #solid-deck Deck: ;; short
    (x) Steel deck {22 gauge|0.76 mm} with cover board. ;; group deck ;; short
    ( ) Plywood {5/8 inch|15.9 mm}, exposure 1, gapped {1/8 inch|3 mm}. ;; group deck ;; short
  Board insulation: polyisocyanurate, {ASTM C1289}, Type II, Class 2, Grade 2, joints offset, {?board-thickness number "Insulation thickness" 1..10 "inches" ="5"} in two layers. ;; if #board-insulation
  Cover board below underlayment: glass-mat gypsum, {ASTM C1177}, {1/2 inch|13 mm}.
  Subpurlins: galvanized steel, {ASTM A653}, G90, {16 gauge|1.5 mm}, with thermal pads at each crossing. ;; if #board-insulation

ARTICLE Accessories
  Closures: cross-linked polyethylene foam cut to the profile behind formed metal closures.
  Sealants: ;; short
    In seams and laps: nonskinning butyl tape, {AAMA 800}, {3/32 by 3/4 inch|2.4 by 19 mm}. ;; short
    Exposed: neutral-cure silicone or polyurethane, {ASTM C920}, Class 50, nonstaining, color of trim. ;; short
  Pipe flashings: silicone boot with aluminum ring, screwed through sealant in the pan, rated {400 deg F|204 deg C} at hot stacks.
  Curbs: welded aluminum {0.080 inch|2.0 mm}, factory insulated, flange to the panel profile, water diverter upslope.
  Gutters: {?gutter-size text "Gutter size"}, box shape, expansion joints at {50 feet|15 m}, hangers at {36 inches|914 mm}. ;; if #gutters
  Snow guards: clamped bar system, aluminum, no holes in panels, color insert of panel metal. ;; if #snow
    Rows: {?snow-rows number "Rows" 1..6 ="1"}, first at {?snow-offset number "Distance from eave" 12..60 "inches" ="24"} from the eave.
  Bituminous paint or tape between unlike metals and between aluminum and treated wood.

ARTICLE Fabrication
  Form panels in the longest piece that can be shipped, or at the site when PART 1 permits.
  Fold trim from one sheet up to {10 feet|3 m}; hem exposed edges {1/2 inch|13 mm}; miter and rivet corners.
  Tolerances: width plus or minus {1/8 inch|3 mm}, camber {1/4 inch in 20 feet|6 mm in 6 m}, squareness of ends {1/8 inch|3 mm}.
  Allow for thermal movement at every trim joint over {20 feet|6 m}.

ARTICLE Source Quality Control
  Check seam geometry with a gauge at each start of the roll former and each 100 panels.
  Coating: film thickness, gloss, and color of each coil recorded; keep retained samples for ten years.
`;
