/** PART 1 of 26 51 00. */
export const interiorLightingGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep the kinds of luminaire that the schedule has. Types and marks are those of the lighting Drawings.
  [x] #troffer Recessed LED troffers and panels. ;; outline
  [x] #linear Linear suspended and recessed luminaires. ;; outline
  [x] #downlight LED downlights and wall washers. ;; outline
  [ ] #grazer Wall grazers and cove luminaires. ;; outline ;; suggests #mockup
  [ ] #surface Surface wraparounds and strips. ;; outline
  [ ] #highbay High-bay luminaires. ;; outline
  [ ] #decorative Decorative pendants and sconces. ;; outline
  [ ] #washdown Sealed luminaires for kitchens, laboratories, and wash-down rooms. ;; outline
  [x] #exit Exit signs. ;; outline
  [x] #emergency Emergency lighting units and drivers. ;; outline ;; why Exit paths stay lit for 90 minutes.
  [x] #sensors Sensors and nodes built into luminaires. ;; outline ;; requires #network ;; why One device to hang and wire where two were.
  LED drivers and accessories. ;; short
ARTICLE Related Sections
  {§092900}: Openings in gypsum board ceilings. ;; short
  {§095113}: Suspension that carries luminaires. ;; short
  {§260519}: Conductors and cables. ;; short
  {§260526}: Grounding. ;; short
  {§260529}: Hangers and supports. ;; short
  {§260923}: Lighting control devices and time switches. ;; short
  {§262416}: Panelboards and branch circuits. ;; short
  {§251400}: Integration with the building automation system. ;; short
  {§265600}: Exterior luminaires. ;; short
  {§284600}: Fire alarm that controls egress lighting. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  Terms: As in {IES LS-1}. ;; short
  CCT: Correlated color temperature. CRI: Color rendering index. ;; short
  Delivered Lumens: Light that leaves the luminaire, measured whole per {IES LM-79}. ;; short
  L70: Hours until light falls to 70 percent of its start, projected per {IES TM-21}. ;; short
  UGR: Unified glare rating per {CIE 117}.
  Luminaire: Complete unit with light source, driver, optics, and housing.
ARTICLE Performance Requirements
  Illuminance: Maintained averages at the plane of work, light-loss factor {?llf number "Light-loss factor" 0.6..1 ="0.85"}: ;; short
    TABLE Illuminance by room: ;; short
      | Room | Average | Least to average | Plane |
      | Open office | 30 fc (323 lx) | 0.6 | 30 inches (762 mm) |
      | Private office and meeting | 30 fc (323 lx) | 0.5 | 30 inches (762 mm) |
      | Classroom | 40 fc (431 lx) | 0.6 | 30 inches (762 mm) |
      | Corridor and stair | 10 fc (108 lx) | 0.4 | Floor |
      | Toilet room | 15 fc (161 lx) | 0.4 | Floor |
      | Storage | 10 fc (108 lx) | 0.3 | Floor |
    NOTE Change the table to the program of the Project; tasks for older eyes need half as much again.
  Lighting Power: Total within {ASHRAE 90.1} and {?lpd number "Allowance" 0.3..1.5 "W/sq ft" ="0.6"} of floor area. ;; short
  Glare: UGR {?ugr number "Greatest UGR" 13..25 ="19"} or less in offices and classrooms. ;; short ;; why UGR 19 is the usual limit for screen work; 16 is for drafting.
  Flicker: Within the low-risk region of {IEEE 1789} at full output and at each dimmed level. ;; short
  Color: Chromaticity within a {?sdcm select "MacAdam steps" "2-step"/"3-step"/"4-step" ="3-step"} ellipse of the stated CCT per {ANSI C78.377}, same in each room. ;; short
  [ ] #tm30 Color Rendition: {IES TM-30} fidelity Rf {?rf number "Least Rf" 70..98 ="85"} or more, gamut Rg {?rg number "Least Rg" 85..110 ="95"} or more. ;; why Retail, museums, and health care judge color by more than one number.
  Egress Lighting: Average {1 fc|10.8 lx} and least {0.1 fc|1.1 lx} along the path at start, ratio 40 to 1 or less, for 90 minutes, per {NFPA 101}. ;; short ;; if #emergency
  Electrical: Luminaires listed to {UL 1598} and LED equipment to {UL 8750}; wiring per {NFPA 70}. ;; short
  Radio Interference: {47 CFR 15}, Class A; Class B in {?classb text "Rooms of Class B" ="residential and patient rooms"}.
  [ ] #plenum Luminaires and drivers in air-handling plenums tested per {UL 2043}. ;; short
  [ ] #seismic Seismic Restraint: Luminaires in ceilings per {ASTM E580}; pendants designed for swing of 45 degrees without touching. ;; short
