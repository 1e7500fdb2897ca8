/** PART 2 of metal wall panels. */
export const metalWallPanelsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  NOTE Panel joints differ by manufacturer. If others are accepted, their joint width and profile must suit the elevations.
  (x) Other manufacturers: considered under {§012500} with full-size joint sections and reports. ;; group others ;; outline
  ( ) Other manufacturers: comparable panels that meet PART 1, {§016000}. ;; group others ;; outline
  ( ) Other manufacturers: none. ;; group others ;; outline ;; proprietary
  One manufacturer for panels, joint seals, trim, and fasteners.

ARTICLE Insulated Panels ;; if #insulated
  Panel: tongue-and-groove side joints, concealed clips, factory seals on both faces. ;; outline
    Thickness: {=thickness|2 inches|50.8 mm}, or more where the thermal resistance of PART 1 needs it. ;; outline
    Module: {?module select "Module" "24 inches"/"30 inches"/"36 inches"/"42 inches" ="36 inches"}. ;; short
    NOTE Foam gives the most resistance for its thickness; mineral wool is the core for fire ratings and for walls beside property lines.
    Core: ;; outline
      (x) #foam Foamed-in-place polyisocyanurate, closed cell, {2.2 to 2.8 lb/cu ft|35 to 45 kg/cu m}. ;; group core ;; outline ;; excludes #fire-rated
      ( ) #mineral Mineral wool lamellae, structural bond, noncombustible by {ASTM E136}. ;; group core ;; outline ;; why Fire ratings and sound; twice the weight and half the resistance.
    [ ] #low-gwp Blowing agent: global warming potential below 15. ;; requires #foam ;; why Required of rigid foams by law in several states.
    Shear strength of core, {ASTM C273}: {20 psi|138 kPa} minimum.
    Bond of faces to core, {ASTM C297}: {24 psi|165 kPa} minimum after aging.
    Faces: ;; short
      Exterior: {=gauge|24 ga|24 ga}, coated as specified below. ;; short
      Interior: {26 gauge|0.45 mm} coated steel, {?interior-profile select "Interior profile" flat/"light mesa"/ribbed ="light mesa"}, polyester finish, white.
      [ ] #heavy-face Exterior face {22 gauge|0.76 mm}. ;; why Flatter in large modules, and stands more abuse near grade.
    Exterior profile: ;; short
      (x) Light mesa. ;; group profile ;; short
      ( ) #flat Flat with stucco embossing. ;; group profile ;; short
      ( ) Micro-rib. ;; group profile ;; short
      ( ) #architectural Architectural flat, tension-leveled metal, reveal of {?reveal select "Reveal" "1/2 inch"/"1 inch"/"2 inches"/"3 inches" ="1/2 inch"}. ;; group profile ;; proprietary ;; short
    Direction: {?direction select "Direction of panels" vertical/horizontal ="vertical"}, as on the elevations.
  [ ] Corners folded from one panel, mitered core, no exposed seam.

ARTICLE Single-Skin Panels ;; if #concealed
  Panel: interlocking, {?single-depth number "Panel depth" 0.5..4 "inches" ="1.5"} deep, {?single-module number "Module" 6..24 "inches" ="12"} wide, fasteners hidden in the joint. ;; outline
  Metal thickness: {22 gauge|0.76 mm} steel or {0.040 inch|1.02 mm} aluminum, heavier where loads or flatness require. ;; short
  Stiffeners: bonded with silicone, where modules pass {16 inches|406 mm}.
  [ ] #open-joints Joints open {?open-joint number "Width of open joint" 0.25..2 "inch" ="0.5"}, with dark, ultraviolet-stable membrane behind. ;; requires #drained

ARTICLE Profiled Panels ;; if #corrugated
  Panel: {?rib-profile select "Profile" "sine wave, 7/8 inch deep"/"box rib, 1-1/2 inches deep"/"trapezoidal rib, 1-1/4 inches deep"}, {24 gauge|0.61 mm}, through-fastened. ;; outline
  Fasteners: stainless cap, neoprene-faced washer, matched color, aligned within {1/8 inch|3 mm}.

ARTICLE Perforated Panels ;; if #perforated
  Panel: {0.050 inch|1.27 mm} aluminum, holes {?hole number "Hole diameter" 0.0625..2 "inch" ="0.25"} staggered, open area {?open-area number "Open area" 5..60 "percent" ="33"}. ;; outline
  Edges: solid margin at joints and fasteners; coat after punching.

