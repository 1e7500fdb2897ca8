/** Null for an unsupported format. */
export type Made = string | Uint8Array | null;
