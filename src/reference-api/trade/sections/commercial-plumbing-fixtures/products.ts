/** PART 2 of 22 42 00: water closets to lavatories. */
export const commercialPlumbingFixturesProducts = `
PART Products
ARTICLE Manufacturers
  NOTE Fixture, carrier, valve, and faucet are chosen together: A change of one moves the rough-in of the others.
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with rough-in, water use, and accessibility beside each other. ;; short
  ( ) Comparable Products: Fixtures by other manufacturers of equal rough-in, water use, and finish, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why Campus standard with stocked parts.
ARTICLE Basis-of-Design Product
  {product} {model}, {kind}. ;; outline
    Flush Volume, water closets and flush valves: {=flushVolume|1.28 gpf|4.8 L per flush} per {ASME A112.19.2}. ;; short
    Flow, faucets and showers: {=flowRate|0.5 gpm|1.9 L/min} or less at {60 psi|414 kPa} per {ASME A112.18.1}. ;; short
    Waste Removal: {=flushPerformance|800 g|800 g} or more in the maximum-performance protocol, for water closets. ;; short
    Rated Working Pressure: {=pressure|80 psi|552 kPa}. ;; short
    Strength: {=loadCapacity|500 lb|227 kg} on its carrier. ;; short
    Accessibility: {=accessibility|Accessible height 17-19 in|Accessible height 17-19 in}. ;; short
    Operation: {=operation|Sensor, battery|Sensor, battery}. ;; outline
    [ ] Replaceable cartridge and trim in the manufacturer's own pattern. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
ARTICLE Water Closets ;; if #wc
  Bowl: {ASME A112.19.2}, vitreous china, white, elongated rim, siphon jet, top spud {1-1/2 inches|38 mm}. ;; outline
    Mounting: ;; outline
      (x) #hung Wall hung on carrier; floor kept clear for mopping. ;; outline ;; requires #carriers
      ( ) #floorset Floor set, bolts with caps. ;; outline
    Seat Height: {17 to 19 inches|432 to 483 mm} to top of seat where accessible; {15 inches|381 mm} rim elsewhere. ;; short
    [ ] Bariatric bowl and carrier for {?bariatric number "Load" 500..1500 "lb" ="1000"}. ;; requires #carriers
  Seat: Solid white plastic, open front, no cover, check hinges of stainless steel. ;; short
    [ ] Antimicrobial plastic; self-sustaining hinges.
  Flush Valve: {ASME A112.19.5} and {ASSE 1037}, exposed or concealed, diaphragm or piston type. ;; outline
    Control: ;; outline
      ( ) Manual handle, within {5 lbf|22 N}. ;; outline
      (x) #sensor Sensor with true mechanical override button. ;; outline ;; requires #power ;; why No touch, and no valve left to run.
      ( ) Concealed, with wall button, for security. ;; outline ;; requires #vandal
    Vacuum Breaker: {ASSE 1001}, outlet {6 inches|152 mm} above rim or as listed.
ARTICLE Urinals ;; if #urinal
  Urinal: {ASME A112.19.2}, vitreous china, white, wall hung. ;; outline
    (x) Washdown, {0.125 gpf|0.5 L per flush}, integral trap. ;; outline
    ( ) Washdown, {0.5 gpf|1.9 L per flush}. ;; outline
    ( ) #nonwater Nonwater per {ASME A112.19.19}, with replaceable cartridge. ;; outline ;; why Saves all water; its cartridges and scale in drains cost care.
    Projection: {13-1/2 inches|343 mm} at least where accessible. ;; short
  Flush Valve: {ASSE 1037}, sensor or manual as water closets. ;; outline
  Drain lines of nonwater urinals: No copper; cleanout at each. ;; if #nonwater
  [ ] Screens between urinals: {§102113}.
ARTICLE Lavatories ;; if #lav
  Lavatory: ;; outline
    ( ) #wallhung Wall-hung vitreous china {ASME A112.19.2}, {20 by 18 inches|508 by 457 mm}, concealed arms. ;; outline ;; requires #carriers
    (x) #under Undercounter vitreous china {ASME A112.19.2}, front overflow, {17 by 14 inches|432 by 356 mm}. ;; outline
    ( ) Solid surface, integral trough for several faucets. ;; outline ;; why Fewer parts in long rows.
    ( ) Enameled cast iron {ASME A112.19.1}. ;; outline
  Countertops: Cut and drilled from the manufacturer's template, in accordance with {§123661}. ;; short ;; if #under
  Rim {34 inches|864 mm} high or less; knee space {27 inches|686 mm} high at {8 inches|203 mm} back, where accessible. ;; short
  Faucet: {ASME A112.18.1}, brass body, chrome plated, vandal-resistant spray. ;; outline
    ( ) Single lever, ceramic disk. ;; outline
    ( ) Metering, 10 to 15 seconds. ;; outline
    (x) Sensor, {0.5 gpm|1.9 L/min}, run-on limit {?autooff number "Run-on limit" 10..60 "seconds" ="30"}. ;; outline ;; requires #power
    ( ) {?faucettype text "Faucet type"}. ;; outline
    Force of controls: {5 lbf|22 N} at most; no grasp, pinch, or twist. ;; short
  Mixing Valve: {ASSE 1070}, one below each lavatory or group, set to the temperature above. ;; short
`;
