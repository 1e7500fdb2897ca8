/** PART 1 of metal wall panels. */
export const metalWallPanelsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep the panel types on the elevations. Insulated panels are the air and water barrier; single-skin panels need one behind them, and the sections for it.
  [x] #insulated Insulated metal wall panels. ;; outline ;; why Cladding, insulation, air barrier, and vapor retarder in one trade and one warranty.
  [ ] #concealed Single-skin panels with concealed fasteners. ;; outline ;; requires #barrier-behind
  [ ] #corrugated Exposed-fastener profiled panels. ;; outline ;; requires #barrier-behind ;; why Most strength for the money, and the shadow that many want.
  [ ] #perforated Perforated screen panels. ;; outline ;; suggests #open-joints ;; why Screens equipment and shades glass; not a weather barrier.
  [x] #trim Trim, copings, closures, and flashings of the panel metal. ;; short
  [x] #subframing Subframing, girts, and clips that carry panels. ;; short
  [ ] #cavity-insulation Insulation between girts behind single-skin panels. ;; outline ;; excludes #insulated ;; suggests #thermal-clips
  [ ] #soffit Soffit panels. ;; short
  [ ] #louvers Louvers and openings framed in panel trim.

ARTICLE Related Sections
  [ ] {§051200}: Girts and columns of structural steel.
  [x] {§054000}: Steel stud backup. ;; suggests #stud-backup
  [ ] {§061600}: Exterior sheathing. ;; suggests #barrier-behind
  [ ] {§072113}: Board insulation by others. ;; excludes #cavity-insulation
  [ ] #barrier-behind {§072726}: Air and water barrier behind single-skin panels.
  [x] {§074113}: Roof panels and their eave trim.
  [x] {§076200}: Flashings not of panel metal.
  [ ] {§078443}: Fire-stopping between floors and panels. ;; suggests #floor-line
  [x] {§079200}: Sealants at doors, windows, and other cladding.
  [ ] {§089100}: Louvers set in panels. ;; requires #louvers

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Insulated panel: two metal faces bonded by the foam or wool core between them, with joints that seal at both faces.
  Rainscreen: outer panels over a drained and vented cavity, in front of a separate air and water barrier.
  Vapor line: the continuous seal at the warm side of the panel, through joints, trim, and openings.
  Module: the exposed width of a panel from joint to joint.

ARTICLE Performance Requirements
  Delegated design: panels, joints, clips, subframing, and anchors to structure, by an engineer licensed where the Project stands. ;; short
  Wind: ;; outline
    NOTE Take pressures from the structural drawings. Corners of low buildings often govern and may need closer girts.
    (x) Pressures: as indicated on the structural drawings. ;; group pressure ;; outline
    ( ) Pressures: plus and minus {?wind-field number "Pressure, field" 10..120 "psf"} in the field, plus {?wind-in number "Inward, corners" 10..120 "psf"} and minus {?wind-out number "Outward, corners" 10..180 "psf"} at corners. ;; group pressure ;; outline
    Tested load of {product}, {ASTM E330}: {=designPressure|40 psf|1.92 kPa} each way, and no failure at 1.5 times that load. ;; outline
    Deflection: {?deflection select "Deflection of panels" "L/120"/"L/180"/"L/240" ="L/180"} of the span maximum under design pressure.
  Air leakage, {ASTM E283}, at {6.24 psf|300 Pa}: {=airLeakage|0.01 cfm/sq ft|0.0508 L/(s·m²)} maximum. ;; outline ;; if #insulated
  Water: ;; outline ;; if #insulated
    No uncontrolled water at {=waterResistance|15 psf|0.718 kPa} static pressure, {ASTM E331}. ;; outline
    [ ] #dynamic No uncontrolled water at the same pressure, dynamic, {AAMA 501.1}. ;; why Gusts pump joints that hold under a steady load; ask for it on coasts and towers.
  Rainscreen panels: ;; if #concealed ;; short
    NOTE Drained and back-ventilated walls let water behind the panel and dry it. Pressure-equalized walls need closed compartments; ask for them only with details to match.
    (x) #drained Drained and back ventilated, {AAMA 509}. ;; group screen ;; short
    ( ) #equalized Pressure equalized, {AAMA 508}. ;; group screen ;; requires #compartments ;; short
    [ ] #compartments Cavity closed at corners, parapets, and every {20 feet|6 m} with sheet metal baffles. ;; short
  Thermal resistance of {product}, {ASTM C1363}, at {75 deg F|24 deg C} mean: {=thermalResistance|16 h·sq ft·°F/Btu|2.82 m²·K/W} minimum. ;; outline ;; if #insulated
  [ ] Assembly U-factor with girts and clips counted: {?u-factor number "U-factor" 0.02..0.2 "Btu/(h·ft²·°F)"} maximum. ;; requires #cavity-insulation
  Fire: ;; outline
    Surface burning of core and faces, {ASTM E84}: flame spread {=flameSpread|25|25}, smoke developed 450, maximum. ;; outline
    [x] #nfpa Exterior wall assembly passes {NFPA 285}, as tested or by written engineering analysis of a tested wall. ;; outline ;; why Foam in exterior walls of Types I to IV needs it in most cases; it depends on the details at windows and floors.
    [ ] #fire-rated Fire-resistance rating of {?fire-hours select "Hours" 1/2/3} hours, {ASTM E119}. ;; outline ;; requires #mineral
    [ ] Classification under {FM 4880} without limit of height. ;; requires #insulated
  Thermal movement: range of {180 deg F|100 deg C} at exterior face, against interior face at {70 deg F|21 deg C}; bow within the deflection limit. ;; short
  [ ] #seismic Story drift of {?drift number "Drift" 0.005..0.03 ="0.015"} times story height, by {ASCE 7}, without panels or fasteners leaving the wall.
  [ ] #debris Windborne debris: {ASTM E1996}, missile {?missile select "Missile level" A/B/C/D/E ="D"}, tested by {ASTM E1886}. ;; suggests #heavy-face

