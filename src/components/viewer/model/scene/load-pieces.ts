import {
  Box3,
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
import type { BufferGeometry, Material, Object3D, Plane } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** One mesh of a type, in the place where it stands, with its edges and what a section shows of its inside. */
export interface Piece {
  /** Index of its node in the file. */
  node: number;
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  edges: LineSegments<EdgesGeometry, LineBasicMaterial>;
  /** Its back faces: seen where a section opens it. */
  inside: Mesh<BufferGeometry, MeshBasicMaterial>;
  center: Vector3;
  isClearance: boolean;
}

/** Lines between faces that meet at more than so many degrees. */
const edgeAngle = 25;
/** Without surroundings to mirror, metal would be black. */
const mostMetal = 0.15;

/** Reads a GLB whose shape `readGlb` has taken. Pictures inside it become textures; none is fetched from elsewhere. */
export async function loadGltf(bytes: ArrayBuffer): Promise<GLTF> {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => (/^(?:blob|data):/.test(url) ? url : 'data:,'));
  const loader = new GLTFLoader(manager);
  // The usual loader of pictures fetches them, which the security policy of the page does not allow for blobs.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(manager);
    return { name: 'app_parts', beforeRoot: () => Promise.resolve(numberNodes(parser.json)) };
  });
  return loader.parseAsync(bytes, '');
}

/** The loader forgets which node an object comes from as soon as a file has several scenes, so each carries its number. */
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

/** The pieces of one scene of the file, flat: nodes above them are worked into their shape. */
export function piecesOf(gltf: GLTF, scene: number, planes: Plane[]): Piece[] {
  const root = gltf.scenes[scene];
  if (!root) return [];
  root.updateMatrixWorld(true);
  const pieces: Piece[] = [];
  root.traverse((object) => {
    const node = nodeOf(object);
    if (!(object instanceof Mesh) || node === null) return;
    const source: unknown = Array.isArray(object.material) ? object.material[0] : object.material;
    const geometry: unknown = object.geometry;
    if (isGeometry(geometry) && source instanceof MeshStandardMaterial)
      pieces.push(pieceOf(geometry.clone().applyMatrix4(object.matrixWorld), source, node, planes, object));
  });
  return pieces;
}

const isGeometry = (value: unknown): value is BufferGeometry =>
  typeof value === 'object' && value !== null && 'isBufferGeometry' in value;

/** A mesh of several materials stands below the node that the file has for it. */
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
  // Edges lie on their faces; these step back for them.
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

/** Gives memory back that the graphics card holds. */
export function dispose({ mesh, edges, inside }: Piece): void {
  const materials: Material[] = [mesh.material, edges.material, inside.material];
  for (const material of materials) material.dispose();
  mesh.geometry.dispose();
  edges.geometry.dispose();
}
