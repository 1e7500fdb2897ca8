import type { BasisModule } from '#src/lib/model/ktx2.ts';

/** The parts of the Draco decoder that we use: https://github.com/google/draco */
export interface DracoModule {
  Decoder: new () => DracoDecoder;
  Mesh: new () => DracoMesh;
  DT_FLOAT32: number;
  HEAPF32: { buffer: ArrayBuffer };
  destroy: (thing: object) => void;
  _malloc: (bytes: number) => number;
  _free: (at: number) => void;
}

interface DracoDecoder {
  DecodeArrayToMesh: (bytes: Uint8Array, length: number, mesh: DracoMesh) => { ok: () => boolean };
  GetAttributeByUniqueId: (mesh: DracoMesh, id: number) => DracoAttribute;
  GetTrianglesUInt32Array: (mesh: DracoMesh, bytes: number, into: number) => boolean;
  GetAttributeDataArrayForAllPoints: (
    mesh: DracoMesh,
    attribute: DracoAttribute,
    type: number,
    bytes: number,
    into: number,
  ) => boolean;
}

interface DracoMesh {
  num_faces: () => number;
  num_points: () => number;
}

interface DracoAttribute {
  num_components: () => number;
}

/** The decoders for a model's compressed parts. */
export interface MeshDecoders {
  /** `EXT_meshopt_compression`: fills `target`, which has the size that the file declares. Throws on damaged bytes. */
  meshopt: (
    target: Uint8Array,
    view: { count: number; size: number; mode: string; filter?: string },
    source: Uint8Array,
  ) => void;
  /** Null if the file doesn't need it. */
  draco: DracoModule | null;
  /** The same, for KTX2 textures. */
  basis: BasisModule | null;
}

export interface DracoShape {
  corners: Uint32Array;
  points: number;
  /** By the requested unique ids; null for a missing one. */
  attributes: Map<number, { width: number; numbers: Float32Array } | null>;
}

/** Maximum number of values of a shape's points and of its indices; no building product has more. */
const mostNumbers = 24_000_000;

/** Unpacks one shape; null if it is damaged or too large. */
export function decodeDraco(
  draco: DracoModule,
  bytes: Uint8Array,
  ids: readonly number[],
): DracoShape | null {
  const [decoder, mesh] = [new draco.Decoder(), new draco.Mesh()];
  /** Allocates the decoder's memory, and always frees it. */
  const numbersFrom = <List>(
    length: number,
    fill: (at: number, bytes: number) => boolean,
    read: (at: number) => List,
  ): List | null => {
    const at = draco._malloc(4 * length);
    try {
      return fill(at, 4 * length) ? read(at) : null;
    } finally {
      draco._free(at);
    }
  };
  try {
    if (!decoder.DecodeArrayToMesh(bytes, bytes.byteLength, mesh).ok()) return null;
    const [faces, points] = [mesh.num_faces(), mesh.num_points()];
    if (3 * faces > mostNumbers || 4 * points > mostNumbers) return null;
    const corners = numbersFrom(
      3 * faces,
      (at, length) => decoder.GetTrianglesUInt32Array(mesh, length, at),
      (at) => new Uint32Array(draco.HEAPF32.buffer, at, 3 * faces).slice(),
    );
    if (corners === null) return null;
    const attributes: DracoShape['attributes'] = new Map();
    for (const id of ids) {
      const attribute = decoder.GetAttributeByUniqueId(mesh, id);
      const width = attribute.num_components();
      if (width < 1 || width > 4) return null;
      const numbers = numbersFrom(
        width * points,
        (at, length) =>
          decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, draco.DT_FLOAT32, length, at),
        (at) => new Float32Array(draco.HEAPF32.buffer, at, width * points).slice(),
      );
      attributes.set(id, numbers && { width, numbers });
    }
    return { corners, points, attributes };
  } finally {
    draco.destroy(mesh);
    draco.destroy(decoder);
  }
}
