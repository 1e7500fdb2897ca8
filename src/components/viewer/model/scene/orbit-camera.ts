import { OrthographicCamera, Vector3, type Box3 } from 'three';

import { zoomRange, type ModelView } from '#src/domain/viewer/model/model-view.ts';
import { largest } from '#src/lib/long-lists.ts';
import { frameOf } from '#src/lib/model/views.ts';

/** Share of the viewport that a fitted object fills. */
const filled = 0.86;
const degrees = 180 / Math.PI;

/** An orthographic camera, so that plan, front, and side views are to scale. */
export class OrbitCamera {
  readonly camera = new OrthographicCamera();
  readonly target = new Vector3();
  #center = new Vector3();
  #corners: Vector3[] = [];
  #radius = 1;
  #aspect = 1;

  /** Half the diagonal of the object's bounding box. */
  get radius(): number {
    return this.#radius;
  }

  setBox(box: Box3): void {
    const { min, max } = box;
    this.#corners = [min.x, max.x].flatMap((x) =>
      [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
    );
    box.getCenter(this.#center);
    this.#radius = Math.max(min.distanceTo(max) / 2, 1e-4);
  }

  setAspect(aspect: number): void {
    this.#aspect = aspect;
  }

  /** Moves the camera to a view. */
  apply(view: ModelView): void {
    const { azimuth, elevation, pan } = view;
    // Looking straight down, the camera would have no up direction.
    const { toEye } = frameOf({ azimuth, elevation: Math.min(89.999, Math.max(-89.999, elevation)) });
    const [x, y, z] = pan.map((value) => value * this.#radius);
    this.target.copy(this.#center).add(new Vector3(x, y, z));
    this.camera.position.copy(this.target).addScaledVector(new Vector3(...toEye), this.#radius * 8);
    this.camera.lookAt(this.target);
    this.camera.zoom = view.zoom ?? this.fittedZoom(view);
    this.#frustum();
  }

  /** The view after user input: angles, zoom, and pan. */
  read(): Pick<ModelView, 'azimuth' | 'elevation' | 'zoom' | 'pan'> {
    const toEye = this.camera.position.clone().sub(this.target).normalize();
    const panned = this.target.clone().sub(this.#center).divideScalar(this.#radius);
    return {
      azimuth: Math.atan2(toEye.x, toEye.z) * degrees,
      elevation: Math.asin(Math.min(1, Math.max(-1, toEye.y))) * degrees,
      zoom: Math.min(zoomRange[1], Math.max(zoomRange[0], this.camera.zoom)),
      pan: [panned.x, panned.y, panned.z],
    };
  }

  /** The zoom at which the object fills the viewport, seen from this side. */
  fittedZoom(view: Pick<ModelView, 'azimuth' | 'elevation'>): number {
    const { right, up } = frameOf(view);
    const half = (axis: readonly [number, number, number]): number =>
      largest(
        this.#corners.map((corner) =>
          Math.abs(
            corner
              .clone()
              .sub(this.#center)
              .dot(new Vector3(...axis)),
          ),
        ),
      );
    const [width, height] = this.#halfWindow();
    return Math.min(
      (width * filled) / Math.max(half(right), 1e-6),
      (height * filled) / Math.max(half(up), 1e-6),
    );
  }

  /** Half the size of the viewport at zoom 1, which fits the object's bounding sphere. */
  #halfWindow(): readonly [width: number, height: number] {
    const short = this.#radius * 1.05;
    return this.#aspect >= 1 ? [short * this.#aspect, short] : [short, short / this.#aspect];
  }

  #frustum(): void {
    const [width, height] = this.#halfWindow();
    Object.assign(this.camera, { left: -width, right: width, top: height, bottom: -height });
    this.camera.near = this.#radius * 0.01;
    this.camera.far = this.#radius * 20;
    this.camera.updateProjectionMatrix();
  }
}
