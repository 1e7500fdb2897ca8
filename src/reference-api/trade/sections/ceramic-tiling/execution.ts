/** PART 3 of 09 30 13. */
export const ceramicTilingExecution = `
PART Execution
ARTICLE Examination
  Verify that subfloors comply with {ANSI A108.01}. ;; short
    Flatness, tile with edges under {15 inches|381 mm}: {1/4 inch in 10 feet|6 mm in 3 m} and {1/16 inch in 12 inches|1.6 mm in 305 mm}. ;; short
    Flatness, tile with edges of {15 inches|381 mm} and longer: {1/8 inch in 10 feet|3 mm in 3 m} and {1/16 inch in 24 inches|1.6 mm in 610 mm}. ;; short
    Gauged panels: {1/8 inch in 10 feet|3 mm in 3 m}, no ridges. ;; if #gauged
  Test slab moisture and record it. ;; short
  Flood or run a water test of drains; verify clamping rings and weep holes are open. ;; if #shower
  Do not begin on surfaces curing, wet, dusty, waxed, or over the tolerances.
ARTICLE Preparation
  Grind high spots; fill low ones with patch or underlayment with compressive strength of {3000 psi|20.7 MPa} or more.
  Scarify slick concrete; remove curing compound by shot blasting to a coarse sandpaper profile.
  Prime porous and gypsum substrates as mortar manufacturer directs.
  Level tub and receptor flanges; seal cut edges of backer units.
  Mask finishes at edges and protect drains.
ARTICLE Membrane Installation
  Seal changes of plane, pipes, and fasteners in wet areas before tile hides them. ;; short
  Waterproofing: {ANSI A108.13}; Method {?memberno text "Handbook method of membrane" ="F122"} on floors, B421 or B422 in showers. ;; short ;; if #membrane
    Coat in two passes at right angles and measure wet thickness.
    Carry up walls {3 inches|76 mm} at least and to the top of the curb; lap {2 inches|51 mm} on seams.
    [x] Flood test: {?floodhours number "Hours of flood test" 12..72 "hours" ="24"} with water {2 inches|51 mm} deep before tile is set. ;; requires #membrane ;; why Leaks found below tile cost the floor.
  Crack isolation: {ANSI A108.17}; Method F125, with control joints in slab carried to the tile surface. ;; short ;; if #isolation
ARTICLE Layout
  Balance cuts; no piece narrower than half a tile on walls and floors in sight. ;; short
  Pattern:
    (x) Straight joints both ways.
    ( ) Offset by one third, tile edge {15 inches|381 mm} and more. ;; why Half offset shows the bow of long tile.
    ( ) Half offset, tile edge under {15 inches|381 mm}.
    ( ) Herringbone. ;; requires #mockup
  [ ] #pattern Follow the colored pattern on the Drawings, tile for tile. ;; short
  Align wall joints with floor joints where both have the same width.
  Center patterns on wall faces, drains, fixtures, and niches.
ARTICLE Installation
  Set tile per {ANSI A108.02}, the {TCNA Handbook}, and the methods below. ;; outline
  Concrete floors, thin-set: Method F113; {ANSI A108.5}. ;; short ;; if #thinset
  Thick beds: Method F111 or F112; {ANSI A108.1A}. ;; short ;; if #bed
  Kitchen floors: Epoxy mortar and grout, Method F131; {ANSI A108.6}. ;; short ;; if #epoxygrout
  Masonry and concrete walls: Method W202I. ;; short
  Gypsum board walls, dry areas: Method W243. ;; short
  Backer-unit walls: Method W244C; showers B415 or B421. ;; short ;; if #backer
  Gauged panels: {ANSI A108.19}, with bond coat on wall and on panel. ;; short ;; if #gauged
  Trowel ridges in one direction, parallel to the short side of tile; set tile across and beat in. ;; short
  Mortar contact, after lifting a tile: ;; short
    Dry interior floors and walls: 80 percent, no void over {2 sq in|13 sq cm} under corners. ;; short
    Wet areas, exteriors, gauged panels, and stone: 95 percent. ;; short
  Butter back of large-format tile; do not spot-bond. ;; short
  Lippage: {1/32 inch|0.8 mm} for joints under {1/4 inch|6 mm} plus inherent warp of tile; {1/16 inch|1.6 mm} for wider joints. ;; short
  Hold joints uniform by spacers, remove leveling clips before grouting.
  Slope to drains without ponding; check with a ball or water. ;; if #shower
  Cut tile smooth and ease edges; drill holes under escutcheons; do not scallop.
  Set thresholds with full mortar; hold the height limit on accessible routes.
ARTICLE Movement Joints
  Locate per Handbook Method EJ171 and the Drawings. ;; short
    Interior: {20 to 25 feet|6 to 7.6 m} each way, in areas not in direct sun. ;; short
    Interior in sun or wet: {8 to 12 feet|2.4 to 3.7 m} each way. ;; short
    Exterior: {8 to 12 feet|2.4 to 3.7 m} each way. ;; short
    At changes of plane and of backing, at walls, curbs, columns, and over structural joints.
  Width: {1/8 inch|3 mm} interior tile, {1/4 inch|6 mm} quarry tile, {3/8 inch|10 mm} exterior at {8 feet|2.4 m} spacing, {1/2 inch|13 mm} exterior at {12 feet|3.7 m}, and no narrower than the grout joint. ;; short
  Keep mortar and grout out; set bond breaker and seal to depth half the width.
ARTICLE Grouting
  Grout per {ANSI A108.10}. ;; short
  Let mortar cure: 24 hours for cement mortar on floors, 48 on membranes. ;; short
  Pack joints full; strike with rubber float; clean with as little water as will do.
  Hold moisture for 72 hours where manufacturer requires; cover with kraft paper.
  [ ] Seal cement grout: Penetrating, VOC-compliant, after 21 days. ;; excludes #epoxygrout
ARTICLE Field Quality Control
  Bond Check: Lift {?lifts number "Tiles lifted" 1..20 ="3"} freshly set tiles in the presence of {architect} and measure contact. ;; short
  Sound each tile with a steel bar after curing; replace hollow ones more than a quarter of area. ;; short
  [ ] #slipfield Slip Test: Wet DCOF per {ANSI A326.3} at {?slipspots number "Stations" 1..20 ="5"} stations of finished floor; clean and test again where lower than required. ;; requires #ramps
  [ ] #drainage Drainage Test: Pour water on shower floors; no pond deeper than {1/16 inch|1.6 mm} after 30 minutes. ;; requires #shower
  Tolerance in plane: {1/8 inch in 8 feet|3 mm in 2.4 m} walls; {1/8 inch in 10 feet|3 mm in 3 m} floors.
ARTICLE Adjusting and Cleaning
  Replace cracked, chipped, and off-shade tile with tile from the same lots. ;; short
  Rinse off haze within 24 hours with water; neutral cleaner after grout cures; no acid within 10 days.
  Polish metal trim; remove tape marks.
ARTICLE Protection
  Keep off floors 72 hours after grouting, and heavy wheels for 7 days. ;; short
  Cover floors with fiberboard over kraft paper; renew what is torn.
  Keep water off showers for {?usedays number "Days before first water" 3..28 "days" ="7"} after grouting. ;; short ;; if #shower
[ ] ARTICLE Schedule of Tile ;; why Put it here when the Drawings have no finish schedule.
  Marks are those of the finish plans.
  TABLE Tile, its setting, and where it is:
    | Mark | Tile | Setting | Rooms |
    | CT-1 | Porcelain, 12 by 24 inches (305 by 610 mm) | Modified thin-set | Lobbies and corridors |
    | CT-2 | Glazed wall, 4-1/4 by 4-1/4 inches (108 by 108 mm) | Modified thin-set over backer | Toilet rooms |
    | CT-3 | Quarry, 6 by 6 inches (152 by 152 mm) | Epoxy | Kitchens |
    | CT-4 | Mosaic, 1 by 1 inch (25 by 25 mm) | Modified over membrane | Showers |
`;
