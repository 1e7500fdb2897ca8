/** PART 2 of EPDM roofing. */
export const epdmRoofingProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product}, made by {maker}. ;; outline
  (x) Comparable EPDM systems: accepted under {§016000} when they meet every value of this Section. ;; group equals ;; outline
  ( ) Substitutions: proposed before bids under {§012500}, with samples and the names of three roofs ten years old. ;; group equals ;; outline
  ( ) Other manufacturers: not accepted. ;; group equals ;; outline ;; proprietary ;; why Only where a roof under warranty is extended with the same sheet.

ARTICLE EPDM Membrane
  Sheet: {ASTM D4637}, cured EPDM, no more than one factory seam in the direction of fall. ;; outline
    Thickness: {=membraneThickness|60 mils|1.52 mm}, tolerance plus or minus 10 percent. ;; outline
    [ ] #thick Sheets below overburden: {90 mils|2.29 mm}, seams included. ;; requires #overburden
    Kind: ;; outline
      NOTE Nonreinforced sheet stretches over an uneven base; reinforced sheet holds plates; fleece bridges rough substrates and can be set in foam.
      (x) #plain Type I, nonreinforced. ;; outline ;; group type ;; excludes #attached
      ( ) #reinforced Type II, with internal polyester scrim. ;; outline ;; group type
      ( ) #fleece Type III, fleece-backed. ;; outline ;; group type ;; suggests #foam
    Color: ;; outline
      NOTE Compare with the reflectance of PART 1: black sheet has an index below 10, white sheet above 75.
      (x) As furnished for {product}, with the reflectance of PART 1. ;; group color ;; outline
      ( ) #black Black. ;; outline ;; group color
      ( ) #white White on black. ;; outline ;; group color ;; suggests #board ;; why Meets cool-roof codes; it costs more and needs washing.
    Tensile strength, {ASTM D412}, Die C: {=tensileStrength|1305 psi|9.0 MPa} minimum. ;; if #plain
    Ultimate elongation, {ASTM D412}: {=elongation|300 percent|300 percent} minimum. ;; if #plain
    Breaking strength, {ASTM D751}, Grab Method: {90 lbf|400 N} minimum. ;; if #reinforced
    Tear resistance, {ASTM D624}, Die C: {150 lbf/in|26.3 kN/m} minimum. ;; if #plain
    Brittleness point, {ASTM D2137}: {minus 49 deg F|minus 45 deg C} or colder.
    Ozone resistance, {ASTM D1149}: no cracks at 50 percent extension after the exposure in {ASTM D4637}. ;; if #plain
    Heat aging, {ASTM D573}, 28 days at {240 deg F|116 deg C}: tensile strength {1205 psi|8.3 MPa} and elongation 200 percent retained. ;; if #plain
    Change of mass in water, {ASTM D471}, seven days at {158 deg F|70 deg C}: plus 8 to minus 2 percent.
    Linear dimensional change, {ASTM D1204}: 1 percent maximum.
  Factory seams: as strong as the sheet, tested by {ASTM D816}.

ARTICLE Adhesives and Seaming
  Bonding adhesive for field and flashing: ;; if #adhered ;; outline
    (x) #contact Solvent-based contact adhesive. ;; group bond ;; outline
    ( ) #low Low-odor contact adhesive, volatile organic compounds within {SCAQMD 1168}. ;; group bond ;; outline ;; suggests #declarations
    ( ) #spray Canister-sprayed adhesive. ;; group bond ;; outline ;; why Half the time of rollers, and usable in the cold.
    ( ) #foam Low-rise polyurethane foam. ;; group bond ;; outline ;; requires #fleece
  Seam primer: cleaner and primer in one, made for the tape.
  Seam tape: cured butyl, {3 inches|76 mm} wide and {30 mils|0.76 mm} thick; {6 inches|152 mm} wide where plates are in the seam. ;; short
    [ ] #factory-tape Tape applied to the sheet's edge at the plant. ;; why Takes half of the splicing labor and most of its mistakes out of the field.
    Peel of the splice at {73 deg F|23 deg C}, {ASTM D413}: {5 lbf/in|0.9 kN/m} minimum after 24 hours.
  Lap sealant, in-seam sealant, and water-cutoff mastic: as {maker} or the accepted manufacturer makes for its sheet.

ARTICLE Fasteners
  [ ] #screws Membrane screws: case-hardened steel with fluorocarbon coating, No. 15, corrosion tested under {FM 4470}. ;; short
    Seam plates: {2-3/8 inch|60 mm} galvanized steel with barbs, {20 gauge|0.91 mm}.
    Bars in seams: {1 inch|25 mm} wide, punched at {6 inches|152 mm}. ;; if #attached
  Insulation screws and plates: No. 12 or heavier, {3 inch|76 mm} round or square plates. ;; if #insulation ;; short
  Concrete anchors: {1/4 inch|6.4 mm} nail-in, predrilled {1/2 inch|13 mm} deeper than the anchor.
  Securement strip: reinforced EPDM, {6 inches|152 mm} wide, with {3 inch|76 mm} tape laminated.

