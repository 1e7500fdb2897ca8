/** PART 1 of 07 92 00. */
export const jointSealantsGeneral = `
PART General
ARTICLE Section Includes
  NOTE Sealants are named by their joints. Keep the joints that the project has; each opens its sealant in PART 2.
  [x] #weather Exterior wall joints and perimeters of windows, doors, and louvers. ;; outline
  [ ] #stone Joints in stone and other porous cladding. ;; outline ;; requires #staintest
  [ ] #eifs Joints in exterior insulation and finish systems. ;; outline ;; requires #lowmodulus ;; why The finish tears before a stiff sealant stretches.
  [x] #traffic Joints in exterior paving, plazas, and parking decks. ;; outline
  [x] #interior Interior joints without movement at frames, casework, and ceilings. ;; outline
  [x] #sanitary Joints at plumbing fixtures, counters, and tile in wet rooms. ;; outline
  [x] #acoustic Acoustical joints of sound-rated walls. ;; outline
  [ ] #floor Interior floor joints under foot and wheel traffic. ;; outline
  [ ] #immersed Joints under water in pools, fountains, and tanks. ;; outline
  [ ] #food Joints in kitchens and food plants. ;; outline
  [ ] #security Tamper-resistant joints in detention, psychiatric, and school rooms. ;; outline
  [ ] #renew Renewal of failed joints in existing work. ;; outline ;; requires #primertest ;; why Old joints hide silicone, asbestos, and lead; each has to be known before the cutter starts.
  [ ] #strip Precured silicone strips over worn or wide joints. ;; outline ;; suggests #renew ;; why Closes a failed joint without cutting out the old sealant.
ARTICLE Related Sections
  {§033000}: Joints in cast-in-place concrete. ;; short
  {§042113}: Control and expansion joints in brick. ;; short
  {§072726}: Transitions of the air barrier. ;; short
  {§074213}: Joints of metal wall panels. ;; short
  {§078413}: Firestopping of penetrations. ;; short
  {§078443}: Firestopping of joints. ;; short
  {§079513}: Expansion joint covers. ;; short
  {§084413}: Structural and weather sealants of curtain walls. ;; short
  {§088000}: Glazing sealants. ;; short
  {§093013}: Movement joints in tile. ;; short
ARTICLE References
  REFERENCES ;; short
ARTICLE Definitions
  Terms: As in {ASTM C717}. ;; short
  Class: Movement that a sealant bears, in percent of joint width, each way; Class 100/50 stretches 100 percent and closes 50. ;; short
  Backing: Compressible rod or tape that sets depth of sealant and keeps it from the back of the joint.
  Two-Sided Adhesion: Bond of sealant to both faces of the joint and to nothing else.
ARTICLE Performance Requirements
  Design: Joints stay watertight and airtight at joint movement without failure of adhesion or cohesion. ;; outline
    Movement: Calculated per {ASTM C1472} for surface temperatures from {?tmin number "Lowest surface temperature" -60..60 "°F" ="-20"} to {?tmax number "Highest surface temperature" 100..220 "°F" ="180"}. ;; short
    Joint movement not more than {?share number "Share of movement capability used" 50..100 "percent" ="75"} of the class of sealant. ;; short
  Adhesion in service: Peel of {5 lbf/in|0.9 N/mm} or more on each substrate per {ASTM C794}. ;; short
  [ ] #staintest Staining: Neither substrate stained nor edges dirtied, per {ASTM C1248}, on the stone of the Project. ;; short ;; why One light-colored facade of stone costs more than all the tests.
  [ ] #primertest Compatibility and adhesion tests of every sealant with every substrate of the Project. ;; short ;; suggests #staintest
  Emissions: Interior sealants tested per {CDPH Standard Method}; VOC content within {SCAQMD 1168}. ;; short ;; if #interior
  [ ] #airseal Air Barrier: Seals at openings join the air barrier on all four sides without a break. ;; suggests #weather ;; why Perimeters of windows leak more air than the windows.
  Joints and colors: As on the Drawings; where not shown, {architect} chooses from the full range.
ARTICLE Preconstruction Testing
  NOTE Laboratory tests take six to eight weeks. Name here who sends the substrates, or the tests are late.
  Laboratory Tests: ;; if #primertest
    Send eight pieces of each substrate, {6 inches|152 mm} long, as they will be finished on the Project, to the sealant manufacturer.
    Test adhesion with and without primer per {ASTM C794}; compatibility with gaskets, spacers, and backing per {ASTM C1087}.
    Obtain the manufacturer's written choice of primer, cleaner, and joint preparation for each pair.
  Field Tests: Before general work, hand-pull each sealant on each substrate, primed and not, per {ASTM C1521}. ;; short
    Make {?fieldtests number "Field tests for each pair" 1..10 ="5"} pulls on each pair of sealant and substrate.
    Do not use a pair that lost adhesion in the test. ;; short
  [ ] Tests made within {?oldtests number "Greatest age of earlier tests" 6..36 "months" ="24"} on identical substrates count.
ARTICLE Preinstallation Meetings
  [x] Meet on the scaffold or deck before sealing begins, with installers of adjoining cladding, windows, and paving. ;; why Joint width is settled by the trades before the sealant crew comes.
    Agree on joint widths built, and what is done where too narrow or too wide.
    Review results of adhesion tests; primers; cure before rain and wheels.
    Agree on colors from samples in the joint.
ARTICLE Submittals
  Submit in accordance with {§013000}. ;; short
  Action Submittals: ;; short
    Product Data: Each sealant, primer, backing, and cleaner, with uses, class, and cure. ;; short
    Samples: ;; short
      Colors: Cured strips of each sealant, {1/2 by 1/2 inch by 6 inches|13 by 13 by 152 mm}. ;; short
      [x] Joint Samples: Two pieces of substrate, {6 inches|152 mm} long, joined by the sealant proposed.
    Joint Schedule: Sealant, color, primer, and backing for each kind of joint and place. ;; short
  Informational Submittals: ;; short
    Test Reports: ;; short
      Compliance with {ASTM C920}, dated within three years, for each elastomeric sealant. ;; short
      Adhesion and compatibility per {ASTM C794} and {ASTM C1087}, on substrates of the Project. ;; if #primertest
      Staining per {ASTM C1248} or color change per {ASTM C510}. ;; if #staintest
    Field test log with places, dates, results, and failures. ;; short
    [ ] Environmental product declaration and health product declaration.
  Closeout Submittals:
    Warranty; colors and lot numbers by elevation and floor.
    [ ] Maintenance Data: Years to inspect and renew, by kind of joint.
ARTICLE Quality Assurance
  Installer Qualifications: {?years number "Years of experience" 2..20 "years" ="5"} with joints of like kind, crew trained by the manufacturer. ;; short
  Single Source: One manufacturer for each kind of sealant with its primers. ;; short
  Mock-Up: ;; short
    ( ) None required. ;; short
    (x) #mockup Seal {?mocklength number "Length of mock-up" 5..100 "feet" ="20"} of each kind of joint in the building, with an intersection, at a place chosen by {architect}. ;; short
      Test adhesion by hand pull after cure; repair. Color, tooling, and width of the mock-up are the standard.
    ( ) As part of the mock-up of the exterior wall. ;; short
ARTICLE Delivery, Storage, and Handling
  Deliver in sealed containers with manufacturer, product, color, lot, shelf life, and cure time on the label. ;; short
  Store at {40 to 80 degrees F|4 to 27 degrees C}, in shade; keep from freezing.
  Do not use material that is past its date or has thickened.
ARTICLE Field Conditions
  Install when substrate and air are {40 to 100 degrees F|4 to 38 degrees C} and no rain, dew, or frost is on the joint. ;; short
  [ ] #cold Cold Weather: Between {20 and 40 degrees F|-7 and 4 degrees C}, only with sealants whose manufacturer allows it in writing, on joints proved dry. ;; why Silicone gun in frost; latex and urethane must not.
  Seal joints near the middle of their range of temperature; in extremes, size width and backing to match. ;; short
  Wait until masonry and concrete have cured 28 days and are dry, or until primer manufacturer allows.
  Do not seal in wind that blows dust on the joint.
ARTICLE Sequencing
  Seal before water repellents, or keep repellents off joint faces; after coatings only where tests show adhesion. ;; short
  Complete sealing before ceilings and casework hide joints.
ARTICLE Warranty
  NOTE Silicone manufacturers grant twenty years of weathertightness on tested joints; urethanes and latex seldom more than five.
  Installer's Warranty: Watertight joints, free from failure of adhesion and cohesion. ;; short
    (x) Period: 2 years from Substantial Completion. ;; short
    ( ) Period: 5 years from Substantial Completion. ;; short
  Manufacturer's Warranty of Weatherseal: {=warranty|20 years|20 years} from Substantial Completion, against loss of seal and against staining. ;; short ;; if #weather
    Scope:
      (x) Sealant material.
      ( ) Sealant material and labor to replace it. ;; why Needs a tested mock-up and an installer known to the manufacturer.
`;