ARTICLE Preinstallation Meetings
  [x] Meet in a sample room with installers of ceilings, air outlets, sprinklers, and controls. ;; why Ceiling heights, colors, and control zones are settled before the grid is hung.
    Compare reflected ceiling plan, type of grid, and luminaire edges.
    Review control zones, emergency circuits, and commissioning steps.
    Agree on who aims adjustable luminaires, and when.
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: Each luminaire with photometric file, lumens, watts, CCT, CRI, driver, and finish, marked for the type. ;; short
      Photometric reports per {IES LM-79} and {IES LM-80} from an accredited laboratory. ;; short
      Files: {IES LM-63} format, for each type, as proposed. ;; short
      Driver: Dimming curve, inrush, flicker, and list of compatible controls.
    Shop Drawings: ;; short
      Luminaire layout coordinated with ceiling, ducts, and sprinklers. ;; short
      [x] Point-by-point calculation of each room of {?calcarea number "Least room calculated" 100..2000 "sq ft" ="400"} or more and of egress paths.
      [ ] Wiring of controls with addresses, zones, and scenes. ;; requires #network
    Samples:
      [x] Luminaire: One of types {?sampletypes text "Types sampled" ="A, B, and D"}, powered and dimmable.
      [ ] Finish: Chips of custom colors. ;; requires #customfinish
  Informational Submittals: ;; short
    Certificates: {UL 1598} and {UL 924} listings; joint statement of driver and control manufacturers that their products dim together. ;; short
    Energy Calculation: Watts by room against {ASHRAE 90.1}.
    [ ] Environmental product declaration and health product declaration.
  Closeout Submittals: ;; short
    Maintenance data with parts numbers of drivers and light engines. ;; short
    Control settings, scenes, addresses, and passwords in a file. ;; if #network
    [x] Spare Parts: {?sparedrivers number "Spare drivers" 1..10 "percent" ="2"} of drivers and of lenses of each type, at least one of each.
ARTICLE Quality Assurance
  Proposed Types: Same photometric distribution, size, and dimming as specified, with calculations side by side. ;; short
  Single Source: Luminaires of one type from one manufacturer and one lot of light engines. ;; short
  Installer Qualifications: Licensed electrician, {?years number "Years of experience" 2..20 "years" ="5"} with like work. ;; short
  Mock-Up: ;; short
    (x) None required. ;; short
    ( ) #mockup Light one room or {200 sq ft|18.6 sq m} with luminaires, ceiling, and controls, and dim them in the presence of {architect}. ;; short ;; why Wall grazers, coves, and warm-dim luminaires rarely satisfy from the cut sheet.
      Measure illuminance at five points; adjust spacing and aim.
ARTICLE Delivery, Storage, and Handling
  Deliver luminaires in cartons labeled by type, room, and zone. ;; short
  Store dry, indoors, at {32 to 104 degrees F|0 to 40 degrees C}; keep lenses in film. ;; short
  Handle LED boards with grounded gloves; do not touch optics.
ARTICLE Field Conditions
  Do not install until roof is tight, ceilings are ready, and dust-raising work has ended. ;; short
  Do not operate luminaires as temporary lighting: ;; short
    (x) None used before Substantial Completion. ;; short
    ( ) Used by written permission; drivers renewed after more than {?burnhours number "Hours of temporary use" 100..2000 "hours" ="500"}. ;; short
ARTICLE Sequencing
  Rough-in before ceilings; trims after paint; aiming and scenes after furniture. ;; short
  Provide power and network before commissioning, {?commdays number "Days before completion" 5..60 "days" ="14"} before Substantial Completion.
ARTICLE Warranty
  NOTE Check whether the warranty covers labor to replace, and whether it counts hours; a classroom burns about 3000 a year.
  Manufacturer's Warranty of luminaires and drivers: ;; short
    (x) Period: 5 years. ;; short
    ( ) Period: 10 years, parts and labor for drivers. ;; short ;; proprietary
  Light Output: L70 at the hours stated; failure of more than 10 percent of LEDs in a luminaire is a fault.
`;