ARTICLE Vapor Retarder ;; if #retarder
  Sheet: {?retarder-kind select "Retarder" "self-adhered bituminous sheet with aluminum face"/"self-adhered bituminous sheet with film face"/"10-mil polyolefin film, taped"}, {ASTM E96} permeance {?retarder-perms number "Permeance" 0.01..0.3 "perms" ="0.03"} maximum.
  Tapes, primer, and seals at penetrations by the same manufacturer.

ARTICLE Insulation and Boards ;; if #insulation
  Insulation: ;; outline
    NOTE Polyisocyanurate loses resistance in the cold; add extruded polystyrene or mineral wool where winters are long and the energy model needs it.
    (x) #polyiso Polyisocyanurate, {ASTM C1289}, Type II, Class 1, {?polyiso-grade select "Grade" "Grade 2, 20 psi"/"Grade 3, 25 psi" ="Grade 2, 20 psi"}. ;; group board ;; outline
    ( ) #xps Extruded polystyrene, {ASTM C578}, Type {?xps-type select "XPS type" X/IV/VI}. ;; group board ;; outline ;; why Stays dry enough to lie above the sheet below soil; never directly below a black sheet.
    ( ) #wool Mineral wool roof board, {ASTM C726}, {?wool-density number "Density" 8..14 "lb/cu ft" ="11"}. ;; group board ;; outline ;; why Does not burn and quiets rain; heavier and less resistance for each inch.
  Tapered: {?taper select "Slope of tapers" "1/8 inch per foot"/"1/4 inch per foot"/"3/8 inch per foot" ="1/4 inch per foot"} in the field and twice that in saddles.
  Cover board: ;; if #board ;; short
    (x) #hd High-density polyisocyanurate, {ASTM C1289}, Type II, Class 4, {1/2 inch|12.7 mm}. ;; group cover ;; short
    ( ) #gypsum Coated glass-mat gypsum, {ASTM C1177}, {1/2 inch|12.7 mm}. ;; group cover ;; short
    ( ) #fiberboard Cellulosic fiberboard, {ASTM C208}, Type II, Grade 2, coated on six sides, {1/2 inch|12.7 mm}. ;; group cover ;; short ;; excludes #foam
  Thermal barrier on steel deck: {5/8 inch|15.9 mm} gypsum roof board. ;; if #fm-deck

ARTICLE Ballast and Protection ;; if #ballasted
  NOTE The ballast standard sets stone or pavers by wind speed, height, and parapet. Show the zones on the roof plan.
  Stone: smooth river gravel, washed, {ASTM D448}: ;; short
    (x) #stone-4 Size No. 4, nominal {3/4 to 1-1/2 inches|19 to 37.5 mm}, {1000 lb|454 kg} for each square. ;; group stone ;; short
    ( ) #stone-2 Size No. 2, nominal {1-1/2 to 2-1/2 inches|37.5 to 63 mm}, {1300 lb|590 kg} for each square. ;; group stone ;; why Higher winds and perimeter zones by the ballast standard. ;; short
    Fines and broken faces: less than 5 percent by mass. ;; short
  [x] #protection-mat Separation mat: needle-punched polyester or polypropylene, {6 oz/sq yd|203 g/sq m}, not rotting, dark. ;; requires #ballasted
  [x] Pavers at corners, walks, and around drains: {ASTM C1491}, {22 psf|107 kg/sq m} minimum, on pads of EPDM. ;; requires #ballasted

ARTICLE Flashings and Accessories
  Flashing: cured EPDM on straight runs; uncured EPDM, {ASTM D4811}, {60 mils|1.52 mm}, on corners and pipes; self-adhering form permitted. ;; short
  Pipe seals: molded EPDM, clamp of stainless steel.
  T-joint covers: pressure-sensitive uncured patches, {6 by 6 inches|152 by 152 mm}, corners rounded.
  [x] #edge-metal Edge: ;; short
    (x) Extruded anchor bar with snap-on aluminum fascia, {0.050 inch|1.27 mm}, finish {?fascia-finish text "Fascia finish" ="PVDF, color from the manufacturer's range"}. ;; group edge ;; short
    ( ) Galvanized steel gravel stop, {22 gauge|0.76 mm}, prefinished. ;; group edge ;; short
  Termination bar: aluminum, {1 by 0.10 inch|25 by 2.5 mm}, slotted at {6 inches|152 mm}.
  Pads: molded rubber, {30 by 30 by 0.30 inch|762 by 762 by 7.6 mm}, taped, in yellow where the walk is an exit. ;; if #pads
  Grease-resistant sheet at kitchen exhausts: epichlorohydrin, {60 mils|1.52 mm}.
  Reinforced curb skirts, sealant pockets, and pourable sealer: molded by the sheet's manufacturer.
  Nailers: No. 2 lumber or better, preservative treated to {AWPA U1}, bolted or screwed to resist {200 lbf/ft|2.9 kN/m} in any direction.

ARTICLE Source Quality Control
  Thickness and cure of each master roll: measured and recorded; reject rolls outside tolerance.
  Seam tape: adhesion to the sheet tested on each batch after primer.
`;
