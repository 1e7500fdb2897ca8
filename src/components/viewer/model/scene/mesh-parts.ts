import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  LoadingManager,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  BackSide,
  TextureLoader,
  Vector3,
} from 'three';
import type { Material, Matrix4, Object3D, Plane } from 'three';
import { GLTFLoader, type GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';

import type { PartLines } from '#src/lib/model/part-lines.ts';

/** One mesh of a type, with its edges and the back faces that a section exposes. */
export interface MeshPart {
  /** Index of its node in the file. */
  node: number;
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  edges: LineSegments<BufferGeometry, LineBasicMaterial>;
  /** Renders back faces, which show where a section cuts the part open. */
  inside: Mesh<BufferGeometry, MeshBasicMaterial>;
  center: Vector3;
  /** Its node's transform. It is not applied to the vertices, because a million take too long. */
  place: Matrix4;
  isClearance: boolean;
}

/** Maximum metalness: without an environment map, metal would be black. */
const mostMetal = 0.15;

/**
 * Parses a GLB that `readGlb` has accepted. Embedded images become textures; external ones are never fetched.
 */
export async function loadGltf(bytes: ArrayBuffer): Promise<GLTF> {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => (/^(?:blob|data):/.test(url) ? url : 'data:,'));
  const loader = new GLTFLoader(manager);
  // The default image loader uses fetch, which our CSP forbids for blobs.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(manager);
    return { name: 'app_parts', beforeRoot: () => Promise.resolve(numberNodes(parser.json)) };
  });
  return loader.parseAsync(bytes, '');
}

/**
 * With several scenes in a file, GLTFLoader loses which node an object came from, so each node carries its
 * index.
 */
function numberNodes(file: unknown): void {
  const nodes: unknown = isRecord(file) ? file['nodes'] : null;
  if (!Array.isArray(nodes)) return;
  for (const [index, node] of nodes.entries()) {
    if (!isRecord(node)) continue;
    const { extras } = node;
    node['extras'] = { ...(isRecord(extras) && extras), [nodeKey]: index };
  }
}

const nodeKey = 'appNode';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The meshes of one scene as a flat list. `lines` are those of its parts, in the order of the file. */
export function meshPartsOf(
  gltf: GLTF,
  scene: number,
  lines: readonly PartLines[],
  planes: Plane[],
): MeshPart[] {
  const root = gltf.scenes[scene];
  if (!root) return [];
  root.updateMatrixWorld(true);
  const left = new Map<number, PartLines[]>();
  for (const one of lines) left.set(one.node, [...(left.get(one.node) ?? []), one]);
  const parts: MeshPart[] = [];
  root.traverse((object) => {
    const node = nodeOf(object);
    if (!(object instanceof Mesh) || node === null) return;
    const geometry: unknown = object.geometry;
    if (!isGeometry(geometry) || cornersOf(geometry) === 0) return;
    const given: unknown = Array.isArray(object.material) ? object.material[0] : object.material;
    const source = shadedMaterial(given, geometry);
    const own = left.get(node)?.shift()?.lines ?? new Float32Array();
    if (source) parts.push(meshPartOf(object, geometry, { source, node, lines: own, planes }));
  });
  return parts;
}

const cornersOf = ({ index, attributes }: BufferGeometry): number =>
  index?.count ?? attributes['position']?.count ?? 0;

/**
 * A shaded material even if the file asks for an unlit one, because the viewer's light shows the shape better; null for
 * anything without faces.
 */
function shadedMaterial(material: unknown, geometry: BufferGeometry): MeshStandardMaterial | null {
  if (material instanceof MeshStandardMaterial) return material;
  if (!(material instanceof MeshBasicMaterial)) return null;
  const { color, map, opacity, transparent, alphaTest, side, vertexColors } = material;
  // Unlit geometry may have no normals.
  const flatShading = !geometry.hasAttribute('normal');
  const look = { color, map, opacity, transparent, alphaTest, side, vertexColors };
  return new MeshStandardMaterial({ ...look, flatShading, metalness: 0 });
}

const isGeometry = (value: unknown): value is BufferGeometry =>
  typeof value === 'object' && value !== null && 'isBufferGeometry' in value;

/** GLTFLoader splits a mesh with several materials into children of its node. */
function nodeOf({ userData, parent }: Object3D): number | null {
  const found: unknown = userData[nodeKey];
  if (typeof found === 'number') return found;
  return parent ? nodeOf(parent) : null;
}

function meshPartOf(
  object: Object3D & { morphTargetInfluences?: number[] | undefined },
  geometry: BufferGeometry,
  made: { source: MeshStandardMaterial; node: number; lines: Float32Array; planes: Plane[] },
): MeshPart {
  const { userData, parent, matrixWorld: place } = object;
  const { source, node, lines, planes: clippingPlanes } = made;
  const isClearance = userData['clearance'] === true || parent?.userData['clearance'] === true;
  const material = source.clone();
  material.metalness = Math.min(material.metalness, mostMetal);
  material.clippingPlanes = clippingPlanes;
  // Pushes faces back, so that the edges on them are visible.
  material.polygonOffset = true;
  material.polygonOffsetFactor = 1;
  material.polygonOffsetUnits = 1;
  const mesh = new Mesh(geometry, material);
  const inside = new Mesh(
    geometry,
    new MeshBasicMaterial({ side: BackSide, clippingPlanes, color: 0x8e8e88 }),
  );
  for (const one of [mesh, inside]) {
    one.matrixAutoUpdate = false;
    // The file's bounding box may be wrong.
    one.frustumCulled = false;
    if (object.morphTargetInfluences) one.morphTargetInfluences = [...object.morphTargetInfluences];
  }
  if (!geometry.boundingBox) geometry.computeBoundingBox();
  const box = (geometry.boundingBox ?? new Box3()).clone().applyMatrix4(place);
  const edges = new LineSegments(
    new BufferGeometry().setAttribute('position', new BufferAttribute(lines, 3)),
    new LineBasicMaterial({ clippingPlanes }),
  );
  return { node, isClearance, mesh, edges, inside, place, center: box.getCenter(new Vector3()) };
}

/** Moves a part relative to its node. */
export function movePart({ mesh, edges, inside, place }: MeshPart, away: Vector3): void {
  edges.position.copy(away);
  for (const one of [mesh, inside]) {
    one.matrix.copy(place).setPosition(new Vector3().setFromMatrixPosition(place).add(away));
    one.matrixWorldNeedsUpdate = true;
  }
}

/** Frees GPU memory. */
export function dispose({ mesh, edges, inside }: MeshPart): void {
  const materials: Material[] = [mesh.material, edges.material, inside.material];
  for (const material of materials) material.dispose();
  mesh.geometry.dispose();
  edges.geometry.dispose();
}
