/** PART 2 of TPO roofing. */
export const tpoRoofingProducts = `
PART Products
ARTICLE Manufacturers
  Basis of Design: {product} by {maker}. ;; outline
  NOTE Public work usually may not name one manufacturer without equals; choose accordingly.
  (x) Requests for substitution: considered in accordance with {§012500}, with the uplift report, fire report, and warranty form of the assembly proposed. ;; outline ;; group substitution
  ( ) Equal products: considered in accordance with {§016000}. ;; outline ;; group substitution
  ( ) Substitutions: not permitted. ;; outline ;; group substitution ;; proprietary
  Obtain all parts of the warranted assembly through one membrane manufacturer.

ARTICLE TPO Membrane
  TPO sheet: {ASTM D6878}, reinforced with polyester scrim, uniform and flexible. ;; outline
    Nominal thickness: {=membraneThickness|60 mils|1.52 mm}. ;; outline
    Coating over scrim, {ASTM D7635}: not less than one third of nominal thickness. ;; why Weathering wears the top ply; the thickness over the scrim is what lasts.
    Breaking strength, {ASTM D751}, Grab Method: {=grabTensile|250 lbf|1112 N} minimum. ;; short
    Elongation at break of reinforcement, {ASTM D751}: 15 percent minimum.
    Tearing strength, {ASTM D751}, Procedure B: {55 lbf|245 N} minimum.
    Puncture resistance, {FTM 101C}, Method 2031: {=punctureResistance|300 lbf|1334 N} minimum.
    Brittleness point, {ASTM D2137}: {minus 40 deg F|minus 40 deg C} or lower.
    Ozone resistance, {ASTM D1149}: no cracks at 7 times magnification.
    Water absorption by mass, {ASTM D471}: 3 percent maximum.
    Linear dimensional change, {ASTM D1204}: 1 percent maximum.
    Weathering, {ASTM G155}: no cracks or crazing after the exposure in {ASTM D6878}.
  Membrane color: ;; outline
    (x) #white White. ;; group color ;; outline
    ( ) Tan. ;; group color ;; outline
    ( ) Gray. ;; group color ;; outline
    ( ) Custom color: {?membrane-color text "Membrane color"}. ;; group color ;; outline ;; proprietary
  [ ] #fleece Backing: polyester fleece laminated to the sheet, selvage edges bare for welding. ;; why Levels a rough substrate and lets the sheet be set in foam; required over lightweight insulating concrete and most existing roofs. ;; suggests #foam-set
  [ ] Backing: factory-applied pressure-sensitive adhesive with release film, selvage edges bare for welding. ;; requires #selfadhered ;; excludes #fleece
  Sheet width: {?sheet-width select "Widest sheet" 6 feet/8 feet/10 feet/12 feet} maximum; half sheets in Zones 2 and 3 where the uplift test has them. ;; if #attached
  Flashing membrane: same sheet for straight base flashings; unreinforced TPO, {60 mils|1.5 mm}, for corners, pipes, and T-joints.

ARTICLE Attachment
  Bonding adhesive: ;; if #adhered ;; outline
    (x) #solvent Solvent-based contact adhesive, both surfaces, {60 sq ft/gal|1.5 sq m/L} of finished area. ;; group bonding ;; excludes #leed ;; why Widest range of temperature and the longest record. ;; outline
    ( ) #lowvoc Low-VOC contact adhesive, 250 g/L maximum by {SCAQMD 1168}. ;; group bonding ;; suggests #leed ;; outline
    ( ) #water Water-based adhesive, both surfaces. ;; group bonding ;; why No fumes; needs warm, dry weather. ;; outline
    ( ) #foam-set Two-part low-rise polyurethane foam, in beads or full spray. ;; group bonding ;; requires #fleece ;; outline
  Primer for self-adhered sheet: as listed for the substrate. ;; if #selfadhered
  [ ] #seam-fasteners Membrane fasteners and seam plates: No. 15 coated steel screws with {2-3/8 inch|60 mm} barbed plates, corrosion resistance to {FM 4470}. ;; short
    Length: {3/4 inch|19 mm} through steel deck, {1 inch|25 mm} into wood, {1-1/4 inches|32 mm} into concrete.
  [ ] #induction-plates Induction plates: {3 inch|76 mm} galvanized steel plates with a TPO-compatible coating on top, one for each fastener. ;; short ;; excludes #seam-fasteners ;; proprietary
  Insulation fastening: ;; if #insulation
    NOTE Screws are surer over steel deck; adhesive is needed over structural concrete and where the deck shows from below.
    (x) #screws Screws and {3 inch|76 mm} plates through all layers. ;; group securement ;; suggests #pull-tests ;; excludes #exposed-deck
    ( ) #base-screwed Screws in the first layer, low-rise foam above. ;; group securement ;; why No thermal bridge through the top layers.
    ( ) #adhesive-all Low-rise polyurethane foam adhesive in beads for every layer. ;; group securement ;; suggests #foam-test

ARTICLE Air and Vapor Retarder ;; if #vapor
  Retarder: ;; short
    (x) Self-adhering SBS-modified bituminous sheet, {30 mils|0.76 mm} minimum, with slip-resistant polyolefin face. ;; group retarder ;; short
    ( ) Two-ply, {ASTM D6163} base sheets set in cold adhesive. ;; group retarder ;; short
  Water vapor permeance, {ASTM E96}, Procedure A: 0.05 perms maximum.
  Air permeance, {ASTM E2178}: {0.004 cfm/sq ft at 1.57 psf|0.02 L/(s·sq m) at 75 Pa} maximum.
  Primer: as the retarder's manufacturer lists for the deck.
  [ ] Temporary roof: retarder warranted in writing for exposure of {?exposure-days number "Days of exposure" 14..180 "days" ="60"}.

ARTICLE Roof Insulation ;; if #insulation
  Polyisocyanurate board: {ASTM C1289}, Type II, Class 1, glass-fiber-reinforced felt facers. ;; outline
    (x) Grade 2, {20 psi|138 kPa}. ;; group grade ;; short
    ( ) Grade 3, {25 psi|172 kPa}. ;; group grade ;; short ;; why Carries maintenance traffic and solar arrays.
    Board size: {48 by 96 inches|1219 by 2438 mm} mechanically fastened; {48 by 48 inches|1219 by 1219 mm} set in adhesive.
    Layers: two at least, none thicker than {3 inches|76 mm}.
    [ ] Blowing agent: no hydrofluorocarbons. ;; requires #leed
  [ ] Expanded polystyrene as lower layer: {ASTM C578}, Type {?eps select "EPS type" VIII/II/IX}, with cover board above. ;; requires #cover-board
  [x] #tapered Tapered boards: same material, slope {?slope select "Slope" "1/8 inch per foot"/"1/4 inch per foot"/"1/2 inch per foot" ="1/4 inch per foot"}. ;; short
    Crickets and saddles: twice the slope of the field.
    Sumps at drains: {48 by 48 inches|1219 by 1219 mm}, thickness lowered {1 inch|25 mm} at the drain.
    Least thickness at drains: {?least-thickness number "Least thickness" 1..6 "inches" ="1.5"}.

ARTICLE Cover Board ;; if #cover-board
  NOTE Any cover board resists foot traffic better than foam. Gypsum helps with fire and hail; polyisocyanurate is light and cuts without dust.
  (x) #hd-board High-density polyisocyanurate: {ASTM C1289}, Type II, Class 4, Grade 1, {1/2 inch|13 mm}, {80 psi|552 kPa} minimum. ;; group cover ;; outline
  ( ) #gypsum-board Glass-mat gypsum: {ASTM C1177}, {?gypsum-thickness select "Gypsum thickness" "1/4 inch"/"1/2 inch"/"5/8 inch"}, factory-primed where adhered. ;; group cover ;; outline ;; why The choice for Class A over wood decks and for very severe hail.
  ( ) Fiber-reinforced gypsum: {ASTM C1278}, {1/2 inch|13 mm}. ;; group cover ;; outline

ARTICLE Accessories
  Molded flashings: pipe boots, inside and outside corners, T-joint covers, and split boots of unreinforced TPO by the membrane manufacturer. ;; short
  [x] #clad Membrane-clad metal: {24 gauge|0.61 mm} galvanized steel, {ASTM A653}, G90, with {20 mils|0.5 mm} TPO laminated. ;; if #edge
  [ ] Formed edge: extruded aluminum anchor bar with snap-on cover, {?edge-finish select "Edge finish" mill/clear anodized/PVDF color chosen by Architect}. ;; if #edge
  [x] Walkway rolls: {34 inches|864 mm} wide, heat-weldable TPO with raised tread, color {?walkway-color select "Walkway color" gray/yellow edges/white ="gray"}. ;; if #walkways
  Termination bar: extruded aluminum, {1 inch|25 mm} wide with sealant ledge, holes at {6 inches|152 mm}.
  Cut-edge sealant, water cutoff mastic, pourable sealer, and membrane cleaner: by the membrane manufacturer.
  Nailers: preservative-treated lumber, No. 2 grade, {1-1/2 inches|38 mm} thick, level with the insulation.
  Fasteners for edges and nailers: stainless steel or hot-dip galvanized to {ASTM A153}.

ARTICLE Source Quality Control
  Test each production lot for thickness, breaking strength, and seam strength; keep records for the term of the warranty.
  Mark each roll with lot, so that a leak can be traced to a day of production.
`;
