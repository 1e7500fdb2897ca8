/** PART 3 of metal roof panels. */
export const metalRoofPanelsExecution = `
PART Execution
ARTICLE Examination
  Survey substrate before panels are formed; send readings to the {architect}. ;; short
    Eaves and ridges: straight within {1/4 inch in 20 feet|6 mm in 6 m}, and {3/8 inch|10 mm} over the whole length.
    Support plane: within {1/4 inch|6 mm} between neighboring purlins and {3/8 inch|10 mm} in {20 feet|6 m} along the slope.
    Slope: not less than PART 1 requires for the panel.
  Decks: dry, fasteners below the surface, edges supported. ;; if #solid-deck
  Check curbs, pipes, and walls against the panel layout, and report those that fall on a seam.
  Beginning installation constitutes acceptance of the substrate.

ARTICLE Preparation
  Sweep the deck; drive proud screws; cover joints of metal deck at eaves.
  Snap lines for the first panel square to the eave by the 3-4-5 method over {30 feet|9 m}.
  Coat or tape contact faces of unlike metals and of treated lumber.
  Install eave blocking, cleats, and gutter backs before underlayment laps them.

ARTICLE Installing Insulation ;; if #board-insulation
  Lay boards in two layers with joints broken, tight to subpurlins, and fastened so that they cannot slide.
  Set subpurlins level on thermal pads, splices over supports, two fasteners at each deck rib. ;; short
  Cover with board the same day, joints offset {12 inches|305 mm}.

ARTICLE Installing Underlayment ;; if #underlayment
  Roll out level from the eave, laps shingled, {3-1/2 inches|89 mm} at sides and {6 inches|152 mm} at ends, end laps {24 inches|610 mm} apart. ;; short
  Carry over the eave cleat or under it as the gutter detail shows, over the ridge {6 inches|152 mm}, and {12 inches|305 mm} up walls.
  Valleys: one sheet {36 inches|914 mm} wide centered, lapped by both slopes.
  Roll self-adhered sheet; seal cuts, nail heads, and pipes with its own flashing cement. ;; if #hot
  Fasten mechanically attached sheet with capped nails through the printed marks. ;; if #synthetic
  Cover with panels within {?exposure number "Longest exposure" 14..180 "days" ="60"}.

ARTICLE Installing Panels
  Begin at the lee end of the roof so that laps and seams face away from the prevailing wind. ;; short
  Fix each panel at one line only, {?fixed-line select "Fixed line" "at the ridge"/"at the eave"/"at midspan" ="at the ridge"}; leave every other clip free to slide. ;; short
  Set clips plumb to the seam, both screws, no clip off its support; keep to the zone spacing and mark zones on the underlayment.
  Snap and seat each leg over its clip before the next panel; do not trap clips by stretching the pan.
  Seam: hand-crimp at clips and ends, then run the powered seamer from end to end in one pass, the same day as the panel is laid. ;; if #structural
  Snap-lock: drive seams home with a rubber mallet and check engagement by eye along the whole run. ;; if #snaplock
  Exposed-fastener panels: screw in the {?screw-place select "Screws" flats/ribs ="flats"}, washers compressed until they bulge at the rim, not spun. ;; if #exposed
  End laps: {6 inches|152 mm}, over a support, two rows of butyl, backing plate, screws {4 inches|102 mm} on center; stagger neighboring laps.
  Eaves: fold the pan {1 inch|25 mm} over a continuous cleat, with room to move; do not nail through it. ;; short
  Ridges, hips, and headwalls: turn pan ends up {1 inch|25 mm}, set closures in butyl on both faces, then cap.
  Cut with shears or nibbler on the ground; abrasive wheels and torches are forbidden on the roof.
  Alignment of eaves, ridges, and seams: within {1/4 inch in 20 feet|6 mm in 6 m} and {1/2 inch|13 mm} in all.

ARTICLE Installing Insulated Panels ;; if #insulated
  Run vapor sealant in the interior side joint along its whole length and across purlins at panel ends. ;; short
  Clamp joint tight before fastening through the concealed clip; seam the exterior legs after that.
  Foam gaps at ridge, eave, and walls, then tie the interior air seal to the wall panels.

ARTICLE Flashings and Penetrations
  Set trim straight, hemmed, in lengths of {10 feet|3 m}, lapped {4 inches|102 mm} in two beads of butyl; pop rivets on one side of a joint only. ;; short
  Valleys: pan {24 inches|610 mm} wide with center rib, cleated, not nailed; panels cut {?valley-gap number "Open valley" 2..8 "inches" ="4"} apart and hemmed.
  Walls: base flashing {8 inches|203 mm} high, with counterflashing in a reglet; no fastener in the panel that holds the wall.
  Pipes: hole {1/2 inch|13 mm} larger than the pipe, boot on butyl in the flat of the pan, ring screwed {1 inch|25 mm} on center. ;; short
  Pipe that falls on a seam: move it, or set a curb; do not cut the seam.
  Curbs: upslope flange below the panel, downslope above it, sides under seams; cricket upslope.
  Roof anchors: on structure, flashed as pipes; load-test anchors under their own section.
  Snow bars: clamps torqued to the manufacturer's figure, each seam engaged, not across fixed and free panels. ;; if #snow
  Lap gutters in flow {1 inch|25 mm}, rivet, and seal; leave joints open to move at {50 feet|15 m}. ;; if #gutters

ARTICLE Thermal Movement
  NOTE Lengths are those from the fixed point. The table is for a metal range of 150 deg F; use it to check clips and end details.
  Provide room at free ends not less than this:
  TABLE Movement of panels over a metal range of {150 deg F|83 deg C}
    | Length from fixed point | Steel | Copper | Aluminum |
    | {20 feet|6 m} | {1/4 inch|6 mm} | {3/8 inch|9 mm} | {1/2 inch|12 mm} |
    | {40 feet|12 m} | {1/2 inch|12 mm} | {11/16 inch|18 mm} | {15/16 inch|24 mm} |
    | {60 feet|18 m} | {3/4 inch|18 mm} | {1-1/16 inches|27 mm} | {1-7/16 inches|36 mm} |
    | {100 feet|30 m} | {1-3/16 inches|30 mm} | {1-3/4 inches|44 mm} | {2-3/8 inches|60 mm} |

ARTICLE Field Quality Control
  Inspections by {maker}'s or the accepted manufacturer's representative: ;; short
    [x] #first At the first 20 panels. ;; suggests #clip-photos ;; short
    [x] At completion. ;; short
    [ ] At half of the area. ;; requires #first ;; short
  [ ] #clip-photos Photographs of clip spacing and underlayment of each zone, before panels cover them.
  Seams: check with a go/no-go gauge every {?seam-check number "Seam length for each check" 10..100 "feet" ="25"}; seam again or replace what fails. ;; short
  [ ] #hose Water test: one valley, one curb, and one wall, sprayed 15 minutes for each {5 feet|1.5 m} by the nozzle and pressure of {AAMA 501.2}; correct leaks and test again. ;; why Finds errors in trim, where most metal roofs leak.
  [ ] #withdrawal Fastener withdrawal: {ANSI/SPRI FX-1}, {?withdrawals number "Withdrawal tests" 5..30 "tests" ="10"} in each deck type. ;; requires #solid-deck
  Return in the first hot or freezing weather after completion, and correct panels that drum or bind.

ARTICLE Cleaning
  Sweep cuttings off panels at the end of each shift; replace panels stained by rusting filings.
  Wash with mild detergent and a soft brush, top to bottom, and rinse; remove film, marks, and excess sealant.
  Touch up scratches that do not reach metal with air-dry fluoropolymer by a fine brush; replace panels scratched to metal, dented, or creased. ;; if #pvdf

ARTICLE Protection
  Keep off finished panels; where passage is unavoidable walk in the pan at clips, in soft clean soles, on foam-backed planks.
  Cover nearby masonry, glass, and roof while stone or walls above are washed with acid.
`;
