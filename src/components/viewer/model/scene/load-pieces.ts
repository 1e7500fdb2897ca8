import {
  Box3,
  BufferAttribute,
  EdgesGeometry,
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
import type { BufferGeometry, InterleavedBufferAttribute, Material, Matrix4, Object3D, Plane } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** One mesh of a type in place, with its edges and the back faces that a section exposes. */
export interface Piece {
  /** Index of its node in the file. */
  node: number;
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  edges: LineSegments<EdgesGeometry, LineBasicMaterial>;
  /** Renders back faces, which show where a section cuts the piece open. */
  inside: Mesh<BufferGeometry, MeshBasicMaterial>;
  center: Vector3;
  isClearance: boolean;
}

/** An edge is drawn where faces meet at more than this many degrees. */
const edgeAngle = 25;
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

/** The meshes of one scene as a flat list, with the transforms of their parents applied. */
export function piecesOf(gltf: GLTF, scene: number, planes: Plane[]): Piece[] {
  const root = gltf.scenes[scene];
  if (!root) return [];
  root.updateMatrixWorld(true);
  const pieces: Piece[] = [];
  root.traverse((object) => {
    const node = nodeOf(object);
    if (!(object instanceof Mesh) || node === null) return;
    const source = shadedMaterial(Array.isArray(object.material) ? object.material[0] : object.material);
    const geometry: unknown = object.geometry;
    if (isGeometry(geometry) && source)
      pieces.push(pieceOf(inPlace(geometry, object.matrixWorld), source, node, planes, object));
  });
  return pieces;
}

/** The viewer's own light shows a shape better than none, as a file may ask for; null for anything without faces. */
function shadedMaterial(material: unknown): MeshStandardMaterial | null {
  if (material instanceof MeshStandardMaterial) return material;
  if (!(material instanceof MeshBasicMaterial)) return null;
  const { color, map, opacity, transparent, side, vertexColors } = material;
  return new MeshStandardMaterial({ color, map, opacity, transparent, side, vertexColors, metalness: 0 });
}

/** A copy with its transform applied. */
function inPlace(source: BufferGeometry, matrix: Matrix4): BufferGeometry {
  const geometry = source.clone();
  // Quantized numbers can't hold what the transform makes of them.
  for (const name of ['position', 'normal']) {
    const given = geometry.getAttribute(name);
    if (given && (given.normalized || !(given.array instanceof Float32Array)))
      geometry.setAttribute(name, floatsOf(given));
  }
  geometry.applyMatrix4(matrix);
  if (matrix.determinant() < 0) turnFaces(geometry);
  return geometry;
}

function floatsOf(given: BufferAttribute | InterleavedBufferAttribute): BufferAttribute {
  const numbers = new Float32Array(given.count * 3);
  for (let at = 0; at < given.count; at += 1)
    numbers.set([given.getX(at), given.getY(at), given.getZ(at)], at * 3);
  return new BufferAttribute(numbers, 3);
}

/** A mirrored shape is inside out until its triangles run the other way. */
function turnFaces(geometry: BufferGeometry): void {
  const { index } = geometry;
  const order = index
    ? Array.from({ length: index.count }, (_, at) => index.getX(at))
    : Array.from({ length: geometry.getAttribute('position').count }, (_, at) => at);
  for (let at = 0; at + 2 < order.length; at += 3)
    [order[at + 1], order[at + 2]] = [order[at + 2] ?? 0, order[at + 1] ?? 0];
  geometry.setIndex(order);
}

const isGeometry = (value: unknown): value is BufferGeometry =>
  typeof value === 'object' && value !== null && 'isBufferGeometry' in value;

/** GLTFLoader splits a mesh with several materials into children of its node. */
function nodeOf({ userData, parent }: Object3D): number | null {
  const found: unknown = userData[nodeKey];
  if (typeof found === 'number') return found;
  return parent ? nodeOf(parent) : null;
}

function pieceOf(
  geometry: BufferGeometry,
  source: MeshStandardMaterial,
  node: number,
  clippingPlanes: Plane[],
  { userData, parent }: Object3D,
): Piece {
  const isClearance = userData['clearance'] === true || parent?.userData['clearance'] === true;
  const material = source.clone();
  material.metalness = Math.min(material.metalness, mostMetal);
  material.clippingPlanes = clippingPlanes;
  // Pushes faces back, so that the edges on them are visible.
  material.polygonOffset = true;
  material.polygonOffsetFactor = 1;
  material.polygonOffsetUnits = 1;
  const box = new Box3().setFromObject(new Mesh(geometry));
  return {
    node,
    isClearance,
    mesh: new Mesh(geometry, material),
    edges: new LineSegments(
      new EdgesGeometry(geometry, edgeAngle),
      new LineBasicMaterial({ clippingPlanes }),
    ),
    inside: new Mesh(geometry, new MeshBasicMaterial({ side: BackSide, clippingPlanes, color: 0x8e8e88 })),
    center: box.getCenter(new Vector3()),
  };
}

/** Frees GPU memory. */
export function dispose({ mesh, edges, inside }: Piece): void {
  const materials: Material[] = [mesh.material, edges.material, inside.material];
  for (const material of materials) material.dispose();
  mesh.geometry.dispose();
  edges.geometry.dispose();
}
