/** PART 2 of 07 92 00. */
export const jointSealantsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with adhesion tests on the substrates of the Project. ;; short
  ( ) Comparable Products: Sealants by other manufacturers of the same type, grade, class, and use, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why Where the wall has been tested and warranted with one sealant.
ARTICLE Basis-of-Design Sealant
  {product} {model}, {kind}. ;; outline
    Movement: {=movementCapability|50 percent|50 percent} each way per {ASTM C719}. ;; outline
    Hardness: Shore A {=hardness|25|25} per {ASTM C661}. ;; short
    Tensile Strength: {=tensileStrength|150 psi|1.03 MPa} or more per {ASTM D412}. ;; short
    Ultimate Elongation: {=elongation|700 percent|700 percent} or more per {ASTM D412}. ;; short
    VOC Content: {=vocContent|40 g/L|40 g/L} or less per {SCAQMD 1168}. ;; short
    Service Temperature: {=serviceTemperature|200 °F|93.3 °C} at most. ;; short
    Cure: {=cureTime|168 hours|168 hours} at {75 degrees F|24 degrees C} and 50 percent relative humidity.
    [ ] Color range matched to the manufacturer's metal and glass finishes. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
ARTICLE Materials
  Elastomeric sealants: {ASTM C920}, Type, Grade, Class, and Use as named below. ;; short
  NOTE Grade NS does not sag and goes on walls; Grade P levels itself and goes on floors sloped less than 2 percent.
  Color: {?sealantcolor text "Color of exposed sealant" ="chosen from the full range"}. ;; short
  [ ] Custom colors where standard colors do not match. ;; why Takes six weeks and a least order.
  Joints next to each other: No contact of silicone with urethane or latex unless both manufacturers allow.
ARTICLE Weather Sealants
  Wall Sealant: ;; outline ;; if #weather
    (x) #silicone Neutral-cure silicone: Type S, Grade NS, Class 50, Use NT; Class 100/50 where the movement requires it. ;; outline ;; why Longest life in sun; neutral cure does not eat metal.
    ( ) #hybrid Silyl-terminated polyether: Type S, Grade NS, Class 25 or 50, Use NT. ;; outline ;; why Can be painted.
    ( ) #urethane Polyurethane: Type M, Grade NS, Class 50, Use NT. ;; outline ;; excludes #stone #eifs ;; why Costs less and stands abrasion; renew after ten years.
  [ ] #lowmodulus Low-Modulus Silicone: Type S, Grade NS, Class 100/50, modulus at 100 percent of {30 psi|0.2 MPa} or less, for soft substrates. ;; outline
  Stone Sealant: Neutral-cure silicone, proved nonstaining on the stone of the Project. ;; outline ;; if #stone
  [ ] Butyl: {ASTM C1311}, in concealed laps and sills without movement. ;; outline
  Precured Strip: {ASTM C1518}, silicone extrusion, width {?stripwidth select "Width of strip" "1 inch (25 mm)"/"1-1/2 inches (38 mm)"/"2 inches (51 mm)"/"3 inches (76 mm)" ="2 inches (51 mm)"}. ;; outline ;; if #strip
ARTICLE Traffic and Floor Sealants
  Exterior Paving: {ASTM D5893}, Type SL, or {ASTM C920}, Type M, Grade P, Class 25, Use T. ;; outline ;; if #traffic
    (x) #silpaving Silicone, one part, self-leveling, Class 100/50. ;; short
    ( ) #urepaving Polyurethane, self-leveling. ;; short ;; why Bears scrubbing and fuel better than silicone.
  [ ] #fuel Fuel-Resistant Sealant: Polysulfide or modified urethane in fuel spill areas. ;; outline ;; requires #traffic
  Interior Floor: Polyurea or epoxy, Shore A {?floorshore number "Floor joint hardness" 50..95 ="85"}, in saw-cut joints where wheels roll. ;; outline ;; if #floor
    Place no sooner than {?shrink number "Age of slab" 28..120 "days" ="90"} after the slab is cast.
ARTICLE Interior Sealants
  Latex: {ASTM C834}, Type OP, Grade NF, paintable, at frames and trim. ;; outline ;; if #interior
  NOTE Latex moves little and paints well; silicone moves much and takes no paint.
  Acoustical: {ASTM C834} or synthetic rubber, nonhardening, tested per {ASTM E90} in the partition. ;; outline ;; if #acoustic
  Sanitary: Silicone, Type S, Grade NS, Class 25, Use NT, with mildew-resisting additive. ;; outline ;; if #sanitary
    (x) Color at fixtures and tile: White. ;; short
    ( ) Color at fixtures and tile: Clear.
    ( ) Color at fixtures and tile: {?sanitarycolor text "Color in wet rooms"}. ;; short
  Food Areas: Silicone allowed for contact with food, {NSF 51}. ;; outline ;; if #food
  Immersed: Polysulfide or urethane, durable per {ASTM C1247}, Class 25, Use I. ;; outline ;; if #immersed
    Cure before filling: {?fillday number "Days before filling" 7..45 "days" ="21"}. ;; short
  Tamper-Resistant: Two-part polyurethane or epoxy, Shore A {?securityshore number "Security hardness" 45..95 ="60"}, cannot be pulled out by hand. ;; outline ;; if #security
ARTICLE Backing
  Rod: {ASTM C1330}, wider than the joint by one quarter to one third. ;; short
    (x) Type C, closed-cell polyethylene, general use. ;; short
    ( ) Type B, bicellular, where closed cells can outgas. ;; short
    ( ) Type O, open-cell, where moisture-cure sealant needs air from behind. ;; short ;; excludes #traffic
  Bond-Breaker Tape: Polyethylene or polytetrafluoroethylene, pressure-sensitive, where no room for rod. ;; short
  Elastomeric tubing where joints open and close more than rod.
ARTICLE Accessories
  Primer: As tests or manufacturer require; each surface kind has its own. ;; short
  Cleaners: Free from oil; not staining; solvent that leaves no residue.
  Masking tape without residue; removed before sealant skins.
  [ ] #weep Weep tubes and vent tubes at sealed cavities: {1/4 inch|6 mm} plastic or open-cell foam. ;; suggests #weather
  Sand, dry silica, for broadcast on wet joints in paving. ;; if #traffic
ARTICLE Mixing
  Mix two-part sealants full kit, low speed, without air, until color is even.
  Tint pack: Whole pack only. Use within the pot life; discard what thickens. ;; short
ARTICLE Source Quality Control
  Test each lot for color, hardness per {ASTM C661}, and cure; keep records for five years.
`;
