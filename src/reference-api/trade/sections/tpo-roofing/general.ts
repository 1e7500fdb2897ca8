/** PART 1 of TPO roofing. */
export const tpoRoofingGeneral = `
PART General
ARTICLE Section Includes
  NOTE Choose how the membrane is attached before anything else: insulation securement, fasteners, adhesives, and tests below follow from it. A project may have several roof areas with different assemblies; name each area on the roof plan.
  [x] #adhered Adhered TPO membrane roofing. ;; outline ;; why Nothing pierces the vapor retarder and the sheet cannot billow; the usual choice over concrete and over quiet rooms.
  [ ] #attached Mechanically attached TPO membrane roofing. ;; outline ;; requires #seam-fasteners ;; suggests #pull-tests ;; why Least cost over steel deck and least dependent on the weather.
  [ ] #induction Induction-welded TPO membrane roofing. ;; outline ;; requires #induction-plates ;; excludes #foam-set ;; why Plates are spread over the whole sheet, so fewer fasteners carry the same load and no seam is stressed.
  [ ] #selfadhered Self-adhered TPO membrane roofing. ;; outline ;; requires #cover-board ;; why No solvent odor and no open time; suits occupied buildings.
  [x] #insulation Roof insulation, flat and tapered. ;; outline
  [x] #cover-board Cover board. ;; outline ;; requires #insulation
  [ ] #vapor Air and vapor retarder on the deck. ;; outline ;; suggests #air-seal
  [x] #edge Membrane-clad and formed roof-edge metal furnished with the roofing system. ;; short ;; suggests #edge-test
  [x] #walkways Walkway rolls. ;; short

ARTICLE Related Sections
  NOTE Strike the sections that the project does not have.
  [ ] {§024119}: Removal of the existing roof down to the deck. ;; requires #reroof
  [ ] {§033000}: Roof slabs, their finish and drying time. ;; suggests #slab-humidity
  [x] {§061600}: Plywood and gypsum sheathing under base flashings.
  [ ] {§072113}: Board insulation other than roof insulation.
  [x] {§076200}: Counterflashing, gutters, and downspouts not furnished with the roofing.
  [ ] {§077100}: Manufactured copings and expansion joint covers.
  [ ] {§077233}: Roof hatches and their curbs.
  [x] {§079200}: Sealants outside the roofing warranty.

ARTICLE References
  REFERENCES

ARTICLE Definitions
  Roof zones: Zone 1 is the field, Zone 2 the perimeter, and Zone 3 the corners, with widths calculated by {ASCE 7}.
  T-joint: the place where three plies of membrane meet at a weld.
  Night seal: the temporary joint that makes a day's work watertight, from membrane to deck or existing roof along the whole working edge; cut out and discarded before work goes on.

ARTICLE Performance Requirements
  General: Provide a roof membrane and base flashings that stay attached under the loads below and watertight for the term of the warranty. ;; outline
  Wind uplift: ;; outline
    NOTE Uplift pressures are the structural engineer's. Give them for each zone here or on the drawings, not in both places, and say whether they are ultimate or allowable.
    (x) #uplift-drawn Design uplift pressures: as indicated on the structural drawings for each roof zone. ;; group uplift ;; outline
    ( ) #uplift-given Design uplift pressures, allowable stress design by {ASCE 7}: ;; group uplift ;; outline
      Zone 1: {?uplift-field number "Uplift, field" 10..200 "psf"}. ;; outline
      Zone 2: {?uplift-perimeter number "Uplift, perimeter" 10..250 "psf"}. ;; outline
      Zone 3: {?uplift-corner number "Uplift, corner" 10..300 "psf"}. ;; outline
    Tested uplift resistance: not less than twice the design pressure in each zone, by {FM 4474} or by {UL 1897}, on the assembly specified including deck and securement.
    Zones 2 and 3: extend the field assembly by {ANSI/SPRI WD-1} only where the tested assembly permits extrapolation.
    Uplift class of the basis-of-design product, {FM 4470}: {=windUplift|90 psf|4.31 kPa}. ;; outline
  [x] #edge-test Roof-edge metal: tested by {ANSI/SPRI/FM 4435/ES-1} for the design pressure at the perimeter, methods RE-1, RE-2, and RE-3 as each applies. ;; short ;; why Building codes ask for it on every low-slope edge.
  Exterior fire exposure, {ASTM E108} or {UL 790}: {=roofFireClass|Class A|Class A} at the slope of each roof. ;; outline
  [ ] #hail Hail resistance of the assembly by FM Approvals: {?hail select "Hail rating" Moderate Hail/Severe Hail/Very Severe Hail}. ;; suggests #gypsum-board ;; why Asked for by many insurers between the Rockies and the Mississippi.
  Reflectance of a white membrane: ;; short
    NOTE Values are for white sheets. Gray and tan sheets meet neither requirement; delete this paragraph when they are chosen.
    Solar reflectance index, initial, {ASTM E1980}: {=solarReflectanceIndex|99|99} minimum. ;; short
    [x] Three-year aged solar reflectance index, measured by {ANSI/CRRC S100}: 64 minimum. ;; why The usual threshold of heat-island credits for roofs of low slope.
    [ ] Three-year aged solar reflectance 0.63 and thermal emittance 0.75, minimum, for cool-roof codes that ask for both.
  [x] Thermal resistance of the insulation above the deck, long-term by {ASTM C1303}: {?r-value number "R-value above the deck" 10..60 "h·ft²·°F/Btu" ="30"} minimum, average of tapered areas not less. ;; outline ;; requires #insulation
  [ ] #air-seal Air barrier: roof assembly connected airtight to the wall air barrier, {0.04 cfm/sq ft at 1.57 psf|0.2 L/(s·sq m) at 75 Pa} or less by {ASTM E2357}. ;; requires #vapor
  Drainage: no water standing on the membrane 48 hours after rain ends, except in a ring of {1/2 inch|13 mm} depth around seams and drains.

ARTICLE Preinstallation Meetings
  Roofing conference: hold it at the site not less than {?conference number "Days before roofing" 5..60 "days" ="14"} before roofing begins.
    Attendees: {owner}, {architect}, {contractor}, roofing installer's superintendent, roofing manufacturer's technical representative, deck installer, and installers of rooftop units and penetrations.
    [ ] Include the {owner}'s insurer and testing agency.
  Walk the deck together and record slope, drains, edges, curbs, and every condition that the roofing installer will not accept.
  Agree on loading of deck, staging, hot-work and fume precautions, temporary drainage, night seals, and the route of other trades over finished work.
  Distribute minutes to all attendees within {?minutes number "Days for minutes" 1..10 "days" ="3"}.

ARTICLE Action Submittals
  Submit in accordance with {§013300}.
  Product Data: membrane, insulation, cover board, fasteners, adhesives, and accessories, each with the property values of this Section marked. ;; short
  Shop Drawings: roof plan with membrane layout, seams, and zones; tapered insulation plan with slopes and R-value of each area; fastening or adhesive pattern of each zone; details of edges, drains, curbs, penetrations, and expansion joints that differ from the manufacturer's standard. ;; short
  Samples: membrane {4 by 6 inches|102 by 152 mm} in color, welded seam {12 inches|305 mm} long, walkway, each fastener and plate, and insulation with cover board.
  [ ] #leed Sustainable Design Submittals: product-specific declaration for the membrane, aged solar reflectance index, and content of volatile organic compounds of adhesives and sealants. ;; excludes #solvent ;; suggests #lowvoc

ARTICLE Informational Submittals
  Installer's certificate: manufacturer's letter that the installer may apply for the warranty specified.
  Manufacturer's letter: assembly number of the uplift test proposed for each zone, and acceptance of deck, slope, and penetrations for the warranty.
  Qualification data of the installer's foreman and welders.
  Test reports: uplift, fire and, where specified, hail, by a qualified testing agency.
  [ ] Pull-test report by {ANSI/SPRI FX-1} with the spacing calculated from it. ;; requires #pull-tests
  Daily reports: weather, areas done, lot numbers, weld settings, and test welds.

ARTICLE Closeout Submittals
  Maintenance data: inspections twice a year, cleaning, materials that harm the membrane, repair of punctures, and whom to call before another trade cuts the roof.
  Warranty, signed by the manufacturer after final inspection.
  Record drawing of the roof with penetrations and the test cuts and their patches.

ARTICLE Quality Assurance
  Manufacturer: at least {?maker-years number "Years making TPO" 5..30 "years" ="10"} making TPO sheet at its own plants, with a technical representative who inspects this roof in person. ;; short
  Installer: approved in writing by the membrane manufacturer for the warranty specified, with five completed TPO roofs of similar size. ;; short
    Foreman: full time at the site, trained by the manufacturer, with three years of hot-air welding.
    [ ] Welders: certified by the manufacturer in the last two years.
  Single source: membrane, flashings, adhesives, fasteners, and accessories from the membrane manufacturer or approved by it in writing for the warranty.
  [x] #mockup Mock-up: first {?mockup number "Area of mock-up" 50..400 "sq ft" ="100"} of roof with one seam, one curb corner, and one edge, accepted for appearance and welds before work goes on. The accepted mock-up may stay.
  Roofing observed during work in accordance with {ASTM D7186} by {?observer select "Observer" manufacturer's representative/independent roof observer/testing agency}.

ARTICLE Delivery, Storage, and Handling
  Deliver rolls wrapped, with product, thickness, width, lot, and date of manufacture legible.
  Store rolls flat on pallets off the roof surface, under breathable tarpaulins; plastic shipping wrap is no weather cover.
  Keep adhesives, primers, and sealants at {60 to 80 deg F|16 to 27 deg C} and away from flame; bring them back to that temperature before use when colder.
  Discard insulation that has been wet, even when it has dried.
  Spread loads over bearing walls and beams; place no pallet at midspan and hold total load below the deck's design load.

ARTICLE Field Conditions
  Roof only on dry decks, in dry weather, with no rain expected before the night seal is made.
  Solvent adhesives: ambient and surface at least {40 deg F|4 deg C} and {5 deg F|3 deg C} above the dew point. ;; if #adhered
  Self-adhered sheet: substrate at least {?self-adhered-temperature number "Least substrate temperature" 20..60 "deg F" ="40"}, and primed where the sheet does not hold. ;; if #selfadhered
  Welding below {40 deg F|4 deg C}: reset speed and heat by new test welds, and keep laps dry of frost with hot air.
  Shut or filter air intakes near adhesives, and tell the {owner} two days before solvent is used.
  Install no more insulation than can be covered and made watertight the same day.

ARTICLE Sequencing
  Finish penetrations, curbs, drains, and nailers of an area before its membrane is laid.
  Do not carry masonry, steel, or mechanical work over finished membrane; where it cannot be avoided protect it in accordance with PART 3.
  [ ] #reroof Reroofing: remove no more than can be reroofed the same day, and keep drains working. ;; suggests #vapor

ARTICLE Warranty
  Manufacturer's warranty: no dollar limit, materials and workmanship of the roofing system, signed by {maker} or the manufacturer accepted. ;; outline
    NOTE Longer terms need a thicker sheet and usually a cover board; check the manufacturer's table before fixing the term.
    (x) Term: {=warranty|20 years|20 years} from Substantial Completion, as offered for {product}. ;; group term ;; outline
    ( ) Term: {?warranty-term number "Warranty" 10..30 "years"} from Substantial Completion. ;; group term ;; outline
    Wind speed covered: peak gusts to {?warranty-wind number "Gust covered" 55..120 "mph" ="72"}.
    [ ] Cover punctures by hail to {1-1/2 inches|38 mm} diameter. ;; requires #hail
    [ ] Cover accidental punctures, up to {?puncture-hours number "Hours of repair a year" 4..40 "hours" ="16"} of repair each year.
    Include insulation, cover board, edge metal, and fasteners when furnished by the membrane manufacturer.
  Installer's warranty: workmanship for {?installer-years number "Installer's warranty" 1..5 "years" ="2"}, including calls within 24 hours of notice of a leak.
`;
