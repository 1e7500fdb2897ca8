import type { DetailDefinition } from '#src/reference-api/drawings/details/define-detail.ts';
import { equipmentAnchorage } from '#src/reference-api/drawings/details/concrete/equipment-anchorage.ts';
import { equipmentPad } from '#src/reference-api/drawings/details/concrete/equipment-pad.ts';
import { footing } from '#src/reference-api/drawings/details/concrete/footing.ts';
import { postFooting } from '#src/reference-api/drawings/details/concrete/post-footing.ts';
import { precastJoint } from '#src/reference-api/drawings/details/concrete/precast-joint.ts';
import { pumpBase } from '#src/reference-api/drawings/details/concrete/pump-base.ts';
import { stairNosing } from '#src/reference-api/drawings/details/concrete/stair-nosing.ts';
import { accessDoor } from '#src/reference-api/drawings/details/doors/access-door.ts';
import { coilingDoorHead } from '#src/reference-api/drawings/details/doors/coiling-door-head.ts';
import { coilingDoorJamb } from '#src/reference-api/drawings/details/doors/coiling-door-jamb.ts';
import { doorCloser } from '#src/reference-api/drawings/details/doors/door-closer.ts';
import { doorFrame } from '#src/reference-api/drawings/details/doors/door-frame.ts';
import { doorThreshold } from '#src/reference-api/drawings/details/doors/door-threshold.ts';
import { frameInMasonry } from '#src/reference-api/drawings/details/doors/frame-in-masonry.ts';
import { sectionalDoorTrack } from '#src/reference-api/drawings/details/doors/sectional-door-track.ts';
import { lightPoleBase } from '#src/reference-api/drawings/details/electrical/light-pole-base.ts';
import { panelboardElevation } from '#src/reference-api/drawings/details/electrical/panelboard-elevation.ts';
import { recessedFixture } from '#src/reference-api/drawings/details/electrical/recessed-fixture.ts';
import { recessedTroffer } from '#src/reference-api/drawings/details/electrical/recessed-troffer.ts';
import { baseOfWall } from '#src/reference-api/drawings/details/envelope/base-of-wall.ts';
import { beamFireproofing } from '#src/reference-api/drawings/details/envelope/beam-fireproofing.ts';
import { belowGradeWall } from '#src/reference-api/drawings/details/envelope/below-grade-wall.ts';
import { eifsGrade } from '#src/reference-api/drawings/details/envelope/eifs-grade.ts';
import { eifsOpening } from '#src/reference-api/drawings/details/envelope/eifs-opening.ts';
import { expansionJoint } from '#src/reference-api/drawings/details/envelope/expansion-joint.ts';
import { exteriorSheathing } from '#src/reference-api/drawings/details/envelope/exterior-sheathing.ts';
import { firestopPenetration } from '#src/reference-api/drawings/details/envelope/firestop-penetration.ts';
import { insideCorner } from '#src/reference-api/drawings/details/envelope/inside-corner.ts';
import { outsideCorner } from '#src/reference-api/drawings/details/envelope/outside-corner.ts';
import { panelJoint } from '#src/reference-api/drawings/details/envelope/panel-joint.ts';
import { sealantJoint } from '#src/reference-api/drawings/details/envelope/sealant-joint.ts';
import { sidingCorner } from '#src/reference-api/drawings/details/envelope/siding-corner.ts';
import { sidingWindowHead } from '#src/reference-api/drawings/details/envelope/siding-window-head.ts';
import { sillPan } from '#src/reference-api/drawings/details/envelope/sill-pan.ts';
import { wallFirestop } from '#src/reference-api/drawings/details/envelope/wall-firestop.ts';
import { wallJointCover } from '#src/reference-api/drawings/details/envelope/wall-joint-cover.ts';
import { wallPenetration } from '#src/reference-api/drawings/details/envelope/wall-penetration.ts';
import { dockLevelerPit } from '#src/reference-api/drawings/details/equipment/dock-leveler-pit.ts';
import { acousticPanel } from '#src/reference-api/drawings/details/finishes/acoustic-panel.ts';
import { ceilingHanger } from '#src/reference-api/drawings/details/finishes/ceiling-hanger.ts';
import { ceilingPerimeter } from '#src/reference-api/drawings/details/finishes/ceiling-perimeter.ts';
import { floorTransition } from '#src/reference-api/drawings/details/finishes/floor-transition.ts';
import { partitionBase } from '#src/reference-api/drawings/details/finishes/partition-base.ts';
import { partitionHead } from '#src/reference-api/drawings/details/finishes/partition-head.ts';
import { showerFloor } from '#src/reference-api/drawings/details/finishes/shower-floor.ts';
import { wallBase } from '#src/reference-api/drawings/details/finishes/wall-base.ts';
import { sprinklerHead } from '#src/reference-api/drawings/details/fire-suppression/sprinkler-head.ts';
import { benchAnchorage } from '#src/reference-api/drawings/details/furnishings/bench-anchorage.ts';
import { bikeRack } from '#src/reference-api/drawings/details/furnishings/bike-rack.ts';
import { entranceMat } from '#src/reference-api/drawings/details/furnishings/entrance-mat.ts';
import { shadePocket } from '#src/reference-api/drawings/details/furnishings/shade-pocket.ts';
import { curtainWallAnchor } from '#src/reference-api/drawings/details/glazing/curtain-wall-anchor.ts';
import { glazingPocket } from '#src/reference-api/drawings/details/glazing/glazing-pocket.ts';
import { louverInWall } from '#src/reference-api/drawings/details/glazing/louver-in-wall.ts';
import { pressurePlate } from '#src/reference-api/drawings/details/glazing/pressure-plate.ts';
import { skylightCurb } from '#src/reference-api/drawings/details/glazing/skylight-curb.ts';
import { storefrontMullion } from '#src/reference-api/drawings/details/glazing/storefront-mullion.ts';
import { storefrontSill } from '#src/reference-api/drawings/details/glazing/storefront-sill.ts';
import { structuralSilicone } from '#src/reference-api/drawings/details/glazing/structural-silicone.ts';
import { windowHead } from '#src/reference-api/drawings/details/glazing/window-head.ts';
import { windowJamb } from '#src/reference-api/drawings/details/glazing/window-jamb.ts';
import { windowSill } from '#src/reference-api/drawings/details/glazing/window-sill.ts';
import { ceilingDiffuser } from '#src/reference-api/drawings/details/hvac/ceiling-diffuser.ts';
import { terminalUnitHanging } from '#src/reference-api/drawings/details/hvac/terminal-unit-hanging.ts';
import { brickVeneerBase } from '#src/reference-api/drawings/details/masonry/brick-veneer-base.ts';
import { handrailBracket } from '#src/reference-api/drawings/details/metals/handrail-bracket.ts';
import { railingPost } from '#src/reference-api/drawings/details/metals/railing-post.ts';
import { pipeHanger } from '#src/reference-api/drawings/details/plumbing/pipe-hanger.ts';
import { sink } from '#src/reference-api/drawings/details/plumbing/sink.ts';
import { urinalCarrier } from '#src/reference-api/drawings/details/plumbing/urinal-carrier.ts';
import { waterClosetCarrier } from '#src/reference-api/drawings/details/plumbing/water-closet-carrier.ts';
import { solarClamp } from '#src/reference-api/drawings/details/power/solar-clamp.ts';
import { solarRack } from '#src/reference-api/drawings/details/power/solar-rack.ts';
import { curb } from '#src/reference-api/drawings/details/roofing/curb.ts';
import { eave } from '#src/reference-api/drawings/details/roofing/eave.ts';
import { metalRoofPenetration } from '#src/reference-api/drawings/details/roofing/metal-roof-penetration.ts';
import { parapetCoping } from '#src/reference-api/drawings/details/roofing/parapet-coping.ts';
import { plazaDeck } from '#src/reference-api/drawings/details/roofing/plaza-deck.ts';
import { rake } from '#src/reference-api/drawings/details/roofing/rake.ts';
import { ridge } from '#src/reference-api/drawings/details/roofing/ridge.ts';
import { roofDrain } from '#src/reference-api/drawings/details/roofing/roof-drain.ts';
import { roofEdge } from '#src/reference-api/drawings/details/roofing/roof-edge.ts';
import { roofHatch } from '#src/reference-api/drawings/details/roofing/roof-hatch.ts';
import { roofPenetration } from '#src/reference-api/drawings/details/roofing/roof-penetration.ts';
import { roofToWall } from '#src/reference-api/drawings/details/roofing/roof-to-wall.ts';
import { roofValley } from '#src/reference-api/drawings/details/roofing/roof-valley.ts';
import { bollard } from '#src/reference-api/drawings/details/site/bollard.ts';
import { catchBasin } from '#src/reference-api/drawings/details/site/catch-basin.ts';
import { paverEdge } from '#src/reference-api/drawings/details/site/paver-edge.ts';
import { pipeTrench } from '#src/reference-api/drawings/details/site/pipe-trench.ts';
import { porousPaving } from '#src/reference-api/drawings/details/site/porous-paving.ts';
import { stabilizedBase } from '#src/reference-api/drawings/details/site/stabilized-base.ts';
import { trenchDrain } from '#src/reference-api/drawings/details/site/trench-drain.ts';
import { metalBuildingBase } from '#src/reference-api/drawings/details/special-construction/metal-building-base.ts';
import { metalBuildingEave } from '#src/reference-api/drawings/details/special-construction/metal-building-eave.ts';
import { cornerGuard } from '#src/reference-api/drawings/details/specialties/corner-guard.ts';
import { lockerBase } from '#src/reference-api/drawings/details/specialties/locker-base.ts';
import { pilasterBase } from '#src/reference-api/drawings/details/specialties/pilaster-base.ts';
import { recessedCabinet } from '#src/reference-api/drawings/details/specialties/recessed-cabinet.ts';
import { toiletPartition } from '#src/reference-api/drawings/details/specialties/toilet-partition.ts';
import { caseworkSection } from '#src/reference-api/drawings/details/wood/casework-section.ts';
import { countertopEdge } from '#src/reference-api/drawings/details/wood/countertop-edge.ts';
import { wallMounting } from '#src/reference-api/drawings/details/wood/wall-mounting.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';

