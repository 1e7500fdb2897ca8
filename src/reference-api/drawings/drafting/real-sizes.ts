/**
 * Sizes that are made and sold, in inches, smallest first: what a detail draws and a title names is one of these,
 * never a step between two.
 */
export const realSizes = {
  /** Steel studs of exterior walls. */
  steelStud: [3.625, 4, 6, 8],
  /** Drywall studs. */
  partitionStud: [1.625, 2.5, 3.625, 4, 6],
  /** Drywall studs deep enough for what is built in. */
  wallStud: [2.5, 3.625, 4, 6],
  /** Drywall studs at frames. */
  frameStud: [3.625, 4, 6],
  /** Drywall studs deep enough for a recessed cabinet. */
  cabinetStud: [6, 8],
  /** Faces of hollow metal frames at jambs. */
  jambFace: [1.5, 1.75, 2],
  /** Faces at heads, which may course with masonry. */
  headFace: [1.75, 2, 4],
  /** Apertures of downlights. */
  aperture: [4, 6, 8, 10],
  /** Shallow drywall studs. */
  furringStud: [2.5, 3.625],
  /** Deep sides of 2x4, 2x6, and 2x8. */
  woodStud: [3.5, 5.5, 7.25],
  /** Deep sides of 2x6 to 2x12. */
  lumber: [5.5, 7.25, 9.25, 11.25],
  /** Steel deck. */
  deck: [1.5, 2, 3],
  /** Type X board of fire-rated walls, in one or two layers. */
  ratedBoard: [0.625, 1.25],
  /** One or two layers of gypsum board. */
  wallBoard: [0.5, 0.625, 1, 1.25],
  /** Layers of gypsum board on one side of a partition. */
  boardLayers: [0.5, 0.625, 1, 1.25, 2.5],
  /** Gypsum, oriented strand, and plywood sheathing. */
  sheathing: [0.4375, 0.5, 0.625, 0.75],
  /** Glass-mat gypsum sheathing. */
  glassMat: [0.5, 0.625],
  /** Concrete masonry units of 6, 8, 10, and 12 in. nominal. */
  block: [5.625, 7.625, 9.625, 11.625],
  /** Concrete masonry units of 8, 10, and 12 in. nominal. */
  blockWall: [7.625, 9.625, 11.625],
  /** Face brick: closure and modular. */
  brick: [2.75, 3.625],
  /** Heights of face brick: roman, modular and norman, queen, engineer, utility. */
  brickHeight: [1.625, 2.25, 2.75, 2.8125, 3.625],
  /** Insulating units of two lites, and with a laminated one; three lites would be another drawing. */
  glassUnit: [1, 1.3125],
  /** Swinging doors. */
  door: [1.375, 1.75, 2.25],
  /** Doors heavy enough for a closer. */
  exteriorDoor: [1.75, 2.25],
  /** Lay-in panels. */
  ceilingPanel: [0.625, 0.75, 0.875, 1, 1.5],
  /** Ceramic and porcelain tile, pavers. */
  tile: [0.25, 0.3125, 0.375, 0.5, 0.75],
  /** Outside diameters of steel pipe, NPS 1 to 8. */
  pipe: [1.315, 1.66, 1.9, 2.375, 2.875, 3.5, 4.5, 6.625, 8.625],
  /** Outside diameters of pipe, NPS 1-1/2 to 6. */
  pipeThrough: [1.9, 2.375, 2.875, 3.5, 4.5, 6.625],
  /** Outside diameters of sprinkler branch lines, NPS 1 to 2. */
  branchPipe: [1.315, 1.66, 1.9, 2.375],
  /** Outside diameters of pipe, NPS 1-1/4 to 2. */
  rackPipe: [1.66, 1.9, 2.375],
  /** Outside diameters of steel pipe, NPS 4 to 10. */
  bollardPipe: [4.5, 6.625, 8.625, 10.75],
  /** Nominal sizes of roof drain outlets. */
  leader: [3, 4, 5, 6, 8],
  /** Inside diameters of storm pipe. */
  stormPipe: [12, 15, 18, 24, 30, 36, 42, 48, 60],
  /** Inside diameters of outlets of basins. */
  outletPipe: [8, 10, 12, 15, 18],
  /** Nominal sizes of foundation drains. */
  drainPipe: [4, 6, 8],
  /** Round handrail that a hand can grasp. */
  handrail: [1.25, 1.5, 1.66, 1.9, 2],
  /** Fiber-cement lap siding, plain and thick. */
  lapSiding: [0.3125, 0.625],
  /** Fiber-cement siding. */
  siding: [0.25, 0.3125, 0.4375, 0.625, 0.75],
  /** Fiber-cement trim of 4/4, 5/4, and 6/4. */
  trimBoard: [0.75, 1, 1.25, 1.5],
  /** Fiber-cement corner boards. */
  cornerBoard: [0.625, 0.75, 1],
  /** Trim boards of 4, 6, and 8 in. nominal. */
  trimWidth: [3.5, 5.5, 7.25],
  /** Threaded rod. */
  rod: [0.375, 0.5, 0.625, 0.75, 0.875],
  /** Fence and sign posts, outside. */
  post: [2.375, 2.875, 4, 6.625],
  /** Square tube of railings. */
  railPost: [1.5, 2, 2.5, 3, 4],
  /** Heights of guards. */
  guard: [36, 42, 48],
  /** Flanges of wide-flange shapes from W10 to W18. */
  flange: [5.5, 6, 6.5, 6.75, 8],
  /** Standing seams. */
  seam: [1, 1.5, 1.75, 2, 2.5, 3],
  /** Zees and cees. */
  girt: [4, 6, 8, 10],
  /** Partitions of 2-1/2, 3-5/8, and 6 in. studs with 5/8 in. board. */
  partition: [4.875, 5.25, 7.25],
  /** Round necks of diffusers. */
  neck: [6, 8, 10, 12, 14],
  /** Trench drain channels. */
  channel: [4, 6, 8, 12],
  /** Countertops: solid surfacing of 1/2 in., quartz of 2 and 3 cm. */
  counter: [0.5, 0.75, 1.25],
  /** Heights of resilient base. */
  wallBase: [2.5, 4, 4.5, 6],
  /** Resilient base, flat and sculpted. */
  baseThickness: [0.125, 0.25, 0.375],
  /** Cabinet doors. */
  cabinetDoor: [0.625, 0.75, 1],
  /** Clay and concrete unit pavers set in sand. */
  paver: [2.25, 2.375, 3.125, 4],
  /** Recessed mats. */
  mat: [0.375, 0.4375, 0.5, 0.625, 0.75, 1, 1.5, 1.75],
  /** Panels of toilet compartments. */
  compartment: [55, 58, 62, 69],
  /** Pilasters of phenolic and of solid plastic. */
  pilaster: [0.75, 1],
  /** Clearances below toilet compartments. */
  toeSpace: [9, 12, 14],
  /** Slats of coiling doors. */
  slat: [0.75, 0.875, 1, 1.25],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Whether a storm pipe's name says that it is of plastic. */
export const isPlastic = (name: string): boolean => /poly|plastic|\b(?:pvc|hdpe|pp)\b/i.test(name);

/** Wall of a storm pipe in inches, by its inside diameter: corrugated plastic, or Wall B of concrete pipe. */
export const stormPipeWall = (inside: number, name: string): number =>
  isPlastic(name) ? Math.max(1, Math.round(inside * 0.16) / 2) : inside / 12 + 1;

const nominalPipes: readonly (readonly [outside: number, nominal: number])[] = [
  [1.05, 0.75],
  [1.315, 1],
  [1.66, 1.25],
  [1.9, 1.5],
  [2.375, 2],
  [2.875, 2.5],
  [3.5, 3],
  [4.5, 4],
  [6.625, 6],
  [8.625, 8],
  [10.75, 10],
];

/** The outside diameter of a pipe of the iron pipe size series by its nominal size. */
export const outsideOfPipe = (nominal: number): number | undefined =>
  nominalPipes.find(([, one]) => one === nominal)?.[0];

/** The nominal size of a pipe of the iron pipe size series by its outside diameter, or null. */
export const nominalPipe = (outside: number): number | null =>
  nominalPipes.find(([one]) => Math.abs(one - outside) < 0.005)?.[1] ?? null;
