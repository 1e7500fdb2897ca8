import type { DetailDefinition } from '#src/reference-api/drawings/define-detail.ts';
import { baseOfWall } from '#src/reference-api/drawings/details/base-of-wall.ts';
import { belowGradeWall } from '#src/reference-api/drawings/details/below-grade-wall.ts';
import { ceilingDiffuser } from '#src/reference-api/drawings/details/ceiling-diffuser.ts';
import { ceilingHanger } from '#src/reference-api/drawings/details/ceiling-hanger.ts';
import { ceilingPerimeter } from '#src/reference-api/drawings/details/ceiling-perimeter.ts';
import { countertopEdge } from '#src/reference-api/drawings/details/countertop-edge.ts';
import { curb } from '#src/reference-api/drawings/details/curb.ts';
import { curtainWallAnchor } from '#src/reference-api/drawings/details/curtain-wall-anchor.ts';
import { doorFrame } from '#src/reference-api/drawings/details/door-frame.ts';
import { doorThreshold } from '#src/reference-api/drawings/details/door-threshold.ts';
import { eave } from '#src/reference-api/drawings/details/eave.ts';
import { equipmentPad } from '#src/reference-api/drawings/details/equipment-pad.ts';
import { expansionJoint } from '#src/reference-api/drawings/details/expansion-joint.ts';
import { firestopPenetration } from '#src/reference-api/drawings/details/firestop-penetration.ts';
import { floorTransition } from '#src/reference-api/drawings/details/floor-transition.ts';
import { footing } from '#src/reference-api/drawings/details/footing.ts';
import { glazingPocket } from '#src/reference-api/drawings/details/glazing-pocket.ts';
import { insideCorner } from '#src/reference-api/drawings/details/inside-corner.ts';
import { outsideCorner } from '#src/reference-api/drawings/details/outside-corner.ts';
import { panelJoint } from '#src/reference-api/drawings/details/panel-joint.ts';
import { parapetCoping } from '#src/reference-api/drawings/details/parapet-coping.ts';
import { partitionBase } from '#src/reference-api/drawings/details/partition-base.ts';
import { partitionHead } from '#src/reference-api/drawings/details/partition-head.ts';
import { paverEdge } from '#src/reference-api/drawings/details/paver-edge.ts';
import { pipeHanger } from '#src/reference-api/drawings/details/pipe-hanger.ts';
import { postFooting } from '#src/reference-api/drawings/details/post-footing.ts';
import { railingPost } from '#src/reference-api/drawings/details/railing-post.ts';
import { rake } from '#src/reference-api/drawings/details/rake.ts';
import { recessedFixture } from '#src/reference-api/drawings/details/recessed-fixture.ts';
import { ridge } from '#src/reference-api/drawings/details/ridge.ts';
import { roofDrain } from '#src/reference-api/drawings/details/roof-drain.ts';
import { roofEdge } from '#src/reference-api/drawings/details/roof-edge.ts';
import { roofPenetration } from '#src/reference-api/drawings/details/roof-penetration.ts';
import { roofToWall } from '#src/reference-api/drawings/details/roof-to-wall.ts';
import { sink } from '#src/reference-api/drawings/details/sink.ts';
import { stairNosing } from '#src/reference-api/drawings/details/stair-nosing.ts';
import { storefrontMullion } from '#src/reference-api/drawings/details/storefront-mullion.ts';
import { trenchDrain } from '#src/reference-api/drawings/details/trench-drain.ts';
import { wallBase } from '#src/reference-api/drawings/details/wall-base.ts';
import { wallMounting } from '#src/reference-api/drawings/details/wall-mounting.ts';
import { wallPenetration } from '#src/reference-api/drawings/details/wall-penetration.ts';
import { metalBuildingEave } from '#src/reference-api/drawings/details/metal-building-eave.ts';
import { metalBuildingBase } from '#src/reference-api/drawings/details/metal-building-base.ts';
import { brickVeneerBase } from '#src/reference-api/drawings/details/brick-veneer-base.ts';
import { precastJoint } from '#src/reference-api/drawings/details/precast-joint.ts';
import { pressurePlate } from '#src/reference-api/drawings/details/pressure-plate.ts';
import { structuralSilicone } from '#src/reference-api/drawings/details/structural-silicone.ts';
import { waterClosetCarrier } from '#src/reference-api/drawings/details/water-closet-carrier.ts';
import { exteriorSheathing } from '#src/reference-api/drawings/details/exterior-sheathing.ts';
import { frameInMasonry } from '#src/reference-api/drawings/details/frame-in-masonry.ts';
import { showerFloor } from '#src/reference-api/drawings/details/shower-floor.ts';
import { metalRoofPenetration } from '#src/reference-api/drawings/details/metal-roof-penetration.ts';
import { roofValley } from '#src/reference-api/drawings/details/roof-valley.ts';
import { wallFirestop } from '#src/reference-api/drawings/details/wall-firestop.ts';
import { sealantJoint } from '#src/reference-api/drawings/details/sealant-joint.ts';
import { plazaDeck } from '#src/reference-api/drawings/details/plaza-deck.ts';
import { toiletPartition } from '#src/reference-api/drawings/details/toilet-partition.ts';
import { roofHatch } from '#src/reference-api/drawings/details/roof-hatch.ts';
import { skylightCurb } from '#src/reference-api/drawings/details/skylight-curb.ts';
import { solarRack } from '#src/reference-api/drawings/details/solar-rack.ts';
import { lightPoleBase } from '#src/reference-api/drawings/details/light-pole-base.ts';
import { bollard } from '#src/reference-api/drawings/details/bollard.ts';
import { catchBasin } from '#src/reference-api/drawings/details/catch-basin.ts';
import { sprinklerHead } from '#src/reference-api/drawings/details/sprinkler-head.ts';
import { terminalUnitHanging } from '#src/reference-api/drawings/details/terminal-unit-hanging.ts';
import { panelboardElevation } from '#src/reference-api/drawings/details/panelboard-elevation.ts';
import { recessedCabinet } from '#src/reference-api/drawings/details/recessed-cabinet.ts';
import { equipmentAnchorage } from '#src/reference-api/drawings/details/equipment-anchorage.ts';
import { windowHead } from '#src/reference-api/drawings/details/window-head.ts';
import { windowJamb } from '#src/reference-api/drawings/details/window-jamb.ts';
import { windowSill } from '#src/reference-api/drawings/details/window-sill.ts';
import { eifsOpening } from '#src/reference-api/drawings/details/eifs-opening.ts';
import { eifsGrade } from '#src/reference-api/drawings/details/eifs-grade.ts';
import { sidingWindowHead } from '#src/reference-api/drawings/details/siding-window-head.ts';
import { sidingCorner } from '#src/reference-api/drawings/details/siding-corner.ts';
import { louverInWall } from '#src/reference-api/drawings/details/louver-in-wall.ts';
import { accessDoor } from '#src/reference-api/drawings/details/access-door.ts';
import { coilingDoorJamb } from '#src/reference-api/drawings/details/coiling-door-jamb.ts';
import { coilingDoorHead } from '#src/reference-api/drawings/details/coiling-door-head.ts';
import { sectionalDoorTrack } from '#src/reference-api/drawings/details/sectional-door-track.ts';
import { handrailBracket } from '#src/reference-api/drawings/details/handrail-bracket.ts';
import { cornerGuard } from '#src/reference-api/drawings/details/corner-guard.ts';
import { dockLevelerPit } from '#src/reference-api/drawings/details/dock-leveler-pit.ts';
import { entranceMat } from '#src/reference-api/drawings/details/entrance-mat.ts';
import { shadePocket } from '#src/reference-api/drawings/details/shade-pocket.ts';
import { storefrontSill } from '#src/reference-api/drawings/details/storefront-sill.ts';
import { sillPan } from '#src/reference-api/drawings/details/sill-pan.ts';
import { wallJointCover } from '#src/reference-api/drawings/details/wall-joint-cover.ts';
import { pilasterBase } from '#src/reference-api/drawings/details/pilaster-base.ts';
import { recessedTroffer } from '#src/reference-api/drawings/details/recessed-troffer.ts';
import { porousPaving } from '#src/reference-api/drawings/details/porous-paving.ts';
import { stabilizedBase } from '#src/reference-api/drawings/details/stabilized-base.ts';
import { solarClamp } from '#src/reference-api/drawings/details/solar-clamp.ts';
import { urinalCarrier } from '#src/reference-api/drawings/details/urinal-carrier.ts';
import { doorCloser } from '#src/reference-api/drawings/details/door-closer.ts';
import { caseworkSection } from '#src/reference-api/drawings/details/casework-section.ts';
import { bikeRack } from '#src/reference-api/drawings/details/bike-rack.ts';
import { benchAnchorage } from '#src/reference-api/drawings/details/bench-anchorage.ts';
import { lockerBase } from '#src/reference-api/drawings/details/locker-base.ts';
import { beamFireproofing } from '#src/reference-api/drawings/details/beam-fireproofing.ts';
import { pipeTrench } from '#src/reference-api/drawings/details/pipe-trench.ts';
import { acousticPanel } from '#src/reference-api/drawings/details/acoustic-panel.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import type { DetailKey } from '#src/reference-api/drawings/keys.ts';

/** Every construction detail that can be drawn. */
export const detailDefinitions: Readonly<Record<DetailKey, DetailDefinition>> = {
  'roof-edge': roofEdge,
  ridge: ridge,
  eave: eave,
  rake: rake,
  'roof-to-wall': roofToWall,
  'roof-penetration': roofPenetration,
  'roof-drain': roofDrain,
  curb: curb,
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
  sink: sink,
  'pipe-hanger': pipeHanger,
  'firestop-penetration': firestopPenetration,
  'railing-post': railingPost,
  'stair-nosing': stairNosing,
  footing: footing,
  'equipment-pad': equipmentPad,
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
  bollard: bollard,
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
};

export interface DetailOptions {
  /** Sizes in inches by parameter name; what is missing takes its default. */
  parameters?: Readonly<Record<string, number>>;
  /** Material names by label. */
  labels?: Readonly<Record<string, string>>;
}

/** Draws a detail; the same key and options always give the same drawing. */
export function drawDetail(key: DetailKey, { parameters = {}, labels = {} }: DetailOptions = {}): Drawing {
  return detailDefinitions[key].draw(parameters, labels);
}
