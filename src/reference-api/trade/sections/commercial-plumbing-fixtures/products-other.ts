/** PART 2 of 22 42 00: sinks to fittings. */
export const commercialPlumbingFixturesOtherProducts = `
ARTICLE Sinks ;; if #sink
  Sink: {ASME A112.19.3}, {ASTM A240} Type 304 stainless steel, sound deadened. ;; outline
    (x) Single bowl, {18 gauge|1.2 mm}. ;; short
    ( ) Double bowl, {18 gauge|1.2 mm}. ;; short
    ( ) {16 gauge|1.5 mm} in kitchens of public use. ;; short
    Depth: {?bowldepth select "Bowl depth" "5-1/2 inches (140 mm), accessible"/"6-1/2 inches (165 mm)"/"8 inches (203 mm)" ="6-1/2 inches (165 mm)"}. ;; short
  Faucet: {ASME A112.18.1}, gooseneck, lever handles, {=flowRate|1.5 gpm|5.7 L/min} or less. ;; short
  [ ] #healthsink Health-Care Sinks: Deep bowl without overflow, laminar outlet, wrist blades {4 inches|102 mm} long. ;; outline ;; why Overflow and aerator breed what a ward must not have.
  Waste: Grid or basket strainer, {1-1/2 inches|38 mm} tailpiece.
ARTICLE Mop Service Basins ;; if #mop
  Basin: Molded stone or terrazzo, {24 by 24 by 10 inches|610 by 610 by 254 mm}, stainless steel drain. ;; outline
    [ ] Larger basin: {36 by 24 inches|914 by 610 mm}. ;; short
  Faucet: Wall, with pail hook, hose end, integral stops, vacuum breaker per {ASSE 1011}. ;; short
  [x] Wall guards of stainless steel, {12 inches|305 mm} high, two sides. ;; short
  [ ] Hose with bracket and mop hanger.
ARTICLE Showers ;; if #shower
  Receptor: ;; outline
    (x) By tile trade, {§093013}. ;; outline
    ( ) Molded acrylic, one-piece, accessible threshold {1/2 inch|13 mm} high. ;; outline
  [x] #mixing Valve: {ASSE 1016} pressure-balancing or thermostatic, limit stop set to {?showerhot number "Greatest shower temperature" 100..120 "°F" ="115"}. ;; outline
  Head: {ASME A112.18.1}; hand shower on slide bar where accessible, hose {59 inches|1500 mm}. ;; short
  Controls and hand shower: {38 to 48 inches|965 to 1219 mm} above floor where accessible. ;; short
ARTICLE Drinking Fountains ;; if #fountain
  Fountain: Bi-level, stainless steel, wall mounted, push bars front and sides. ;; outline
    (x) #cooler Refrigerated, {8 gph|30 L/h} to {50 degrees F|10 degrees C}, {UL 399}. ;; short
    ( ) Not refrigerated. ;; short
  [x] #bottle Bottle filler with sensor and counter. ;; short ;; why Refills cost less than bottles; many codes now ask for it.
  [ ] Filter: {NSF/ANSI 42} and {NSF/ANSI 53}, lead reduction, cartridge change light. ;; short
  Spout height: {36 inches|914 mm} at most for wheelchair side, {38 to 43 inches|965 to 1092 mm} for standing side. ;; short
ARTICLE Emergency Fixtures ;; if #eyewash
  Eyewash and Shower: {ANSI/ISEA Z358.1}, hands-free stay-open valves. ;; outline
    (x) Combination, freestanding. ;; short
    ( ) Eyewash only, wall or counter. ;; short
    ( ) Recessed cabinet with drain. ;; short
  [x] #tempered Tempering valve: {ASSE 1071}, {60 to 100 degrees F|16 to 38 degrees C}, full flow for 15 minutes. ;; short
  [ ] Flow switch and alarm to building system.
ARTICLE Carriers and Supports ;; if #carriers
  Carriers: {ASME A112.6.1M}, floor-affixed, adjustable, foot bolted to slab with {?anchorsize select "Anchor size" "1/2 inch (13 mm)"/"5/8 inch (16 mm)" ="1/2 inch (13 mm)"} anchors. ;; outline
    Water Closet: Coupling and gasket for fitting size; rear anchor tie-down. ;; short ;; if #wc
    Lavatory: Steel uprights with concealed arms; block base feet. ;; short ;; if #wallhung
    Urinal: Plate type with bearing plate. ;; short ;; if #urinal
  Do not use plywood backing in place of carriers.
ARTICLE Supplies, Stops, and Traps
  Stops: Angle, brass, chrome plated, quarter turn, loose key in public rooms. ;; short
  Supplies: {ASME A112.18.6}, braided stainless steel or rigid copper, {3/8 inch|10 mm}. ;; short
  Traps and Wastes: {ASME A112.18.2}, cast brass {17 gauge|1.4 mm} tubular, cleanout, chrome plated, {1-1/4 or 1-1/2 inches|32 or 38 mm}. ;; short
  [x] #hammer Water hammer arrester: {ASSE 1010}, at each group of flush valves and fast-closing valves. ;; short
  Escutcheons: Chrome plated brass, deep enough to cover openings.
  [x] #insul Insulation Kit: Closed-cell vinyl covers for trap, wastes, and hot supply below accessible lavatories and sinks. ;; short ;; requires #accessible ;; why Keeps bare legs from hot pipes and sharp edges.
ARTICLE Power for Sensors
  NOTE Wire the sensors where a room has six valves or more; changing batteries costs more than the wire.
  [x] #power Sensor Power: ;; outline
    (x) Batteries, {?batterylife number "Battery life" 1..10 "years" ="3"} at 4000 uses a month. ;; outline
    ( ) #hardwired Wired 24 V, transformers in accessible ceilings, {NFPA 70}. ;; outline ;; why No batteries in large toilet rooms; needs power at rough-in.
    ( ) Turbine, charged by flow, with backup battery. ;; outline
ARTICLE Finishes
  China: White; other colors: {?chinacolor text "Other colors" ="none"}. ;; short
  Metal trim: ;; short
    (x) Polished chrome. ;; short
    ( ) Brushed nickel or stainless finish. ;; short
    ( ) Matte black, physical-vapor-deposited. ;; short
ARTICLE Source Quality Control
  Factory water test of each flush valve and faucet at working pressure.
  Mark fixtures with manufacturer, model, water use, and standard per {ASME A112.19.2}.
`;
