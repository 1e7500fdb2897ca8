import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';

/** The kinds of product that have usual sizes, each with the kinds that are about as large. */
const nearKinds = {
  board:
    'bid-form bond-form gypsum-sheathing plywood oriented-strand-board roof-sheathing barrier-sheathing protection-board polyiso-board xps-board mineral-wool-board eps-board foil-faced-board drainable-eifs barrier-eifs high-impact-eifs gypsum-board shaft-liner sound-damped-board',
  'wood-panel': 'barrier-panel containment-wall frp-panel frp-decorative-panel rainscreen-panel',
  door: 'zipper-door door-frame fire-rated-door insulated-door stainless-door wood-door laminate-door fire-wood-door acoustical-door lead-lined-door swing-operator',
  fence:
    'site-fence-panel silt-fence ornamental-fence mesh-fence slide-gate privacy-fence bollard crash-bollard guiderail cable-barrier noise-barrier',
  sign: 'project-sign fence-banner wayfinding-sign photopolymer-sign plaque dimensional-letters directory exit-sign',
  pail: 'bag drum glove-bag fiber-bag resinous-floor quartz-floor flake-floor urethane-floor dissipative-floor paint-can paint-roller enamel-can',
  stud: 'shoring-frame floor-joist slide-clip stud-wall-panel partition-stud slotted-track furring-channel shaft-wall-stud resilient-channel',
  casework:
    'salvage-crate veneer-casework display-cabinet closet-shelving fume-hood walk-in-hood biosafety-cabinet infiltration-tank',
  boiler:
    'negative-air-machine water-heater tankless-heater storage-heater indirect-heater firetube-boiler watertube-boiler electric-boiler thermal-heater granulator',
  tank: 'ready-mix-truck tote pool-shell hydrodynamic-separator shell-exchanger scraped-exchanger bolted-tank poly-tank fiberglass-tank air-receiver kettle retort dough-mixer day-tank',
  paver:
    'concrete-slab grass-grid gravel-grid rubber-paving resin-paving permeable-paver clay-paver roof-paver granite-sett',
  'precast-panel': 'precast-sandwich-panel precast-column-cover gfrc-panel concrete-barrier',
  'masonry-unit':
    'precast-coping face-brick thin-brick hollow-brick glazed-brick shape-brick split-face-unit ground-face-unit insulated-masonry-unit acoustical-masonry-unit',
  'structural-member':
    'wide-flange hollow-structural-section steel-column shear-stud structural-bolt fireproofed-beam sprayed-deck intumescent-column bridge-crane underhung-crane jib-crane monorail-hoist rope-hoist',
  railing: 'pipe-railing stair-handrail wall-handrail picket-railing metal-screen glass-railing bike-rack',
  'insulated-panel':
    'perforated-panel metal-column-cover insulated-roof-panel concealed-fastener-panel perforated-screen-panel flush-metal-plank mcm-panel mcm-rainscreen composite-sheet',
  elevator: 'elevator-cab-panel in-ground-elevator freight-elevator roped-elevator',
  countertop: 'reception-desk solid-surface-top vanity-top integral-vanity window-stool',
  'ceiling-panel':
    'frp-ceiling-panel soffit-panel fiberglass-ceiling-panel wet-formed-ceiling-panel clean-ceiling-panel',
  flashing:
    'frp-trim mcm-fascia sheet-metal-flashing through-wall-flashing counterflashing gutter copper-flashing coping roof-fascia gravel-stop edge-anchor door-threshold',
  'membrane-roll':
    'self-adhered-roll blindside-sheet fleece-roll granulated-roll torch-applied-roll drainage-composite building-wrap drainable-wrap rainscreen-membrane flashing-tape walkway-roll pipe-boot silicone-strip',
  cartridge: 'sausage-pack backer-rod',
  'standing-seam-panel': 'snap-lock-panel curved-roof-panel',
  'corrugated-panel': 'corrugated-wall-panel',
  'shingle-siding': 'lap-siding panel-siding',
  plank: 'trim-board',
  'floor-mat': 'walkway-pad entrance-grille rail-mat mat-frame mat-insert',
  'joint-cover':
    'roof-joint-cover wall-joint-cover seismic-joint-cover compression-seal joint-bellows fire-blanket',
  'roof-hatch': 'ship-stair-hatch equipment-hatch hatch-railing',
  'firestop-collar': 'wrap-strip cast-in-sleeve cable-pathway',
  window: 'borrowed-light-frame projected-window casement-window hung-window sliding-window mirror',
  'access-door': 'fire-access-door recessed-access-door floor-access-door gypsum-access-door',
  'overhead-door':
    'coiling-door fire-coiling-door counter-shutter high-speed-door security-grille full-view-door wood-sectional-door dock-seal dock-shelter',
  storefront:
    'interior-storefront entrance-door sliding-entrance breakout-entrance icu-door folding-entrance',
  'curtain-wall': 'unitized-curtain-wall silicone-curtain-wall',
  louver: 'sunshade vertical-louver acoustical-louver louver-damper equipment-screen airflow-station',
  skylight: 'domed-skylight tubular-skylight venting-skylight translucent-skylight',
  'lever-handle': 'cylindrical-lockset electrified-lockset exit-device door-closer hinge',
  'glass-unit':
    'laminated-glass tempered-glass fire-rated-glass patterned-glass spandrel-glass pv-module bipv-panel ballasted-mount',
  tile: 'wall-tile quarry-tile mosaic-tile porcelain-panel vinyl-tile composition-tile rubber-tile linoleum-tile',
  'carpet-tile': 'carpet-plank entry-carpet-tile cushion-carpet-tile',
  'acoustic-panel': 'felt-panel perforated-wood-panel acoustic-baffle',
  'toilet-compartment': 'overhead-braced-compartment urinal-screen',
  'wall-guard': 'corner-guard crash-handrail wall-covering-sheet door-edge-protector grab-bar',
  dispenser: 'soap-dispenser changing-station hand-dryer',
  cabinet: 'fire-rated-cabinet hose-valve-cabinet defibrillator-cabinet',
  locker: 'box-locker athletic-locker welded-locker gear-locker',
  'dock-leveler': 'mechanical-leveler vehicle-restraint dock-bumper pool-bulkhead wedge-barrier',
  sprinkler: 'emergency-shower concealed-sprinkler sidewall-sprinkler sprinkler-drop',
  'roller-shade': 'motorized-shade dual-shade blackout-shade skylight-shade sound-curtain',
  bench:
    'public-bench beam-seating planter recycling-receptacle lounge-seating litter-receptacle picnic-table',
  grate:
    'pool-gutter inlet-protection tree-grate catch-basin bioretention-filter roof-drain-module parshall-flume uv-channel',
  lift: 'pool-lift inclined-lift enclosed-lift stair-lift vertical-conveyor',
  'metal-building': 'building-frame storage-building crane-building',
  valve: 'alarm-check-valve control-valve butterfly-valve plug-valve check-valve knife-gate flow-meter',
  pump: 'split-case-pump inline-pump diesel-fire-pump jockey-pump submersible-pump cavity-pump turbine-pump self-priming-pump metering-pump peristaltic-pump polymer-unit feed-skid',
  panelboard:
    'pump-controller distribution-panelboard load-center metered-panelboard surge-device door-controller access-panel fire-alarm-panel string-inverter wind-inverter',
  basin: 'mop-basin urinal',
  faucet: 'flush-valve',
  'air-handler':
    'vav-terminal constant-terminal fan-terminal custom-air-handler energy-recovery-unit outdoor-air-unit recuperator precipitator duct-silencer',
  diffuser: 'exhaust-valve slot-diffuser displacement-diffuser return-grille drum-louver smoke-detector',
  luminaire: 'chilled-beam linear-luminaire downlight wall-grazer wraparound wall-pack in-grade-light',
  controller:
    'unitary-controller network-engine io-module temperature-sensor pressure-transmitter co2-sensor duct-detector thermal-meter',
  'pole-light': 'post-top lighted-bollard light-pole turbine-tower',
  rack: 'two-post-rack four-post-rack wall-rack patch-panel battery-cabinet',
  'cable-tray': 'cable-runway cable-box cable-reel fiber-cable',
  'card-reader': 'modular-jack keypad-reader turnstile pull-station speaker-strobe',
  'geotextile-roll': 'erosion-blanket turf-mat nonwoven-roll biaxial-geogrid triaxial-geogrid geocell',
  pipe: 'filter-sock concrete-pipe corrugated-pipe detention-chamber ultrasonic-meter venturi-tube',
  'rail-track': 'tee-rail girder-rail rail-fastener rail-boot turnout',
  fender:
    'floating-pier floating-dock cube-dock gangway wave-attenuator arch-fender foam-fender fender-panel d-fender',
  conveyor: 'belt-conveyor trolley-conveyor pallet-conveyor spiral-freezer',
  'filter-vessel':
    'plate-exchanger brazed-exchanger baghouse cartridge-collector cyclone scrubber cip-skid resin-dryer uv-reactor medium-uv-reactor uv-lamp',
  generator: 'sound-enclosure injection-machine extruder roll-mill wind-turbine vertical-turbine',
  'water-closet': '',
  workbench: '',
} as const;

export type SizedKind = keyof typeof nearKinds;
const isSized = (key: string): key is SizedKind => Object.hasOwn(nearKinds, key);
const kindOf = new Map(
  Object.keys(nearKinds)
    .filter(isSized)
    .flatMap((kind) => [kind, ...nearKinds[kind].split(' ')].map((key) => [key, kind] as const)),
);

/** The kind whose usual size a product of this kind has. */
export const nearestKind = (key: ProductDrawingKey): SizedKind => kindOf.get(key) ?? 'board';
