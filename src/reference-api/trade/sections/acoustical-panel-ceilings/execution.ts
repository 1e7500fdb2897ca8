/** PART 3 of 09 51 13. */
export const acousticalPanelCeilingsExecution = `
PART Execution
ARTICLE Examination
  Verify that structure above can bear hangers where the layout needs them. ;; short
  Verify that ducts, pipes, and trays leave {4 inches|102 mm} at least above the grid for tilting panels in.
  Verify that mechanical and electrical work above has been tested and insulated.
  Report each conflict before hanging; moving a hanger around a duct needs a trapeze, not a slant. ;; short
ARTICLE Preparation
  Measure each room and balance borders on opposite sides; no border narrower than half a panel unless {architect} accepts it. ;; short
  Mark level by rotating laser at not more than {12 feet|3.7 m} intervals and check against door heads and soffits.
  Coordinate with sprinkler installer so that heads fall in panel centers: ;; short
    (x) Center of panel, within {1/2 inch|13 mm}. ;; short ;; why Off-center heads are what owners see first.
    ( ) Quarter points of {48 inch|1220 mm} panels. ;; short
    ( ) As {NFPA 13} spacing allows. ;; short
ARTICLE Installation of Hangers
  Install suspension per {ASTM C636}. ;; outline
  Space hangers {48 inches|1220 mm} on center along mains, and within {6 inches|152 mm} of each end. ;; short
  Perimeter: Hang the ends of mains and cross tees within {8 inches|203 mm} of each wall. ;; if #seismic
  Hang plumb; countersplay wires that lean more than 1 in 6. ;; short
  Wrap wire three full turns within {3 inches|76 mm}, at deck and at grid. ;; short
  Do not hang from, touch, or press upon ducts, pipes, conduit, or sprinkler piping. ;; short
  Trapeze: Where a duct or tray is wider than the hanger spacing, hang a carrying channel sized for the span and hang the grid from it.
  Do not attach hangers to steel deck tabs, to bottom chords in place of panel points, or to powder-actuated pins in tension on post-tensioned slabs.
ARTICLE Installation of Grid
  Set mains level within {1/8 inch in 12 feet|3 mm in 3.7 m}; do not shim or bend hangers to level. ;; short
  Square intersections; lock splices, stagger them by {48 inches|1220 mm} in adjoining mains.
  Fasten edge molding to each stud, {16 inches|406 mm} on center at most, with screws; no pop rivets in sight. ;; short
  Miter corners inside and outside.
  Rest mains and cross tees on molding with:
    No attachment, {1/8 inch|3 mm} clearance. ;; if #noseismic
    Rivets or clips at two adjoining walls only; {3/4 inch|19 mm} free at opposite walls. ;; if #catd
    Free edges at four walls with {3/8 inch|10 mm} clearance and spreader bars. ;; if #catc
  Hang free-floating ceilings from points on the shop drawings and level after loading. ;; if #cloud
  Splay bracing wires at 45 degrees, four ways, within {2 inches|51 mm} of an intersection, with a compression strut. ;; short ;; if #catd
    Brace points: {12 feet|3.7 m} on center each way, first within {6 feet|1.8 m} of walls. ;; short
    Brace areas larger than {1000 sq ft|93 sq m}; separate areas larger than {2500 sq ft|232 sq m} with a joint or full-height partition.
  Seismic separation joints: Allow {3/4 inch|19 mm} of movement each way. ;; if #catd
  Clearance at sprinkler heads:
    ( ) Oversize ring or sleeve that leaves {1 inch|25 mm} free on all sides of the head. ;; suggests #seismic
    (x) Flexible drop listed for the sprinkler system. ;; why Lets head and ceiling move together, with or without an earthquake.
    ( ) Snug escutcheon. ;; excludes #seismic
ARTICLE Installation of Luminaires and Diffusers
  Luminaires of {56 pounds|25 kg} or less: Lay in grid and fasten to it with tested clips, with two slack hanger wires at opposite corners. ;; short
  Luminaires over {56 pounds|25 kg}: Hang from structure by their own wires or rods at four points. ;; short
  Diffusers under {20 pounds|9 kg}: Fasten to grid. Between {20 and 56 pounds|9 and 25 kg}: Add two slack wires. Heavier: Hang from structure. ;; short
  Do not support loads on panels; bridge with tees where a device lies within one. ;; short
  Wire per {NFPA 70}; keep whips and cables off panels and out of hanger wires. ;; short
  Install covers over luminaires as the listing shows. ;; if #rated
ARTICLE Installation of Panels
  Lay panels with pattern in one direction, level with grid. ;; short
    (x) Direction: As directed by arrow on back.
    ( ) Direction: Quarter turned, alternating.
    ( ) No direction: Smooth panels.
  Cut borders to fit with {1/8 inch|3 mm} of play; paint cut edges that show; field-cut tegular edges match shop edges. ;; short
  Scribe panels to columns in two halves.
  Clip panels where required. ;; if #clips
  Install blankets over full-height partitions without gaps. ;; if #blanket
  Leave no soiled, chipped, or stained panel. ;; short
  Mark access points above panels with colored tacks on the grid, to the color code of {owner}.
ARTICLE Field Quality Control
  Pull Test: Pull hanger anchors with {200 lbf|890 N} and bracing anchors with {440 lbf|1957 N}; test: ;; short
    (x) One anchor of every {?pulls number "One anchor of every" 10..100 ="25"}, selected at random. ;; short
    ( ) Every bracing anchor, and one hanger anchor of every 10. ;; short ;; requires #seismic
  Inspect hangers, wires, and bracing before panels go in; correct loose and slanted ones. ;; short
  [ ] #special Special Inspection: Engaged by {owner} for bracing and hangers of seismic ceilings. ;; requires #seismic
  [ ] #soundcheck Field Test: Measure sound between {?rooms number "Pairs of rooms" 1..20 ="2"} pairs of rooms; find and close leaks until the design value is met. ;; requires #privacy
ARTICLE Tolerances
  Level: {1/8 inch in 12 feet|3 mm in 3.7 m}. ;; short
  Straightness of exposed line: {1/8 inch in 12 feet|3 mm in 3.7 m}.
  Offset between adjoining panels: {1/32 inch|0.8 mm}.
ARTICLE Adjusting and Cleaning
  Retouch scratches in grid with manufacturer's paint; replace bent members.
  Clean panels with soft brush or vacuum; wash only those that are washable.
  Replace what cannot be cleaned, from the same lot. ;; short
  Remove debris from the plenum and from tops of luminaires.
ARTICLE Protection
  Keep the air system filtered until acceptance; hold humidity below 70 percent.
  [ ] Training: Show staff of {owner} how to remove, clean, and reset panels. ;; why Damage to ceilings comes from maintenance, not from use.
[ ] ARTICLE Schedule of Ceilings ;; suggests #mark ;; why Put it here when the Drawings have no finish schedule.
  Marks are those of the reflected ceiling plans.
  TABLE Ceilings, their grid, and where they are:
    | Mark | Panel | Grid | Rooms |
    | ACT-1 | Basis-of-design panel | 15/16 inch, white | Offices and corridors |
    | ACT-2 | Washable panel | 15/16 inch, gasketed | Examination rooms and pantries |
    | ACT-3 | Glass-fiber panel | 9/16 inch, white | Open-plan rooms |
`;