ARTICLE Preinstallation Meetings
  Meet before shop drawings are drawn, and again at the site before panels are hoisted.
  First meeting: establish module lines, corners, windows, air barrier ties, tolerances of the frame, and lead times of colors.
  Second meeting: review steel survey, mock-up, lifting equipment, order of elevations, and temporary closure of openings. ;; short
  Include installers of steel, studs, air barrier, windows, roofing, and firestopping with the {architect} and {contractor}.

ARTICLE Action Submittals
  Submit under {§013300}.
  Product Data: panel type, core, joint, span tables, coating, sealants, and accessories, marked for this Project. ;; short
  Shop Drawings: ;; short
    Elevations with modules, joints, openings, and panel marks. ;; short
    Sections full size at base, head, jamb, sill, parapet, corners, penetrations, and roof joints, with the vapor line drawn heavy. ;; short
    Subframing, anchors, and loads on structure. ;; short
  Samples for selection: color chips on metal.
  Samples for verification: joint of two panels {12 inches|305 mm} square in the finish chosen; each trim profile; fastener heads.
  Delegated-design submittal: calculations signed and sealed.
  [ ] Sustainable Design Submittals: product declaration, ingredient report, recycled content, and blowing agent of the core. ;; suggests #low-gwp

ARTICLE Informational Submittals
  Test reports for wind, air, water, thermal resistance, and fire, of the same joint and core. ;; short
  Fire engineering analysis where details differ from the wall that was tested. ;; if #nfpa
  Survey of the frame made by the panel installer.
  Welders' and installers' certificates.
  Field test reports within five days of each test.

ARTICLE Closeout Submittals
  Maintenance data: washing intervals, agents that harm the finish, how to replace a panel in the field, and repair paint.
  Finish and system warranties.
  [ ] Attic stock: {?attic number "Spare panels of each color" 1..20 "panels" ="2"} of each color and width, wrapped.

ARTICLE Quality Assurance
  Manufacturer: company that has made the panel type for {?maker-years number "Years of manufacture" 5..40 "years" ="10"} or longer, with a quality system audited by a qualified agency. ;; short
  Installer: accepted by the manufacturer, with three walls of like size and panel in the past five years. ;; short
  Engineer: licensed, with five years of cladding design and professional liability insurance.
  Source: panels and trim of one elevation coated in one run of paint.
  [x] #mockup Mock-up: {?mockup-size text "Size of mock-up" ="10 by 10 feet"} with corner, window jamb and sill, base, horizontal and vertical joints; where the {architect} directs. ;; short
    [ ] Test the mock-up for air and water before work goes on. ;; suggests #chamber
    Keep until the wall it represents is accepted; it may become part of the work.

ARTICLE Delivery, Storage, and Handling
  Bundle panels with foam between faces, finish side protected by film, marked for elevation and order.
  Set bundles on a slope, ends open to air, {4 inches|102 mm} clear of ground; do not stack bundles.
  Lift with vacuum or padded slings at quarter points; no chains, no hooks on joints.
  Peel film within {?film-days number "Days until film is peeled" 10..60 "days" ="30"} of delivery, and before sun has warmed it a week.
  Core open to weather: cover cut ends the same day. ;; if #insulated

ARTICLE Field Conditions
  Measure the frame before fabrication; where the schedule does not allow it, establish dimensions in writing and build the frame to them.
  Set no panels in wind over {?wind-limit number "Wind limit" 15..40 "mph" ="20"} or with ice on joints.
  Apply sealant to dry, clean metal above {40 deg F|4 deg C}.
  Hold indoor humidity below 40 percent until the vapor line is whole, so that frost does not form in joints.

ARTICLE Warranty
  Finish, {maker} or the accepted manufacturer: no peeling or cracking, chalk not below 8 by {ASTM D4214}, color within 5 units by {ASTM D2244}. ;; outline
    (x) Term: {=warranty|30 years|30 years}. ;; group paint-term ;; outline
    ( ) Term: {?paint-term number "Finish warranty" 10..40 "years"}. ;; group paint-term ;; outline
  Panels: {?panel-term number "Panel warranty" 2..10 "years" ="5"} against delamination, thermal performance included. ;; if #insulated ;; short
  Installation: {?installation-term number "Installation warranty" 1..10 "years" ="2"} against air and water through joints, trim, and sealants.
`;
