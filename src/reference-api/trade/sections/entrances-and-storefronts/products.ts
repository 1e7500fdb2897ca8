/** PART 2 of aluminum-framed entrances and storefronts. */
export const entrancesAndStorefrontsProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  (x) Substitutions: requested under {§012500} before bids, with thermal simulation for the Project's glass. ;; group substitution ;; outline
  ( ) Others of equal depth, performance, and door construction: {§016000}. ;; group substitution ;; outline
  ( ) No others; match framing that stays. ;; group substitution ;; outline ;; proprietary
  Doors and framing: one manufacturer, so that stops, finishes, and tests belong together.

ARTICLE Storefront Framing
  Exterior framing: {product}, thermally broken, flush glazed, drained to the subsill at every bay. ;; if #exterior ;; outline
    Depth: {=depth|4.5 inches|114 mm}, face {?face-width select "Face width" "1-3/4 inches"/"2 inches"/"2-1/2 inches" ="2 inches"}. ;; outline
    Place of glass: ;; short
      (x) #center Center set. ;; group glass-place ;; short
      ( ) #front Front set. ;; group glass-place ;; why Least frame outside the glass; needs a deeper sill outside for drainage. ;; short
      ( ) Multiplane. ;; group glass-place ;; proprietary ;; short
    Glazed from: {?glazed-from select "Glazed from" outside/inside ="inside"}; no exposed fasteners.
    Infill: {?infill select "Thickness of infill" "1 inch"/"1-1/4 inches"/"1-1/2 inches" ="1 inch"}. ;; short
    Thermal break: ;; short
      (x) #strut Two polyamide struts with glass fiber, {0.6 inch|15 mm} or wider. ;; group break ;; short
      ( ) Poured and debridged polyurethane, two pockets. ;; group break ;; short
    Joinery: ;; short
      (x) Screw spline. ;; group joinery ;; short
      ( ) Shear block. ;; group joinery ;; why Framing goes in stick by stick; needed over long runs and at tall lights. ;; short
      ( ) Stick with clips. ;; group joinery ;; excludes #entry ;; short
  Interior framing: {?interior-depth select "Interior frame" "1-3/4 by 4 inches"/"1-3/4 by 4-1/2 inches"/"2 by 4-1/2 inches"}, nonthermal, {1/4 inch|6 mm} or {3/8 inch|10 mm} glass in gaskets. ;; if #interior ;; outline
  Ribbon windows: framing with receptors at head and jambs, {1/2 inch|13 mm} movement. ;; if #ribbon
  Corners: {?corners select "Corners" "90-degree posts"/"adjustable posts"/"glass to glass" ="90-degree posts"}; glass-to-glass joints of structural silicone only where drawn.
  [ ] #steel Steel in mullions: {ASTM A36} bar or tube, zinc-rich primer, full height, screwed {18 inches|457 mm} on center.

ARTICLE Subsills and Closures ;; if #subsills
  Subsill: thermally broken extrusion with {?subsill-leg number "Height of back leg" 0.75..4 "inches" ="1.5"} back leg, screwed end dams set in sealant, weeps {?weep-spacing number "Weeps on center" 12..48 "inches" ="24"} on center with baffles. ;; short
  Head and jamb receptors: for movement of {?head-movement number "Movement at head" 0.25..1 "inch" ="0.375"}.
  Sill flashing below: stainless steel {0.018 inch|0.46 mm} or flexible membrane, turned up behind, lapped over cladding.
  Brake metal: {0.063 inch|1.6 mm} aluminum up to {6 inches|152 mm} wide, {0.090 inch|2.3 mm} wider, stiffened against oil canning.

ARTICLE Entrance Doors ;; if #doors
  Door: {1-3/4 inches|44 mm} thick, tubular stiles and rails, {0.125 inch|3.2 mm} walls. ;; outline
    NOTE A bottom rail of 10 inches is needed for wheelchair footrests. Narrow stiles look light but take few locks and no heavy traffic.
    Stiles: ;; outline
      ( ) #narrow Narrow, {2-1/8 inches|54 mm}. ;; group stiles ;; outline ;; excludes #mortise
      (x) #medium Medium, {3-1/2 inches|89 mm}. ;; group stiles ;; outline
      ( ) #wide Wide, {5 inches|127 mm}. ;; group stiles ;; outline ;; why Schools, stadiums, and debris regions.
      ( ) #thermal-door Thermally broken, medium stile, {2-1/4 inches|57 mm} thick. ;; group stiles ;; outline ;; suggests #strut
    Corners: ;; short
      (x) Welded, deep penetration and fillet, with mechanical clips. ;; group corner ;; short
      ( ) Tie rods through the rails with shear blocks. ;; group corner ;; short
    Bottom rail: {10 inches|254 mm}; mid rail {?mid-rail select "Mid rail" none/"4 inches"/"8 inches" ="none"}. ;; short
    Glass stops: snap-in, square, tamper-resistant outside; safety glass by {CPSC 16 CFR 1201}, Category II.
    Seals: pile or bulb in stiles, adjustable astragal at pairs, sweep with neoprene at the sill.
    Cycles: corner and hinge tested {?door-cycles select "Door cycles" "500,000"/"1,000,000"/"2,000,000" ="1,000,000"} times.
  Frame: {5/8 inch|16 mm} stops with weathering; reinforced with steel or {3/16 inch|4.8 mm} aluminum at hinges, closers, and strikes.

