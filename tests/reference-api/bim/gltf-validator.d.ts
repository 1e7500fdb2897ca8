declare module 'gltf-validator' {
  export interface Report {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] };
    info: { version: string; totalTriangleCount: number; drawCallCount: number };
  }
  export function validateBytes(data: Uint8Array, options?: { format?: 'glb' | 'gltf' }): Promise<Report>;
}
