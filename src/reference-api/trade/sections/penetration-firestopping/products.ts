/** PART 2 of 07 84 13. */
export const penetrationFirestoppingProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with listed systems of equal ratings for every condition. ;; short
  ( ) Comparable Products: Firestopping by other manufacturers with listed systems for every condition, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why A campus that keeps one manufacturer for its records.
ARTICLE Basis-of-Design Product
  {product} {model}, {kind}. ;; outline
    Highest Rating Tested: {=fireRating|F 2 hours|F 2 hours} per {UL 1479}. ;; outline
    Largest Penetrant Tested: {=diameter|12 inches|305 mm}, nominal. ;; short
    Air Leakage: {=airLeakage|1 cfm/sq ft|5.08 L/(s·m²)} or less per {UL 1479}. ;; short
    Movement Capability: {=movementCapability|10 percent|10 percent} of annular space per {ASTM E3037}. ;; short
    Sound: Wall assembly tested to STC {=soundTransmission|55|55} per {ASTM E90}. ;; short ;; if #sound
    VOC Content: {=vocContent|50 g/L|50 g/L} or less per {EPA Method 24}. ;; short
    Service Temperature: {=serviceTemperature|120 °F|48.9 °C} at most. ;; short
    [ ] Tooled surface and color as the manufacturer furnishes them. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
ARTICLE Systems
  Furnish systems listed by a qualified testing agency and tested in the wall or floor indicated. ;; outline
  Annular Space: Within the least and greatest of the listing, 0 where point contact is listed.
  NOTE Point contact is a pipe that touches the edge of its opening. Not every system allows it; the schedule of the trades has to say.
  Combustible supports, tapes, and packing: None.
  Color of exposed sealant: ;; short
    (x) Red, easily seen by inspectors. ;; short
    ( ) Gray or white in finished rooms. ;; short
ARTICLE Sealants and Sprays
  Elastomeric Sealant: Water-based or silicone, nonsag on walls, self-leveling on floors where listed. ;; outline ;; if #cable
    Shrinkage: Not visible after cure; replace that which cracks.
  [x] #intumescent Intumescent Sealant: Expands five times or more in fire, for plastic pipe and cable bundles. ;; outline
  [ ] #siliconeseal Silicone Sealant: Movement Class 25, for pipes that move. ;; outline ;; suggests #moving
  [ ] #spray Firestop Spray: Elastomeric, {1/8 inch|3 mm} dry, at large openings. ;; outline ;; if #mixed
ARTICLE Intumescent Devices
  Collars: Galvanized steel, {0.036 inch|0.91 mm} thick or as listed, with graphite strip; anchored by tabs. ;; outline ;; if #plastic
    (x) Split, to fit around pipe in place.
    ( ) One piece.
  Wrap Strips: Flexible graphite, in steel band or sleeve, number of layers as listed. ;; outline ;; if #insulated
  Size: For nominal pipe diameters to {?pipe number "Largest plastic pipe" 1..12 "inches" ="6"}; larger as listed. ;; short ;; if #plastic
  [ ] #plugs Firestop Plugs and Two-Part Foam: Intumescent polyurethane, for tight bundles in small round openings. ;; outline ;; requires #cable
ARTICLE Packing and Bulk Materials
  Mineral Wool: {ASTM C612} or {ASTM C553}, {4 lb/cu ft|64 kg/m³} at least, noncombustible per {ASTM E136}. ;; short
  Ceramic Fiber: Only where a listing names it.
  [ ] #mortar Firestop Mortar: Cementitious, lightweight, compressive strength {500 to 1000 psi|3.4 to 6.9 MPa}, for openings to be retrofitted. ;; outline
  [ ] #board Composite Sheet: Intumescent core between steel sheet and wire mesh, for openings to {?boardsize number "Widest opening" 1..6 "feet" ="3"} wide. ;; outline ;; suggests #mixed ;; why Spans large openings and can be cut for one pipe more.
  [ ] #pillows Firestop Pillows or Blocks: Reusable, mineral wool in coated fabric or intumescent foam; held by wire mesh in floors. ;; outline ;; why Cables come and go each quarter.
  [ ] #putty Putty and Pads: Nonhardening; pads cover backs and sides of boxes. ;; outline ;; requires #membrane
ARTICLE Cast-In Devices ;; if #castin
  One-piece sleeve with graphite ring and water seal, height to finished floor plus {2 inches|51 mm} in wet rooms. ;; outline
    Sizes for pipe {?castsize text "Sizes of cast-in devices" ="2, 3, 4, and 6 inches"}. ;; short
    Cap for concrete placement; test plug for hydrostatic test.
ARTICLE Cable Pathways ;; if #pathway
  Steel tube with self-sealing intumescent lining that closes around 0 to 100 percent fill without sealant. ;; outline
    Size: {?paths select "Pathway size" "2 by 2 inches (51 by 51 mm)"/"4 by 4 inches (102 by 102 mm)"/"Ganged 4 by 4 inches (102 by 102 mm)" ="4 by 4 inches (102 by 102 mm)"}. ;; short
    Ganged frame with wall plate; seal on both faces of wall.
    Spare fill: {?spare number "Spare capacity" 10..60 "percent" ="40"} at least after the first cables.
ARTICLE Accessories
  Forming, damming, backer, and anchor materials of noncombustible kind, as each listing states.
  Steel sleeves: {ASTM A53}, Schedule 40, or sheet metal {0.018 inch|0.46 mm} thick where listed; ends flush unless listed otherwise. ;; short
  Sleeve Material:
    (x) As the trade's own section.
    ( ) Steel only, in floors and in walls of concrete and masonry.
  Labels: Self-adhesive, {3 by 5 inches|76 by 127 mm}, legible at {3 feet|0.9 m}. ;; short
    Text: Do not disturb; system number, F and T rating, date, installer, product, and a telephone number to call. ;; short
ARTICLE Mixing
  Mix only multi-part products, full kits, to the instructions. Do not thin sealant.
ARTICLE Source Quality Control
  Factory inspections by the listing agency at intervals that its program sets.
  Each lot dated; retain a sample for its shelf life.
`;
