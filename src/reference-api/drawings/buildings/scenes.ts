import { scenesOfWork } from '#src/reference-api/drawings/buildings/scenes-of-work.ts';
import { scenesOnPaper } from '#src/reference-api/drawings/buildings/scenes-on-paper.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { choicesFrom } from '#src/reference-api/drawings/products/variation.ts';

/** The subjects of films and lectures. */
const scenes = { ...scenesOfWork, ...scenesOnPaper };

export type SceneKey = keyof typeof scenes;

/** A scene; the same key and integer always give the same drawing. */
export function drawScene(key: SceneKey, variation: number): Drawing {
  return scenes[key](choicesFrom(variation)).toDrawing();
}
