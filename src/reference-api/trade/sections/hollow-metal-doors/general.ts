/** PART 1 of hollow metal doors and frames. */
export const hollowMetalDoorsGeneral = `
PART General
ARTICLE Section Includes
  NOTE The door schedule on the drawings tells which door is where. This Section tells how each kind is made.
  [x] #interior Interior hollow metal doors. ;; outline
  [x] #exterior Exterior hollow metal doors, insulated. ;; outline
  [x] #frames Hollow metal frames for hollow metal and wood doors. ;; outline
  [x] #rated Fire-rated doors and frames. ;; outline
  [ ] #smoke Smoke-control doors. ;; outline ;; suggests #gaskets
  [ ] #lights Frames for borrowed lights, sidelights, and transoms. ;; outline ;; requires #frames
  [ ] #acoustic Doors and frames with a sound rating. ;; outline ;; excludes #louvered ;; suggests #gaskets
  [ ] #stainless Stainless steel doors and frames. ;; outline ;; why Kitchens, pools, and wash-down rooms, where zinc and primer do not last.
  [ ] #windstorm Doors and frames for hurricane or tornado pressure. ;; outline ;; requires #exterior
  [ ] #louvered Louvers in doors. ;; short
  [x] #vision Vision lights and glazing stops in doors. ;; short

ARTICLE Related Sections
  [ ] {§040511}: Mortar and grout for frames in masonry. ;; suggests #grouted
  [x] {§042200}: Building frames into masonry walls.
  [ ] {§078413}: Seals where conduit enters rated frames.
  [x] {§079200}: Sealant between frame and wall.
  [ ] {§081416}: Wood doors in hollow metal frames. ;; requires #frames
  [ ] {§083473}: Sound doors supplied as a tested assembly with seals. ;; excludes #acoustic
  [x] {§087100}: Hardware, templates, gasketing, and thresholds.
  [x] {§088000}: Glass in doors and frames.
  [x] {§092216}: Studs and headers at openings.
  [x] {§099123}: Field painting of interior doors and frames.
  [ ] {§099113}: Field painting of exterior doors and frames. ;; requires #exterior
  [ ] {§281000}: Wiring, contacts, and electric locks in frames. ;; suggests #electric

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Terms for doors and frames: as in {ANSI/SDI A250.7}.
  Level and Model: duty and construction by {ANSI/SDI A250.8}; Model 1 full flush, Model 2 seamless.
  Labeled: bearing the permanent mark of a qualified testing agency for the rating scheduled.
  Knock-down frame: jambs and head shipped apart, joined at the site without welding.

ARTICLE Performance Requirements
  Endurance: ;; outline
    Doors and frames of {product}, {ANSI/SDI A250.4}: {=cycles|1,000,000 cycles|1,000,000 cycles}. ;; outline
    Twist test of the same standard: total deflection {5/8 inch|16 mm} maximum under {300 lbf|1334 N}.
  Fire-rated openings: ;; outline ;; if #rated
    Tested by {UL 10C} or {NFPA 252}, positive pressure, Category A with {ANSI/SDI A250.8} construction; installed in accordance with {NFPA 80}. ;; outline
    Ratings: as scheduled, for walls of the Project; {product} is made for ratings up to {=fireProtectionRating|90 minutes|90 minutes}. ;; outline
    [ ] #temperature-rise Stair enclosure doors: rise at the unexposed face of {?rise select "Temperature rise at 30 minutes" "250 deg F"/"450 deg F" ="450 deg F"} at 30 minutes maximum. ;; requires #mineral ;; why Asked for in exit stairs of buildings without sprinklers throughout.
    Borrowed lights: {UL 9} or {NFPA 257}, {?light-rating select "Rating of borrowed lights" "20 minutes"/"45 minutes"/"60 minutes" ="45 minutes"}; larger areas as walls by {ASTM E119}. ;; if #lights
  Smoke: {3.0 cfm/sq ft at 0.10 in wg|15.2 L/(s·sq m) at 25 Pa} maximum, at ambient and {400 deg F|204 deg C}, {UL 1784}; installed in accordance with {NFPA 105}. ;; if #smoke ;; outline
  Thermal transmittance (U-factor) of exterior assembly, operable, {ASTM C1363}: {=uFactor|0.40 Btu/(h·sq ft·°F)|2.27 W/(m²·K)} maximum. ;; if #exterior ;; outline
  Air leakage of exterior doors, {ASTM E283}, at {1.57 psf|75 Pa}: {?air number "Air leakage" 0.1..1 "cfm/sq ft" ="0.4"} maximum with the gaskets scheduled. ;; if #exterior
  Sound transmission class of {product}, operable, {ASTM E90} and {ASTM E413}: {=soundTransmission|35|35} minimum; openings scheduled higher need their own report. ;; if #acoustic ;; outline
  Windstorm: ;; if #windstorm ;; outline
    NOTE Hurricane openings are chosen by design pressure and missile. Storm shelters are a different and much harder test, and the whole opening with its hardware must have passed it.
    (x) Hurricane: {ANSI/SDI A250.13} and {ASTM E1996}, design pressure {?wind-pressure number "Design pressure" 20..120 "psf" ="60"} each way. ;; group storm ;; outline
    ( ) #shelter Storm shelter: {ICC 500}, tornado, {?shelter-wind select "Shelter wind speed" "200 mph"/"250 mph" ="250 mph"}, label on door and frame. ;; group storm ;; outline ;; suggests #grouted
  Recycled content, {ISO 14021}: {=recycledContent|30 percent|30 percent}, pre-consumer and post-consumer combined, minimum.

ARTICLE Coordination
  Send hardware templates to the fabricator within {?template-days number "Days for templates" 5..60 "days" ="14"} of the accepted hardware schedule.
  Give installers of walls the anchors, throat sizes, and rough openings before walls are laid out.
  Place conduit, boxes, and raceways for electric hardware in frames at the plant. ;; if #electric
  Level of finished floor and undercuts: confirm with flooring, thresholds, and air transfer.

ARTICLE Preinstallation Meetings
  Meet before the first frames are set: {contractor}, hollow metal supplier, frame setter, masonry and drywall foremen, hardware supplier, painter, and security installer.
  Review one masonry and one stud opening on full-size drawings; establish bracing, grout, anchors, and who protects frames from carts. ;; short
  Walk rated walls with the list of labeled openings.

ARTICLE Action Submittals
  Submit as stated in {§013300}.
  Product Data: level, model, core, steel, primer, anchors, and fire tests. ;; short
  Shop Drawings: ;; short
    Schedule with the same marks as the door schedule: size, level, thickness, core, frame type, anchors, label, hardware set. ;; short
    Elevations of each door and frame type, sections of frames, and details of stops, lights, louvers, and removable mullions. ;; short
    Reinforcements and cutouts for hardware; raceways. ;; short
    Splices and field joints of frames too large to ship. ;; short
  Samples: corner of door cut to show core and edge, {8 by 8 inches|203 by 203 mm}; frame corner with welded miter; one of each anchor. ;; short
  [ ] Sustainable Design Submittals: product declaration by opening, recycled content, and emissions of core adhesive.

ARTICLE Informational Submittals
  Certificates that labeled openings above the size tested comply with the procedure of the listing. ;; if #rated
  Test reports for endurance, heat loss, sound, and primer for the construction submitted. ;; short
  Fabricator's certificate: qualification of welders, shop capacity, and labeling service.
  Report of opening clearances by the inspector. ;; if #inspection

ARTICLE Closeout Submittals
  Care: touch-up, gaskets, and prohibition on field drilling of labeled doors.
  Fire door inspection record in accordance with {NFPA 80}, opening by opening, in a form that can be kept for yearly inspections. ;; if #rated ;; short
  Warranty.

ARTICLE Quality Assurance
  Manufacturer: company that has made hollow metal complying with {ANSI/SDI A250.8} for {?maker-years number "Years of manufacture" 5..50 "years" ="10"} or longer, with the labeling service of a qualified agency at its own shop. ;; short
  Frame setter: {?setter-years number "Years of setting frames" 2..20 "years" ="5"} of experience with welded frames; doors hung by carpenters trained on labeled openings. ;; short
  Doors and frames from one manufacturer, hardware reinforcement included.
  [x] #mockup First opening: set one masonry and one stud frame with door and hardware, and have them accepted for corner welds, throat, clearances, and primer. May remain.
  Labels: on the hinge edge and frame rabbet, riveted or embossed, never painted. ;; if #rated

ARTICLE Delivery, Storage, and Handling
  Ship welded frames with two spreader bars at the sill, tack-welded, to be taken off before setting.
  Tag each piece with its mark and swing.
  Store doors upright under cover on {4 inch|102 mm} wood runners, {1/4 inch|6 mm} apart; no vented plastic bags, no canvas against steel.
  Remove wet wrap at once; sand and prime rust the same day.
  Deliver frames as walls are built, and doors after the building is enclosed.

ARTICLE Field Conditions
  Field-measure openings in walls already built; build other openings to the frames.
  Keep frames out of standing water and deicing salt.
  Grout only above {40 deg F|4 deg C}, and keep it from freezing three days. ;; if #grouted

ARTICLE Warranty
  Doors and frames, {maker} or the accepted manufacturer: failure of core bond, welds, and hinge reinforcement, and rust-through. ;; outline
    (x) Term: {?warranty-years number "Warranty" 1..10 "years" ="5"}. ;; group warranty ;; outline
    ( ) Term: life of the building for core bond and welds, other parts one year. ;; group warranty ;; outline ;; proprietary
  Galvanized exterior doors and frames: {?rust-years number "Rust-through" 5..20 "years" ="10"} against rust through the metal. ;; if #exterior
  Installation: setting, alignment, and labels, for {?install-years number "Installation warranty" 1..3 "years" ="2"}.
`;
