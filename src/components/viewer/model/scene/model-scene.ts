import {
  AmbientLight,
  Box3,
  Color,
  DirectionalLight,
  Group,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';

import { pixelRatio, canvasToPng } from '#src/browser/canvas.ts';
import { OrbitCamera } from '#src/components/viewer/model/scene/orbit-camera.ts';
import { dispose, loadGltf, meshPartsOf, movePart } from '#src/components/viewer/model/scene/mesh-parts.ts';
import type { MeshPart } from '#src/components/viewer/model/scene/mesh-parts.ts';
import { planeOf } from '#src/components/viewer/model/scene/section-plane.ts';
import { snapped } from '#src/components/viewer/model/scene/snap.ts';
import { zoomRange, type ModelView } from '#src/domain/viewer/model/model-view.ts';
import { centerOf, type Box, type Vector } from '#src/lib/model/vector.ts';
import type { SceneLines } from '#src/lib/model/part-lines.ts';

/** The model to draw: the file, and the edges of its parts. */
export interface DrawnModel {
  bytes: ArrayBuffer;
  lines: readonly SceneLines[];
}

/** Colors from the theme. */
export interface SceneColors {
  paper: string;
  edge: string;
  cut: string;
  chosen: string;
  /** Brightness of faces: 1 on paper, less in the dark theme, where white would glare and hide the edges. */
  light: number;
}

interface Handlers {
  /** Called when the user rotates, pans, or zooms. */
  onMove: (view: ReturnType<OrbitCamera['read']>) => void;
  /** Called after each frame, so that the overlay can follow. */
  onFrame: () => void;
  /** Called when the WebGL context is lost. */
  onLost: () => void;
}

export interface Shown {
  view: ModelView;
  /** Index of the scene in the file, and the object's bounding box in it. */
  scene: number;
  box: Box;
  /** The box to fit into the viewport: the object, and its clearances if they are shown. */
  fit: Box;
  hiddenNodes: ReadonlySet<number>;
  chosenNodes: ReadonlySet<number>;
}

type LoadedFile = Pick<DrawnModel, 'lines'> & { gltf: GLTF };

/** A model on a canvas. Renders on demand, not in a loop. */
export class ModelScene {
  readonly #renderer: WebGLRenderer;
  readonly #file: LoadedFile;
  readonly #handlers: Handlers;
  readonly #scene = new Scene();
  readonly #group = new Group();
  readonly #planes: Plane[] = [];
  readonly #controls: OrbitControls;
  readonly #eye = new OrbitCamera();
  readonly #light = new DirectionalLight();
  readonly #around = new AmbientLight();
  #meshParts: MeshPart[] = [];
  #loaded = -1;
  #frame = 0;
  #isApplying = false;
  #colors: SceneColors = { paper: '#fff', edge: '#22241f', cut: '#b3260f', chosen: '#0b57a4', light: 1 };
  #shown: Shown | null = null;

  /** Rejects if the file cannot be read. */
  static async open(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    { bytes, lines }: DrawnModel,
    handlers: Handlers,
  ): Promise<ModelScene> {
    const renderer = new WebGLRenderer({ canvas, context });
    try {
      return new ModelScene(renderer, { gltf: await loadGltf(bytes), lines }, handlers);
    } catch (error) {
      renderer.dispose();
      throw error;
    }
  }

  private constructor(renderer: WebGLRenderer, file: LoadedFile, handlers: Handlers) {
    this.#renderer = renderer;
    this.#file = file;
    this.#handlers = handlers;
    renderer.setPixelRatio(pixelRatio(2));
    renderer.localClippingEnabled = true;
    this.#scene.add(this.#around, this.#light, this.#light.target, this.#group);
    this.#controls = new OrbitControls(this.#eye.camera, renderer.domElement);
    this.#controls.target = this.#eye.target;
    this.#controls.zoomToCursor = true;
    [this.#controls.minZoom, this.#controls.maxZoom] = zoomRange;
    this.#controls.addEventListener('change', () => {
      if (this.#isApplying) return;
      this.request();
      handlers.onMove(this.#eye.read());
    });
    renderer.domElement.addEventListener('webglcontextlost', handlers.onLost);
  }

  /** Shows the model this way from the next frame on. */
  show(shown: Shown): void {
    // A large model takes long to draw, so an unchanged one is not drawn again.
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#apply(shown);
  }

  #apply(shown: Shown): void {
    if (shown.scene !== this.#loaded) this.#load(shown);
    const { view, box, fit, hiddenNodes, chosenNodes } = shown;
    this.#eye.setBox(new Box3(new Vector3(...fit.min), new Vector3(...fit.max)));
    this.#isApplying = true;
    this.#eye.apply(view);
    this.#controls.update();
    this.#isApplying = false;
    this.#planes.length = 0;
    if (view.section) this.#planes.push(planeOf(view.section, box));
    const center = new Vector3(...centerOf(box));
    for (const part of this.#meshParts) {
      const { mesh, edges, inside, node, isClearance, center: own } = part;
      const isShown = isClearance ? view.hasClearance : !hiddenNodes.has(node);
      const away = own
        .clone()
        .sub(center)
        .multiplyScalar(isClearance ? 0 : view.explode * 1.2);
      movePart(part, away);
      mesh.visible = isShown && !view.isWireframe;
      inside.visible = mesh.visible && view.section !== null && !isClearance && mesh.material.opacity === 1;
      edges.visible = isShown;
      mesh.material.emissive.set(chosenNodes.has(node) ? this.#colors.chosen : '#000');
      mesh.material.emissiveIntensity = 0.55;
      edges.material.color.set(
        chosenNodes.has(node) || isClearance ? this.#colors.chosen : this.#colors.edge,
      );
      inside.material.color.set(this.#colors.cut);
    }
    this.request();
  }

  setColors(colors: SceneColors): void {
    this.#colors = colors;
    this.#around.intensity = 1.5 * colors.light;
    this.#light.intensity = 1.9 * colors.light;
    if (this.#shown) this.#apply(this.#shown);
  }

  resize(width: number, height: number): void {
    const size = this.#renderer.getSize(new Vector2());
    if (width < 1 || height < 1 || (size.width === width && size.height === height)) return;
    this.#renderer.setSize(width, height, false);
    this.#eye.setAspect(width / height);
    if (this.#shown) this.#apply(this.#shown);
  }

  /** Draws in the next animation frame. */
  request(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  /** The part at a point of the canvas, in CSS pixels from its upper left corner. */
  pick(x: number, y: number): { node: number; point: Vector } | null {
    const { width, height } = this.#renderer.getSize(new Vector2());
    const rays = new Raycaster();
    rays.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), this.#eye.camera);
    const solid = this.#meshParts.filter(({ edges, isClearance }) => edges.visible && !isClearance);
    const [plane] = this.#planes;
    const objects = solid.flatMap(({ mesh, inside }) => (plane ? [mesh, inside] : [mesh]));
    const hits = rays.intersectObjects(objects);
    const hit = hits.find(({ point }) => !plane || plane.distanceToPoint(point) >= 0);
    const part = solid.find(({ mesh, inside }) => mesh === hit?.object || inside === hit?.object);
    if (!hit || !part) return null;
    // If the section plane cut the part open, the ray hits its inside; use the point on the cut.
    const cut = plane && hit.object === part.inside ? rays.ray.intersectPlane(plane, new Vector3()) : null;
    const { x: px, y: py, z: pz } = cut ?? snapped(hit, this.#eye.camera, width, height);
    return { node: part.node, point: [px, py, pz] };
  }

  /** Projects a point of the model onto the canvas, in CSS pixels. */
  onCanvas(point: Vector): readonly [x: number, y: number] {
    const { width, height } = this.#renderer.getSize(new Vector2());
    const { x, y } = new Vector3(...point).project(this.#eye.camera);
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  }

  /** The effective zoom, also if the view is fitted automatically. */
  zoom(): number {
    return this.#eye.camera.zoom;
  }

  /** The current picture on a paper-colored background. */
  png(): Promise<Blob | null> {
    this.#scene.background = new Color(this.#colors.paper);
    this.#draw();
    this.#scene.background = null;
    this.request();
    return canvasToPng(this.#renderer.domElement);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#renderer.domElement.removeEventListener('webglcontextlost', this.#handlers.onLost);
    this.#controls.dispose();
    for (const part of this.#meshParts) dispose(part);
    this.#renderer.dispose();
  }

  #load({ scene }: Shown): void {
    for (const part of this.#meshParts) dispose(part);
    const { gltf, lines } = this.#file;
    const own = lines.find((one) => one.scene === scene)?.parts ?? [];
    this.#meshParts = meshPartsOf(gltf, scene, own, this.#planes);
    this.#group.clear();
    for (const { mesh, edges, inside } of this.#meshParts) this.#group.add(mesh, edges, inside);
    this.#loaded = scene;
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // The light is behind the viewer's left shoulder, so that no visible side is dark.
    const { camera, target, radius } = this.#eye;
    this.#light.target.position.copy(target);
    this.#light.position.copy(camera.localToWorld(new Vector3(-radius * 3, radius * 5, radius)));
    this.#renderer.render(this.#scene, camera);
    this.#handlers.onFrame();
  }
}
