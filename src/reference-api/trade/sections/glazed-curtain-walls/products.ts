/** PART 2 of glazed aluminum curtain walls. */
export const glazedCurtainWallsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  (x) Substitutions: under {§012500}, with reports for the Project's pressures and full-size details of mullion, splice, and anchor. ;; group substitution ;; outline
  ( ) Comparable systems: under {§016000}, same depth and sight lines within {1/4 inch|6 mm}. ;; group substitution ;; outline
  ( ) Substitutions: none. ;; group substitution ;; outline ;; proprietary
  NOTE Sight lines and depth are the look of the wall; performance is in PART 1.
  Framing, anchors, gaskets, and accessories: one system, one engineer.

ARTICLE Framing System
  System: {product}, rain screen principle, drained and pressure-equalized at each light. ;; outline
    Depth of mullion: {=depth|7.5 inches|191 mm}. ;; outline
    Sight line: {?sight-line select "Sight line" "2 inches"/"2-1/2 inches"/"3 inches" ="2-1/2 inches"}. ;; outline
    Glazing: ;; outline
      (x) #captured Captured on four sides by pressure plates and covers. ;; group glazing ;; outline ;; excludes #ssg
      ( ) #two-side Captured at horizontals, structural silicone at verticals. ;; group glazing ;; outline ;; requires #ssg ;; excludes #unitized
      ( ) #four-side Structural silicone on four sides, setting chairs for dead load. ;; group glazing ;; outline ;; requires #ssg #unitized
    Thermal barrier: ;; short
      (x) #polyamide Glass-fiber-reinforced polyamide strips, crimped, tested for shear by {AAMA TIR-A8}. ;; group barrier ;; why Takes two finishes on one mullion, different inside and out. ;; short
      ( ) #pour Poured and debridged polyurethane, two cavities, with mechanical lock by {AAMA QAG-1}. ;; group barrier ;; short
      ( ) #fiberglass Fiberglass pressure plates over polymer isolators. ;; group barrier ;; requires #stick ;; why Lowers the frame's loss by a third without changing the mullion. ;; proprietary ;; short
    Cover: {?cover-depth number "Cover depth" 0.5..12 "inch" ="0.75"} deep, snapped on, lengths that splice at the stack joint or at horizontals. ;; if #captured
    [ ] Vertical fins over {6 inches|152 mm} deep: fastened through the pressure plate and calculated. ;; requires #captured
  Units: male and female mullions with two lines of silicone or elastomer gaskets, stack joint with sloped sill, upstand of {3 inches|76 mm} or the height the water pressure needs, and weeps. ;; if #unitized ;; short
  Splices: sleeves {?splice-gap number "Open joint at splices" 0.375..1.25 "inch" ="0.5"} open at {70 deg F|21 deg C}, sealed with bonded silicone sheet. ;; if #stick
  Horizontal members: fastened by shear blocks or screw splines, end dams sealed at each vertical. ;; if #stick

ARTICLE Materials
  Extrusions: {ASTM B221}, alloy 6063-T6 or 6005A-T61, principal walls {0.125 inch|3.2 mm} where structural and {0.078 inch|2.0 mm} elsewhere. ;; short
  Sheet: {ASTM B209}, alloy 5005 for anodizing, 3003 for paint, {0.125 inch|3.2 mm} where flat and exposed.
  Steel inside mullions: {ASTM A36}, primed with zinc-rich paint and isolated from aluminum. ;; if #steel-backup
  Anchors: ;; short
    Steel: {ASTM A36}, hot-dip galvanized to {ASTM A123} after welding, with serrations or welded washers at slots. ;; if #anchors ;; short
    Adjustment: {1 inch|25 mm} in each of three directions, then fixed against movement in two. ;; short
    [ ] Aluminum anchors with nylon slip pads at wind-load anchors. ;; short
  Fasteners: stainless steel, 300 series; pressure plate screws {9 inches|229 mm} on center.
  Gaskets: silicone, {ASTM C1115}, or EPDM, {ASTM C864}, corners vulcanized at the inside. ;; short
  Setting blocks: silicone, {ASTM C864} hardness 85 plus or minus 5 Shore A, {4 inches|102 mm} long at quarter points, drained beneath.
  Structural silicone: {ASTM C1184}, {?silicone-parts select "Structural silicone" one-part/two-part ="two-part"}, design stress {20 psi|138 kPa} for wind and {1 psi|6.9 kPa} for dead load. ;; if #ssg
  Weather seal: silicone, {ASTM C920}, Class 50, nonstaining on stone.
  Internal metal-to-metal seals: small-joint sealant, {AAMA 800}, tooled into place.