ARTICLE Panel Metal and Finish
  Metal: ;; outline
    (x) #steel Steel: {ASTM A792}, Grade 33 or higher, AZ50, or {ASTM A653}, G90, prepainted to {ASTM A755}. ;; group metal ;; outline
    ( ) #aluminum Aluminum: {ASTM B209}, alloy 3003, 3105, or 5052. ;; group metal ;; outline ;; why Within 1500 feet of salt water and for deep folds.
    ( ) Stainless steel: {ASTM A240}, Type {?stainless select "Stainless type" 304/316 ="304"}, {?stainless-finish text "Stainless finish" ="2B, low reflectance"}. ;; group metal ;; outline ;; excludes #pvdf #metallic #feve #smp
  NOTE Dark colors heat the outer face and bow insulated panels. Check the light reflectance against panel length with the manufacturer.
  Exterior finish: ;; outline
    (x) #pvdf Fluoropolymer, 70 percent resin, two coats, {1.0 mil|25 microns} total: {AAMA 621} or {AAMA 2605} by metal. ;; group finish ;; outline
    ( ) #metallic Fluoropolymer, three coats with mica or metallic flake. ;; group finish ;; outline ;; suggests #direction-marks
    ( ) #feve Fluoroethylene vinyl ether, gloss {?gloss select "Gloss" low/medium/high}. ;; group finish ;; outline ;; why Bright, glossy colors that polyvinylidene fluoride cannot give.
    ( ) #smp Silicone-modified polyester. ;; group finish ;; outline
    Color: {?color text "Color" ="chosen by Architect"}; light reflectance {?reflectance number "Least light reflectance" 5..90 "percent" ="20"} or more on insulated panels longer than {20 feet|6 m}. ;; short
  [ ] #direction-marks Arrow on the film of every panel and trim piece; hang in one direction.

ARTICLE Subframing ;; if #subframing
  Backup: ;; short
    (x) #girts Girts and columns of structural steel at {?girt-spacing number "Girt spacing" 2..12 "feet" ="6"}, faces in plane. ;; group backup ;; short
    ( ) #stud-backup Steel studs with sheathing and barrier; horizontal girts on thermal clips. ;; group backup ;; requires #barrier-behind ;; suggests #thermal-clips ;; short
    ( ) Concrete or masonry with adjustable girts. ;; group backup ;; short
  Girts, hats, and zees: {ASTM A653}, G90, {16 gauge|1.5 mm} minimum, designed by {AISI S100}.
  [ ] #thermal-clips Clips: stainless steel or fiber-reinforced polymer, with point transmittance reported. ;; why Continuous steel zees waste up to half of the insulation they pass through.
  Fasteners: self-drilling, stainless or long-life coated, length through the base metal by three threads.
  Cavity insulation: mineral wool, {ASTM C612}, Type IVB, {4 lb/cu ft|64 kg/cu m}, black mat where joints are open; R-value {?cavity-r number "R-value of cavity insulation" 4..40 "h·ft²·°F/Btu" ="16"}. ;; if #cavity-insulation

ARTICLE Sealants and Accessories
  Factory joint sealant: nonskinning butyl, {AAMA 800}, in both side joints.
  Field sealant: hidden, butyl; exposed, low-modulus neutral silicone, {ASTM C920}, Type S, Grade NS, Class 50 or 100/50. ;; short
  Gaskets: {ASTM C864} dense and {ASTM C509} cellular, molded corners.
  Trim, copings, and sills: panel metal, {24 gauge|0.61 mm} or heavier, factory-folded, hidden splice plates.
  Base trim: thermally broken extrusion with drip, weeps {24 inches|610 mm} on center.
  Window subsills: sheet with end dams, of panel metal, under every opening.
  Isolation: high-temperature flashing tape between aluminum and steel.
  Soffit panels: same finish, vented {?vent-area number "Net free area" 0..20 "sq in/ft" ="9"} where an attic is behind. ;; if #soffit

ARTICLE Fabrication
  Cut panels to length at the plant; field cuts only at openings that cannot be measured before.
  Tolerances: length plus or minus {1/4 inch|6 mm}, width {1/16 inch|1.6 mm}, squareness {1/8 inch|3 mm}, flatness {1/8 inch in 24 inches|3 mm in 610 mm}.
  Copings, corners, and end closures: shop-welded or riveted and sealed, not field-patched.
  Mark each panel with elevation, place, and direction.

ARTICLE Source Quality Control
  Core: density, compressive strength, and adhesion tested each shift; cut a panel across for voids each shift. ;; if #insulated
  Coil: coating thickness, gloss, color, and bend tested; certificates kept by coil number.
  Joint: trial fit of every tenth panel.
`;
