/** PART 2 of 26 51 00. */
export const interiorLightingProducts = `
PART Products
ARTICLE Manufacturers
  NOTE A luminaire is equal when its light on the task, its glare, and its dimming are equal; lumens alone do not tell.
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with photometric files and calculations beside those specified. ;; short
  ( ) Comparable Products: Luminaires by other manufacturers of equal light, size, dimming, and finish, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why Matched rows and custom trims.
ARTICLE Basis-of-Design Luminaire
  {product} {model}, {kind}. ;; outline
    Delivered Lumens: {=luminousFlux|4,000 lm|4,000 lm} at least per {IES LM-79}. ;; outline
    Efficacy: {=efficacy|120 lm/W|120 lm/W} at least. ;; outline
    CCT: {=colorTemperature|3,500 K|3,500 K}. ;; outline
    Color Rendering Index: {=colorRendering|90|90} or more. ;; short
    Glare: UGR {=glareRating|19|19} or less in the reference room per {CIE 117}. ;; short
    Lumen Maintenance: L70 at {=lumenMaintenance|60,000 hours|60,000 hours} or more per {IES TM-21}. ;; short
    Dimming: {=dimming|0-10 V, 1 percent|0-10 V, 1 percent}. ;; outline
    [ ] Housing, optics, and trim of the manufacturer's own shape. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
ARTICLE Light Sources and Optics
  LED Arrays: Replaceable, tested per {IES LM-80}, projected per {IES TM-21} at the operating temperature of the luminaire. ;; short
    CCT of types other than the basis of design: ;; short
      ( ) 3000 K. ;; short
      (x) 3500 K. ;; short
      ( ) 4000 K. ;; short
      ( ) Tunable, 2700 to 6500 K. ;; short ;; requires #network ;; why Patient rooms and classrooms; costs two drivers or channels.
    Color Rendering Index: {?cri select "Least CRI" "80"/"90"/"95" ="90"}, R9 of 50 where 90 or more. ;; short
  Lens: {?lens select "Lens" "Frosted acrylic"/"Prismatic acrylic"/"Microprismatic film"/"Glass" ="Frosted acrylic"}, no image of LEDs in sight.
  Reflectors: Painted or anodized, reflectance 90 percent or more.
  Louvers and trims: Snap in; no light leak at edges.
ARTICLE Drivers
  Driver: {UL 8750}, Class 2 output, power factor 0.90 or more, total harmonic distortion 20 percent or less per {ANSI C82.77-10}. ;; short
    Voltage: ;; short
      (x) Universal, 120 to 277 V. ;; short
      ( ) 347 V. ;; short
    Surge: 2.5 kV at least per {IEEE C62.41.2}.
    Dimming: ;; short
      (x) #zero 0-10 V, to 1 percent, {ANSI C137.1}. ;; short ;; why Plain and everywhere; one pair of wires for each zone.
      ( ) #dali Digital addressable, {IEC 62386}, to 0.1 percent. ;; short ;; requires #network ;; why Each luminaire has its own address; zones change without rewiring.
      ( ) #phase Phase cut, leading or trailing edge, {NEMA SSL 7A}. ;; short
      ( ) #nodim Not dimmed. ;; short ;; excludes #sensors
    Sound: Class A, inaudible at {10 feet|3 m}.
    Case temperature point marked and shown in submittals; life {?driverhours number "Driver life" 30000..150000 "hours" ="50000"} at least at that temperature.
  [ ] #remote Remote Drivers: In accessible box within {?remotefeet number "Length of cable" 5..200 "feet" ="50"}; voltage drop checked. ;; why Coves and small fixtures that have no room for drivers.
ARTICLE Recessed Luminaires
  Troffers and Panels: {24 by 48 and 24 by 24 inches|610 by 1220 and 610 by 610 mm}, depth {4 inches|102 mm} or less, fits grid per {NEMA LE 4}. ;; outline ;; if #troffer
    Body: Steel, {0.0239 inch|0.61 mm} thick, white powder coat after forming. ;; short
    Four earthquake clips to fasten the body to the grid. ;; short ;; if #seismic
  Downlights: Aperture {?aperture select "Downlight aperture" "3 inches (76 mm)"/"4 inches (102 mm)"/"6 inches (152 mm)"/"8 inches (203 mm)" ="4 inches (102 mm)"}, cutoff 45 degrees, self-flanged. ;; outline ;; if #downlight
    Listing:
      (x) Contact with insulation allowed. ;; why Keeps insulation and air seal unbroken.
      ( ) Clear of insulation by {3 inches|76 mm}.
    Wall Washers: Matching aperture, lens or kicker; light uniform to {30 inches|762 mm} from wall.
    [ ] Air-tight trim with gasket in insulated ceilings. ;; short
ARTICLE Linear and Suspended Luminaires
  Linear Luminaires: Extruded aluminum {ASTM B221}, {?linearwidth select "Aperture of linear luminaires" "1 inch (25 mm)"/"2 inches (51 mm)"/"3 inches (76 mm)"/"4 inches (102 mm)" ="3 inches (76 mm)"} wide, rows joined without gap. ;; outline ;; if #linear
    Distribution: ;; short
      ( ) Direct. ;; short
      (x) Direct and indirect, {?upshare number "Share upward" 10..90 "percent" ="40"} upward. ;; short ;; why A lit ceiling makes the room bright at low levels on desks.
      ( ) Indirect. ;; short
    Rows: Continuous {?rowlength number "Length of rows" 4..100 "feet" ="24"} or as shown; joints plumb, light without dark seam. ;; short
    Suspension: Aircraft cable, {0.0625 inch|1.6 mm}, adjustable grips; power cord white.
  Surface Luminaires: Steel or aluminum body, wrap lens, ends sealed. ;; outline ;; if #surface
  High-Bay Luminaires: {?highbaylumens number "Lumens of high bays" 10000..60000 "lm" ="24000"} at least, hook and safety chain, ambient {131 degrees F|55 degrees C}. ;; outline ;; if #highbay
  Grazers and Coves: Asymmetric optics, {?graze select "Beam of grazers" "10 by 60 degrees"/"15 by 60 degrees"/"30 by 60 degrees" ="10 by 60 degrees"}, aimable. ;; outline ;; if #grazer
  Sealed Luminaires: {IEC 60529} IP65, stainless steel latches, gasket without silicone in food rooms. ;; outline ;; if #washdown
  Decorative Luminaires: As the schedule; {UL 1598} listed; glass or fabric replaceable. ;; outline ;; if #decorative
ARTICLE Emergency and Exit Luminaires
  Exit Signs: {UL 924}, LED, letters {6 inches|152 mm} high, {3/4 inch|19 mm} stroke. ;; outline ;; if #exit
    ( ) Red letters. ;; short
    (x) Green letters. ;; short ;; why The authority having jurisdiction decides; both are listed.
    Housing: ;; short
      (x) Die-cast aluminum. ;; short
      ( ) Edge-lit acrylic. ;; short
      ( ) Thermoplastic. ;; short
  Emergency Power of Luminaires: ;; outline ;; if #emergency
    (x) #battery Integral battery drivers, {UL 924}, {?emerlumens number "Emergency lumens" 300..3000 "lm" ="1000"} at least for 90 minutes, with test switch and self-diagnosis. ;; outline
    ( ) #inverter Central inverter, sinusoidal, {UL 924}; luminaires on emergency circuits. ;; outline ;; why One place to test, no batteries above the ceiling.
    ( ) #generator Generator circuits with transfer devices listed to {UL 924}. ;; outline
  Bypass: Devices that override dimmers and switches on loss of normal power, listed to {UL 924}. ;; if #emergency
ARTICLE Integral Sensors and Controls
  [x] #network Control Interface: ;; short
    (x) #wireless Wireless node, mesh, encrypted, in each luminaire. ;; short ;; why No bus to pull; ask who may read and change the settings.
    ( ) #wired Wired digital bus in each luminaire. ;; short ;; requires #dali
    ( ) Room controller, wired to luminaires. ;; short
  Occupancy: Passive infrared, 20 minutes at most to off or 50 percent; manual-on in rooms with walls to the ceiling. ;; short ;; if #sensors
  Daylight: Photosensor in each luminaire within {?daylightdepth number "Depth of daylight zone" 5..30 "feet" ="15"} of windows, dims to 10 percent or off. ;; short ;; if #sensors
  High-End Trim: Set at {?trim number "High-end trim" 60..100 "percent" ="85"} at start. ;; short
ARTICLE Finishes
  Painted: Polyester powder coat, {2 to 3 mils|0.05 to 0.08 mm}, matte white. ;; short
    [ ] #customfinish Custom color: {?finishcolor text "Color"}. ;; short
ARTICLE Source Quality Control
  Test each luminaire at full output and at 10 percent; burn in for four hours. ;; short
  Bin LEDs so that no two luminaires in one room differ beyond the steps stated.
`;
