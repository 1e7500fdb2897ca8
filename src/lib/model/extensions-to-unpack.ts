/** glTF extensions that are unpacked before a file is read. */
export const extensionsToUnpack: readonly string[] = [
  'EXT_meshopt_compression',
  'KHR_draco_mesh_compression',
  'EXT_mesh_gpu_instancing',
  'KHR_texture_basisu',
];
