/** PART 3 of metal wall panels. */
export const metalWallPanelsExecution = `
PART Execution
ARTICLE Examination
  Survey the frame in the presence of its installer and give the {architect} a drawing of deviations. ;; short
    Girts: in plane within {1/4 inch in 20 feet|6 mm in 6 m}, {1/8 inch in 5 feet|3 mm in 1.5 m}, and {1/2 inch|13 mm} overall.
    Openings: square within {1/8 inch|3 mm} in their diagonals up to {8 feet|2.4 m}.
    Base: level within {1/8 inch in 10 feet|3 mm in 3 m}.
  Air and water barrier: complete, tested, and repaired where clips went through. ;; if #barrier-behind
  Shim and correct the backup; do not pull panels to an uneven frame.

ARTICLE Preparation
  Set control lines from one corner of each elevation, and divide modules so that joints meet windows as drawn.
  Coat contact between unlike metals and with concrete.
  Install base trim, head flashings, and subsills first, level, with ends dammed and joints sealed. ;; short
  Protect roofs, paving, and glass below from filings.

ARTICLE Installing Subframing ;; if #subframing
  Fasten clips and girts to structure, not to sheathing alone, in the pattern of the calculations.
  Seal each fastener through the barrier with a gasket or sealant accepted by the barrier manufacturer. ;; if #barrier-behind
  Align outer faces within {1/8 inch in 10 feet|3 mm in 3 m} with shims that carry load. ;; short
  Leave gaps of {1/4 inch|6 mm} at girt ends for movement; splice only over clips.
  Fill between girts with insulation, tight, stacked joints broken, held by pins or the girt. ;; if #cavity-insulation

ARTICLE Installing Insulated Panels ;; if #insulated
  Start plumb at a corner; check plumb every fourth panel and correct within the joint's tolerance. ;; short
  Clean joints, see that factory sealant is whole, and add field butyl where it is broken or where the panel was cut.
  Draw joints to the width marked, then fasten through clips; the first fastener in the middle.
  Vapor line: ;; short
    Bed the interior face in butyl on base, girts at stack joints, openings, corners, and top. ;; short
    Marry vertical and horizontal seals at every corner with a bead in the joint, and look at each before it is covered. ;; short
    Fill voids between trim and panel ends with foam or mineral wool, then close with sealant. ;; short
  Stack joints: flashing with drainage, gap {3/8 inch|10 mm}, sealed at inside face.
  Fasteners: two at each support and edge of opening, torque by nose-piece, never through the exterior face except under trim.
  Cut panels with fine-tooth circular saws at low speed, finish face taped; file edges and remove filings at once.
  [ ] #floor-line Perimeter of floors: leave the gap for firestopping {§078443} and do not clip panels to it.

ARTICLE Installing Single-Skin Panels ;; if #concealed
  Set starter level within {1/16 inch in 10 feet|1.6 mm in 3 m}; engage each panel over its full length before fastening. ;; short
  Fasten at every girt in the slotted holes, snug but free to slide; one fixed point in each panel.
  End joints: aligned, {?end-joint number "Width of end joints" 0.25..1 "inch" ="0.5"} wide, with plate behind in the panel's color.
  Keep drainage and vent openings at base and top clear, screened against insects. ;; if #drained
  Baffles: fit to panel and barrier without gaps over {1/8 inch|3 mm}. ;; if #compartments

ARTICLE Installing Profiled Panels ;; if #corrugated
  Lap sides one rib, away from the prevailing wind; stitch side laps at {24 inches|610 mm}.
  Set foam and metal closures at base, heads, and top in sealant.
  Align fastener rows by string; replace fasteners that are crooked or overdriven.
  Leave no exposed cut end at corners and openings; trim covers every edge.

ARTICLE Installing Perforated Panels ;; if #perforated
  Hang panels with the pattern continuous across joints, clear of the wall by {?screen-gap number "Gap behind screens" 1..48 "inches" ="4"}.
  Use stainless steel fasteners with isolating washers where panels meet other metals; keep fasteners clear of holes.
  Brace screens against flutter, and let each panel move about one fixed point.

ARTICLE Trim and Openings
  Lap head flashings behind panels above and over trim beside; turn ends up {1 inch|25 mm}. ;; short
  Jambs: tie the window's air seal to the panel's vapor line with membrane or sealant on a firm backing. ;; short
  Copings: slope {1/4 inch per foot|2 percent} to the roof, continuous cleats, splice plates in butyl, anchored for the edge pressure.
  Corners: trim in longest lengths, splices in one level line around the building.
  Penetrations: sleeve or frame, insulate, seal both faces, and cap with a folded escutcheon; no raw sealant as a finish.
  Louvers: set in subsill and trim before their own sealants. ;; if #louvers
  Splices of trim: {3/8 inch|10 mm} open over a plate, sealed on one side only so that they move.

ARTICLE Erection Tolerances
  Plumb, level, and line: {1/4 inch in 20 feet|6 mm in 6 m}, {1/2 inch|13 mm} in any building height.
  Step between faces of neighboring panels: {1/16 inch|1.6 mm} flat, {1/8 inch|3 mm} profiled.
  Joints: width within {1/16 inch|1.6 mm} of that drawn, parallel within {1/16 inch|1.6 mm} along a panel.
  Flatness seen from {15 feet|4.6 m} at right angles: no dents, no buckles at fasteners.

ARTICLE Field Quality Control
  [x] #inspector Manufacturer's representative: inspect first {500 sq ft|46 sq m}, halfway, and end; report within five days. ;; short
  NOTE Test early, on the mock-up or the first elevation, while details can still be changed.
  [ ] #chamber Water test by {ASTM E1105}, chamber at {?field-pressure number "Field test pressure" 2..15 "psf" ="6.24"}, {?chamber-tests number "Places" 1..10 "places" ="2"} chosen by the {architect}. ;; requires #insulated ;; why Proves the joint with windows and base, which the laboratory never saw.
  [ ] #hose Spray check of joints by {AAMA 501.2}, {100 feet|30 m} of joint on each elevation. ;; requires #insulated ;; why Cheap, quick, and finds open butyl.
  [ ] #air Leak detection by {ASTM E1186} with smoke or infrared, building under {1.57 psf|75 Pa}. ;; suggests #inspector
  [ ] Sealant pull tests: {ASTM C1521}, one for each {1000 feet|305 m} of exposed joint.
  Sound the faces of insulated panels for unbonded areas; replace panels with blisters over {4 sq in|26 sq cm}. ;; if #insulated
  Replace what fails, test again at the installer's cost, and add two tests for each failure.

ARTICLE Adjusting
  Replace panels dented, creased, or scratched to metal; touch-up is for scratches that do not show from {10 feet|3 m}.
  Reset trim that is out of line, with new fasteners in new holes and old holes covered.

ARTICLE Cleaning
  Remove film the day panels are set; brush off filings before dew.
  Wash with mild soap and clean water from the top down; remove excess sealant with the cleaner that its maker lists.

ARTICLE Protection
  Shield panels to {6 feet|1.8 m} above grade with plywood while ground work goes on.
  Keep muriatic acid, lime, and sprayed fireproofing off finishes.
  Hold finished walls clean until Substantial Completion.
`;
