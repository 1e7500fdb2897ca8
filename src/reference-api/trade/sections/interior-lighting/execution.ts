/** PART 3 of 26 51 00. */
export const interiorLightingExecution = `
PART Execution
ARTICLE Examination
  Verify ceiling type, grid module, plenum depth, and supports against each luminaire. ;; short
    Space above recessed luminaires: {3 inches|76 mm} clear of insulation and combustibles unless listed for contact. ;; short
    Structure that can bear pendants, {?pendantload number "Heaviest pendant" 10..500 "lb" ="50"} and more, at the points shown.
  Verify voltage, phase, and control wiring at each zone. ;; short
  Do not begin where ceilings are wet, dusty, or out of level.
ARTICLE Preparation
  Coordinate rough openings with the ceiling trade and mark them on the floor or grid. ;; short
  Layout of rows by laser, from the center line of the room; check with {architect} where shown otherwise.
  Protect finishes; wear clean gloves with lenses.
ARTICLE Mounting Heights and Alignment
  Pendants: Bottom of luminaire {?pendantheight number "Height of pendants" 7..20 "feet" ="9"} above floor, unless shown otherwise. ;; short ;; if #linear
  Sconces: Center {66 inches|1676 mm} above floor; projection {4 inches|102 mm} or less between {27 and 80 inches|686 and 2032 mm}. ;; short ;; if #decorative
  Exit Signs: Bottom {80 inches|2032 mm} at least above floor, within {100 feet|30 m} or rated viewing distance of each place in the path. ;; short ;; if #exit
  Alignment: Rows within {1/8 inch in 20 feet|3 mm in 6 m}; faces level within {1/16 inch|1.6 mm} in {4 feet|1.2 m}. ;; short
  Hang luminaires of one type in one room at one height; close the joints of rows.
ARTICLE Installation
  Install per {NECA/IESNA 500}, {NFPA 70}, and the manufacturer's instructions. ;; outline
  Recessed luminaires: Fasten to grid with two clips each, opposite corners. ;; short ;; if #troffer
    Weights under {56 pounds|25 kg}: Two slack wires, {0.106 inch|2.69 mm}, to structure. ;; short
    Weights of {56 pounds|25 kg} and more: Support from structure at four points, apart from grid. ;; short
  Downlights: Fasten bars to framing or grid runners; trim tight to ceiling; no gaps of light. ;; short ;; if #downlight
  Pendants: Hang from structure, independent of ceilings; safety cable where shown; level after loading. ;; short ;; if #linear
  Boxes bear no more than {50 pounds|23 kg}; heavier luminaires hang from structure. ;; short
  Connect by flexible whips of {6 feet|1.8 m} or less, 18 gauge wire or larger at control leads; leave slack for opening. ;; short
  Join housings with couplers, keep through wiring in the wire way. ;; short ;; if #linear
  Seal recessed housings at air barriers; use gaskets of the listing.
  Ground housings; use factory grounding lead. ;; short
  Place drivers where they can be reached without removing ceilings; no drivers in insulation. ;; short ;; if #remote
  Fire-rated ceilings: Covers or rated housings as the ceiling listing shows; {§095113}.
  [ ] #safetychains Safety chains to each luminaire over {?chainheight number "Height for chains" 10..40 "feet" ="15"} and in gymnasiums. ;; suggests #highbay
ARTICLE Emergency Lighting ;; if #emergency
  Connect sensing lead of each unit ahead of local switches, on the circuit of the room served. ;; short
  Do not switch egress luminaires except through devices listed to {UL 924}. ;; short
  Locate test switches where they can be seen from the floor; label circuits. ;; short
  Discharge and charge batteries once before the test. ;; short ;; if #battery
ARTICLE Wiring of Controls
  Keep dimming leads of Class 1 and Class 2 apart per {NFPA 70}; note polarity of 0-10 V leads. ;; short ;; if #zero
  Limit devices on a bus, and length, to the standard; terminate ends. ;; short ;; if #dali
  Address, group, and name each luminaire as the shop drawings of controls show. ;; short ;; if #network
  Place sensors out of direct light, {6 feet|1.8 m} from air outlets; no view of lamps. ;; if #sensors
ARTICLE Startup and Programming
  NOTE Programming takes days; put it in the schedule before furniture moves in, and aiming after.
  Energize by zone; record defects the same day. ;; short
  Program scenes, time schedules, sensors, and daylight setpoints to the sequence: ;; short
    TABLE Sequence by room: ;; short
      | Room | Occupancy | Daylight | Manual |
      | Open office | On to 50 percent, off after 20 minutes | Dim to 10 percent | Zone dimmers |
      | Private office | Manual on, off after 20 minutes | Dim to off | Dimmer at door |
      | Classroom | Manual on, off after 20 minutes | Dim by row | Four scenes |
      | Corridor | On to 100 percent, 50 percent after 15 minutes | Dim to 20 percent | None |
      | Toilet room | On to 100 percent, off after 20 minutes | None | None |
      | Storage | On to 50 percent, off after 20 minutes | None | Switch |
    Emergency luminaires stay at full output when power fails, whatever the scene. ;; if #emergency
  [ ] #integrate Automation: Report energy, hours, and faults of each zone to the building automation system. ;; requires #network
ARTICLE Field Quality Control
  Illuminance: Measure at {?stations number "Stations in each room" 4..50 ="9"} stations of each room of {?measuredarea number "Least room measured" 100..2000 "sq ft" ="400"} or more, at night, calibrated meter; compare with calculation. ;; short
    Result within 10 percent; clean and adjust where it falls short; report.
  Power: Measure amperes and watts of each circuit at full output; record power factor. ;; short
  Emergency Test: Interrupt normal power; keep on 90 minutes; measure egress illuminance at start and end. ;; short ;; if #emergency
    Repeat after correction until passed.
  [x] #functional Control Test: Test each zone for occupancy, daylight, time, manual override, and emergency; log by zone. ;; short ;; why Energy codes ask for a written functional test.
  [ ] #dimtest Dimming Test: From full to least at each type, with oscilloscope for flicker per {NEMA 77}. ;; requires #mockup
  Correct noise, flicker, color difference, light leaks, and faulty sensors. ;; short
  [ ] Commissioning by an independent agent of {owner}. ;; suggests #functional
ARTICLE Adjusting
  Aim adjustable luminaires with {architect} after furniture, art, and signs are in; lock aim. ;; short
  Set high-end trim by measured light, and set sensors after two weeks of use; {?returnvisit number "Return visits" 1..5 ="1"} return visit or more within one year. ;; short
  Replace luminaires that differ in color from those beside them. ;; short
ARTICLE Cleaning
  Remove film; wipe lenses with antistatic cleaner; no streaks or prints. ;; short
  Vacuum housings; touch up paint.
ARTICLE Protection and Training
  Cover until final cleaning; keep dust from drivers. ;; short
  [x] Train staff of {owner} for {?trainhours number "Hours of training" 1..24 "hours" ="4"} on operation, software, tests, and replacement of drivers. ;; why A control system that no one can change is turned off.
`;