ARTICLE Door Hardware ;; if #hardware
  NOTE Give either full hardware here or a reference to the hardware Section, never halves of both. Keyed cylinders belong to the building's keying.
  Hang: ;; outline
    ( ) #butts Butts, ball bearing, three for each leaf to {90 inches|2286 mm}, {ANSI/BHMA A156.1}, Grade 1, {4-1/2 by 4 inches|114 by 102 mm}. ;; group hang ;; outline
    ( ) #pivots Offset pivots with intermediate pivot. ;; group hang ;; outline ;; excludes #impact
    (x) #continuous Continuous geared hinges, {ANSI/BHMA A156.26}, Grade 1. ;; group hang ;; outline ;; why Spreads the load over the stile; the choice for busy doors.
  Lock: ;; outline
    (x) #exit Exit devices, {ANSI/BHMA A156.3}, Grade 1, {UL 305}: {?exit-type select "Exit device" rim/"concealed vertical rod"/"surface vertical rod"/mortise ="rim"}. ;; group lock ;; outline
    ( ) #mortise Deadlatch or mortise lock with paddles inside. ;; group lock ;; outline
    ( ) #deadbolt Maximum-security deadbolt with thumbturn and sign. ;; group lock ;; outline ;; excludes #access
  [ ] #access Electrified: {?electric select "Electric function" "electric latch retraction"/"electric strike"/"electromagnetic lock"}, fail {?fail select "Fails" safe/secure ="secure"}, concealed wire, power transfer. ;; suggests #power-check
  [ ] #power Prepare head and jambs for low-energy operator, actuators at {36 inches|914 mm}, by {ANSI/BHMA A156.19}.
  [x] #cylinders Cylinders: {ANSI/BHMA A156.5}, Grade 1, keyed under {§087100}.
  Closers: {ANSI/BHMA A156.4}, Grade 1, {?closer select "Closer" surface/"concealed overhead"/floor ="surface"}, backcheck, delayed action at accessible doors, sized for wind and {5 lbf|22 N} where inside. ;; short
  Pulls: {?pull select "Pull" "offset, 9 inches, with push bar"/"vertical, 24 inches"/"vertical, full height" ="offset, 9 inches, with push bar"}, finish of hardware.
  Thresholds: {ANSI/BHMA A156.21}, aluminum, thermally broken, {1/2 inch|13 mm} high maximum, beveled above {1/4 inch|6 mm}. ;; short
  Stops: at floor or overhead so that no door strikes framing or glass.

ARTICLE Materials
  Extrusions: {ASTM B221}, 6063-T5 or T6; wall {0.070 inch|1.8 mm} in framing at least, {0.125 inch|3.2 mm} in doors. ;; short
  [ ] #low-carbon Billet: emissions not over {?billet number "Carbon of billet, each kg" 2..8 "kg CO2e" ="4"} for each kilogram, by product declaration.
  Sheet: {ASTM B209}.
  Glazing gaskets: EPDM, {ASTM C864}, black, pressed in, cut with allowance and sealed at corners.
  Sealant inside joints: acrylic or silicone small-joint sealant, {AAMA 800}.
  Perimeter sealant: {ASTM C920}, Type S, Grade NS, Class 25 or higher, in accordance with {§079200}.
  Fasteners: stainless steel, 300 series; do not use plated screws outdoors or in drained cavities.

ARTICLE Finishes
  Framing and doors: ;; outline
    (x) #standard Standard finish of {product}, {=finish|clear anodized|clear anodized}: {AAMA 611}, Class I, if anodized, and {AAMA 2605} if coated. ;; group finish ;; outline
    ( ) #anodize Anodized, {AAMA 611}, Class I, {?anodic-color select "Anodic color" clear/"light bronze"/"dark bronze"/black ="clear"}. ;; group finish ;; outline ;; suggests #anodize-term ;; why Wears better than paint at pulls and kick rails.
    ( ) #paint Fluoropolymer, {AAMA 2605}, color {?paint-color text "Paint color" ="chosen by Architect"}. ;; group finish ;; outline ;; suggests #paint-term
    ( ) #powder Powder coating, {AAMA 2604}, color {?powder-color text "Powder color"}. ;; group finish ;; outline ;; excludes #paint-term ;; why Good for interior fronts; five-year weathering outside.
  Hardware: {?hardware-finish select "Hardware finish" US28/US32D/US10B/black ="US32D"}; threshold mill or anodized. ;; if #hardware

ARTICLE Fabrication
  Cut square, drill by template, and assemble dry in the shop; number parts.
  Joints: hairline, flush within {1/64 inch|0.4 mm}; back up mitered corners.
  Reinforce for hardware in the shop; no field tapping of thin walls.
  Keep weep slots {1/4 by 1 inch|6 by 25 mm} clear of screws and setting blocks.
  Gap between pairs and at jambs: {1/8 inch|3 mm}; at sill {?sill-clearance number "Clearance at sill" 0.125..0.75 "inch" ="0.25"} above threshold. ;; if #doors

ARTICLE Source Quality Control
  Check one of each {?frame-check number "Frames for each check" 5..50 "frames" ="20"} assembled in the shop for diagonals within {1/16 inch|1.6 mm}.
  Swing and latch every door in its frame before shipping. ;; if #doors
  Coating thickness measured on each lot, five readings.
`;
