/** PART 3 of hollow metal doors and frames. */
export const hollowMetalDoorsExecution = `
PART Execution
ARTICLE Examination
  Compare marks, swings, throats, and labels with the schedule before anything is set; set aside what does not match. ;; short
  Check rough openings for width plus {1/2 inch|13 mm}, plumb {1/4 inch|6 mm}, and floor level {1/8 inch|3 mm} across the opening.
  Check that studs at jambs are {20 gauge|0.84 mm} or heavier, doubled or boxed, and run to structure. ;; short
  Check that existing openings can take bolts without breaking out.

ARTICLE Preparation
  Remove spreaders shipped with frames; they are not setting braces.
  Straighten; frames out of square over {1/16 inch|1.6 mm} between diagonals are reworked or replaced.
  Fit wood spreaders at sill and middle, cut to the width at the head. ;; short
  Coat and fill backs of frames in accordance with PART 2 before they are set.
  Run conduit and pull strings to boxes. ;; if #electric

ARTICLE Setting Frames ;; if #frames
  Follow {ANSI/SDI A250.11}, {HMMA 840}, and, for labels, {NFPA 80}. ;; short
  Brace plumb, level, and square in the plane of the wall; recheck as the wall goes up.
  Anchors: as in the Schedule, first and last within {8 inches|203 mm} of sill and head. ;; short
  Masonry: build anchors into joints; keep throat centered. ;; short
  [ ] #grouted Masonry and exterior frames: fill jambs with grout by hand from behind, in lifts of {4 feet|1.2 m}, without pumping or vibrating; brace so that faces do not bow. ;; excludes #knockdown ;; why Stiff and quiet; needed for shelters and most masonry. It traps water in exterior frames, so coat the inside.
  Steel studs: screw each anchor, pack with mineral fiber, do not grout. ;; short
  Concrete and existing walls: bolts in expansion shields, heads welded or filled and ground smooth.
  Knock-down frames: slide over finished board, set compression anchors until jambs are plumb, screw sill clips. ;; if #knockdown
  Floor clips: two powder-driven or expansion fasteners each; none into post-tensioned slabs without scanning.
  Splices: weld full, grind, prime. ;; if #lights
  Shelter frames: anchors exactly as in the tested assembly, special inspection of each. ;; if #shelter ;; short
  Take out spreaders only after wall and grout are set, seven days at masonry.

ARTICLE Hanging Doors
  Hang plumb and free, hinges shimmed with steel only; label kept clean. ;; short
  Clearances: ;; short
    Head, jambs, and meeting edges: {1/8 inch|3.2 mm}, plus or minus {1/16 inch|1.6 mm}. ;; short
    Sill: {3/4 inch|19 mm} maximum at rated doors, bare floor; {3/8 inch|10 mm} above thresholds.
    Face of door to stop, silenced: {1/16 to 1/8 inch|1.6 to 3.2 mm}.
  No field cutting, drilling, or notching of labeled doors and frames beyond what {NFPA 80} permits for hardware; call the labeling agency for anything else. ;; if #rated ;; short
  Fasten hardware with screws furnished, full thread, in every hole.
  Gaskets after paint, continuous at corners, cut to the tested place. ;; if #gaskets
  Sound doors: adjust seals to light-tight on all edges, drop seal full contact at both ends. ;; if #acoustic

ARTICLE Glazing
  Set glass in accordance with {§088000} in sealant or tape listed with the door.
  Labeled lights: size, glass, and stops of the listing, mark of the glass legible. ;; if #rated
  Replace loose stops on the side scheduled, with all screws. ;; if #lights

ARTICLE Installation Tolerances
  Squareness, alignment, plumb, and twist of frames: {1/16 inch|1.6 mm} each, by the four-point check of {ANSI/SDI A250.11}. ;; short
  Doors in pairs: meeting faces flush {1/16 inch|1.6 mm}.
  Frames to finished wall: face parallel within {1/8 inch|3 mm} over height.

ARTICLE Field Quality Control
  NOTE Codes require inspection of fire doors after installation and each year. Who does it should be known before bids.
  [x] #inspection Fire and smoke doors: inspection of each opening by {?inspector select "Inspector" "certified fire door inspector"/"contractor's qualified person"/"Owner's agency" ="certified fire door inspector"} to {NFPA 80} and {NFPA 105}; correct and reinspect. ;; requires #rated ;; short
  [ ] #sound-test Field sound test of {?sound-openings number "Openings tested for sound" 1..10 "openings" ="2"} by {ASTM E336}, not more than 5 points below the laboratory class. ;; requires #acoustic ;; suggests #gaskets
  [ ] Water test of exterior openings: {ASTM E1105} at {2.86 psf|137 Pa}, doors with sill pan and gaskets, {?water-openings number "Openings tested for water" 1..6 "openings" ="2"}. ;; requires #exterior
  Measure clearances of one in {?gap-share number "One door in" 1..20 ="5"} doors with a gauge and enter them in the record.
  Bent or twisted frames: remove and replace; do not straighten by force.

ARTICLE Adjusting
  Latch every door against its gaskets with the air handling running.
  Replace doors that are dented over {1/16 inch|1.6 mm} deep in a face, bowed over {1/8 inch|3 mm}, or whose core is loose.
  Replace loose silencers and align strikes.

ARTICLE Cleaning
  Remove grout, mortar, and foam from frames before they harden.
  Sand rust, scratches, and weld marks smooth and feather; prime again the same day with compatible rust-inhibiting primer.
  Stainless steel: clean with mild detergent along the grain; no steel wool, no chlorides. ;; if #stainless

ARTICLE Protection
  Guard jambs to {48 inches|1219 mm} at openings where carts pass; do not hang finished doors there until traffic ends.
  Hang no doors while wet trades work; trapped moisture lifts primer.
  Mask labels while painters work, and remove the tape when paint is dry. ;; if #rated

ARTICLE Schedule
  NOTE Anchors follow the height of the opening. Shelter, detention, and blast frames have schedules of their own.
  Jamb anchors, besides those at the floor, for each jamb:
  TABLE Jamb anchors for each jamb
    | Height of opening | Masonry | Steel studs |
    | Up to {60 inches|1524 mm} | 2 | 3 |
    | {60 to 90 inches|1524 to 2286 mm} | 3 | 4 |
    | {90 to 96 inches|2286 to 2438 mm} | 4 | 5 |
    | Each further {24 inches|610 mm} | 1 more | 1 more |
  Doors wider than {48 inches|1219 mm}: one more anchor at each jamb and one at the center of the head.
`;
