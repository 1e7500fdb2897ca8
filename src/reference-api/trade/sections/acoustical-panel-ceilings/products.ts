/** PART 2 of 09 51 13. */
export const acousticalPanelCeilingsProducts = `
PART Products
ARTICLE Manufacturers
  NOTE Acoustic ratings decide whether another panel is equal; ask for the reports, not for the brochure.
  Basis of Design: {product} {model}, {kind}, by {maker}. ;; outline
  (x) Substitutions: Requests are considered in accordance with {§012500}, with test reports for NRC, CAC, and LR. ;; short
  ( ) Comparable Products: Panels by other manufacturers that meet this Section, in accordance with {§016000}. ;; short
  ( ) Substitutions: Not permitted. ;; short ;; proprietary ;; why To match a ceiling that stays.
ARTICLE Basis-of-Design Panel
  {product} {model}, {kind}. ;; outline
    NRC: {=noiseReduction|0.70|0.70} or more. ;; outline
    CAC: {=ceilingAttenuation|35|35} or more. ;; outline
    Light Reflectance: {=lightReflectance|0.86|0.86} or more. ;; short
    Surface Burning: {=surfaceBurningClass|Class A|Class A} per {ASTM E84}. ;; short
    Edge: {=edgeDetail|Beveled tegular|Beveled tegular}, factory finished. ;; outline
    Thickness: {=thickness|3/4 inch|19 mm}. ;; short
    Recycled Content: {=recycledContent|45%|45%} by weight, least.
    [ ] Face and edges finished with the manufacturer's own coat, with antimicrobial preservative in the coat only. ;; proprietary ;; why Only this manufacturer can meet it; public work seldom allows it.
    NOTE A high NRC and a high CAC seldom come in one panel. Say on the finish schedule which governs in each room.
    [ ] #mark Mark on Drawings: {?mark text "Ceiling mark" ="ACT-1"}. ;; outline
ARTICLE Panels
  Size: ;; short
    (x) {24 by 24 inches|610 by 610 mm}. ;; short
    ( ) {24 by 48 inches|610 by 1220 mm}. ;; short ;; why Fewer cross tees and a lower price; a sagging panel shows more.
    ( ) {20 by 60 inches|508 by 1524 mm}, to the planning module. ;; short
    ( ) {?panelsize text "Panel size"}. ;; short
  Mineral-Base Panels: {ASTM E1264}, Type III, water-felted or cast, painted. ;; outline ;; if #mineral
    Pattern:
      (x) Lightly textured, no perforations.
      ( ) Fissured and perforated. ;; why The old pattern; matches ceilings that stay.
      ( ) Smooth, fine-particle finish.
    NRC {?nrcmineral number "NRC" 0.5..0.9 ="0.7"} or more; CAC {?cacmineral number "CAC" 20..45 ="35"} or more. ;; short
    Light Reflectance: 0.85 or more.
  Glass-Fiber Panels: {ASTM E1264}, Type XII, membrane-faced. ;; outline ;; if #glass
    NRC {?nrcglass number "NRC" 0.8..1 ="0.95"} or more; articulation class {?acglass number "AC" 170..220 ="190"} or more. ;; short
    Thickness: {1 inch|25 mm}, dense enough to lie flat over {48 inches|1220 mm}.
    [ ] Backing: Foil or gypsum layer bonded to raise CAC to 25 or more. ;; suggests #privacy
  Stone-Wool Panels: {ASTM E1264}, Type XX, basalt fiber, painted fleece face. ;; outline ;; if #stone
    NRC {?nrcstone number "NRC" 0.7..1 ="0.85"} or more; light reflectance 0.85 or more. ;; short
    Noncombustible core without organic filler.
  Washable Panels: {ASTM E1264}, Type IV, mineral base with embossed or smooth vinyl membrane and sealed edges. ;; outline ;; if #washable
    Face without failure after 500 cycles of scrubbing with the disinfectants of {owner}. ;; short
    Growth of mold on face and back: Score of 10 per {ASTM D3273}.
    [ ] Square edge only, held down with clips.
  Cleanroom Panels: Membrane-faced, edges and back sealed, free of shed fibers. ;; outline ;; if #clean
  [ ] #color Color: Other than white: {?panelcolor text "Panel color"}. ;; short
ARTICLE Suspension System
  Exposed Grid: {ASTM C635}, double-web steel, hot-dip galvanized {ASTM A653} G30 or better, with factory-painted steel cap. ;; outline
    Structural classification: ;; short
      (x) Intermediate duty, {12 lb/ft|17.9 kg/m}. ;; short
      ( ) #heavy Heavy duty, {16 lb/ft|23.8 kg/m}. ;; short ;; why Asked for by seismic categories D, E and F and by services hung in the grid.
    Face: ;; short
      (x) {15/16 inch|24 mm} wide, flat. ;; short
      ( ) #narrow {9/16 inch|14 mm} wide, flat. ;; short ;; why A finer line that suits tegular edges; check that the panel edge fits.
      ( ) {9/16 inch|14 mm} wide, with center reveal. ;; short
    Finish: ;; short
      (x) Baked enamel, white, matched to panel. ;; short
      ( ) Baked enamel: {?gridcolor text "Grid color"}. ;; short
      ( ) #aluminumcap Aluminum cap, clear anodized, over hot-dip galvanized core G60. ;; short ;; why Kitchens and other damp rooms; steel caps rust at cut ends.
    Splices and intersections with tension and compression of {60 lbf|267 N} at least. ;; if #catc
    Splices and intersections with tension and compression of {180 lbf|801 N} at least. ;; if #catd
  Cross Tees: Same depth of web at face as mains, positive-lock ends, removable without tools.
  [ ] #gasket Gaskets: Closed-cell strip on grid flanges at washable and sealed panels, with hold-down clips {24 inches|610 mm} on center. ;; short
  [ ] #clips Hold-Down Clips: In vestibules, at exterior doors, and where panels weigh less than {1 lb/sq ft|4.9 kg/m²}. ;; why Wind through the doors lifts light panels.
ARTICLE Hangers and Attachments
  Hanger Wire: {ASTM A641}, Class 1 zinc coating, soft temper, {0.106 inch|2.69 mm} diameter (12 gauge). ;; short
    Load of each wire no more than one third of its yield.
  Attachment to Concrete: Cast-in or drilled anchors tested per {ASTM E488} for five times the load. ;; short
    [ ] Powder-actuated fasteners where the structural engineer allows, tested for ten times the load. ;; excludes #catd
  Attachment to Steel Deck: Clips or screws through side laps or at ribs as the deck manufacturer allows; no tabs bent out of deck.
  Attachment to Wood: Screw eyes {1-1/4 inches|32 mm} into framing at least.
  Bracing Wires: As hanger wire, four to a set. ;; if #seismic
  Compression Struts: Steel tube, channel, or conduit sized for slenderness 300 or less. ;; if #catd
ARTICLE Moldings and Trim
  Edge Molding: Hemmed steel angle, finish of grid, corners mitered or capped. ;; short
    (x) {7/8 inch|22 mm} flanges. ;; short
    ( ) #wideangle {2 inch|51 mm} flanges. ;; short ;; why Takes the perimeter movement of seismic categories D, E and F without clips.
    ( ) Shadow molding, {15/16 by 3/8 inch|24 by 10 mm} step. ;; short
  [ ] #perimeterclips Seismic Perimeter Clips: Tested and evaluated as substitute for the wide angle. ;; requires #seismic ;; proprietary
  [ ] #trim Perimeter Trim: Extruded aluminum {ASTM B221} alloy 6063, {?trimheight select "Trim height" "4 inches (102 mm)"/"6 inches (152 mm)"/"8 inches (203 mm)"/"12 inches (305 mm)" ="4 inches (102 mm)"} high, painted to match panel. ;; short
  [ ] #sprung Torsion-spring access panels at: {?springs text "Locations of access panels"}.
  Adhesive-backed pads where grid passes over sprinkler branch lines.
ARTICLE Accessories
  Acoustical Sealant: Nonhardening, at edge molding of rooms with CAC requirement. ;; if #privacy
  Acoustical Blanket: Glass or stone wool, {3-1/2 inches|89 mm} thick, within {48 inches|1220 mm} of each demising wall. ;; if #blanket
  Luminaire Covers: As the listing of the assembly requires. ;; if #rated
  Touch-up paint, one quart of each grid color.
ARTICLE Source Quality Control
  Color: Panels of one dye lot in each room; no visible difference from the sample at {10 feet|3 m}.
  Tolerance of panels: {1/16 inch|1.6 mm} in each dimension, square within {1/32 inch|0.8 mm} in {12 inches|305 mm}.
`;
