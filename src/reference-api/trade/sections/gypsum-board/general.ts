/** PART 1 of 09 29 00. */
export const gypsumBoardGeneral = `
PART General
ARTICLE Section Includes
  NOTE Keep only the boards that the project has. Each choice here opens its paragraphs in PART 2 and PART 3.
  [x] #regular Regular gypsum board for walls and ceilings without a fire-resistance rating. ;; outline ;; excludes #allx ;; why Costs least where the code asks for no rated assembly.
  [x] #typex Type X gypsum board for fire-resistance-rated assemblies. ;; outline ;; suggests #rated
  [ ] #allx Type X board throughout, in rated and unrated assemblies alike. ;; short ;; requires #typex ;; excludes #regular ;; why One board on the site means that the wrong one is never hung in a rated wall.
  [ ] #typec Type C gypsum board for rated ceilings and thin rated walls. ;; outline ;; requires #rated ;; why Listed floor-ceiling designs often name Type C, and Type X cannot stand in for it.
  [ ] #ceilingboard Sag-resistant ceiling board. ;; outline
  [ ] #mold Mold-resistant gypsum board. ;; outline ;; why Toilet rooms, janitor closets, basements and outside walls are humid now and then.
  [ ] #abuse Abuse-resistant gypsum board. ;; outline ;; why Corridors and classrooms wear out plain board below shoulder height.
  [ ] #impact Impact-resistant gypsum board. ;; outline ;; suggests #backing
  [ ] #damped Sound-damped gypsum board. ;; outline ;; requires #sound ;; why Gains sound isolation without a second layer or a wider wall.
  [ ] #shaft Shaft-wall liner panels and horseshoe studs. ;; outline ;; requires #rated
  [ ] #tilebacker Glass-mat tile backing panels. ;; outline
  Trim, control joints, joint treatment, and finishing. ;; outline
  [x] #sound Acoustical insulation and sealant for sound-rated partitions. ;; short
ARTICLE Related Sections
  {§054000}: Load-bearing and exterior framing. ;; short
  {§092216}: Steel studs, track, furring, and suspended framing behind board. ;; short
  {§061600}: Exterior gypsum sheathing. ;; short
  {§078413}: Through-penetrations of rated assemblies. ;; short ;; if #rated
  {§079200}: Sealants at joints with other materials. ;; short
  {§083113}: Access doors set in board. ;; short
  {§093013}: Tile over backing panels. ;; short ;; if #tilebacker
  {§099123}: Primer and paint on finished board. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  Rated Assembly: Wall, ceiling, shaft, or membrane for which the Drawings show an hourly fire-resistance rating. ;; if #rated
  Sound-Rated Partition: Partition for which the Drawings show a sound transmission class. ;; if #sound
  Finish Levels: Levels 0 through 5 as defined in {GA-214}. ;; short
  Concealed Surface: Board surface above a suspended ceiling, inside a chase, or otherwise out of sight after completion.
ARTICLE Performance Requirements
  [x] #rated Fire Resistance: Build each rated assembly as tested per {ASTM E119} or {UL 263} by a qualified testing agency and as published in its listing or in {GA-600}. ;; short ;; why Needed wherever the Drawings show a rating.
    Use board of the type, thickness, and manufacturer named in the design; where the design is generic, use board that meets {ASTM C1396} for the type named.
    Head-of-wall joints of rated partitions: Leave space for, and do not fasten through, the joint system of the same rating.
  Surface Burning: Flame-spread index 25 or less and smoke-developed index 450 or less per {ASTM E84}. ;; short
  Sound Transmission: Build sound-rated partitions as tested per {ASTM E90} and rated per {ASTM E413}. ;; short ;; if #sound
    NOTE A field-tested partition usually reads about 5 points below its laboratory rating; state the laboratory value here.
    Minimum rating where the Drawings show none: STC {?stc number "Sound transmission class" 35..65 ="50"}.
  Deflection: Do not apply board to framing that deflects more than the limit below under {5 lbf/sq ft|240 Pa} of lateral load: ;; short
    (x) L/240 for board alone. ;; short
    ( ) L/360 where tile or another brittle finish covers board. ;; short ;; requires #tilebacker
  Emissions: Board, compound, and sealant tested per {CDPH Standard Method} and within its limits for the building type. ;; short
ARTICLE Preinstallation Meetings
  [x] Meet at Project site before the first board is hung, with installers of framing, insulation, mechanical, electrical, firestopping, and painting present.
    Settle the sequence of close-in inspections.
    Walk the framing and agree where it is out of tolerance and who corrects it.
    Agree on control-joint locations with {architect}.
    Agree on surfaces to receive Level 5 and on the light under which they are judged. ;; if #level5
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: For each board, trim, compound, screw, and sealant, with the standard that it meets. ;; short
    Shop Drawings:
      [x] Elevations with control joints located where the Drawings do not show them. ;; why Joints agreed on paper are straight and fall at doors and corners.
      [ ] Layout of rated shaft walls with stud sizes and spans. ;; requires #shaft
    Samples:
      [x] Trim: Each profile, {12 inches|305 mm} long.
      [ ] #texture-sample Texture: Board {24 by 24 inches|610 by 610 mm} with each texture, primed. ;; requires #texture
  Informational Submittals:
    Design data: Copy of the listing for each rated assembly, marked with the manufacturer's products to be used. ;; if #rated
    Test Reports: Laboratory report for each sound-rated partition type. ;; if #sound
    [ ] Environmental product declaration and health product declaration for the basis-of-design board.
    [ ] Statement of recycled content per {ISO 14021} with plant of manufacture.
    Certificates: Statement by board manufacturer that compound and tape are compatible with board.
  Closeout Submittals:
    [x] Schedule of rated assemblies as built, with design numbers by room. ;; requires #rated
    [ ] Extra Stock: {?extra number "Sheets of each board" 1..50 "sheets" ="5"} of each board type, labeled and stored where {owner} directs. ;; suggests #abuse
ARTICLE Quality Assurance
  Installer Qualifications: Firm that has finished at least {?jobs number "Completed projects" 1..20 ="5"} projects of like size and finish within the last five years.
  Single Source: Obtain board of one type, and all joint compound, from one manufacturer.
  NOTE A mock-up pays where a finish level above 4 is asked for, or where light grazes the walls.
  Mock-Up:
    ( ) None required.
    (x) #mockup Build one mock-up wall {8 feet|2.4 m} high by {12 feet|3.7 m} long with an inside corner, an outside corner, a control joint, and an outlet box. ;; why Settles the finish before the building is full of it.
      Finish one half to each level specified and prime all of it.
      Light it as the finished room will be lit and obtain approval of {architect} before general work.
      [x] An approved mock-up left undisturbed may stay as part of the Work.
    ( ) #room Finish one typical room, chosen by {architect}, as the mock-up.
ARTICLE Delivery, Storage, and Handling
  Handle and store board as {GA-801} recommends and as the manufacturer requires.
  Deliver board dry in bundles with manufacturer's name, type, thickness, and fire classification legible on each. ;; short
  Stack flat under cover on risers not more than {28 inches|711 mm} apart, clear of the floor; do not stand sheets on edge.
  Spread stacks so that the floor load stays below the limit set by the structural engineer; a {5/8 inch|15.9 mm} sheet of {4 by 12 feet|1.2 by 3.7 m} weighs about {105 pounds|48 kg}.
  Carry board upright on edge; protect tapered and mitered edges.
  Remove from the site board that is wet, that shows mold, or whose core is broken at edges; do not dry it for use. ;; short
ARTICLE Field Conditions
  Do not hang board until the building is enclosed, roofing is watertight, and wet trades are finished in the area.
  Temperature: Hold {40 degrees F|4 degrees C} or more while hanging, and {50 degrees F|10 degrees C} or more for 48 hours before, during, and after joint treatment until dry. ;; short
  Relative Humidity: Hold between 20 and {?rh number "Greatest relative humidity" 50..85 "percent" ="65"} during finishing and until painted. ;; short
  Ventilate without drafts on wet compound.
  Do not use unvented fuel-burning heaters in rooms with board.
  [ ] #phased Board may start before enclosure in: {?early text "Areas hung before the building is enclosed"}. ;; requires #mold #glassmat ;; why Glass-mat board bears weather that paper-faced board does not.
    Do not leave such board exposed longer than its manufacturer warrants in writing.
ARTICLE Sequencing
  Do not close a wall until services in it are tested, insulation is in place, and the authority having jurisdiction has inspected.
  Hang ceilings before walls, and rated shafts before the walls that abut them.
  Complete board that ducts and pipes will hide while it can still be reached. ;; if #rated
ARTICLE Warranty
  NOTE Board manufacturers seldom warrant standard board beyond a year; ask for more only where the board is special.
  Manufacturer's Warranty: Board free of defects in material and manufacture.
    (x) Period: 1 year from Substantial Completion.
    ( ) Period: {?years number "Years of warranty" 2..30 "years" ="5"} from Substantial Completion.
  [ ] #moldwarranty Mold Warranty: Manufacturer's written statement that mold-resistant board will not support growth when handled as instructed, {?moldyears number "Years of mold warranty" 1..10 "years" ="3"}. ;; requires #mold
  Installer's Warranty: Correct joints that ridge, fasteners that pop, and cracks wider than {1/32 inch|0.8 mm} that appear within 1 year, and repaint what is disturbed. ;; short
`;