const definitions = {
  'roof-edge': roofEdge,
  ridge,
  eave,
  rake,
  'roof-to-wall': roofToWall,
  'roof-penetration': roofPenetration,
  'roof-drain': roofDrain,
  curb,
  'parapet-coping': parapetCoping,
  'base-of-wall': baseOfWall,
  'panel-joint': panelJoint,
  'inside-corner': insideCorner,
  'outside-corner': outsideCorner,
  'wall-penetration': wallPenetration,
  'below-grade-wall': belowGradeWall,
  'window-head': windowHead,
  'window-jamb': windowJamb,
  'window-sill': windowSill,
  'storefront-mullion': storefrontMullion,
  'curtain-wall-anchor': curtainWallAnchor,
  'glazing-pocket': glazingPocket,
  'door-frame': doorFrame,
  'door-threshold': doorThreshold,
  'expansion-joint': expansionJoint,
  'partition-head': partitionHead,
  'partition-base': partitionBase,
  'ceiling-hanger': ceilingHanger,
  'ceiling-perimeter': ceilingPerimeter,
  'floor-transition': floorTransition,
  'wall-base': wallBase,
  'countertop-edge': countertopEdge,
  sink,
  'pipe-hanger': pipeHanger,
  'firestop-penetration': firestopPenetration,
  'railing-post': railingPost,
  'stair-nosing': stairNosing,
  footing,
  'equipment-pad': equipmentPad,
  'pump-base': pumpBase,
  'wall-mounting': wallMounting,
  'recessed-fixture': recessedFixture,
  'ceiling-diffuser': ceilingDiffuser,
  'paver-edge': paverEdge,
  'post-footing': postFooting,
  'trench-drain': trenchDrain,
  'metal-building-eave': metalBuildingEave,
  'metal-building-base': metalBuildingBase,
  'brick-veneer-base': brickVeneerBase,
  'precast-joint': precastJoint,
  'pressure-plate': pressurePlate,
  'structural-silicone': structuralSilicone,
  'water-closet-carrier': waterClosetCarrier,
  'exterior-sheathing': exteriorSheathing,
  'frame-in-masonry': frameInMasonry,
  'shower-floor': showerFloor,
  'metal-roof-penetration': metalRoofPenetration,
  'roof-valley': roofValley,
  'wall-firestop': wallFirestop,
  'sealant-joint': sealantJoint,
  'plaza-deck': plazaDeck,
  'toilet-partition': toiletPartition,
  'roof-hatch': roofHatch,
  'skylight-curb': skylightCurb,
  'solar-rack': solarRack,
  'light-pole-base': lightPoleBase,
  bollard,
  'catch-basin': catchBasin,
  'sprinkler-head': sprinklerHead,
  'terminal-unit-hanging': terminalUnitHanging,
  'panelboard-elevation': panelboardElevation,
  'recessed-cabinet': recessedCabinet,
  'equipment-anchorage': equipmentAnchorage,
  'eifs-opening': eifsOpening,
  'eifs-grade': eifsGrade,
  'siding-window-head': sidingWindowHead,
  'siding-corner': sidingCorner,
  'louver-in-wall': louverInWall,
  'access-door': accessDoor,
  'coiling-door-jamb': coilingDoorJamb,
  'coiling-door-head': coilingDoorHead,
  'sectional-door-track': sectionalDoorTrack,
  'handrail-bracket': handrailBracket,
  'corner-guard': cornerGuard,
  'dock-leveler-pit': dockLevelerPit,
  'entrance-mat': entranceMat,
  'shade-pocket': shadePocket,
  'storefront-sill': storefrontSill,
  'sill-pan': sillPan,
  'wall-joint-cover': wallJointCover,
  'pilaster-base': pilasterBase,
  'recessed-troffer': recessedTroffer,
  'porous-paving': porousPaving,
  'stabilized-base': stabilizedBase,
  'solar-clamp': solarClamp,
  'urinal-carrier': urinalCarrier,
  'door-closer': doorCloser,
  'casework-section': caseworkSection,
  'bike-rack': bikeRack,
  'bench-anchorage': benchAnchorage,
  'locker-base': lockerBase,
  'beam-fireproofing': beamFireproofing,
  'pipe-trench': pipeTrench,
  'acoustic-panel': acousticPanel,
} satisfies Readonly<Record<string, DetailDefinition>>;

export type DetailKey = keyof typeof definitions;

/** The construction details that can be drawn, each a parametric section, plan, or elevation. */
export const detailDefinitions: Readonly<Record<DetailKey, DetailDefinition>> = definitions;

export const detailKeys: readonly DetailKey[] = Object.keys(definitions).filter((key): key is DetailKey =>
  Object.hasOwn(definitions, key),
);

export interface DetailOptions {
  /** Sizes in inches by parameter name; a missing one takes its default. */
  parameters?: Readonly<Record<string, number>>;
  /** Material names by label. */
  labels?: Readonly<Record<string, string>>;
}

/** Draws a detail; the same key and options always give the same drawing. */
export const drawDetail = (key: DetailKey, { parameters = {}, labels = {} }: DetailOptions = {}): Drawing =>
  detailDefinitions[key].draw(parameters, labels);
