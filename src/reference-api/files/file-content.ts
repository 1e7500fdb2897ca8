/** Null for an unsupported format. */
export type FileContent = string | Uint8Array | null;