ARTICLE Spandrels ;; if #spandrel
  Infill: ;; outline
    (x) #spandrel-glass Opacified glass in accordance with {§088000}, color {?spandrel-color text "Spandrel color"}. ;; group infill ;; outline
    ( ) #shadow Shadow box: vision glass, painted aluminum pan {?shadow-depth number "Depth of shadow box" 2..8 "inches" ="4"} behind, vented to outside. ;; group infill ;; outline ;; why Depth and no change of color between floors; heats up, so test a sample in the sun.
    ( ) #panel Metal panel, {0.125 inch|3.2 mm} plate, finish of framing. ;; group infill ;; outline
  Insulation: mineral wool, {ASTM C612}, Type IVB, {?spandrel-thickness number "Spandrel insulation" 2..8 "inches" ="4"}, foil face, mechanically held by pins; edges taped.
  Backpan: galvanized steel {0.040 inch|1.0 mm}, or aluminum {0.063 inch|1.6 mm}, welded or sealed corners, sealed to framing on four sides.
  [ ] Mullion covers: mineral wool {1 inch|25 mm} over verticals from {6 inches|152 mm} above the slab to {12 inches|305 mm} below it. ;; requires #fire-joint

ARTICLE Vents and Sunshades
  Vents: zero-sightline frame, project-out {?vent-opening number "Opening of vents" 4..12 "inches" ="4"}, hinges of stainless steel, {?vent-operator select "Operator" "cam handle"/"multipoint handle"/motor ="multipoint handle"}. ;; if #vents ;; short
  Sunshades: extruded blades {?blade-depth number "Depth of sunshade" 6..48 "inches" ="24"} deep, outriggers through the cover on thermal pads, drained, safe from ice. ;; if #sunshades ;; short
  Flashing at heads, sills, and jambs: aluminum {0.063 inch|1.6 mm}, thermally broken, with end dams. ;; if #perimeter ;; short
  Perimeter membrane: preformed silicone sheet, {2 inches|51 mm} into the pocket, bonded both sides with silicone. ;; if #perimeter

ARTICLE Finishes
  Exterior: ;; outline
    (x) #pvdf Fluoropolymer, 70 percent, {AAMA 2605}, {?coats select "Coats" "two coats"/"three coats"/"four coats" ="two coats"}. ;; group exterior ;; outline
    ( ) #anodized Anodized, {AAMA 611}, AA-M12C22A41 or A44, Class I, {0.7 mil|18 microns}: {?anodized-color select "Anodized color" clear/champagne/"light bronze"/"dark bronze"/black ="clear"}. ;; group exterior ;; outline ;; why Hardest surface, and easily recycled; color varies; fix the range with two samples.
    Color: {?exterior-color text "Exterior color" ="chosen by Architect"}. ;; short
  Interior: ;; short
    (x) Same as exterior. ;; group interior ;; short
    ( ) Clear anodized. ;; group interior ;; short
    ( ) {AAMA 2603} baked enamel, white. ;; group interior ;; suggests #polyamide ;; short
  Steel exposed indoors: primed and painted under {§099600}. ;; if #steel-backup

ARTICLE Fabrication
  Assemble in the plant what can be shipped; joints flush within {1/64 inch|0.4 mm} and hairline.
  Slots, weeps, and air vents: punched, deburred, {5/16 by 1-1/2 inches|8 by 38 mm}, baffled; none filled with sealant.
  Seal end dams and corner joints in the plant, flood each pocket of the first {?flood-first number "Units flooded" 5..50 "units" ="10"} for 15 minutes. ;; if #unitized
  Glaze structural silicone indoors at {59 to 90 deg F|15 to 32 deg C}; do not move units until deglaze tests show cure. ;; if #ssg
  Detail framing so that any light can be replaced without removing another, reglazed from {?reglaze-side select "Reglazing from" outside/inside ="outside"}.

ARTICLE Source Quality Control
  Finish: film thickness and color read on each rack; rejected pieces marked and kept out of the line.
  [ ] #adhesion-tests Adhesion: {ASTM C794} peel on each production finish and glass before glazing; {ASTM C1135} tension each {?c1135-rate number "Units for each tension test" 25..200 "units" ="100"}. ;; requires #ssg
  Deglaze one unit of the first ten, then one of the next 40, one of the next 50, and one of each 100. ;; if #ssg
  Admit the {owner}'s agency to the plant during production on one day's notice.
`;
